import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
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
import { cashMoveKinds, receiptKinds, settledMethods, tenderMethods } from "./values.ts";
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
    /** The day in whose closing or settlement it counts. */
    day: date({ mode: "string" }).notNull(),
    /** The account that has the cash: the receipt's own, for a correction that of the corrected receipt. */
    holderId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.method] }),
    index("tenders_by_day").on(table.day),
    index("cash_by_holder").on(table.holderId, table.day).where(sql`${table.method} = 'cash'`),
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

/**
 * Cash that changes hands without a receipt. It counts once it is accepted; what goes to the bank or for a bill, or is put
 * into the drawer, counts at once. Triggers reject changes of what counts (decision 059).
 */
export const cashMoves = pgTable(
  "cash_moves",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the page: a repeated request finds its move. */
    key: uuid().notNull().unique(),
    kind: text({ enum: cashMoveKinds }).notNull(),
    /** Accounts; null for the lab's cash drawer, the bank, or the shop of a bill. */
    fromId: text(),
    toId: text(),
    paise: integer().notNull(),
    reason: text(),
    at: timestamptz().notNull(),
    /** Who recorded it. */
    by: text().notNull(),
    /** The days in whose closings it counts; null for the drawer, the bank, and for the giver if a closing made it. */
    fromDay: date({ mode: "string" }),
    toDay: date({ mode: "string" }),
    acceptedAt: timestamptz(),
    refusedAt: timestamptz(),
    /** The closing whose acceptance made it. */
    closingId: integer().references((): AnyPgColumn => closings.id),
  },
  (table) => [
    index("moves_of_giver").on(table.fromId, table.fromDay),
    index("moves_of_receiver").on(table.toId, table.toDay),
    index("moves_by_time").on(table.at),
    index("moves_under_way").on(table.id).where(sql`${table.acceptedAt} is null and ${table.refusedAt} is null`),
    check("move_kind_is_known", isIn(table.kind, cashMoveKinds)),
    check("moved_amount_is_positive", sql`${table.paise} > 0`),
    check("move_is_accepted_or_refused", sql`${table.acceptedAt} is null or ${table.refusedAt} is null`),
    check("bill_has_its_reason", sql`${table.kind} <> 'petty' or coalesce(${table.reason}, '') <> ''`),
    check(
      "move_has_two_sides",
      sql`${table.fromId} is distinct from ${table.toId} or ${table.kind} in ('bank', 'petty', 'added')`,
    ),
    check(
      "move_counts_when_accepted",
      sql`${table.acceptedAt} is not null or (${table.fromDay} is null and ${table.toDay} is null)`,
    ),
  ],
);

/** A person's cash of one day, counted by them and accepted by another. */
export const closings = pgTable(
  "closings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    /** Kept from the day before. */
    carriedPaise: integer().notNull(),
    expectedPaise: integer().notNull(),
    countedPaise: integer().notNull(),
    /** What the person keeps for the next day; the rest is handed over at acceptance. */
    keptPaise: integer().notNull(),
    /** Number of notes by their value in rupees; "coins" is an amount in rupees. Null if only the sum was typed. */
    notes: jsonb().$type<Record<string, number>>(),
    /** Why the count differs from what was expected. */
    reason: text(),
    countedAt: timestamptz().notNull(),
    acceptedBy: text(),
    acceptedAt: timestamptz(),
    /** Counts changes, for optimistic locking. */
    version: integer().notNull().default(1),
  },
  (table) => [
    unique("one_closing_per_person_and_day").on(table.personId, table.day),
    index("closings_by_day").on(table.day),
    check("counted_amount_is_not_negative", sql`${table.countedPaise} >= 0`),
    check("kept_amount_is_of_the_count", sql`${table.keptPaise} between 0 and ${table.countedPaise}`),
    check(
      "difference_has_its_reason",
      sql`${table.countedPaise} = ${table.expectedPaise} or coalesce(${table.reason}, '') <> ''`,
    ),
    check("closing_is_accepted_by_someone", sql`(${table.acceptedBy} is null) = (${table.acceptedAt} is null)`),
  ],
);

/** What the bank and the card machine show for a day, against what was recorded. */
export const settlements = pgTable(
  "settlements",
  {
    day: date({ mode: "string" }).notNull(),
    method: text({ enum: settledMethods }).notNull(),
    expectedPaise: integer().notNull(),
    declaredPaise: integer().notNull(),
    reason: text(),
    by: text().notNull(),
    byName: text().notNull(),
    at: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.method] }),
    check("settled_method_is_known", isIn(table.method, settledMethods)),
    check(
      "settlement_difference_has_its_reason",
      sql`${table.declaredPaise} = ${table.expectedPaise} or coalesce(${table.reason}, '') <> ''`,
    ),
  ],
);
