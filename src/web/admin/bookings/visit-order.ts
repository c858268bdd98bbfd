import type { Booking } from "#core/bookings/schema.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";

/** One day's bookings as the day goes: by hour, and within an hour as they were made. */
export function inVisitOrder(bookings: Booking[]): Booking[] {
  return bookings.toSorted(
    (one, other) => slotStartMinutes(one.bookingTime) - slotStartMinutes(other.bookingTime) || one.id - other.id,
  );
}
