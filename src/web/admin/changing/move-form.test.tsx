import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/schema.ts";
import { deskDaysQuery, deskHoursQuery } from "#web/admin/booking/queries.ts";
import { dismissToast, shownToast } from "#web/ui/overlays/toast-store.ts";
import { MoveForm } from "./move-form.tsx";

const booking = { id: 7, version: 3, bookingDate: "2026-11-26", bookingTime: "10:00 AM" } as Booking;
const sent = vi.fn();
let version = booking.version;

beforeEach(() => {
  version = booking.version;
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== "POST") return Response.json([]);
    const asked = JSON.parse(String(body));
    sent(path, asked);
    version++;
    return Response.json({ ...booking, ...asked, version });
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
  client.setQueryData(deskDaysQuery().queryKey, [{ date: "2026-11-27", hasFree: true }] as never);
  const slots = [{ time: "09:00 AM", free: 4, state: "free" }];
  client.setQueryData(deskHoursQuery("2026-11-27").queryKey, { slots } as never);
  render(
    <QueryClientProvider client={client}>
      <MoveForm booking={booking} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

const choose = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("moves the visit for the reason that was chosen, and Undo gives it the hour before", async () => {
  show();
  choose(/New day/, "2026-11-27");
  choose(/New hour/, "09:00 AM");
  choose(/Why/, "not-at-home");
  fireEvent.click(screen.getByRole("button", { name: "Move the visit" }));
  const path = "/api/bookings/7/move";
  const there = { bookingDate: "2026-11-27", bookingTime: "09:00 AM", version: 3, reason: "not-at-home" };
  await waitFor(() => expect(sent.mock.calls).toEqual([[path, there]]));
  await waitFor(() => expect(shownToast()?.undo).toBeDefined());
  cleanup();
  shownToast()?.undo?.();
  const back = { bookingDate: "2026-11-26", bookingTime: "10:00 AM", version: 4 };
  await waitFor(() => expect(sent.mock.calls[1]).toEqual([path, back]));
});

test("a reason may be left out", async () => {
  show();
  choose(/New day/, "2026-11-27");
  choose(/New hour/, "09:00 AM");
  fireEvent.click(screen.getByRole("button", { name: "Move the visit" }));
  await waitFor(() => expect(sent.mock.calls[0]?.[1]).not.toHaveProperty("reason"));
});
