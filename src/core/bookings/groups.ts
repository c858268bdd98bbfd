import type { Booking } from "#core/bookings/schema.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";
import { type BookingGroup, groupOf } from "./statuses.ts";

/** A patient's bookings under the headings of their dashboard; collected or tested ones are upcoming, because the result is still to come (D41). */
export type BookingGroups = Record<BookingGroup | "all", Booking[]>;

/** Upcoming visits stand soonest first, the others newest first. A declined booking stands among all alone. */
export function groupBookings(bookings: readonly Booking[]): BookingGroups {
  const newestFirst = [...bookings].sort((one, other) => -bySoonest(one, other));
  const under = (group: BookingGroup) => newestFirst.filter(({ status }) => groupOf(status) === group);
  return {
    underWay: under("underWay").reverse(),
    confirmed: under("confirmed").reverse(),
    pending: under("pending").reverse(),
    completed: under("completed"),
    all: newestFirst,
  };
}

/** By the visit, and of two visits at one hour by the booking. */
function bySoonest(one: Booking, other: Booking): number {
  const byDay = one.bookingDate < other.bookingDate ? -1 : Number(one.bookingDate > other.bookingDate);
  return byDay || startOf(one) - startOf(other) || one.id - other.id;
}

function startOf({ bookingTime }: Booking): number {
  return slotStartMinutes(bookingTime);
}
