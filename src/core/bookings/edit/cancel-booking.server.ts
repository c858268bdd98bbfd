import { authorize } from "#core/access/authorize.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { type CancelReason, listCancelReasons } from "./cancel-reasons.ts";
import { declineVisit } from "./decline-visit.server.ts";

type CancelBookingInput = {
  bookingId: number;
  reason: CancelReason;
  note?: string | undefined;
  version?: number | undefined;
};

/**
 * Cancels an upcoming booking with a reason (decline-visit.server.ts), by staff: no deadline applies. Throws
 * `sign-in-needed`, `not-allowed` (patients too: cancelOwnBooking is theirs), `not-found`, `changed-meanwhile`,
 * `rule-broken` (the visit is over or already declined, or the reason does not apply at the centre).
 */
export async function cancelBooking(ctx: Context, cancellation: CancelBookingInput): Promise<BookingRow> {
  authorize(ctx.actor, "cancel-booking", "");
  const { bookingId, reason, note, version } = cancellation;
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, bookingId, version);
    const { booking } = visit;
    if (!isUpcoming(booking.status)) throw new DomainError("rule-broken", "booking-not-cancellable");
    if (!listCancelReasons(booking.place).includes(reason))
      throw new DomainError("rule-broken", "centre-cancel-reason", { field: "reason" });
    return declineVisit(transaction, ctx, { visit, reason, note });
  });
}
