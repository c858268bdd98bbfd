import { expect, test } from "vitest";
import { groupBookings } from "./groups.ts";
import type { Booking } from "./schema.ts";

function booked(id: number, status: string, bookingDate = "2026-11-25", bookingTime = "10:00 AM"): Booking {
  return { id, status, bookingDate, bookingTime } as Booking;
}

const ids = (bookings: Booking[]) => bookings.map(({ id }) => id);

// Rows 2.153, 2.154
test("each booking stands under the heading of its status, and among all", () => {
  const statuses = ["pending", "confirmed", "sample_collected", "testing_in_progress", "processing", "completed"];
  const grouped = groupBookings(
    [...statuses, "declined", "cancelled", "other"].map((status, place) => booked(place, status)),
  );
  expect(ids(grouped.pending)).toEqual([0]);
  expect(ids(grouped.confirmed)).toEqual([1]);
  expect(ids(grouped.underWay)).toEqual([2, 3, 4]);
  expect(ids(grouped.completed)).toEqual([5]);
  expect(ids(grouped.all)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test("upcoming visits stand soonest first, by day and then by the clock", () => {
  const { confirmed, all } = groupBookings([
    booked(1, "confirmed", "2026-11-25", "01:00 PM"),
    booked(2, "confirmed", "2026-11-25", "11:00 AM"),
    booked(3, "confirmed", "2026-11-24", "06:00 PM"),
  ]);
  expect(ids(confirmed)).toEqual([3, 2, 1]);
  expect(ids(all)).toEqual([1, 2, 3]);
});

test("past visits stand newest first", () => {
  const { completed } = groupBookings([
    booked(1, "completed", "2026-11-20"),
    booked(2, "completed", "2026-11-23"),
    booked(3, "completed", "2026-11-21"),
  ]);
  expect(ids(completed)).toEqual([2, 3, 1]);
});
