import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { InboundMessage } from "#core/messages/contact-message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { LatestMessages } from "./latest-messages.tsx";
import { getFirstPage } from "./messages-path.ts";
import { inboxQuery, outboxQuery } from "./queries.ts";

afterEach(cleanup);

const inboundMessage: InboundMessage = {
  ...{ id: 3, name: "Harpreet Kaur", email: "harpreet@example.com", phone: "98765 43001", subject: "Fees" },
  ...{ message: "Do you come on Sundays?", receivedAt: "2026-11-21T04:00:00.000Z" },
  ...{ answeredAt: "2026-11-21T05:00:00.000Z", answeredBy: "admin owner" },
};
const confirmation = {
  ...{ id: 7, kind: "booking-confirmed", channel: "whatsapp", recipient: "+919876543001", subject: null },
  ...{ body: "Hello Harpreet", state: "delivered", failure: null, tries: 1, bookingId: null },
  ...{ stateAt: "2026-11-23T04:00:00.000Z", createdAt: "2026-11-23T04:00:00.000Z" },
} as OutboxMessage;

function show(received: InboundMessage[], sent: OutboxMessage[]): void {
  const client = new QueryClient();
  client.setQueryData(inboxQuery(getFirstPage("all")).queryKey, { rows: received, next: null });
  client.setQueryData(outboxQuery(getFirstPage("sent")).queryKey, { rows: sent, next: null });
  render(
    <QueryClientProvider client={client}>
      <LatestMessages />
    </QueryClientProvider>,
  );
}

test("shows the last five received messages, with who answered them", () => {
  show(
    [1, 2, 3, 4, 5, 6].map((id) => ({ ...inboundMessage, id })),
    [confirmation],
  );
  expect(screen.getByRole("table", { name: "Latest received" })).toBeTruthy();
  const rows = screen.getAllByRole("row");
  expect(rows).toHaveLength(5);
  expect(rows[0]?.textContent).toMatch(/Fees Harpreet KaurDo you come on Sundays\?Answered .+, by owner/);
});

test("shows the last sent messages if none were received", () => {
  show([], [confirmation]);
  expect(screen.getByRole("table", { name: "Latest from the lab" }).textContent).toContain("Hello Harpreet");
});

test("shows no table without messages", () => {
  show([], []);
  expect(screen.queryByRole("table")).toBeNull();
});
