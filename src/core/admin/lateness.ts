import { type CollectionPlace, isAtCentre } from "#core/bookings/collection-place.ts";
import { isVisitAwaited } from "#core/bookings/statuses.ts";
import { differenceInDays } from "#core/calendar/day.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { getSlotEndMinutes, slotGrid } from "#core/slots/grid.ts";

const SOON_MINUTES = slotGrid.minutes / 4;
const DAY_MINUTES = 24 * 60;

type ScheduledVisit = { bookingDate: string; bookingTime: string; status: string; place?: CollectionPlace | undefined };

/** Minutes that a visit is late, or minutes until it is. */
export type Lateness = { kind: "late" | "soon"; minutes: number };

/**
 * A visit without a sample is late after its slot, and soon late in the slot's last quarter. Returns null otherwise,
 * and at the centre, where the patient comes to us.
 */
export function getLateness(
  { bookingDate, bookingTime, status, place }: ScheduledVisit,
  now: LabTime,
): Lateness | null {
  if (!isVisitAwaited(status) || isAtCentre({ place })) return null;
  const minutes = differenceInDays(bookingDate, now.day) * DAY_MINUTES + now.minutes - getSlotEndMinutes(bookingTime);
  if (minutes >= 0) return { kind: "late", minutes };
  return minutes >= -SOON_MINUTES ? { kind: "soon", minutes: -minutes } : null;
}
