import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import type { Context } from "#core/context.server.ts";
import { recordAction } from "#core/record-action.server.ts";
import { leaveFiles } from "#core/reports/files/leave-files.server.ts";
import { giveBackSeat } from "#core/slots/give-back-seat.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { holdsSeat } from "./status.ts";

/**
 * Deletes a booking, its items and its reports, frees its seat, and leaves the trace in the audit trail (decisions, "unsafe" 3).
 * The patient stays, and so do the messages: who asks to be forgotten is erased (docs/retention.md).
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile.
 */
export async function deleteBooking(
  ctx: Context,
  { bookingId, version }: { bookingId: number; version?: number | undefined },
): Promise<void> {
  requireMay(ctx.actor, "delete-booking");
  await ctx.db.transaction(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId, version);
    await leaveFiles(transaction, ctx, [booking.id]);
    await transaction.delete(bookings).where(eq(bookings.id, booking.id));
    if (holdsSeat(booking.status)) await giveBackSeat(transaction, booking.day, booking.time);
    const { patientId, day, time, status, paymentStatus, totalPaise } = booking;
    await recordAction(transaction, ctx, {
      action: "deleted",
      bookingId: booking.id,
      bookingCode: booking.code,
      change: { patientId, day, time, status, paymentStatus, totalPaise },
    });
  });
}
