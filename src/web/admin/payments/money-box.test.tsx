import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, StaffRole } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { NextStepButton } from "#web/admin/bookings/next-step-button.tsx";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { dismissToast, getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { bookingPaymentsQuery } from "./booking-payments.ts";
import { MoneyBox } from "./money-box.tsx";

const everything: Action[] = ["read-payments", "take-payment", "return-payment", "give-discount", "correct-receipt"];
const booking = {
  ...{
    id: 7,
    code: "BK-40319325",
    version: 3,
    status: "confirmed",
    paymentStatus: "pending",
    bookingDate: "2026-11-27",
  },
  ...{ totalAmount: "1299.00", discountAmount: "0.00", paidAmount: "0.00", dueAmount: "1299.00", backAmount: "0.00" },
} as Booking;
const receipt = {
  ...{ id: 41, number: "26-27/000041", kind: "taken", at: "2026-11-27T02:28:00.000Z", byName: "Manpreet Kaur" },
  ...{ utr: "612345678901", reason: null, corrects: null, correctedBy: null, total: "800.00" },
  legs: [
    { method: "cash", amount: "500.00" },
    { method: "upi", amount: "300.00" },
  ],
  bookings: [{ id: 7, code: "BK-40319325", amount: "800.00" }],
};
const paidInPart = { ...booking, paidAmount: "800.00", dueAmount: "499.00" };

type Answer = { status?: number; body: object };
const sent = vi.fn<(path: string, body: Record<string, unknown>) => Answer>();

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

type Shown = { receipts?: object[]; discount?: object | null; acts?: Action[]; role?: StaffRole; upiAddress?: string };

function show(
  shown: Booking = booking,
  { receipts = [], discount = null, acts = everything, role = "owner", upiAddress = "" }: Shown = {},
  frame: (box: ReactNode, shown: Booking) => ReactNode = (box) => box,
): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery().queryKey, { acts, role } as never);
  client.setQueryData(labQuery().queryKey, { name: "Nabz", upiAddress, upiName: "", upiMerchantCode: "" } as never);
  const { queryKey } = bookingPaymentsQuery(shown.id);
  client.setQueryDefaults(queryKey, { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(queryKey, { receipts, discount } as never);
  vi.spyOn(client, "invalidateQueries").mockResolvedValue();
  render(<QueryClientProvider client={client}>{frame(<MoneyBox booking={shown} />, shown)}</QueryClientProvider>);
}

const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
/** Enter in a radio button or a text field submits its form. */
const submit = () => act(async () => void fireEvent.submit(document.activeElement?.closest("form") ?? document.body));
const getValue = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const getSent = () => sent.mock.calls.map(([path, { key: _key, ...body }]) => [path, body]);

test("two presses take all of what is due in cash: r, Enter", async () => {
  show();
  pressKey("r");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Cash/ }));
  await submit();
  expect(getSent()).toEqual([
    [
      "POST /api/receipts",
      {
        bookings: [{ id: 7, amount: "1299.00", version: 3 }],
        legs: [{ method: "cash", amount: "1299" }],
      },
    ],
  ]);
  expect(getCurrentToast()?.title).toBe("₹800 taken, receipt 26-27/000041");
  expect(screen.queryByRole("radio")).toBeNull();
});

test("the next step opens the form, and takes nothing itself", async () => {
  show({ ...booking, status: "completed" }, { acts: [...everything, "read-reports"] }, (box, shown) => (
    <dialog open data-panel>
      <NextStepButton booking={shown} isFormOpen={false} showReport={() => {}} />
      {box}
    </dialog>
  ));
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Take ₹1,299" })).toHaveLength(2));
  pressKey("Enter");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Cash/ }));
  expect(sent).not.toHaveBeenCalled();
});

test("a key that is held down takes nothing", () => {
  show();
  pressKey("r");
  const wasHandled = !fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter", repeat: true });
  expect(wasHandled).toBe(true);
});

test("computes the change for what was given, and takes what is due", async () => {
  show();
  pressKey("r");
  await type("Given", "2,000");
  expect(screen.getByText("Change ₹701")).toBeDefined();
  await type("Given", "1000");
  expect(screen.getByText("₹299 more is needed")).toBeDefined();
});

test("several ways fill each other up, and less than is due can be taken", async () => {
  show();
  pressKey("r");
  pressKey("4");
  await type(/^Cash, /, "500");
  expect(getValue(/^UPI, /)).toBe("799");
  await type(/^UPI, /, "300");
  expect([getValue(/^Cash, /), screen.getByText("₹499 stays due")]).toEqual(["500", expect.anything()]);
  await type(/^UTR/, "6123 4567 8901");
  await press(/^Take ₹800/);
  expect(getSent()[0]?.[1]).toEqual({
    bookings: [{ id: 7, amount: "800.00", version: 3 }],
    legs: [
      { method: "cash", amount: "500" },
      { method: "upi", amount: "300" },
    ],
    utr: "6123 4567 8901",
  });
});

test("shows what the API refuses at its field, keeps what was typed, and sends the same key again", async () => {
  show();
  pressKey("r");
  pressKey("4");
  await type(/^Cash, /, "1,0oo");
  await type(/^UPI, /, "349");
  await type(/^UTR/, "612345678901");
  const errors = {
    "legs.0.amount": "Please write rupees, like 499 or 499.50.",
    legs: "What was paid and what it is for must be the same sum.",
    utr: "This UTR stands on receipt 26-27/000041.",
  };
  sent.mockReturnValueOnce({ status: 422, body: { errors } });
  await press(/^Take ₹349/);
  const cash = screen.getByLabelText<HTMLInputElement>(/^Cash, /);
  const description = document.getElementById(cash.getAttribute("aria-describedby") ?? "");
  expect([cash.value, description?.textContent, document.activeElement]).toEqual([
    "1,0oo",
    errors["legs.0.amount"],
    cash,
  ]);
  expect(screen.getByText(errors.utr)).toBeDefined();
  await type(/^Cash, /, "950");
  await press(/^Take ₹1,299/);
  const [first, second] = sent.mock.calls.map(([, { key }]) => key);
  expect([first, second]).toEqual([second, expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test("asks before more than is due is taken; no keeps the form", async () => {
  show();
  const question = { field: "confirmed", sentence: "₹500 more than is due. Take it and owe it back?" };
  sent.mockReturnValue({ status: 409, body: { code: "ask-first", questions: [question] } });
  const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  vi.stubGlobal("confirm", confirm);
  pressKey("r");
  await type(/^Cash, /, "1799");
  expect(screen.getByText("₹500 more than is due")).toBeDefined();
  await press(/^Take ₹1,799/);
  expect(confirm.mock.calls).toEqual([[question.sentence]]);
  expect(getValue(/^Cash, /)).toBe("1799");
  sent.mockImplementation((_path, { confirmed }) =>
    confirmed ? { body: receipt } : { status: 409, body: { code: "ask-first", questions: [question] } },
  );
  await press(/^Take ₹1,799/);
  await waitFor(() => expect(screen.queryByRole("radio")).toBeNull());
});

test("draws the lab's UPI code for the amount, as a screen of its own too, and nothing without an address", async () => {
  show(booking, { upiAddress: "nabz@hdfcbank" });
  pressKey("r");
  pressKey("2");
  expect(await screen.findByRole("img", { name: "UPI code for ₹1,299" })).toBeDefined();
  await press(/^Show the code for ₹1,299/);
  expect(await within(screen.getByRole("dialog")).findByText("nabz@hdfcbank · BK-40319325")).toBeDefined();
  await press("Back to the UTR");
  expect(document.activeElement).toBe(screen.getByLabelText(/^UTR/));
  cleanup();
  show();
  pressKey("r");
  pressKey("2");
  expect([screen.queryByRole("img"), screen.getByLabelText(/^UTR/)]).toEqual([null, expect.anything()]);
});

test("returns what is to be given back, the way it came, with a reason", async () => {
  const taken = { ...booking, paymentStatus: "paid", paidAmount: "800.00", dueAmount: "0.00", backAmount: "550.00" };
  show(taken, { receipts: [receipt] });
  expect(screen.getByText("To give back").parentElement?.textContent).toBe("To give back₹550");
  await press(/^Return ₹550/);
  expect([getValue(/^Cash, /), getValue(/^UPI, /)]).toEqual(["500", "50"]);
  await press("Test taken away");
  await press(/^Return ₹550/);
  expect(getSent()).toEqual([
    [
      "POST /api/bookings/7/returns",
      {
        version: 3,
        legs: [
          { method: "cash", amount: "500" },
          { method: "upi", amount: "50" },
        ],
        reason: "Test taken away",
      },
    ],
  ]);
});

test("gives a discount in percent, and takes it back", async () => {
  show();
  pressKey("d");
  await type("Percent", "10");
  expect(getValue("Rupees")).toBe("129.90");
  await type("Why", "Family of staff");
  sent.mockReturnValueOnce({ body: booking });
  await press(/^Give ₹129.90 discount/);
  expect(getSent()).toEqual([
    ["POST /api/bookings/7/discounts", { amount: "129.90", reason: "Family of staff", version: 3 }],
  ]);
  cleanup();
  const discount = { amount: "129.90", reason: "Family of staff", byName: "Manpreet Kaur", at: receipt.at };
  show({ ...booking, discountAmount: "129.90", dueAmount: "1169.10" }, { discount });
  expect(screen.getByText(/Manpreet Kaur: Family of staff/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Give a discount/ })).toBeNull();
  await press("Take back");
  expect(getSent()[1]).toEqual(["DELETE /api/bookings/7/discounts?version=3", {}]);
});

test("corrects a receipt: it is taken back, and what is right is written", async () => {
  show(paidInPart, { receipts: [receipt] });
  await press("Correct receipt 26-27/000041");
  expect([getValue(/^Cash, /), getValue(/^UPI, /), getValue(/^UTR/)]).toEqual(["500", "300", "612345678901"]);
  await type(/^UPI, /, "");
  await type("Why", "It was all cash");
  await press(/^Correct the receipt/);
  await press("Correct receipt 26-27/000041");
  fireEvent.click(screen.getByLabelText(/take it back/));
  await type("Why", "Another booking");
  await press(/^Correct the receipt/);
  expect(getSent()).toEqual([
    [
      "POST /api/receipts/41/correction",
      {
        reason: "It was all cash",
        payment: { legs: [{ method: "cash", amount: "500" }], bookings: [{ id: 7, amount: "500.00" }] },
      },
    ],
    ["POST /api/receipts/41/correction", { reason: "Another booking" }],
  ]);
});

test("lists each receipt with its number, ways and reason, and a correction with its sign", () => {
  const mirror = {
    ...{ ...receipt, id: 42, number: null, kind: "corrected", utr: null, reason: "Typed wrong", corrects: 41 },
    ...{ total: "-800.00", legs: [{ method: "cash", amount: "-800.00" }] },
    bookings: [{ id: 7, code: "BK-40319325", amount: "-800.00" }],
  };
  show(paidInPart, { receipts: [{ ...receipt, correctedBy: 42 }, mirror] });
  const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(first).toMatch(/^Taken, cash ₹500, UPI ₹300 Corrected₹80027 Nov 2026, 07:58 AM, Manpreet Kaur/);
  expect(first).toContain("Receipt 26-27/000041 · UTR 612345678901");
  expect(second).toMatch(/^Taken back, cash −₹800.*Corrects receipt 26-27\/000041 · Typed wrong$/);
  expect(screen.getByRole("link", { name: /^Print receipt 26-27\/000041/ }).getAttribute("href")).toBe("/receipt/41");
  expect(screen.queryByRole("button", { name: /^Correct/ })).toBeNull();
});

test.each<[string, Partial<Booking>, string]>([
  ["a declined visit without a payment", { status: "declined", dueAmount: "0.00" }, "Nothing to pay"],
  ["a free booking", { totalAmount: "0.00", dueAmount: "0.00" }, "Nothing to pay"],
  ["a paid one", { paymentStatus: "paid", paidAmount: "1299.00", dueAmount: "0.00" }, "Paid"],
  ["a refunded one", { paymentStatus: "refunded", dueAmount: "0.00" }, "Refunded"],
])("%s is shown in words", (_case, changes, expected) => {
  show({ ...booking, ...changes });
  expect(screen.getAllByText(expected)).not.toEqual([]);
});

test.each<[StaffRole, Action[], string, string[]]>([
  ["owner", everything, "2026-11-27", ["Take ₹499", "Return money", "Give a discount", "Correct"]],
  ["receptionist", everything.slice(0, 4), "2026-11-27", ["Take ₹499", "Return money", "Give a discount"]],
  ["phlebotomist", ["read-payments", "take-payment"], getLabToday(), ["Take ₹499"]],
  ["phlebotomist", ["read-payments", "take-payment"], "2026-11-20", []],
  ["technician", [], "2026-11-27", []],
])("a %s with %j sees on %s only what the role may do", (role, acts, bookingDate, expected) => {
  show({ ...paidInPart, bookingDate }, { receipts: [receipt], role, acts });
  const names = screen.queryAllByRole("button").map(({ textContent }) => textContent?.trim() ?? "");
  expect(names.map((name) => expected.find((start) => name.startsWith(start)) ?? name)).toEqual(expected);
  if (expected.length === 0) pressKey("r");
  expect(screen.queryAllByRole("radio")).toEqual([]);
});
