import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { reportsQuery } from "#web/admin/bookings/booking-queries.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { MarkPaidButton } from "./mark-paid-button.tsx";

const sent = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method === "PATCH") sent(path, JSON.parse(String(body)));
    return Response.json(path.endsWith("/reports") ? [] : {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sent.mockClear();
});

const booking = {
  ...{ id: 7, version: 3, status: "confirmed", paymentStatus: "pending", totalAmount: "1999.00" },
  ...{ bookingDate: "2026-11-26", bookingTime: "10:00 AM" },
} as Booking;

function show(change: Partial<Booking> = {}, actions: Action[] = ["change-payment-status", "read-reports"]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery().queryKey, { acts: actions } as never);
  client.setQueryData(reportsQuery(booking.id).queryKey, []);
  client.setQueryDefaults(reportsQuery(booking.id).queryKey, { staleTime: Number.POSITIVE_INFINITY });
  render(
    <QueryClientProvider client={client}>
      <MarkPaidButton booking={{ ...booking, ...change }} />
    </QueryClientProvider>,
  );
}

const pay = () => screen.queryByRole("button", { name: /Mark ₹1,999 as paid/ });
const request = ["/api/bookings/7/payment-status", { paymentStatus: "paid", version: 3 }];

test("marks the booking as paid by button and by key, with the version that was shown", async () => {
  show();
  expect(pay()?.getAttribute("aria-keyshortcuts")).toBe("r");
  fireEvent.keyDown(document.body, { key: "r" });
  await waitFor(() => expect(sent.mock.calls).toEqual([request]));
});

test("leaves the button to the next step if that is payment, and keeps the key", async () => {
  show({ status: "completed" });
  expect(pay()).toBeNull();
  fireEvent.keyDown(document.body, { key: "r" });
  await waitFor(() => expect(sent.mock.calls).toEqual([request]));
});

test.each<[string, Partial<Booking>, Action[]]>([
  ["a role that may not take it", {}, ["read-reports"]],
  ["a booking that is paid", { paymentStatus: "paid" }, ["change-payment-status"]],
  ["a visit that was declined", { status: "declined" }, ["change-payment-status"]],
])("%s has neither button nor key", async (_case, change, actions) => {
  show(change, actions);
  expect(pay()).toBeNull();
  fireEvent.keyDown(document.body, { key: "r" });
  await Promise.resolve();
  expect(sent).not.toHaveBeenCalled();
});
