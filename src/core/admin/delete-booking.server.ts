import { and, eq, gt } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { DeletionReason } from "#core/bookings/deletion-reasons.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { isCollectionPending } from "#core/bookings/statuses.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { releaseVisitSeats } from "#core/bookings/visits/release-visit-seats.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { scheduleReportFileRemoval } from "#core/reports/orphaned-files.server.ts";
import { findCurrentReport } from "#core/reports/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, deletedBookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";

type DeleteBookingInput = { bookingId: number; version?: number | undefined; reason?: DeletionReason | undefined };

/**
 * Deletes a booking with its items and reports, frees the seat if it was the visit's last booking, and records it in
 * the audit log (decision D3). The patient of an upcoming visit is told that it does not take place. The patient and
 * the messages stay; erasure removes them (docs/retention.md). Throws `sign-in-needed`, `not-allowed`, `not-found`,
 * `changed-meanwhile`, `report-released`.
 */
export async function deleteBooking(ctx: Context, { bookingId, version, reason }: DeleteBookingInput): Promise<void> {
  authorize(ctx.actor, "delete-booking");
  await ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, bookingId, version);
    const { booking } = visit;
    if ((await findCurrentReport(transaction, booking.id))?.releasedAt)
      throw new DomainError("report-released", "report-released");
    if (await mustNotifyPatient(transaction, ctx, booking))
      await ctx.emit(transaction, { name: "visit.declined", data: { bookingId } });
    await scheduleReportFileRemoval(transaction, ctx, [booking.id]);
    await transaction.delete(bookings).where(eq(bookings.id, booking.id));
    const { patientId, day, time, status, paymentStatus, totalPaise } = booking;
    await transaction.insert(deletedBookings).values({ bookingId: booking.id, patientId, deletedAt: ctx.now });
    await releaseVisitSeats(transaction, visit);
    await recordAction(transaction, ctx, {
      action: "deleted",
      bookingId: booking.id,
      bookingCode: booking.code,
      change: { patientId, day, time, status, paymentStatus, totalPaise, reason },
    });
  });
}

/**
 * Whether the patient must be told. A phone whose confirmation was deferred by the hourly limit was never told of the
 * visit, so it is not told of the deletion either (decision 018).
 */
async function mustNotifyPatient(transaction: Db, { now }: Context, booking: BookingRow): Promise<boolean> {
  if (!isCollectionPending(booking, toLabTime(now).day)) return false;
  const isOfBooking = and(eq(messages.bookingId, booking.id), eq(messages.kind, "booking-confirmed"));
  const isDeferred = and(eq(messages.state, "waiting"), gt(messages.stateAt, now));
  return (await transaction.$count(messages, and(isOfBooking, isDeferred))) === 0;
}
