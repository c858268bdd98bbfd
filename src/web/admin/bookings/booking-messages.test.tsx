import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { BookingMessages } from "./booking-messages.tsx";
import { bookingMessagesQuery } from "./booking-queries.ts";

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const booking = { id: 12, patientId: 3, patientName: "Harpreet Kaur", phone: "+919876543001" } as Booking;
const confirmation = {
  ...{ id: 1, kind: "booking-confirmed", channel: "whatsapp", state: "kept", stateAt: "2026-11-25T05:00:00Z" },
  ...{ tries: 0, failure: null, body: "Your visit is at 10:00 AM." },
} as OutboxMessage;
const redacted: OutboxMessage = { ...confirmation, id: 2, kind: "sample-collected", body: "" };

function show(actions: Action[]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery().queryKey, { acts: actions } as never);
  client.setQueryData(bookingMessagesQuery(booking.id).queryKey, [confirmation, redacted] as never);
  client.setQueryDefaults(bookingMessagesQuery(booking.id).queryKey, { staleTime: Number.POSITIVE_INFINITY });
  render(
    <QueryClientProvider client={client}>
      <BookingMessages booking={booking} />
    </QueryClientProvider>,
  );
}

const getLinks = () => screen.queryAllByRole<HTMLAnchorElement>("link", { name: /^Send by my WhatsApp/ });

test("lists the newest message first, and opens a chat with the text of each that is kept", () => {
  show(["read-messages", "contact-patient"]);
  const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(first).toContain("Sample collected by WhatsApp");
  expect(first).toContain("The text is no longer kept.");
  expect(second).toContain("Your visit is at 10:00 AM.");
  expect(getLinks().map(({ href }) => decodeURIComponent(href))).toEqual([
    "https://wa.me/919876543001?text=Your visit is at 10:00 AM.",
  ]);
});

test("a role that may not write to patients only reads", () => {
  show(["read-messages"]);
  expect(screen.getByText("Your visit is at 10:00 AM.")).toBeDefined();
  expect(getLinks()).toEqual([]);
});
