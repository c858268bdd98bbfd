import { and, eq, isNull, or } from "drizzle-orm";
import { getStaffId } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { findBookingById } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { visitEvents } from "#db/schema/round.ts";
import type { VisitEventDoubt } from "#db/schema/values.ts";

type CheckVisitEventsInput = { bookingId: number; doubt: VisitEventDoubt };

/**
 * Records that the office has looked at the events of a booking, and of its visit, that have this doubt. Those that were
 * checked before keep who did. Throws `sign-in-needed`, `not-allowed`, `not-found`.
 */
export async function checkVisitEvents(ctx: Context, { bookingId, doubt }: CheckVisitEventsInput): Promise<void> {
  authorize(ctx.actor, "check-visit-events");
  const booking = await findBookingById(ctx.db, bookingId);
  if (!booking) throw new DomainError("not-found", "booking-unknown");
  const isOfBooking = or(isNull(visitEvents.bookingId), eq(visitEvents.bookingId, bookingId));
  await ctx.db
    .update(visitEvents)
    .set({ checkedAt: ctx.now, checkedBy: getStaffId(ctx.actor) })
    .where(
      and(
        eq(visitEvents.visitId, booking.visitId),
        isOfBooking,
        eq(visitEvents.doubtful, doubt),
        isNull(visitEvents.checkedAt),
      ),
    );
}
