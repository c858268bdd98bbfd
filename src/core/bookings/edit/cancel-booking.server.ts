import { eq, sql } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { decidePaymentStatus } from "#core/bookings/booking-balance.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { releaseVisitSeats } from "#core/bookings/visits/release-visit-seats.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { bookings } from "#db/schema/bookings.ts";
import { type CancelReason, listCancelReasons } from "./cancel-reasons.ts";

type CancelBookingInput = {
  bookingId: number;
  reason: CancelReason;
  note?: string | undefined;
  version?: number | undefined;
};

/**
 * Declines an upcoming booking with a reason and notifies the patient in words that fit it; the last booking of a visit
 * releases the seat. The note is for staff: it stays with the booking, not in the audit log. Throws `sign-in-needed`,
 * `not-allowed`, `not-found`, `changed-meanwhile`, `rule-broken` (the visit is over or already declined, or the reason
 * does not apply at the centre).
 */
export async function cancelBooking(ctx: Context, cancellation: CancelBookingInput): Promise<BookingRow> {
  authorize(ctx.actor, "cancel-booking");
  const { bookingId, reason, note, version } = cancellation;
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, bookingId, version);
    const { booking: before } = visit;
    if (!isUpcoming(before.status)) throw new DomainError("rule-broken", "booking-not-cancellable");
    if (!listCancelReasons(before.place).includes(reason))
      throw new DomainError("rule-broken", "centre-cancel-reason", { field: "reason" });
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
  });
}
