import type { Booking } from "#core/bookings/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";

const hours: readonly string[] = slotTimes;

/** One day's bookings as the day goes: by hour, and within an hour as they were made. */
export function inVisitOrder(bookings: Booking[]): Booking[] {
  return bookings.toSorted(
    (one, other) => hours.indexOf(one.bookingTime) - hours.indexOf(other.bookingTime) || one.id - other.id,
  );
}
