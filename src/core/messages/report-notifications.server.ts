import { and, eq, like, notInArray, sql } from "drizzle-orm";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { languages } from "#core/i18n/languages.ts";
import { findReportById, listBookingReports, type ReportRow } from "#core/reports/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookingEvents } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { lockMessageBooking } from "./lock-message-booking.server.ts";
import { type NotificationContext, notifyPatient } from "./notify-patient.server.ts";
import { formatReportNotification, getReleaseCause, type ReportMessageKind } from "./templates/report-notification.ts";

type WriteReportNotificationInput = { reportId: number; publicUrl: string };

/**
 * Tells the patient about a released report, as a correction if an earlier one reached them. Does nothing if the report
 * was withdrawn or replaced meanwhile.
 */
export async function writeReportReady(
  ctx: NotificationContext,
  { reportId, publicUrl }: WriteReportNotificationInput,
): Promise<void> {
  const report = await findReportById(ctx.db, reportId);
  if (!report?.releasedAt || report.replacedAt) return;
  const cause = `${getReleaseCause(reportId)} ${report.releasedAt.toISOString()}`;
  const kind = (await hasEarlierReportReached(ctx.db, report)) ? "report-corrected" : "report-ready";
  await writeNotification(ctx, { report, kind, cause, publicUrl });
}

/** Tells the patient that a report was withdrawn, if it had reached them. */
export async function writeReportWithdrawn(
  ctx: NotificationContext,
  { reportId, publicUrl }: WriteReportNotificationInput,
): Promise<void> {
  const report = await findReportById(ctx.db, reportId);
  if (!report || !(await hasReached(ctx.db, report))) return;
  await writeNotification(ctx, { report, kind: "report-withdrawn", cause: `report ${reportId} taken back`, publicUrl });
}

type ReportNotification = { report: ReportRow; kind: ReportMessageKind; cause: string; publicUrl: string };

async function writeNotification(
  ctx: NotificationContext,
  { report, kind, cause, publicUrl }: ReportNotification,
): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, report.bookingId);
  if (!locked) return;
  await notifyPatient(ctx, locked.booking, ({ code: bookingCode, patientName }, language) => {
    const loginUrl = new URL(`${languages[language].basePath}/login`, publicUrl).href;
    const details = { bookingCode, patientName, loginUrl };
    return { ...formatReportNotification(kind, details, locked.lab, getSentences(language)), cause };
  });
}

async function hasEarlierReportReached(db: Db, { id, bookingId }: ReportRow): Promise<boolean> {
  for (const earlier of await listBookingReports(db, bookingId))
    if (earlier.id < id && (await hasReached(db, earlier))) return true;
  return false;
}

/** Whether the patient was sent the report, as far as known, or has opened it. */
async function hasReached(db: Db, { id, bookingId }: ReportRow): Promise<boolean> {
  const isOfBooking = eq(messages.bookingId, bookingId);
  const isNotified = and(
    like(messages.cause, `${getReleaseCause(id)} %`),
    notInArray(messages.state, ["waiting", "failed"]),
  );
  if ((await db.$count(messages, and(isOfBooking, isNotified))) > 0) return true;
  const isOpened = and(eq(bookingEvents.actor, "patient"), eq(bookingEvents.kind, "report-opened"));
  const isReport = eq(sql`(${bookingEvents.data} ->> 'reportId')::int`, id);
  return (await db.$count(bookingEvents, and(eq(bookingEvents.bookingId, bookingId), isOpened, isReport))) > 0;
}
