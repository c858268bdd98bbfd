import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { OutboxMessageCard } from "./outbox.tsx";

afterEach(cleanup);

const failed = {
  ...{
    id: 7,
    kind: "booking-confirmed",
    channel: "whatsapp",
    recipient: "+919876543001",
    patientName: null,
    subject: null,
  },
  ...{ body: "Hello Harpreet", state: "failed", failure: null, tries: 1, bookingId: null },
  ...{ stateAt: "2026-11-23T04:00:00.000Z", createdAt: "2026-11-23T04:00:00.000Z" },
} as OutboxMessage;

function show(message: OutboxMessage): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OutboxMessageCard message={message} />
    </QueryClientProvider>,
  );
}

test("offers to resend a failed message whose text is stored", () => {
  show(failed);
  expect(screen.getByRole("button", { name: /Send again/ })).toBeTruthy();
});

test("says that a message is redacted, and does not offer to resend it", () => {
  show({ ...failed, recipient: "", body: "" });
  expect(screen.getByText("The text is no longer kept.")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("shows the beginning of a long message, and the rest on request", () => {
  show({ ...failed, body: "Hello Harpreet\n\nOne\n\nTwo\n\nThree" });
  const text = screen.getByText(/Hello Harpreet/);
  const whole = screen.getByRole("button", { name: "The whole text" });
  expect(text.className).toContain("line-clamp");
  fireEvent.click(whole);
  expect(whole.getAttribute("aria-expanded")).toBe("true");
  expect(text.className).not.toContain("line-clamp");
});

test("shows a short message in full", () => {
  show(failed);
  expect(screen.queryByRole("button", { name: "The whole text" })).toBeNull();
});
