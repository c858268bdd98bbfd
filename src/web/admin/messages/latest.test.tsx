import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ReceivedMessage } from "#core/messages/contact.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { Latest } from "./latest.tsx";
import { firstPageOf } from "./messages-address.ts";
import { outboxQuery, receivedQuery } from "./queries.ts";

afterEach(cleanup);

const letter: ReceivedMessage = {
  ...{ id: 3, name: "Harpreet Kaur", email: "harpreet@example.com", phone: "98765 43001", subject: "Fees" },
  ...{ message: "Do you come on Sundays?", receivedAt: "2026-11-21T04:00:00.000Z" },
  ...{ answeredAt: "2026-11-21T05:00:00.000Z", answeredBy: "admin owner" },
};
const confirmation = {
  ...{ id: 7, kind: "booking-confirmed", channel: "whatsapp", recipient: "+919876543001", subject: null },
  ...{ body: "Hello Harpreet", state: "delivered", failure: null, tries: 1, bookingId: null },
  ...{ stateAt: "2026-11-23T04:00:00.000Z", createdAt: "2026-11-23T04:00:00.000Z" },
} as OutboxMessage;

function show(received: ReceivedMessage[], sent: OutboxMessage[]): void {
  const client = new QueryClient();
  client.setQueryData(receivedQuery(firstPageOf("all")).queryKey, { rows: received, next: null });
  client.setQueryData(outboxQuery(firstPageOf("sent")).queryKey, { rows: sent, next: null });
  render(
    <QueryClientProvider client={client}>
      <Latest />
    </QueryClientProvider>,
  );
}

test("the five received last are shown, each with who answered it", () => {
  show(
    [1, 2, 3, 4, 5, 6].map((id) => ({ ...letter, id })),
    [confirmation],
  );
  expect(screen.getByRole("table", { name: "Latest received" })).toBeTruthy();
  const rows = screen.getAllByRole("row");
  expect(rows).toHaveLength(5);
  expect(rows[0]?.textContent).toMatch(/Fees Harpreet KaurDo you come on Sundays\?Answered .+, by owner/);
});

test("before anybody wrote to the lab, what it sent last is shown", () => {
  show([], [confirmation]);
  expect(screen.getByRole("table", { name: "Latest from the lab" }).textContent).toContain("Hello Harpreet");
});

test("where nothing was written at all there is no table", () => {
  show([], []);
  expect(screen.queryByRole("table")).toBeNull();
});
