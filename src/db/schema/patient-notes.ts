import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { patients } from "./bookings.ts";

/** What the staff note of a patient for whoever calls or comes: one text each, as it was last written; empty once it was taken away. */
export const patientNotes = pgTable("patient_notes", {
  patientId: integer()
    .primaryKey()
    .references(() => patients.id, { onDelete: "cascade" }),
  text: text().notNull(),
  writtenBy: text().notNull(),
  writtenAt: timestamp({ withTimezone: true }).notNull(),
  /** Counts changes, so that two people cannot overwrite each other unseen. */
  version: integer().notNull().default(1),
});
