import { and, desc, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reports.ts";

/** Condition for reports that the patient could once open. */
const wasRevoked = or(
  isNotNull(reports.withdrawnAt),
  and(isNotNull(reports.replacedAt), isNotNull(reports.releasedAt)),
);

export type ReportRow = typeof reports.$inferSelect;

/** Finds the current report: the last one attached, unless withdrawn. */
export async function findCurrentReport(db: Db, bookingId: number): Promise<ReportRow | undefined> {
  const [report] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.bookingId, bookingId), isNull(reports.replacedAt), isNull(reports.withdrawnAt)));
  return report;
}

/** Lists the reports that the patients of these bookings can open. */
export async function listReleasedReports(db: Db, bookingIds: number[]) {
  const { bookingId, sizeBytes, releasedAt, replacedAt, withdrawnAt } = reports;
  return db
    .select({ bookingId, sizeBytes, releasedAt })
    .from(reports)
    .where(and(inArray(bookingId, bookingIds), isNotNull(releasedAt), isNull(replacedAt), isNull(withdrawnAt)));
}

/** Lists all reports ever attached, newest first. */
export async function listBookingReports(db: Db, bookingId: number): Promise<ReportRow[]> {
  return db.select().from(reports).where(eq(reports.bookingId, bookingId)).orderBy(desc(reports.id));
}

export async function findReportById(db: Db, id: number): Promise<ReportRow | undefined> {
  const [report] = await db.select().from(reports).where(eq(reports.id, id));
  return report;
}

/** Whether this file was once open to the booking's patient and then withdrawn or replaced. */
export async function isRevokedFile(
  db: Db,
  { bookingId, sha256 }: Pick<ReportRow, "bookingId" | "sha256">,
): Promise<boolean> {
  const isFile = and(eq(reports.bookingId, bookingId), eq(reports.sha256, sha256));
  return (await db.$count(reports, and(isFile, wasRevoked))) > 0;
}

/** Whether this file is the current report of another patient's booking. */
export async function belongsToAnotherPatient(
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

/** Returns those of the keys that have a report. */
export async function listFileKeysInUse(db: Db, fileKeys: string[]): Promise<string[]> {
  const rows = await db.select({ key: reports.fileKey }).from(reports).where(inArray(reports.fileKey, fileKeys));
  return rows.map(({ key }) => key);
}
