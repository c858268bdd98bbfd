import { expect, test } from "vitest";
import { groupForDashboard } from "./dashboard-groups.ts";
import type { Booking } from "./response-schema.ts";

function createBooking(id: number, status: string, bookingDate = "2026-11-25", bookingTime = "10:00 AM"): Booking {
  return { id, status, bookingDate, bookingTime } as Booking;
}

const ids = (bookings: Booking[]) => bookings.map(({ id }) => id);

// Rows 2.153, 2.154
test("lists each booking under its status and among all", () => {
  const statuses = ["pending", "confirmed", "sample_collected", "testing_in_progress", "processing", "completed"];
  const grouped = groupForDashboard(
    [...statuses, "declined", "cancelled", "other"].map((status, index) => createBooking(index, status)),
  );
  expect(ids(grouped.pending)).toEqual([0]);
  expect(ids(grouped.confirmed)).toEqual([1]);
  expect(ids(grouped.underWay)).toEqual([2, 3, 4]);
  expect(ids(grouped.completed)).toEqual([5]);
  expect(ids(grouped.all)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test("sorts upcoming visits soonest first, by day and time", () => {
  const { confirmed, all } = groupForDashboard([
    createBooking(1, "confirmed", "2026-11-25", "01:00 PM"),
    createBooking(2, "confirmed", "2026-11-25", "11:00 AM"),
    createBooking(3, "confirmed", "2026-11-24", "06:00 PM"),
  ]);
  expect(ids(confirmed)).toEqual([3, 2, 1]);
  expect(ids(all)).toEqual([1, 2, 3]);
});

test("sorts past visits newest first", () => {
  const { completed } = groupForDashboard([
    createBooking(1, "completed", "2026-11-20"),
    createBooking(2, "completed", "2026-11-23"),
    createBooking(3, "completed", "2026-11-21"),
  ]);
  expect(ids(completed)).toEqual([2, 3, 1]);
});
