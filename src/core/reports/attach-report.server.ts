import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { formatActor } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { lockBooking } from "#core/bookings/lock-booking.server.ts";
import { type BookingRow, findBookingById } from "#core/bookings/queries.server.ts";
import { type Confirmation, DomainError, requireConfirmations } from "#core/errors.ts";
import { recordReportRevocation } from "#core/revocations/record-revocation.server.ts";
import type { RevocationContext } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { reports } from "#db/schema/reports.ts";
import { createFileKey } from "#platform/files/file-store.server.ts";
import { validatePdf } from "#platform/files/validate-pdf.server.ts";
import { belongsToAnotherPatient, findCurrentReport, isRevokedFile, type ReportRow } from "./queries.server.ts";
import type { ReportContext } from "./report-context.server.ts";
import type { UploadReportQuery } from "./schema.ts";

/** An upload takes seconds, so a file without a report after an hour never got its row. */
const ORPHAN_AFTER_SECONDS = 3600;

type AttachReportContext = ReportContext & RevocationContext;
type UploadedFile = { fileName: string; bytes: Uint8Array };
type StoredFile = { fileName: string; fileKey: string; sizeBytes: number; pageCount: number; sha256: string };

/**
 * Attaches a report's PDF to a booking. An earlier report stays on record, hidden from the patient. The same file again
 * is the same report. Throws `sign-in-needed`, `not-allowed`, `rule-broken` (not a valid PDF), `not-found`, `ask-first`
 * (a file that was withdrawn from this patient, or is another patient's report).
 */
export async function attachReport(
  ctx: AttachReportContext,
  { bookingId, fileName, bytes, ...answers }: UploadedFile & { bookingId: number } & UploadReportQuery,
): Promise<ReportRow> {
  authorize(ctx.actor, "manage-reports");
  const validation = await validatePdf(bytes);
  if (validation.verdict !== "pdf") throw new DomainError("rule-broken", `report-${validation.verdict}`);
  const { pageCount } = validation;
  const booking = await findBookingById(ctx.db, bookingId);
  if (!booking) throw new DomainError("not-found", "booking-unknown");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const current = await findCurrentReport(ctx.db, bookingId);
  if (current?.sha256 === sha256) return current;
  requireConfirmations(await listUploadConfirmations(ctx.db, booking, sha256), answers);
  const fileKey = await storeFile(ctx, bytes);
  return storeReport(ctx, bookingId, { fileName, fileKey, sizeBytes: bytes.length, pageCount, sha256 });
}

/** Lists the objections to a file: it was withdrawn from this patient, or is another patient's report. */
async function listUploadConfirmations(db: Db, { id: bookingId, patientId }: BookingRow, sha256: string) {
  const [isRevoked, isOfAnotherPatient] = await Promise.all([
    isRevokedFile(db, { bookingId, sha256 }),
    belongsToAnotherPatient(db, { patientId, sha256 }),
  ]);
  const confirmations: Confirmation<keyof UploadReportQuery>[] = [];
  if (isRevoked) confirmations.push({ field: "withdrawnBefore", reason: "report-withdrawn-before" });
  if (isOfAnotherPatient) confirmations.push({ field: "ofAnotherPatient", reason: "report-of-another-patient" });
  return confirmations;
}

/** Writes the file before its row: a row never lacks its file, and a cleanup job finds a file without a row. */
async function storeFile(ctx: AttachReportContext, bytes: Uint8Array): Promise<string> {
  const fileKey = createFileKey();
  await ctx.emit(ctx.db, {
    name: "report-files.orphaned",
    data: { fileKeys: [fileKey] },
    delaySeconds: ORPHAN_AFTER_SECONDS,
  });
  await ctx.files.write(fileKey, bytes);
  return fileKey;
}

async function storeReport(ctx: AttachReportContext, bookingId: number, file: StoredFile): Promise<ReportRow> {
  return ctx.db.transaction(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId, undefined);
    const before = await findCurrentReport(transaction, bookingId);
    if (before?.sha256 === file.sha256) return before;
    if (before) await replaceReport(transaction, ctx, before);
    const [report] = await transaction
      .insert(reports)
      .values({ ...file, bookingId, uploadedAt: ctx.now, uploadedBy: formatActor(ctx.actor) })
      .returning();
    if (!report) throw new Error("The report was not stored.");
    await recordAttachment(transaction, ctx, booking, { report, before });
    if (before?.releasedAt) await recordReportRevocation(transaction, ctx, before.fileKey, "report-replaced");
    return report;
  });
}

/** Replaces a report; the patient who could open it is notified. */
async function replaceReport(
  transaction: Db,
  ctx: AttachReportContext,
  { id: reportId, releasedAt }: ReportRow,
): Promise<void> {
  await transaction.update(reports).set({ replacedAt: ctx.now }).where(eq(reports.id, reportId));
  if (releasedAt) await ctx.emit(transaction, { name: "report.revoked", data: { reportId } });
}

async function recordAttachment(
  transaction: Db,
  ctx: AttachReportContext,
  booking: BookingRow,
  { report, before }: { report: ReportRow; before: ReportRow | undefined },
): Promise<void> {
  const reportId = report.id;
  if (before)
    await recordBookingEvent(transaction, ctx, booking, {
      kind: "report-replaced",
      data: { reportId, replaces: before.id },
    });
  else await recordBookingEvent(transaction, ctx, booking, { kind: "report-attached", data: { reportId } });
}
