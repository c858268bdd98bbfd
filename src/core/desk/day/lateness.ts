import { isAtCentre, type Place } from "#core/bookings/places.ts";
import { isToCome } from "#core/bookings/statuses.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import { daysBetween } from "#core/calendar/day.ts";
import { slotEndMinutes } from "#core/slots/grid.ts";

const SOON_MINUTES = 15;
const DAY_MINUTES = 24 * 60;

type Visit = { bookingDate: string; bookingTime: string; status: string; place?: Place | undefined };

/** How a visit stands to its hour: so many minutes late, or so many before it is. */
export type Lateness = { kind: "late" | "soon"; minutes: number };

/**
 * A visit to which nobody has come is late once its hour has ended, and about to be in the hour's last quarter; null for
 * every other one, and at the centre, where nobody waits for us at home.
 */
export function latenessOf({ bookingDate, bookingTime, status, place }: Visit, now: LabMoment): Lateness | null {
  if (!isToCome(status) || isAtCentre({ place })) return null;
  const minutes = daysBetween(bookingDate, now.day) * DAY_MINUTES + now.minutes - slotEndMinutes(bookingTime);
  if (minutes >= 0) return { kind: "late", minutes };
  return minutes >= -SOON_MINUTES ? { kind: "soon", minutes: -minutes } : null;
}
