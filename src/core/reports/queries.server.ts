import { and, desc, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reports.ts";

/** Its patient could open it once. */
const tookBack = or(isNotNull(reports.withdrawnAt), and(isNotNull(reports.replacedAt), isNotNull(reports.releasedAt)));

export type ReportRow = typeof reports.$inferSelect;

/** The report that counts: the last one attached, unless it was withdrawn. */
export async function currentReport(db: Db, bookingId: number): Promise<ReportRow | undefined> {
  const [report] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.bookingId, bookingId), isNull(reports.replacedAt), isNull(reports.withdrawnAt)));
  return report;
}

/** The reports that the patients of these bookings can open. */
export async function releasedReports(db: Db, bookingIds: number[]) {
  const { bookingId, sizeBytes, releasedAt, replacedAt, withdrawnAt } = reports;
  return db
    .select({ bookingId, sizeBytes, releasedAt })
    .from(reports)
    .where(and(inArray(bookingId, bookingIds), isNotNull(releasedAt), isNull(replacedAt), isNull(withdrawnAt)));
}

/** All reports that were ever attached, newest first. */
export async function reportsOfBooking(db: Db, bookingId: number): Promise<ReportRow[]> {
  return db.select().from(reports).where(eq(reports.bookingId, bookingId)).orderBy(desc(reports.id));
}

export async function reportById(db: Db, id: number): Promise<ReportRow | undefined> {
  const [report] = await db.select().from(reports).where(eq(reports.id, id));
  return report;
}

/** Whether these very bytes could be opened by the booking's patient once, and were withdrawn or replaced. */
export async function wasTakenBack(
  db: Db,
  { bookingId, sha256 }: Pick<ReportRow, "bookingId" | "sha256">,
): Promise<boolean> {
  const isIt = and(eq(reports.bookingId, bookingId), eq(reports.sha256, sha256));
  return (await db.$count(reports, and(isIt, tookBack))) > 0;
}

/** Whether these very bytes are the report that counts of another patient's booking. */
export async function isAnotherPatients(
  db: Db,
  { patientId, sha256 }: { patientId: number; sha256: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(bookings, eq(bookings.id, reports.bookingId))
    .where(
      and(
        eq(reports.sha256, sha256),
        ne(bookings.patientId, patientId),
        isNull(reports.replacedAt),
        isNull(reports.withdrawnAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Those of the keys that a report refers to. */
export async function fileKeysInUse(db: Db, fileKeys: string[]): Promise<string[]> {
  const rows = await db.select({ key: reports.fileKey }).from(reports).where(inArray(reports.fileKey, fileKeys));
  return rows.map(({ key }) => key);
}
