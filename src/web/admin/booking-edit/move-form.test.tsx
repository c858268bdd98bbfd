import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import { bookableDaysQuery, daySlotsQuery } from "#web/admin/bookings/booking-queries.ts";
import { dismissToast, getCurrentToast } from "#web/components/toast-store.ts";
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

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(bookableDaysQuery().queryKey, [{ date: "2026-11-27", hasFree: true }] as never);
  const slots = [{ time: "09:00 AM", free: 4, state: "free" }];
  client.setQueryData(daySlotsQuery("2026-11-27").queryKey, { slots } as never);
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

test("moves the visit without a reason", async () => {
  show();
  choose(/New day/, "2026-11-27");
  choose(/New hour/, "09:00 AM");
  fireEvent.click(screen.getByRole("button", { name: "Move the visit" }));
  await waitFor(() => expect(sent.mock.calls[0]?.[1]).not.toHaveProperty("reason"));
});
