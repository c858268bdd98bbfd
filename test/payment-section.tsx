import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { Action, StaffRole } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { bookingPaymentsQuery } from "#web/admin/payments/booking-payments.ts";
import { PaymentSection } from "#web/admin/payments/payment-section.tsx";
import { dismissToast } from "#web/components/toasts/toast-store.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

export const everything: Action[] = [
  "read-payments",
  "take-payment",
  "return-payment",
  "give-discount",
  "correct-receipt",
];
export const booking = {
  ...{
    id: 7,
    code: "BK-40319325",
    version: 3,
    status: "confirmed",
    paymentStatus: "pending",
    bookingDate: "2026-11-27",
  },
  ...{ patientName: "Amarjit Brar", visitId: 5 },
  ...{ totalAmount: "1299.00", discountAmount: "0.00", paidAmount: "0.00", dueAmount: "1299.00", backAmount: "0.00" },
} as Booking;
export const receipt = {
  ...{ id: 41, number: "26-27/000041", kind: "taken", at: "2026-11-27T02:28:00.000Z", byName: "Manpreet Kaur" },
  ...{ utr: "612345678901", reason: null, corrects: null, correctedBy: null, total: "800.00" },
  legs: [
    { method: "cash", amount: "500.00" },
    { method: "upi", amount: "300.00" },
  ],
  bookings: [{ id: 7, code: "BK-40319325", amount: "800.00" }],
};
export const paidInPart = { ...booking, paidAmount: "800.00", dueAmount: "499.00" };

type Answer = { status?: number; body: object };
export const sent = vi.fn<(path: string, body: Record<string, unknown>) => Answer>();

/** Answers the box's calls from `sent` for each test of a file. */
export function mockPaymentApi(): void {
  beforeEach(() => {
    sent.mockReturnValue({ body: receipt });
    vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
      if (method === undefined || method === "GET") return Response.json([]);
      const answer = sent(`${method} ${path}`, body ? JSON.parse(String(body)) : {});
      return Response.json(answer.body, { status: answer.status ?? 201 });
    });
  });
  afterEach(() => {
    cleanup();
    dismissToast();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
}

type Shown = {
  receipts?: object[];
  discount?: object | null;
  acts?: Action[];
  role?: StaffRole;
  upiAddress?: string;
  /** The other bookings of the visit. */
  others?: Booking[];
};

/** Renders the box of a booking, with its receipts and the rest of its visit loaded. */
export function show(
  shown: Booking = booking,
  { receipts = [], discount = null, acts = everything, role = "owner", upiAddress = "", others = [] }: Shown = {},
  frame: (box: ReactNode, shown: Booking) => ReactNode = (box) => box,
): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery().queryKey, { acts, role } as never);
  client.setQueryData(labQuery().queryKey, { name: "Nabz", upiAddress, upiName: "", upiMerchantCode: "" } as never);
  const visit = bookingsQuery({ visitId: shown.visitId });
  client.setQueryDefaults(visit.queryKey, { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(visit.queryKey, { rows: [...others, shown], next: null } as never);
  const { queryKey } = bookingPaymentsQuery(shown.id);
  client.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(queryKey, { receipts, discount } as never);
  vi.spyOn(client, "invalidateQueries").mockResolvedValue();
  render(<QueryClientProvider client={client}>{frame(<PaymentSection booking={shown} />, shown)}</QueryClientProvider>);
}

export const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
export const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));
/** Enter in a radio button or a text field submits its form. */
export const submit = () =>
  act(async () => void fireEvent.submit(document.activeElement?.closest("form") ?? document.body));
export const getValue = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
export const getSent = () => sent.mock.calls.map(([path, { key: _key, ...body }]) => [path, body]);
