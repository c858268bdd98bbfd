import type { Booking } from "#core/bookings/response-schema.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import { type DashboardGroup, getDashboardGroup } from "./statuses.ts";

/**
 * A patient's bookings by dashboard group. Collected or tested ones count as upcoming, because the result is still to
 * come (D41).
 */
export type DashboardGroups = Record<DashboardGroup | "all", Booking[]>;

/** Groups bookings: upcoming visits soonest first, others newest first. A declined booking appears only under all. */
export function groupForDashboard(bookings: readonly Booking[]): DashboardGroups {
  const newestFirst = [...bookings].sort((a, b) => -compareByVisit(a, b));
  const listGroup = (group: DashboardGroup) => newestFirst.filter(({ status }) => getDashboardGroup(status) === group);
  return {
    underWay: listGroup("underWay").reverse(),
    confirmed: listGroup("confirmed").reverse(),
    pending: listGroup("pending").reverse(),
    completed: listGroup("completed"),
    all: newestFirst,
  };
}

/** Compares by day and slot, then by booking. */
function compareByVisit(a: Booking, b: Booking): number {
  const byDay = a.bookingDate < b.bookingDate ? -1 : Number(a.bookingDate > b.bookingDate);
  return byDay || getStart(a) - getStart(b) || a.id - b.id;
}

function getStart({ bookingTime }: Booking): number {
  return getSlotStartMinutes(bookingTime);
}
