import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { CollectionPlace, VisitEventDoubt } from "#db/schema/values.ts";

type DoubtfulEvent = {
  doubt: VisitEventDoubt;
  receivedAt: Date;
  /** The account of the phone, and the one that now makes the visit. */
  byId: string;
  phlebotomistId: string | null;
  status: BookingStatus;
  place?: CollectionPlace;
};

/** What no booking's change settles is listed on its day and the next. */
const DAYS_LISTED = 1;

/** Whether the office still has to look at an event that a phone sent. */
export function needsStaffCheck(event: DoubtfulEvent, now: Date): boolean {
  const { doubt, receivedAt, byId, phlebotomistId, status } = event;
  const isRecent = toLabTime(receivedAt).day >= addDays(toLabTime(now).day, -DAYS_LISTED);
  switch (doubt) {
    case "clock":
      return isRecent;
    case "another-phlebotomist":
      return isRecent && byId !== phlebotomistId && !isAtCentre(event);
    case "cancelled":
      return !holdsSeat(status);
    case "moved":
      return isUpcoming(status);
  }
}
