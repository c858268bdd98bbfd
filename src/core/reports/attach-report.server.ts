import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { actorName } from "#core/access/actor.ts";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { lockBooking } from "#core/bookings/lock-booking.server.ts";
import { type BookingRow, bookingById } from "#core/bookings/queries.server.ts";
import { type Question, Refusal, requireAnswers } from "#core/refusal.ts";
import { recordReport } from "#core/revocations/record-revocation.server.ts";
import type { Revoking } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { reports } from "#db/schema/reports.ts";
import { newFileKey } from "#platform/files/files.server.ts";
import { judgePdf } from "#platform/files/pdf.server.ts";
import { currentReport, isAnotherPatients, type ReportRow, wasTakenBack } from "./queries.server.ts";
import type { ReportContext } from "./report-context.server.ts";
import type { ReportUpload } from "./schema.ts";

/** An upload takes seconds, so an hour later a file without a report is one that never got its row. */
const LEFT_AFTER_SECONDS = 3600;

type Attaching = ReportContext & Revoking;
type File = { fileName: string; bytes: Uint8Array };
type StoredFile = { fileName: string; fileKey: string; sizeBytes: number; pageCount: number; sha256: string };

/**
 * Attaches a report's PDF to a booking; the one before it stays for the record, and the patient no longer sees it. The
 * same file sent again is the same report. Refuses: sign-in-needed, not-allowed, rule-broken (no sound PDF), not-found,
 * ask-first (a file that was taken back from this patient, or that is another patient's report).
 */
export async function attachReport(
  ctx: Attaching,
  { bookingId, fileName, bytes, ...answers }: File & { bookingId: number } & ReportUpload,
): Promise<ReportRow> {
  requireMay(ctx.actor, "keep-reports");
  const judged = await judgePdf(bytes);
  if (judged.verdict !== "pdf") throw new Refusal("rule-broken", `report-${judged.verdict}`);
  const { pageCount } = judged;
  const booking = await bookingById(ctx.db, bookingId);
  if (!booking) throw new Refusal("not-found", "booking-unknown");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const known = await currentReport(ctx.db, bookingId);
  if (known?.sha256 === sha256) return known;
  requireAnswers(await uploadQuestions(ctx.db, booking, sha256), answers);
  const fileKey = await keepFile(ctx, bytes);
  return storeReport(ctx, bookingId, { fileName, fileKey, sizeBytes: bytes.length, pageCount, sha256 });
}

/** What a file's history says against it: it was taken back from this patient, or is another one's report. */
async function uploadQuestions(db: Db, { id: bookingId, patientId }: BookingRow, sha256: string) {
  const [isTakenBack, isOthers] = await Promise.all([
    wasTakenBack(db, { bookingId, sha256 }),
    isAnotherPatients(db, { patientId, sha256 }),
  ]);
  const questions: Question<keyof ReportUpload>[] = [];
  if (isTakenBack) questions.push({ field: "withdrawnBefore", said: "report-withdrawn-before" });
  if (isOthers) questions.push({ field: "ofAnotherPatient", said: "report-of-another-patient" });
  return questions;
}

/** The file first, then its row: a row never lacks its file, and a file that gets no row is found by the job. */
async function keepFile(ctx: Attaching, bytes: Uint8Array): Promise<string> {
  const fileKey = newFileKey();
  await ctx.announce(ctx.db, {
    name: "report-files.left",
    data: { fileKeys: [fileKey] },
    afterSeconds: LEFT_AFTER_SECONDS,
  });
  await ctx.files.keep(fileKey, bytes);
  return fileKey;
}

async function storeReport(ctx: Attaching, bookingId: number, file: StoredFile): Promise<ReportRow> {
  return ctx.db.transaction(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId, undefined);
    const before = await currentReport(transaction, bookingId);
    if (before?.sha256 === file.sha256) return before;
    if (before) await replace(transaction, ctx, before);
    const [report] = await transaction
      .insert(reports)
      .values({ ...file, bookingId, uploadedAt: ctx.now, uploadedBy: actorName(ctx.actor) })
      .returning();
    if (!report) throw new Error("The report was not stored.");
    await record(transaction, ctx, booking, { report, before });
    if (before?.releasedAt) await recordReport(transaction, ctx, before.fileKey, "report-replaced");
    return report;
  });
}

/** Who could open it is told that they no longer can. */
async function replace(transaction: Db, ctx: Attaching, { id: reportId, releasedAt }: ReportRow): Promise<void> {
  await transaction.update(reports).set({ replacedAt: ctx.now }).where(eq(reports.id, reportId));
  if (releasedAt) await ctx.announce(transaction, { name: "report.taken-back", data: { reportId } });
}

async function record(
  transaction: Db,
  ctx: Attaching,
  booking: BookingRow,
  { report, before }: { report: ReportRow; before: ReportRow | undefined },
): Promise<void> {
  await recordAction(transaction, ctx, {
    action: before ? "report-replaced" : "report-attached",
    bookingId: booking.id,
    bookingCode: booking.code,
    change: { reportId: report.id, ...(before && { replaces: before.id }) },
  });
}
