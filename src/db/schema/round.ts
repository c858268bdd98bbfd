import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bookings } from "./bookings.ts";
import { isIn } from "./is-in.ts";
import { rejectionReasons, tubeKinds, type VisitEventData, visitEventDoubts, visitEventKinds } from "./values.ts";
import { visits } from "./visits.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/**
 * What phlebotomists' phones sent, by the id that the phone gave it: a repeated event is known; and what was recorded of a
 * sample at the centre. What an event changes stands in the booking's own tables and events. A trigger rejects changes of what was sent; it is deleted with its visit.
 */
export const visitEvents = pgTable(
  "visit_events",
  {
    id: uuid().primaryKey(),
    /** The order in which the server stored them. */
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    visitId: integer()
      .notNull()
      .references(() => visits.id, { onDelete: "cascade" }),
    /** Null if it is about the whole visit. */
    bookingId: integer().references(() => bookings.id, { onDelete: "cascade" }),
    kind: text({ enum: visitEventKinds }).notNull(),
    /** The phone's clock, corrected by its difference to the server's. */
    at: timestamptz().notNull(),
    receivedAt: timestamptz().notNull(),
    byId: text().notNull(),
    doubtful: text({ enum: visitEventDoubts }),
    /** By kind: core/round/visit-events.ts. It names no person. */
    data: jsonb().$type<VisitEventData>().notNull(),
    /** When the office looked at a doubtful one, and the account; set once. */
    checkedAt: timestamptz(),
    checkedBy: text(),
  },
  (table) => [
    index("events_of_visit").on(table.visitId),
    index("visit_events_of_booking").on(table.bookingId),
    index("doubtful_events")
      .on(table.receivedAt)
      .where(sql`${table.doubtful} is not null and ${table.checkedAt} is null`),
    check("visit_event_kind_is_known", isIn(table.kind, visitEventKinds)),
    check("visit_event_doubt_is_known", isIn(table.doubtful, visitEventDoubts)),
  ],
);

/** Labelled tubes. The three times are different moments, and none stands for another. */
export const tubes = pgTable(
  "tubes",
  {
    /** What the label says. */
    code: text().primaryKey(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    kind: text({ enum: tubeKinds }).notNull(),
    labelledAt: timestamptz().notNull(),
    labelledBy: text().notNull(),
    collectedAt: timestamptz(),
    collectedBy: text(),
    receivedAt: timestamptz(),
    receivedBy: text(),
    rejectedAt: timestamptz(),
    rejectedBy: text(),
    reason: text({ enum: rejectionReasons }),
  },
  (table) => [
    index("tubes_of_booking").on(table.bookingId),
    index("tubes_by_receipt").on(table.receivedAt).where(sql`${table.receivedAt} is not null`),
    index("tubes_to_receive")
      .on(table.collectedAt)
      .where(sql`${table.receivedAt} is null and ${table.rejectedAt} is null`),
    check("tube_code_has_its_form", sql`${table.code} ~ '^[0-9A-Z-]{6,20}$'`),
    check("kind_of_tube_is_known", isIn(table.kind, tubeKinds)),
    check("rejection_reason_is_known", isIn(table.reason, rejectionReasons)),
    check("rejection_has_its_reason", sql`(${table.rejectedAt} is null) = (${table.reason} is null)`),
    check("tube_is_collected_after_its_label", sql`${table.collectedAt} >= ${table.labelledAt}`),
    check(
      "tube_is_received_after_its_collection",
      sql`${table.receivedAt} is null or (${table.collectedAt} is not null and ${table.receivedAt} >= ${table.collectedAt})`,
    ),
    check(
      "tube_is_rejected_by_the_lab",
      sql`${table.rejectedAt} is null or ${table.rejectedAt} >= coalesce(${table.receivedAt}, ${table.labelledAt})`,
    ),
  ],
);
