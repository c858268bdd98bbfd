import { eq, sql } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import type { Context } from "#core/context.server.ts";
import { recordAction } from "#core/record-action.server.ts";
import { giveBackSeat } from "#core/slots/give-back-seat.server.ts";
import { reclaimSeat } from "#core/slots/reclaim-seat.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { type BookingRow, bookingColumns } from "./queries.server.ts";
import { type BookingStatus, holdsSeat } from "./status.ts";

/**
 * Spec §4: the desk sets any status freely. A declined booking gives its seat back, a revived one takes it again.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile.
 */
export async function changeStatus(
  ctx: Context,
  input: { bookingId: number; status: BookingStatus; version?: number | undefined },
): Promise<BookingRow> {
  requireMay(ctx.actor, "change-status");
  return ctx.db.transaction(async (transaction) => {
    const before = await lockBooking(transaction, input.bookingId, input.version);
    if (before.status === input.status) return before;
    const [after] = await transaction
      .update(bookings)
      .set({ status: input.status, version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, before.id))
      .returning(bookingColumns);
    await settleSeat(transaction, before, input.status);
    await recordAction(transaction, ctx, {
      action: "status",
      bookingId: before.id,
      bookingCode: before.code,
      change: { from: before.status, to: input.status },
    });
    await ctx.announce(transaction, {
      name: "booking.status-changed",
      data: { bookingId: before.id, status: input.status, version: before.version + 1 },
    });
    return after ?? before;
  });
}

async function settleSeat(transaction: Db, before: BookingRow, status: BookingStatus): Promise<void> {
  if (holdsSeat(before.status) && !holdsSeat(status)) await giveBackSeat(transaction, before.day, before.time);
  if (!holdsSeat(before.status) && holdsSeat(status)) await reclaimSeat(transaction, before.day, before.time);
}
