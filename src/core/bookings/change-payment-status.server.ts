import { eq, sql } from "drizzle-orm";
import { requireMay, requireMayAtAll } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { requireOfDay } from "./find-booking.server.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { type BookingRow, bookingColumns } from "./queries.server.ts";
import type { PaymentStatus } from "./statuses.ts";

/**
 * Row 4.6: the desk sets any payment status freely.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile.
 */
export async function changePaymentStatus(
  ctx: Context,
  input: { bookingId: number; paymentStatus: PaymentStatus; version?: number | undefined },
): Promise<BookingRow> {
  requireMayAtAll(ctx.actor, "change-payment-status");
  await requireOfDay(ctx, "change-payment-status", input.bookingId);
  return ctx.db.transaction(async (transaction) => {
    const before = await lockBooking(transaction, input.bookingId, input.version);
    requireMay(ctx.actor, "change-payment-status", before.day === labMoment(ctx.now).day);
    if (before.paymentStatus === input.paymentStatus) return before;
    const [after] = await transaction
      .update(bookings)
      .set({ paymentStatus: input.paymentStatus, version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, before.id))
      .returning(bookingColumns);
    await recordAction(transaction, ctx, {
      action: "payment",
      bookingId: before.id,
      bookingCode: before.code,
      change: { from: before.paymentStatus, to: input.paymentStatus },
    });
    return after ?? before;
  });
}
