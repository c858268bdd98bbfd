import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { dismissToast, getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { ItemsForm } from "./items-form.tsx";

const booking = { id: 7, version: 3, totalAmount: "700.00" } as Booking;
const items = [
  { itemType: "test", itemId: 1, code: "T1", name: "Haemogram", price: "200.00" },
  { itemType: "test", itemId: 2, code: "T2", name: "Lipid Profile", price: "500.00" },
] as BookingItem[];
const sent = vi.fn<(path: string, body: object) => Promise<Response>>();
const onClose = vi.fn();

beforeEach(() => {
  sent.mockImplementation(async () => Response.json({ ...booking, version: 4 }));
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) =>
    method === "PUT" ? sent(path, JSON.parse(String(body))) : Response.json([]),
  );
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(testsQuery().queryKey, [] as never);
  client.setQueryData(packagesQuery().queryKey, [] as never);
  render(
    <QueryClientProvider client={client}>
      <ItemsForm booking={booking} items={items} onClose={onClose} />
    </QueryClientProvider>,
  );
}

const getButton = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => act(async () => void fireEvent.click(getButton(name)));

test("sends what remains at the total shown, once, and closes", async () => {
  const answer = Promise.withResolvers<Response>();
  sent.mockReturnValueOnce(answer.promise);
  show();
  expect(getButton("Change to ₹700").disabled).toBe(true);
  await press("Take away Haemogram");
  await press("Change to ₹500");
  await press("Changing...");
  await act(async () => answer.resolve(Response.json({ ...booking, version: 4 })));
  const body = { items: [{ itemType: "test", itemId: 2 }], totalAmount: "500.00", version: 3 };
  expect(sent.mock.calls).toEqual([["/api/bookings/7/items", body]]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(getCurrentToast()?.title).toBe("Tests changed");
});

test("puts an item back, and keeps at least one", async () => {
  show();
  await press("Take away Haemogram");
  await press("Take away Lipid Profile");
  expect(getButton("Change to ₹0").disabled).toBe(true);
  expect(screen.getByText(/^Something must stay booked/)).toBeDefined();
  await press("Put back Lipid Profile");
  expect(getButton("Change to ₹500").disabled).toBe(false);
  await press("Put back Haemogram");
  expect(getButton("Change to ₹700").disabled).toBe(true);
});

test("keeps the choice when the change is refused or not confirmed", async () => {
  show();
  await press("Take away Haemogram");
  sent.mockResolvedValueOnce(Response.json({ detail: "The sample is in the lab." }, { status: 409 }));
  await press("Change to ₹500");
  expect(getCurrentToast()?.text).toBe("The sample is in the lab.");
  const question = { code: "ask-first", questions: [{ field: "isPaid", sentence: "It is paid. Change it?" }] };
  sent.mockResolvedValueOnce(Response.json(question, { status: 409 }));
  vi.stubGlobal("confirm", () => false);
  await press("Change to ₹500");
  expect(sent).toHaveBeenCalledTimes(2);
  expect(onClose).not.toHaveBeenCalled();
  expect(getButton("Put back Haemogram")).toBeDefined();
});
