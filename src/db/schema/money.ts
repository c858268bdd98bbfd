import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bookings } from "./bookings.ts";
import { isIn } from "./is-in.ts";
import { receiptKinds, tenderMethods } from "./values.ts";
import { visits } from "./visits.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** The last number given in each series of a financial year: "26-27" for money taken, "R26-27" for money returned. */
export const receiptSeries = pgTable("receipt_series", {
  series: text().primaryKey(),
  last: integer().notNull(),
});

/**
 * Money taken from or returned to patients. Append-only: triggers reject changes and deletions, and at the end of each
 * transaction a receipt's tenders and allocations must have the same sum (decision 058).
 */
export const receipts = pgTable(
  "receipts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the page: a repeated request finds its receipt. */
    key: uuid().notNull().unique(),
    kind: text({ enum: receiptKinds }).notNull(),
    /** Null for corrections, and for payments recorded before receipts existed. */
    series: text(),
    number: integer(),
    /** Reference of a UPI payment, 12 digits. */
    utr: text(),
    visitId: integer().references(() => visits.id, { onDelete: "set null" }),
    /** When the money changed hands. */
    at: timestamptz().notNull(),
    /** When the server stored it. */
    receivedAt: timestamptz().notNull(),
    /** Account of the staff member; null for the system. */
    by: text(),
    byName: text().notNull(),
    reason: text(),
    /** The receipt that this one takes back. */
    corrects: integer().references((): AnyPgColumn => receipts.id),
    /** The receipt that took this one back: the one column that changes, once. */
    correctedBy: integer().references((): AnyPgColumn => receipts.id),
  },
  (table) => [
    unique("receipt_number_is_unique").on(table.series, table.number),
    uniqueIndex("one_standing_receipt_per_utr").on(table.utr).where(sql`${table.correctedBy} is null`),
    index("receipts_by_time").on(table.at),
    index("receipts_of_visit").on(table.visitId),
    index("receipts_by_corrected").on(table.corrects),
    index("receipts_by_correction").on(table.correctedBy),
    check("receipt_kind_is_known", isIn(table.kind, receiptKinds)),
    check(
      "receipt_has_its_number",
      sql`(${table.kind} in ('taken', 'returned')) = (${table.series} is not null) and (${table.series} is null) = (${table.number} is null)`,
    ),
    check(
      "receipt_has_its_reason",
      sql`${table.kind} not in ('returned', 'corrected') or coalesce(${table.reason}, '') <> ''`,
    ),
    check("utr_has_its_form", sql`${table.utr} ~ '^[0-9]{12}$'`),
  ],
);

/** How a receipt was paid: one row a method, negative if money was returned. */
export const receiptTenders = pgTable(
  "receipt_tenders",
  {
    receiptId: integer()
      .notNull()
      .references(() => receipts.id),
    method: text({ enum: tenderMethods }).notNull(),
    paise: integer().notNull(),
    /** The day in whose closing it counts. */
    day: date({ mode: "string" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.method] }),
    index("tenders_by_day").on(table.day),
    check("tender_method_is_known", isIn(table.method, tenderMethods)),
    check("tender_is_not_zero", sql`${table.paise} <> 0`),
  ],
);

/** Which bookings a receipt is for. A deleted booking leaves its code. */
export const receiptAllocations = pgTable(
  "receipt_allocations",
  {
    receiptId: integer()
      .notNull()
      .references(() => receipts.id),
    bookingId: integer().references(() => bookings.id, { onDelete: "set null" }),
    bookingCode: text().notNull(),
    paise: integer().notNull(),
    /** The bookings' order on the receipt, in which its tenders are shared among them. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.bookingCode] }),
    index("allocations_of_booking").on(table.bookingId),
    check("allocation_is_not_zero", sql`${table.paise} <> 0`),
  ],
);

/** Discounts on a booking's total; one stands at a time. */
export const discounts = pgTable(
  "discounts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    paise: integer().notNull(),
    /** In the staff's words. */
    reason: text().notNull(),
    by: text(),
    byName: text().notNull(),
    at: timestamptz().notNull(),
    withdrawnAt: timestamptz(),
  },
  (table) => [
    uniqueIndex("one_standing_discount_per_booking").on(table.bookingId).where(sql`${table.withdrawnAt} is null`),
    index("discounts_of_booking").on(table.bookingId),
    check("discount_is_positive", sql`${table.paise} > 0`),
  ],
);
