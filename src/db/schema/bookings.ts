import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { auditActions, bookingEventKinds } from "./audit-values.ts";
import { bytea } from "./bytea.ts";
import { isIn } from "./is-in.ts";
import { isOwing, isToRefund, listBilledColumns } from "./open-money.ts";
import { phoneEnd, searchable } from "./searchable.ts";
import {
  bookingStatuses,
  cancelReasons,
  collectionPlaces,
  fastingAnswers,
  genders,
  itemTypes,
  languageCodes,
  paymentStatuses,
  sampleStatuses,
} from "./values.ts";
import { visits } from "./visits.ts";

const timestamptz = () => timestamp({ withTimezone: true });

export const patients = pgTable(
  "patients",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** E.164. Families share a phone. */
    phone: text().notNull(),
    name: text().notNull(),
    email: text(),
    address: text().notNull(),
    age: integer(),
    /** Age with months or days, for babies: an ISO 8601 duration, P18M. */
    exactAge: text(),
    gender: text({ enum: genders }),
    /** The language of messages, of the latest booking. */
    language: text({ enum: languageCodes }).notNull().default("en"),
    createdAt: timestamptz().notNull(),
    /** Since then the row is anonymous and exists only for bookings that the law retains (docs/retention.md). */
    erasedAt: timestamptz(),
  },
  (table) => [
    uniqueIndex("one_patient_per_phone_and_name")
      .on(table.phone, sql`lower(${table.name})`)
      .where(sql`${table.erasedAt} is null`),
    index("patients_by_phone_end").on(phoneEnd(table.phone), table.id),
    index("patients_search").using("gin", sql`${searchable(sql`${table.name} || ' ' || ${table.phone}`)} gin_trgm_ops`),
    check("patient_gender_is_known", isIn(table.gender, genders)),
    check("patient_language_is_known", isIn(table.language, languageCodes)),
  ],
);

/**
 * A seat held while a form is filled in: since and until when, in seconds since 1970, by which browser, and from which
 * network of the day (both hashed; network is null if a code proved the phone, or for staff).
 */
export type SeatHold = { since: number; until: number; by: string; network: string | null };

/** Seats taken and held; the row is created with the slot's first booking or hold. */
export const slots = pgTable(
  "slots",
  {
    day: date({ mode: "string" }).notNull(),
    time: text().notNull(),
    taken: integer().notNull(),
    /** By hold id. Part of the slot's row, so that one statement decides about its seats. */
    holds: jsonb().$type<Record<string, SeatHold>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.time] }),
    check("taken_is_not_negative", sql`${table.taken} >= 0`),
  ],
);

/** The contact columns are as entered for this visit; visitors never change the patient's own row. */
export const bookings = pgTable(
  "bookings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    /** SHA-256 of the request: a repeated request finds its booking instead of creating another. */
    requestHash: bytea().notNull().unique(),
    patientId: integer()
      .notNull()
      .references(() => patients.id),
    visitId: integer()
      .notNull()
      .references(() => visits.id),
    patientName: text().notNull(),
    phone: text().notNull(),
    email: text(),
    place: text({ enum: collectionPlaces }).notNull().default("home"),
    /** Empty for a visit at the centre. */
    address: text().notNull(),
    landmark: text(),
    pinCode: text(),
    age: integer(),
    exactAge: text(),
    gender: text({ enum: genders }),
    day: date({ mode: "string" }).notNull(),
    time: text().notNull(),
    status: text({ enum: bookingStatuses }).notNull(),
    /** Why staff last cancelled it, shown while it is declined; the note in their own words may name people. */
    cancelReason: text({ enum: cancelReasons }),
    cancelNote: text(),
    /** Notes for the phlebotomist in the staff's words: the gate, a wheelchair, the doctor's name. */
    phlebotomistNote: text(),
    paymentStatus: text({ enum: paymentStatuses }).notNull(),
    paymentMethod: text().notNull(),
    totalPaise: integer().notNull(),
    /** What the receipts of this booking add up to, and the discount that stands: lists join nothing. */
    takenPaise: integer().notNull().default(0),
    discountPaise: integer().notNull().default(0),
    /** Total of the first response: a repeated request returns it again, even after changes by staff. */
    placedTotalPaise: integer(),
    offerSlug: text(),
    /**
     * Whether a code proved the phone, or staff created the booking. Unproved phones get fewer details (decision 018).
     */
    phoneProved: boolean().notNull().default(false),
    /** For an unproved phone: the network of the booking, as a hash that differs per day of visit. */
    network: text(),
    /** The booking whose tube was rejected: this one draws it again, free. */
    redrawOf: integer().references((): AnyPgColumn => bookings.id, { onDelete: "set null" }),
    /** The language of its messages and its visit link. */
    language: text({ enum: languageCodes }).notNull().default("en"),
    /** What the patient answered to the reminder; a move clears both. */
    fastingAnswer: text({ enum: fastingAnswers }),
    fastingAnsweredAt: timestamptz(),
    /** Name on the bill of an erased patient; lists and searches do not use it. */
    billedTo: text(),
    createdAt: timestamptz().notNull(),
    /** Counts changes, for optimistic locking. */
    version: integer().notNull().default(1),
  },
  (table) => [
    // Ids ascend in these: read backwards they give the newest first, which an index of descending ids would not
    // (Drizzle writes them NULLS LAST, and the lists' order is NULLS FIRST).
    index("bookings_by_patient").on(table.patientId, table.id),
    index("bookings_of_visit").on(table.visitId),
    index("bookings_by_phone").on(table.phone, table.id),
    index("bookings_by_phone_end").on(phoneEnd(table.phone), table.id),
    index("bookings_by_status").on(table.status, table.id),
    index("bookings_by_payment_status").on(table.paymentStatus, table.id),
    index("bookings_in_the_lab").on(table.id).where(isIn(table.status, sampleStatuses)),
    index("redraws_of_booking").on(table.redrawOf).where(sql`${table.redrawOf} is not null`),
    index("bookings_by_day").on(table.day, table.id),
    // With all that a balance depends on, so that sums of open amounts read the index alone.
    index("bookings_owing")
      .on(table.day, table.id, ...listBilledColumns(table))
      .where(isOwing(table)),
    index("bookings_to_refund")
      .on(table.id, ...listBilledColumns(table))
      .where(isToRefund(table)),
    index("bookings_search").using(
      "gin",
      sql`${searchable(sql`${table.code} || ' ' || ${table.patientName} || ' ' || ${table.phone}`)} gin_trgm_ops`,
    ),
    index("bookings_by_place").using(
      "gin",
      sql`${searchable(sql`${table.address} || ' ' || coalesce(${table.pinCode}, '')`)} gin_trgm_ops`,
    ),
    check("code_has_its_form", sql`${table.code} ~ '^BK-[0-9]{8}$'`),
    check("status_is_known", isIn(table.status, bookingStatuses)),
    check("payment_status_is_known", isIn(table.paymentStatus, paymentStatuses)),
    check("place_is_known", isIn(table.place, collectionPlaces)),
    check("gender_is_known", isIn(table.gender, genders)),
    check("booking_language_is_known", isIn(table.language, languageCodes)),
    check("cancel_reason_is_known", isIn(table.cancelReason, cancelReasons)),
    check("fasting_answer_is_known", isIn(table.fastingAnswer, fastingAnswers)),
    check("fasting_answer_has_its_time", sql`(${table.fastingAnswer} is null) = (${table.fastingAnsweredAt} is null)`),
    check("total_is_not_negative", sql`${table.totalPaise} >= 0`),
    check("taken_amount_is_not_negative", sql`${table.takenPaise} >= 0`),
    check("discount_is_not_negative", sql`${table.discountPaise} >= 0`),
  ],
);

/** Names and prices as of the day of booking. */
export const bookingItems = pgTable(
  "booking_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    itemType: text({ enum: itemTypes }).notNull(),
    itemId: integer().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    pricePaise: integer().notNull(),
  },
  (table) => [
    index("items_of_booking").on(table.bookingId),
    index("bookings_of_item").on(table.itemType, table.itemId, table.bookingId),
    check("item_type_is_known", isIn(table.itemType, itemTypes)),
  ],
);

/**
 * What happened to a booking, oldest first by id: the source of its timeline, the worklists and undo. It is deleted
 * with its booking and names no patient.
 */
export const bookingEvents = pgTable(
  "booking_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    kind: text({ enum: bookingEventKinds }).notNull(),
    at: timestamptz().notNull(),
    actor: text().notNull(),
    /** By kind: core/audit/audit-events.ts. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("events_of_booking").on(table.bookingId, table.id),
    check("event_kind_is_known", isIn(table.kind, bookingEventKinds)),
  ],
);

/** Deleted bookings: messages about them are still their patient's. */
export const deletedBookings = pgTable(
  "deleted_bookings",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer().notNull(),
    patientId: integer().notNull(),
    deletedAt: timestamptz().notNull(),
  },
  (table) => [index("deleted_bookings_of_patient").on(table.patientId)],
);

/**
 * Merged patients, whose row is gone: what older copies and the audit log hold under their number is the kept one's.
 */
export const patientMerges = pgTable(
  "patient_merges",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    removedId: integer().notNull(),
    keptId: integer().notNull(),
    /** Creation time of the removed row, which identifies it in older copies, where the number may be used again. */
    enrolledAt: timestamptz().notNull(),
    mergedAt: timestamptz().notNull(),
  },
  (table) => [index("patient_merges_of_kept").on(table.keptId)],
);

/** Lines of the erasure list that this database knows; a restored copy lacks the latest. */
export const erasures = pgTable("erasures", {
  /** The line's id. */
  id: text().primaryKey(),
  patientId: integer().notNull(),
  at: timestamptz().notNull(),
  /** When it was repeated after a restore. */
  replayedAt: timestamptz(),
});

/**
 * Who changed or viewed what and when. Entries outlive the booking and the account, so they refer to both by id, code
 * and name only. They are append-only: a trigger rejects changes and deletions.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz().notNull(),
    actor: text().notNull(),
    /** Account and role of the staff member at that time. */
    actorId: text(),
    actorRole: text(),
    action: text({ enum: auditActions }).notNull(),
    bookingId: integer(),
    bookingCode: text(),
    patientId: integer(),
    /** By action: core/audit/audit-events.ts. */
    change: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("audit_log_of_booking").on(table.bookingId, table.id),
    index("audit_log_of_patient").on(table.patientId, table.id),
    index("audit_log_of_actor").on(table.actorId, table.id),
    index("audit_log_of_action").on(table.action, table.id),
    index("audit_log_by_time").on(table.at),
    check("audit_action_is_known", isIn(table.action, auditActions)),
  ],
);
