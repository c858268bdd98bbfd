import { and, eq, gt } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { DeletionReason } from "#core/bookings/deletion-reasons.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { isAwaited } from "#core/bookings/statuses.ts";
import { leaveDoor } from "#core/bookings/visit/leave-door.server.ts";
import { lockVisit } from "#core/bookings/visit/lock-visit.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { writeVisitDeclined } from "#core/messages/write-booking-news.server.ts";
import { Refusal } from "#core/refusal.ts";
import { leaveFiles } from "#core/reports/files/leave-files.server.ts";
import { currentReport } from "#core/reports/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";

type Deletion = { bookingId: number; version?: number | undefined; reason?: DeletionReason | undefined };

/**
 * Deletes a booking, its items and its reports, frees its visit's seat where it was the last, and leaves the trace in the audit trail (decision D3).
 * The patient of a visit to come is told that nobody comes. The patient stays, and so do the messages: who asks to be
 * forgotten is erased (docs/retention.md). Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile, report-released.
 */
export async function deleteBooking(ctx: Context, { bookingId, version, reason }: Deletion): Promise<void> {
  requireMay(ctx.actor, "delete-booking");
  await ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, bookingId, version);
    const { booking } = visit;
    if ((await currentReport(transaction, booking.id))?.releasedAt)
      throw new Refusal("report-released", "report-released");
    if (await isMissed(transaction, ctx, booking)) await writeVisitDeclined({ ...ctx, db: transaction }, booking);
    await leaveFiles(transaction, ctx, [booking.id]);
    await transaction.delete(bookings).where(eq(bookings.id, booking.id));
    await leaveDoor(transaction, visit);
    const { patientId, day, time, status, paymentStatus, totalPaise } = booking;
    await recordAction(transaction, ctx, {
      action: "deleted",
      bookingId: booking.id,
      bookingCode: booking.code,
      change: { patientId, day, time, status, paymentStatus, totalPaise, reason },
    });
  });
}

/**
 * Whether the patient must hear that nobody comes. A phone whose confirmation was put off for the hour's flood of false
 * bookings was told of no visit, and is told of none that fails (decision 018).
 */
async function isMissed(transaction: Db, { now }: Context, booking: BookingRow): Promise<boolean> {
  if (!isAwaited(booking, labMoment(now).day)) return false;
  const isOfBooking = and(eq(messages.bookingId, booking.id), eq(messages.kind, "booking-confirmed"));
  const isPutOff = and(eq(messages.state, "waiting"), gt(messages.stateAt, now));
  return (await transaction.$count(messages, and(isOfBooking, isPutOff))) === 0;
}
