import { inArray } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { fileKeysInUse } from "#core/reports/queries.server.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";
import type { Db } from "#db/client.server.ts";
import { reports } from "#db/schema/reports.ts";

type Announcing = Pick<Context, "announce">;

/** Tells the jobs, in the transaction that deletes bookings, which files their reports leave. */
export async function leaveFiles(transaction: Db, ctx: Announcing, bookingIds: number[]): Promise<void> {
  const rows = await transaction
    .select({ fileKey: reports.fileKey })
    .from(reports)
    .where(inArray(reports.bookingId, bookingIds));
  await announceLeft(transaction, ctx, rows);
}

/** Deletes reports whose booking stays, and leaves their files to the jobs. */
export async function dropReports(
  transaction: Db,
  ctx: Announcing,
  dropped: { id: number; fileKey: string }[],
): Promise<void> {
  const ids = dropped.map(({ id }) => id);
  await transaction.delete(reports).where(inArray(reports.id, ids));
  await announceLeft(transaction, ctx, dropped);
}

async function announceLeft(transaction: Db, { announce }: Announcing, left: { fileKey: string }[]): Promise<void> {
  if (left.length === 0) return;
  const fileKeys = left.map(({ fileKey }) => fileKey);
  await announce(transaction, { name: "report-files.left", data: { fileKeys } });
}

/** Removes those of the files that no report refers to; a job that runs again removes nothing more. */
export async function removeLeftFiles(
  { db, files }: Pick<ReportContext, "db" | "files">,
  fileKeys: string[],
): Promise<void> {
  const inUse = new Set(await fileKeysInUse(db, fileKeys));
  for (const key of fileKeys) if (!inUse.has(key)) await files.remove(key);
}
