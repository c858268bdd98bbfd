import { eq, sql } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { isToCome } from "#core/bookings/statuses.ts";
import { leaveDoor } from "#core/bookings/visit/leave-door.server.ts";
import { lockVisit } from "#core/bookings/visit/lock-visit.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { bookings } from "#db/schema/bookings.ts";
import { type CancelReason, cancelReasonsAt } from "./cancel-reasons.ts";

type Cancellation = {
  bookingId: number;
  reason: CancelReason;
  note?: string | undefined;
  version?: number | undefined;
};

/**
 * Declines a booking that is still to come and keeps why; the last one of its visit gives the seat back. The patient is told, in words that fit the
 * reason. The note is for the staff: it stays with the booking, not in the trail.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile, rule-broken (the visit is over, or declined before,
 * or the reason is none at the centre).
 */
export async function cancelBooking(ctx: Context, cancellation: Cancellation): Promise<BookingRow> {
  requireMay(ctx.actor, "settle-visit");
  const { bookingId, reason, note, version } = cancellation;
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, bookingId, version);
    const { booking: before } = visit;
    if (!isToCome(before.status)) throw new Refusal("rule-broken", "cancel-over");
    if (!cancelReasonsAt(before.place).includes(reason))
      throw new Refusal("rule-broken", "centre-not-cancelled-so", { at: "reason" });
    const status = "declined";
    const [after] = await transaction
      .update(bookings)
      .set({ status, cancelReason: reason, cancelNote: note || null, version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, before.id))
      .returning(bookingColumns);
    await recordAction(transaction, ctx, {
      action: "cancelled",
      bookingId: before.id,
      bookingCode: before.code,
      change: { from: before.status, to: status, reason },
    });
    await ctx.announce(transaction, {
      name: "booking.cancelled",
      data: { bookingId: before.id, version: before.version + 1 },
    });
    await leaveDoor(transaction, visit);
    return after ?? before;
  });
}
