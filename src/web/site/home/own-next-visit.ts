import { isAtCentre } from "#core/bookings/places.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { isAwaited } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { spokenTime } from "#core/calendar/clock-time.ts";
import { dayInWords } from "#core/calendar/day.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";
import { readPatientSession } from "#web/account/queries.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { serverNow } from "#web/server-clock.ts";

/** More visits to come than a family has. */
const MAX_BOOKINGS = 50;

export type OwnVisit = { visit: string; code: string };

/** The soonest home visit to come of the phone that is signed in, in words; null where there is none, or nobody is signed in. */
export async function ownNextVisit(api = browserFetch, clock: () => Date = serverNow): Promise<OwnVisit | null> {
  const session = await readPatientSession(api);
  if (!session) return null;
  const lists = await Promise.all(
    session.patients.map(({ id }) =>
      callApi(api, "GET /api/bookings", { query: { patientId: id, limit: MAX_BOOKINGS } }),
    ),
  );
  const today = labMoment(clock()).day;
  const [next] = lists
    .flat()
    .filter((booking) => !isAtCentre(booking) && isAwaited({ ...booking, day: booking.bookingDate }, today))
    .sort(bySoonest);
  return next ? { visit: `${dayInWords(next.bookingDate)}, ${spokenTime(next.bookingTime)}`, code: next.code } : null;
}

function bySoonest(one: Booking, other: Booking): number {
  return (
    one.bookingDate.localeCompare(other.bookingDate) ||
    slotStartMinutes(one.bookingTime) - slotStartMinutes(other.bookingTime)
  );
}
