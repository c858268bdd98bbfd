import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StaffRole } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { meQuery } from "#web/admin/layout/queries.ts";
import { StatusSection } from "./status-section.tsx";
import { UndoLast } from "./undo-last.tsx";

const [today, later] = ["2026-11-23", "2026-12-04"];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${today}T04:00:00Z`) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(role: StaffRole, status: string, bookingDate: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(meQuery().queryKey, { acts: [], role } as never);
  const booking = { id: 7, version: 3, paymentStatus: "pending", status, bookingDate } as Booking;
  const trail = [
    { at: `${today}T03:00:00Z`, actor: "admin Asha", action: "status", change: { from: "confirmed", to: status } },
  ];
  render(
    <QueryClientProvider client={client}>
      <StatusSection booking={booking} />
      <UndoLast booking={booking} trail={trail} />
    </QueryClientProvider>,
  );
}

function choices(): string[] {
  const selector = screen.queryByRole("combobox");
  if (!selector) return [];
  const [, ...options] = within(selector).getAllByRole("option");
  return options.map(({ textContent }) => textContent ?? "");
}

const everyStatus = [
  ...["Pending", "Confirmed", "Sample collected", "Testing in progress", "Completed", "Declined"],
] as const;

test.each<[StaffRole, string, string, readonly string[]]>([
  ["owner", "declined", later, everyStatus],
  ["desk", "declined", today, everyStatus],
  ["collector", "confirmed", today, ["Confirmed", "Sample collected"]],
  ["collector", "declined", today, []],
  ["lab", "confirmed", later, []],
  ["lab", "sample_collected", today, ["Sample collected", "Testing in progress"]],
  ["lab", "declined", today, []],
  ["approver", "sample_collected", today, ["Sample collected", "Testing in progress", "Completed"]],
  ["approver", "declined", today, []],
])("the selector offers the %s of a visit that is %s on %s what the server takes", (role, status, day, offered) => {
  show(role, status, day);
  expect(choices()).toEqual(offered);
});

test.each<[StaffRole, string, boolean]>([
  ["desk", "declined", true],
  ["lab", "sample_collected", false],
  ["approver", "declined", false],
])("the %s is offered to undo a change from Confirmed to %s: %s", (role, status, isOffered) => {
  show(role, status, today);
  expect(screen.queryByRole("button", { name: "Undo the last change" }) !== null).toBe(isOffered);
});
