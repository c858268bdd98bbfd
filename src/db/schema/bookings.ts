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
import { bytea } from "./bytea.ts";
import { visits } from "./visits.ts";

const instant = () => timestamp({ withTimezone: true });
const isOneOf = (column: AnyPgColumn, names: readonly string[]) =>
  sql`${column} in (${sql.raw(names.map((name) => `'${name}'`).join(", "))})`;

export const patients = pgTable(
  "patients",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** E.164. Several patients may share it: a family. */
    phone: text().notNull(),
    name: text().notNull(),
    email: text(),
    address: text().notNull(),
    age: integer(),
    /** Where months or days were told, as with babies: an ISO 8601 duration, P18M. */
    exactAge: text(),
    gender: text(),
    createdAt: instant().notNull(),
    /** Since then the row names nobody, and stands there for the bookings that the law has kept (docs/retention.md). */
    erasedAt: instant(),
  },
  (table) => [
    uniqueIndex("one_patient_per_phone_and_name")
      .on(table.phone, sql`lower(${table.name})`)
      .where(sql`${table.erasedAt} is null`),
    index("patients_search").using("gin", sql`(${table.name} || ' ' || ${table.phone}) gin_trgm_ops`),
  ],
);

/**
 * A seat kept for somebody who is filling the form: since and until when, in seconds since 1970, for which line, and of
 * which network of the day (both hashed; null where a code proved the phone, or staff hold).
 */
export type SeatHold = { since: number; until: number; by: string; network: string | null };

/** Seats taken and held; a row appears with the slot's first booking or hold. */
export const slots = pgTable(
  "slots",
  {
    day: date({ mode: "string" }).notNull(),
    time: text().notNull(),
    taken: integer().notNull(),
    /** By the hold's id. In the slot's own row, so that one statement decides about its seats. */
    holds: jsonb().$type<Record<string, SeatHold>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.time] }),
    check("taken_is_not_negative", sql`${table.taken} >= 0`),
  ],
);

/** The names of core/bookings/statuses.ts; a name that stands there alone fails the type check where it is written (decision 028). */
const storedStatuses = [
  "pending",
  "confirmed",
  "sample_collected",
  "testing_in_progress",
  "completed",
  "declined",
] as const;
const storedPayments = ["pending", "paid", "failed", "refunded"] as const;
/** The names of core/bookings/changing/cancel-reasons.ts. */
const storedCancelReasons = ["patient-asked", "not-at-home", "lab-cannot-come", "wrong-booking", "other"] as const;

/** The names of core/bookings/places.ts. */
const storedPlaces = ["home", "centre"] as const;

/** The contact columns are what was typed for this visit; the patient's own row is never changed by a visitor. */
export const bookings = pgTable(
  "bookings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    /** SHA-256 of the request: sending it again finds the booking instead of making another. */
    requestHash: bytea().notNull().unique(),
    patientId: integer()
      .notNull()
      .references(() => patients.id),
    /** A row of a build that knew no visits gets its own by a trigger; the next build demands it (decision 048). */
    visitId: integer().references(() => visits.id),
    patientName: text().notNull(),
    phone: text().notNull(),
    email: text(),
    place: text({ enum: storedPlaces }).notNull().default("home"),
    /** Empty where nobody goes to the patient. */
    address: text().notNull(),
    landmark: text(),
    pinCode: text(),
    age: integer(),
    exactAge: text(),
    gender: text(),
    day: date({ mode: "string" }).notNull(),
    time: text().notNull(),
    status: text({ enum: storedStatuses }).notNull(),
    /** Why the desk last cancelled it, shown while it is declined, and in the desk's own words: those may name somebody. */
    cancelReason: text({ enum: storedCancelReasons }),
    cancelNote: text(),
    /** What who comes must know, in the desk's own words: the gate, a wheelchair, the doctor's name. */
    collectorNote: text(),
    paymentStatus: text({ enum: storedPayments }).notNull(),
    paymentMethod: text().notNull(),
    totalPaise: integer().notNull(),
    /** The total of the first answer: a repeated request gets it again, whatever the staff have changed since. */
    placedTotalPaise: integer(),
    offerSlug: text(),
    /** A code has proved that the phone is its patient's, or the desk has booked. Other phones are told less (decision 018). */
    phoneProved: boolean().notNull().default(false),
    /** Of an unproved phone: the network it was booked from, as a hash that is another one on each visiting day. */
    network: text(),
    /** The name on the bill of somebody who was erased: no list and no search of the desk reads it. */
    billedTo: text(),
    createdAt: instant().notNull(),
    /** Counts changes, so that two people at the desk cannot overwrite each other unseen. */
    version: integer().notNull().default(1),
  },
  (table) => [
    // Ids ascend in these: read backwards they give the newest first, which an index of descending ids would not
    // (Drizzle writes them NULLS LAST, and the lists' order is NULLS FIRST).
    index("bookings_by_patient").on(table.patientId, table.id),
    index("bookings_of_visit").on(table.visitId),
    index("bookings_by_phone").on(table.phone, table.id),
    index("bookings_by_status").on(table.status, table.id),
    index("bookings_by_payment_status").on(table.paymentStatus, table.id),
    index("bookings_in_the_lab")
      .on(table.id)
      .where(isOneOf(table.status, ["sample_collected", "testing_in_progress"])),
    index("bookings_by_day").on(table.day, table.id),
    index("bookings_search").using(
      "gin",
      sql`(${table.code} || ' ' || ${table.patientName} || ' ' || ${table.phone}) gin_trgm_ops`,
    ),
    index("bookings_by_place").using(
      "gin",
      sql`(${table.address} || ' ' || coalesce(${table.pinCode}, '')) gin_trgm_ops`,
    ),
    check("code_has_its_form", sql`${table.code} ~ '^BK-[0-9]{8}$'`),
    check("status_is_known", isOneOf(table.status, storedStatuses)),
    check("payment_status_is_known", isOneOf(table.paymentStatus, storedPayments)),
    check("total_is_not_negative", sql`${table.totalPaise} >= 0`),
  ],
);

/** Names and prices as they were on the day of the booking. */
export const bookingItems = pgTable(
  "booking_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    itemType: text().notNull(),
    itemId: integer().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    pricePaise: integer().notNull(),
  },
  (table) => [
    index("items_of_booking").on(table.bookingId),
    index("bookings_of_item").on(table.itemType, table.itemId, table.bookingId),
  ],
);

/** The lines of the list of erased people that this database knows; an older copy lacks the latest. */
export const erasures = pgTable("erasures", {
  /** The line's own. */
  id: text().primaryKey(),
  patientId: integer().notNull(),
  at: instant().notNull(),
  /** When it was carried out again after a restore. */
  replayedAt: instant(),
});

/**
 * Who changed what or looked at whom, when. Outlives a deleted booking and who did it, so it refers to both by number, code and
 * name only. Nothing in it is changed or taken away: a trigger refuses both.
 */
export const auditTrail = pgTable(
  "audit_trail",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    actor: text().notNull(),
    /** The account and the role of whoever of the staff it was, then. */
    actorId: text(),
    actorRole: text(),
    action: text().notNull(),
    bookingId: integer(),
    bookingCode: text(),
    patientId: integer(),
    change: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("trail_of_booking").on(table.bookingId, table.id),
    index("trail_of_patient").on(table.patientId, table.id),
    index("trail_of_actor").on(table.actorId, table.id),
    index("trail_of_action").on(table.action, table.id),
    index("trail_by_time").on(table.at),
    // What changed, for the desk's news: whoever only looked has changed nothing.
    index("trail_of_changes").on(table.id).where(sql`${table.action} <> 'looked'`),
    // What the desk deleted of a patient.
    index("trail_of_deleted").on(sql`(${table.change} ->> 'patientId')`).where(sql`${table.action} = 'deleted'`),
  ],
);
