import type { Booking } from "#core/bookings/schema.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";
import { type BookingFilters, isOneDay } from "./filters.ts";

/** The rows as they stand in the list: of one day as the day goes, else as they came. */
export function rowsInOrder(rows: Booking[], filters: BookingFilters): Booking[] {
  return isOneDay(filters) ? inVisitOrder(rows) : rows;
}

/** One day's bookings as the day goes: by hour, and within an hour as they were made. */
export function inVisitOrder(bookings: Booking[]): Booking[] {
  return bookings.toSorted(
    (one, other) => slotStartMinutes(one.bookingTime) - slotStartMinutes(other.bookingTime) || one.id - other.id,
  );
}
