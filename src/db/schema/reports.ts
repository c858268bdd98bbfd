import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { bookings } from "./bookings.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/**
 * The report PDFs of a booking: the current one and those that it replaced. The files are stored elsewhere, by
 * `fileKey`.
 */
export const reports = pgTable(
  "reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    fileKey: text().notNull().unique(),
    fileName: text().notNull(),
    sizeBytes: integer().notNull(),
    /** Null for reports from before pages were counted. */
    pageCount: integer(),
    /** SHA-256 in hexadecimal, for verifying the stored file. */
    sha256: text().notNull(),
    uploadedAt: timestamptz().notNull(),
    uploadedBy: text().notNull(),
    /** Visible to the patient from then on. */
    releasedAt: timestamptz(),
    replacedAt: timestamptz(),
    /** Withdrawn from the patient: void from then on, so `releasedAt` stays empty. */
    withdrawnAt: timestamptz(),
  },
  (table) => [
    index("reports_of_booking").on(table.bookingId, table.id),
    index("reports_to_release")
      .on(table.id)
      .where(sql`${table.releasedAt} is null and ${table.replacedAt} is null and ${table.withdrawnAt} is null`),
    uniqueIndex("one_current_report_per_booking")
      .on(table.bookingId)
      .where(sql`${table.replacedAt} is null and ${table.withdrawnAt} is null`),
  ],
);
