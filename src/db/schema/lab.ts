import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One row: the lab itself. */
export const lab = pgTable(
  "lab",
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    email: text().notNull(),
    /** E.164, the first helpline first. */
    phones: text().array().notNull(),
    whatsappPhone: text().notNull(),
    hours: jsonb().$type<{ booking: string; lab: string; collection: string }>().notNull(),
    videos: jsonb()
      .$type<Record<"walking" | "heartRisk", { youtubeId: string; title: string; minutes: number }>>()
      .notNull(),
    seatsPerSlot: integer().notNull().default(4),
    /** The last slot for tests that need fasting. */
    latestFastingStart: text().notNull().default("11:00 AM"),
    /** After so many minutes without use the desk asks for the password; 0 where it never does. */
    idleLockMinutes: integer().notNull().default(0),
    /** Counts the changes of this row by the desk. */
    version: integer().notNull().default(1),
    /** Counts each change of what the public pages show; a cache is good for one number. */
    publishedVersion: integer().notNull().default(1),
  },
  (table) => [
    check("there_is_one_lab", sql`${table.id} = 1`),
    check("seats_are_positive", sql`${table.seatsPerSlot} > 0`),
  ],
);

export const holidays = pgTable("holidays", { day: date({ mode: "string" }).primaryKey(), name: text().notNull() });

/** Where the lab comes to take samples: six-digit PIN codes, each with the name of its area. */
export const servedAreas = pgTable("served_areas", { pinCode: text().primaryKey(), name: text().notNull() });

/** One row without a meaning: whether it can be written tells whether the database takes writes. */
export const pulse = pgTable("pulse", {
  id: integer().primaryKey().default(1),
  beatAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
