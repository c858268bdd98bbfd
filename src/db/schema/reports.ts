import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { bookings } from "./bookings.ts";

const instant = () => timestamp({ withTimezone: true });

/** The report PDFs of a booking: the current one, and those that it replaced. The files lie elsewhere, by `fileKey`. */
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
    /** Null for a report of before pages were counted. */
    pageCount: integer(),
    /** SHA-256 in hexadecimal, so that what was uploaded can be told from what lies there. */
    sha256: text().notNull(),
    uploadedAt: instant().notNull(),
    uploadedBy: text().notNull(),
    /** The patient sees it from here on. */
    releasedAt: instant(),
    replacedAt: instant(),
    /** Taken back from its patient: void from here on, so `releasedAt` is empty for good. */
    withdrawnAt: instant(),
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
