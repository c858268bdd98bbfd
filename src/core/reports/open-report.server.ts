import type { NonSharedBuffer } from "node:buffer";
import { authorize } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { findBooking } from "#core/bookings/find-booking.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { findCurrentReport, findReportById, listBookingReports, type ReportRow } from "./queries.server.ts";
import { readReportFile } from "./read-report-file.server.ts";
import { authorizeRetainedRecord, canSeeReport, requireVisibleReport } from "./report-access.ts";
import type { ReportContext } from "./report-context.server.ts";

/** `reportId` names an earlier report, for staff only; by default the current one. */
type OpenReportInput = { bookingId: number; reportId?: number };

export type OpenReportResult = { bookingCode: string; bytes: NonSharedBuffer };

/**
 * Returns the report's bytes exactly as uploaded, and records in the audit log who opened it. Throws `sign-in-needed`,
 * `not-allowed`, `not-found`, `file-missing`.
 */
export async function openReport(
  ctx: ReportContext,
  { bookingId, reportId }: OpenReportInput,
): Promise<OpenReportResult> {
  const booking = await findReadableBooking(ctx, bookingId);
  const found =
    reportId === undefined ? await findCurrentReport(ctx.db, bookingId) : await findReportById(ctx.db, reportId);
  const report = requireVisibleReport(ctx.actor, found?.bookingId === bookingId ? found : undefined);
  const bytes = await readReportFile(ctx, report);
  const event = { kind: "report-opened", data: { reportId: report.id } } as const;
  await ctx.db.transaction((transaction) => recordBookingEvent(transaction, ctx, booking, event));
  return { bookingCode: booking.code, bytes };
}

/**
 * Lists the reports of a booking that the actor may see, newest first; its phone sees only a released one. Throws
 * `sign-in-needed`, `not-allowed`, `not-found`.
 */
export async function listReports(ctx: Context, bookingId: number): Promise<ReportRow[]> {
  await findReadableBooking(ctx, bookingId);
  return (await listBookingReports(ctx.db, bookingId)).filter((report) => canSeeReport(ctx.actor, report));
}

async function findReadableBooking(ctx: Context, bookingId: number): Promise<BookingRow> {
  const booking = await findBooking(ctx, bookingId);
  authorize(ctx.actor, "read-reports", booking.phone);
  authorizeRetainedRecord(ctx.actor, booking);
  return booking;
}
