import { asc, eq } from "drizzle-orm";
import { authorize, authorizeBeforeLoad } from "#core/access/authorize.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { requireTodaysBooking } from "#core/bookings/find-booking.server.ts";
import { findBookingById } from "#core/bookings/queries.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { tubes } from "#db/schema/round.ts";
import { matchTubeLabels } from "./tube-labels.ts";
import { listTubeNeeds } from "./tube-needs.server.ts";

/**
 * Returns the tubes that a booking at the centre needs, in the order of draw and with their labels, and the longest time
 * of fasting among its tests. Throws `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken` (a home visit).
 */
export async function findCentreSample(ctx: Pick<Context, "db" | "actor" | "now">, bookingId: number) {
  const { db, actor, now } = ctx;
  authorizeBeforeLoad(actor, "collect-at-centre");
  await requireTodaysBooking(ctx, "collect-at-centre", bookingId);
  const booking = await findBookingById(db, bookingId);
  if (!booking) throw new DomainError("not-found", "booking-unknown");
  authorize(actor, "collect-at-centre", booking.day === toLabTime(now).day);
  if (!isAtCentre(booking)) throw new DomainError("rule-broken", "visit-not-at-centre");
  const [needs, labels, { tests }] = await Promise.all([
    listTubeNeeds(db, [bookingId]),
    db.select().from(tubes).where(eq(tubes.bookingId, bookingId)).orderBy(asc(tubes.labelledAt), asc(tubes.code)),
    findBookingNeeds(db, bookingId),
  ]);
  return {
    tubes: matchTubeLabels(needs.get(bookingId) ?? [], labels),
    fastingHours: Math.max(0, ...tests.map(({ fastingMinH }) => fastingMinH ?? 0)) || null,
  };
}
