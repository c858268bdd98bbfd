import { eq, sql } from "drizzle-orm";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { decidePaymentStatus } from "#core/bookings/booking-balance.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import type { LockedVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { releaseVisitSeats } from "#core/bookings/visits/release-visit-seats.server.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import type { CancelReason } from "./cancel-reasons.ts";

type DeclineVisitInput = { visit: LockedVisit; reason: CancelReason; note: string | undefined };

/**
 * Declines an upcoming booking with a reason, in the transaction that locked its visit, and notifies the patient in words
 * that fit it; the last booking of a visit releases the seat. The note is for staff: it stays with the booking, not in
 * the audit log. The caller has checked that it can be cancelled.
 */
export async function declineVisit(
  transaction: Db,
  ctx: Context,
  { visit, reason, note }: DeclineVisitInput,
): Promise<BookingRow> {
  const { booking: before } = visit;
  const status = "declined";
  const [after] = await transaction
    .update(bookings)
    .set({
      status,
      paymentStatus: decidePaymentStatus({ ...before, status }),
      cancelReason: reason,
      cancelNote: note || null,
      version: sql`${bookings.version} + 1`,
    })
    .where(eq(bookings.id, before.id))
    .returning(bookingColumns);
  await recordBookingEvent(transaction, ctx, before, {
    kind: "cancelled",
    data: { from: before.status, to: status, reason },
  });
  await ctx.emit(transaction, {
    name: "booking.cancelled",
    data: { bookingId: before.id, version: before.version + 1 },
  });
  await releaseVisitSeats(transaction, visit);
  return after ?? before;
}
