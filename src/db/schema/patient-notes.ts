import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { patients } from "./bookings.ts";

/** Staff notes about a patient, for calls and visits: one text each; empty after removal. */
export const patientNotes = pgTable("patient_notes", {
  patientId: integer()
    .primaryKey()
    .references(() => patients.id, { onDelete: "cascade" }),
  text: text().notNull(),
  writtenBy: text().notNull(),
  writtenAt: timestamp({ withTimezone: true }).notNull(),
  /** Counts changes, for optimistic locking. */
  version: integer().notNull().default(1),
});
