import type { NonSharedBuffer } from "node:buffer";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { findBooking } from "#core/bookings/find-booking.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { readSound } from "./files/read-sound.server.ts";
import { maySee, requireOpenable, requireVisible } from "./may.ts";
import { currentReport, type ReportRow, reportById, reportsOfBooking } from "./queries.server.ts";
import type { ReportContext } from "./report-context.server.ts";

/** `reportId` names an earlier report, which the desk alone opens; without it the one that counts is meant. */
type Wish = { bookingId: number; reportId?: number };

export type OpenedReport = { bookingCode: string; bytes: NonSharedBuffer };

/**
 * The report's bytes, exactly as they were uploaded; that somebody opened it, and who, is recorded.
 * Refuses: sign-in-needed, not-allowed, not-found, file-missing.
 */
export async function openReport(ctx: ReportContext, { bookingId, reportId }: Wish): Promise<OpenedReport> {
  const booking = await bookingToRead(ctx, bookingId);
  const found = reportId === undefined ? await currentReport(ctx.db, bookingId) : await reportById(ctx.db, reportId);
  const report = requireVisible(ctx.actor, found?.bookingId === bookingId ? found : undefined);
  const bytes = await readSound(ctx, report);
  await recordAction(ctx.db, ctx, {
    action: "report-opened",
    bookingId,
    bookingCode: booking.code,
    change: { reportId: report.id },
  });
  return { bookingCode: booking.code, bytes };
}

/**
 * The reports of a booking that the actor may see, newest first: to its phone the released one, or none.
 * Refuses: sign-in-needed, not-allowed, not-found.
 */
export async function listReports(ctx: Context, bookingId: number): Promise<ReportRow[]> {
  await bookingToRead(ctx, bookingId);
  return (await reportsOfBooking(ctx.db, bookingId)).filter((report) => maySee(ctx.actor, report));
}

async function bookingToRead(ctx: Context, bookingId: number): Promise<BookingRow> {
  const booking = await findBooking(ctx, bookingId);
  requireMay(ctx.actor, "read-reports", booking.phone);
  requireOpenable(ctx.actor, booking);
  return booking;
}
