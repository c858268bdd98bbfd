import { and, eq, isNull, sql } from "drizzle-orm";
import { getStaffUser } from "#core/access/actor.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { type BookingStatus, isUpcoming } from "#core/bookings/statuses.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { tubes } from "#db/schema/round.ts";

/**
 * At the centre the status says whether the labelled tubes are drawn: set back to before the sample, they are only
 * labelled; set to its collection, they are drawn now. A tube that the bench has received or rejected was drawn. On a
 * round the phlebotomist's steps say it.
 */
export async function setTubesDrawn(
  transaction: Db,
  { now, actor }: Context,
  before: BookingRow,
  status: BookingStatus,
): Promise<void> {
  if (!isAtCentre(before) || isUpcoming(before.status) === isUpcoming(status)) return;
  const isOfBooking = and(eq(tubes.bookingId, before.id), isNull(tubes.receivedAt), isNull(tubes.rejectedAt));
  if (isUpcoming(status))
    await transaction.update(tubes).set({ collectedAt: null, collectedBy: null }).where(isOfBooking);
  else if (status === "sample_collected")
    await transaction
      .update(tubes)
      .set({
        collectedAt: sql`greatest(${tubes.labelledAt}, ${now.toISOString()}::timestamptz)`,
        collectedBy: getStaffUser(actor)?.id ?? null,
      })
      .where(and(isOfBooking, isNull(tubes.collectedAt)));
}
