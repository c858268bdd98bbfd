import { inArray } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { listFileKeysInUse } from "#core/reports/queries.server.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";
import type { Db } from "#db/client.server.ts";
import { reports } from "#db/schema/reports.ts";

type EmitContext = Pick<Context, "emit">;

/** Hands the files of deleted bookings' reports to the cleanup job, in the transaction that deletes them. */
export async function scheduleReportFileRemoval(
  transaction: Db,
  ctx: EmitContext,
  bookingIds: number[],
): Promise<void> {
  const rows = await transaction
    .select({ fileKey: reports.fileKey })
    .from(reports)
    .where(inArray(reports.bookingId, bookingIds));
  await emitOrphanedFiles(transaction, ctx, rows);
}

/** Deletes reports of remaining bookings and hands their files to the cleanup job. */
export async function deleteReports(
  transaction: Db,
  ctx: EmitContext,
  deletedReports: { id: number; fileKey: string }[],
): Promise<void> {
  const ids = deletedReports.map(({ id }) => id);
  await transaction.delete(reports).where(inArray(reports.id, ids));
  await emitOrphanedFiles(transaction, ctx, deletedReports);
}

async function emitOrphanedFiles(transaction: Db, { emit }: EmitContext, files: { fileKey: string }[]): Promise<void> {
  if (files.length === 0) return;
  const fileKeys = files.map(({ fileKey }) => fileKey);
  await emit(transaction, { name: "report-files.orphaned", data: { fileKeys } });
}

/** Removes the files without a report; running again removes nothing more. */
export async function removeOrphanedFiles(
  { db, files }: Pick<ReportContext, "db" | "files">,
  fileKeys: string[],
): Promise<void> {
  const inUse = new Set(await listFileKeysInUse(db, fileKeys));
  for (const key of fileKeys) if (!inUse.has(key)) await files.remove(key);
}
