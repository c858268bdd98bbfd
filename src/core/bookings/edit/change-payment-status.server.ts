import { eq, sql } from "drizzle-orm";
import { authorize, authorizeBeforeLoad } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { requireTodaysBooking } from "#core/bookings/find-booking.server.ts";
import { lockBooking } from "#core/bookings/lock-booking.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import type { PaymentStatus } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { bookings } from "#db/schema/bookings.ts";

/** Sets any payment status. Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile`. */
export async function changePaymentStatus(
  ctx: Context,
  input: { bookingId: number; paymentStatus: PaymentStatus; version?: number | undefined },
): Promise<BookingRow> {
  authorizeBeforeLoad(ctx.actor, "change-payment-status");
  await requireTodaysBooking(ctx, "change-payment-status", input.bookingId);
  return ctx.db.transaction(async (transaction) => {
    const before = await lockBooking(transaction, input.bookingId, input.version);
    authorize(ctx.actor, "change-payment-status", before.day === toLabTime(ctx.now).day);
    if (before.paymentStatus === input.paymentStatus) return before;
    const [after] = await transaction
      .update(bookings)
      .set({ paymentStatus: input.paymentStatus, version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, before.id))
      .returning(bookingColumns);
    await recordBookingEvent(transaction, ctx, before, {
      kind: "payment",
      data: { from: before.paymentStatus, to: input.paymentStatus },
    });
    return after ?? before;
  });
}
