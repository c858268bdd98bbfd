import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StaffRole } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { StatusSection } from "./status-section.tsx";
import { UndoLastChange } from "./undo-last-change.tsx";

const [today, later] = ["2026-11-23", "2026-12-04"];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${today}T04:00:00Z`) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(role: StaffRole, status: string, bookingDate: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery().queryKey, { acts: [], role } as never);
  const undo = { kind: "status", to: "confirmed" };
  const booking = { id: 7, version: 3, paymentStatus: "pending", status, bookingDate, undo } as Booking;
  render(
    <QueryClientProvider client={client}>
      <StatusSection booking={booking} />
      <UndoLastChange booking={booking} />
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
  ["receptionist", "declined", today, everyStatus],
  ["phlebotomist", "confirmed", today, ["Confirmed", "Sample collected"]],
  ["phlebotomist", "declined", today, []],
  ["technician", "confirmed", later, []],
  ["technician", "sample_collected", today, ["Sample collected", "Testing in progress"]],
  ["technician", "declined", today, []],
  ["pathologist", "sample_collected", today, ["Sample collected", "Testing in progress", "Completed"]],
  ["pathologist", "declined", today, []],
])("offers the %s of a visit that is %s on %s only the statuses the server accepts", (role, status, day, expected) => {
  show(role, status, day);
  expect(choices()).toEqual(expected);
});

test.each<[StaffRole, string, boolean]>([
  ["receptionist", "declined", true],
  ["technician", "sample_collected", false],
  ["pathologist", "declined", false],
])("offers the %s to undo a change from Confirmed to %s: %s", (role, status, isOffered) => {
  show(role, status, today);
  expect(screen.queryByRole("button", { name: "Undo the last change" }) !== null).toBe(isOffered);
});

test("starts again after an update, with the focus on the select", async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ id: 7, version: 4 }));
  vi.stubGlobal("fetch", sent);
  show("technician", "sample_collected", today);
  const select = screen.getByLabelText<HTMLSelectElement>("Booking status");
  const update = screen.getByRole<HTMLButtonElement>("button", { name: "Update" });
  expect(update.disabled).toBe(true);
  fireEvent.change(select, { target: { value: "testing_in_progress" } });
  await act(async () => void fireEvent.click(update));
  expect(sent.mock.calls[0]?.[0]).toBe("/api/bookings/7/status");
  expect([select.value, update.disabled]).toEqual(["", true]);
  expect(document.activeElement).toBe(select);
});
