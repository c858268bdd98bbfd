import { and, eq, like, notInArray, sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { type ReportRow, reportById, reportsOfBooking } from "#core/reports/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { holdBooking } from "./held-booking.server.ts";
import { tellPatient } from "./tell-patient.server.ts";
import { causeOfRelease, type ReportKind, reportNews } from "./texts/report-news.ts";

type Ground = Pick<Context, "db" | "now" | "announce">;
type Told = { reportId: number; publicUrl: string };

/**
 * Tells the patient of a released report, as of a corrected one where another has reached them before; says nothing of one that
 * was withdrawn or replaced meanwhile.
 */
export async function writeReportReady(ctx: Ground, { reportId, publicUrl }: Told): Promise<void> {
  const report = await reportById(ctx.db, reportId);
  if (!report?.releasedAt || report.replacedAt) return;
  const cause = `${causeOfRelease(reportId)} ${report.releasedAt.toISOString()}`;
  const kind = (await hasReachedBefore(ctx.db, report)) ? "report-corrected" : "report-ready";
  await writeNews(ctx, { report, kind, cause, publicUrl });
}

/** Tells a patient whom a report has reached that it was taken back; whom it never reached is told nothing. */
export async function writeReportTakenBack(ctx: Ground, { reportId, publicUrl }: Told): Promise<void> {
  const report = await reportById(ctx.db, reportId);
  if (!report || !(await hasReached(ctx.db, report))) return;
  await writeNews(ctx, { report, kind: "report-withdrawn", cause: `report ${reportId} taken back`, publicUrl });
}

type News = { report: ReportRow; kind: ReportKind; cause: string; publicUrl: string };

async function writeNews(ctx: Ground, { report, kind, cause, publicUrl }: News): Promise<void> {
  const held = await holdBooking(ctx.db, report.bookingId);
  if (!held) return;
  await tellPatient(ctx, held.booking, ({ code: bookingCode, patientName }) => ({
    ...reportNews(kind, { bookingCode, patientName, publicUrl }, held.lab),
    cause,
  }));
}

async function hasReachedBefore(db: Db, { id, bookingId }: ReportRow): Promise<boolean> {
  for (const earlier of await reportsOfBooking(db, bookingId))
    if (earlier.id < id && (await hasReached(db, earlier))) return true;
  return false;
}

/** Whether the patient was told of the report, as far as we know, or has opened it. */
async function hasReached(db: Db, { id, bookingId }: ReportRow): Promise<boolean> {
  const isOfBooking = eq(messages.bookingId, bookingId);
  const isTold = and(
    like(messages.cause, `${causeOfRelease(id)} %`),
    notInArray(messages.state, ["waiting", "failed"]),
  );
  if ((await db.$count(messages, and(isOfBooking, isTold))) > 0) return true;
  const isOpened = and(eq(auditTrail.actor, "patient"), eq(auditTrail.action, "report-opened"));
  const isThis = eq(sql`(${auditTrail.change} ->> 'reportId')::int`, id);
  return (await db.$count(auditTrail, and(eq(auditTrail.bookingId, bookingId), isOpened, isThis))) > 0;
}
