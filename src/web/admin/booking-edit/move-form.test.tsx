import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { bookableDaysQuery, bookingItemsQuery, daySlotsQuery } from "#web/admin/bookings/booking-queries.ts";
import { dismissToast, getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { setServerTime } from "#web/lib/server-clock.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { MoveForm } from "./move-form.tsx";

const booking = { id: 7, version: 3, bookingDate: "2026-11-26", bookingTime: "10:00 AM" } as Booking;
const sent = vi.fn();
let version = booking.version;

beforeEach(() => {
  version = booking.version;
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== "POST") return Response.json([]);
    const request = JSON.parse(String(body));
    sent(path, request);
    version++;
    return Response.json({ ...booking, ...request, version });
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  sent.mockClear();
});

const items = [{ itemType: "package", itemId: 5 }] as BookingItem[];
const needs = { latestFastingStart: "11:00 AM", tests: [{ name: "Lipid Profile", fastingMinH: 9, notes: [] }] };

function show(slotTimes = ["09:00 AM"]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(bookableDaysQuery().queryKey, [{ date: "2026-11-27", hasFree: true }] as never);
  const slots = slotTimes.map((time) => ({ time, free: 4, state: "free" }));
  client.setQueryData(daySlotsQuery("2026-11-27").queryKey, { slots } as never);
  client.setQueryData(bookingItemsQuery(booking.id).queryKey, items);
  client.setQueryData(preparationQuery(items).queryKey, needs as never);
  render(
    <QueryClientProvider client={client}>
      <MoveForm booking={booking} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

const choose = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("moves the visit with the chosen reason, and Undo restores the slot", async () => {
  show();
  choose(/New day/, "2026-11-27");
  choose(/New hour/, "09:00 AM");
  choose(/Why/, "not-at-home");
  fireEvent.click(screen.getByRole("button", { name: "Move the visit" }));
  const path = "/api/bookings/7/move";
  const firstMove = { bookingDate: "2026-11-27", bookingTime: "09:00 AM", version: 3, reason: "not-at-home" };
  await waitFor(() => expect(sent.mock.calls).toEqual([[path, firstMove]]));
  await waitFor(() => expect(getCurrentToast()?.undo).toBeDefined());
  cleanup();
  getCurrentToast()?.undo?.();
  const undoMove = { bookingDate: "2026-11-26", bookingTime: "10:00 AM", version: 4 };
  await waitFor(() => expect(sent.mock.calls[1]).toEqual([path, undoMove]));
});

test("marks slots whose last meal has passed, and those after the latest one", () => {
  setServerTime(new Date("2026-11-26T17:00:00Z"));
  show(["07:00 AM", "09:00 AM", "02:00 PM"]);
  choose(/New day/, "2026-11-27");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["07:00 AM (4 free, last meal passed)", "09:00 AM (4 free)", "02:00 PM (4 free, too late)"]),
  );
});

test("moves the visit without a reason", async () => {
  show();
  choose(/New day/, "2026-11-27");
  choose(/New hour/, "09:00 AM");
  fireEvent.click(screen.getByRole("button", { name: "Move the visit" }));
  await waitFor(() => expect(sent.mock.calls[0]?.[1]).not.toHaveProperty("reason"));
});
