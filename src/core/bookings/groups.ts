import { type SlotTime, slotStartMinutes } from "#core/slots/grid.ts";
import type { Booking } from "./schema.ts";

/** Where a patient finds their bookings (spec §2 "Patient dashboard"). */
export type Shelves = {
  /** Collected or being tested: upcoming, because the result is still to come (departures, D41). */
  underWay: Booking[];
  confirmed: Booking[];
  pending: Booking[];
  completed: Booking[];
  all: Booking[];
};

type Shelf = Exclude<keyof Shelves, "all">;

const shelfOf: Record<string, Shelf> = {
  pending: "pending",
  confirmed: "confirmed",
  sample_collected: "underWay",
  testing_in_progress: "underWay",
  processing: "underWay",
  completed: "completed",
};

/** Upcoming visits stand soonest first, the others newest first. A declined booking stands among all alone. */
export function shelve(bookings: readonly Booking[]): Shelves {
  const newestFirst = [...bookings].sort((one, other) => -bySoonest(one, other));
  const on = (shelf: Shelf) => newestFirst.filter(({ status }) => shelfOf[status] === shelf);
  return {
    underWay: on("underWay").reverse(),
    confirmed: on("confirmed").reverse(),
    pending: on("pending").reverse(),
    completed: on("completed"),
    all: newestFirst,
  };
}

/** By the visit, and of two visits at one hour by the booking. */
function bySoonest(one: Booking, other: Booking): number {
  const byDay = one.bookingDate < other.bookingDate ? -1 : Number(one.bookingDate > other.bookingDate);
  return byDay || startOf(one) - startOf(other) || one.id - other.id;
}

function startOf({ bookingTime }: Booking): number {
  return slotStartMinutes(bookingTime as SlotTime);
}
