import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { reports } from "#db/schema/reports.ts";

export type ReportRow = typeof reports.$inferSelect;

/** The report that counts: the last one attached. */
export async function currentReport(db: Db, bookingId: number): Promise<ReportRow | undefined> {
  const [report] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.bookingId, bookingId), isNull(reports.replacedAt)));
  return report;
}

/** All reports that were ever attached, newest first. */
export async function reportsOfBooking(db: Db, bookingId: number): Promise<ReportRow[]> {
  return db.select().from(reports).where(eq(reports.bookingId, bookingId)).orderBy(desc(reports.id));
}

export async function reportById(db: Db, id: number): Promise<ReportRow | undefined> {
  const [report] = await db.select().from(reports).where(eq(reports.id, id));
  return report;
}

/** Those of the keys that a report refers to. */
export async function fileKeysInUse(db: Db, fileKeys: string[]): Promise<string[]> {
  const rows = await db.select({ key: reports.fileKey }).from(reports).where(inArray(reports.fileKey, fileKeys));
  return rows.map(({ key }) => key);
}
