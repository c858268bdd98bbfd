import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isCollectionPending } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import { fetchPatientSession } from "#web/account/queries.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatShortTime } from "#web/lib/format-time.ts";
import { getServerTime } from "#web/lib/server-clock.ts";

/** More upcoming visits than a family has. */
const MAX_BOOKINGS = 50;

export type UpcomingVisit = { visit: string; code: string };

/** Returns the next home visit of the signed-in phone, as text; null where there is none, or without a session. */
export async function findUpcomingVisit(
  api = browserFetch,
  clock: () => Date = getServerTime,
): Promise<UpcomingVisit | null> {
  const session = await fetchPatientSession(api);
  if (!session) return null;
  const lists = await Promise.all(
    session.patients.map(({ id }) =>
      callApi(api, "GET /api/bookings", { query: { patientId: id, limit: MAX_BOOKINGS } }),
    ),
  );
  const today = toLabTime(clock()).day;
  const [next] = lists
    .flat()
    .filter((booking) => !isAtCentre(booking) && isCollectionPending({ ...booking, day: booking.bookingDate }, today))
    .sort(compareByVisit);
  return next
    ? { visit: `${formatWeekdayDate(next.bookingDate)}, ${formatShortTime(next.bookingTime)}`, code: next.code }
    : null;
}

function compareByVisit(a: Booking, b: Booking): number {
  return (
    a.bookingDate.localeCompare(b.bookingDate) ||
    getSlotStartMinutes(a.bookingTime) - getSlotStartMinutes(b.bookingTime)
  );
}
