import { sql } from "drizzle-orm";
import { check, date, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** One row: the lab. */
export const lab = pgTable(
  "lab",
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    email: text().notNull(),
    /** E.164, the main helpline first. */
    phones: text().array().notNull(),
    whatsappPhone: text().notNull(),
    hours: jsonb().$type<{ booking: string; lab: string; collection: string }>().notNull(),
    videos: jsonb()
      .$type<Record<"walking" | "heartRisk", { youtubeId: string; title: string; minutes: number }>>()
      .notNull(),
    seatsPerSlot: integer().notNull().default(4),
    /** The last slot for tests that need fasting. */
    latestFastingStart: text().notNull().default("11:00 AM"),
    /** Minutes without use after which the admin area asks for the password; 0 is never. */
    idleLockMinutes: integer().notNull().default(0),
    /** Where patients pay by UPI: the lab's address (name@bank), the name shown, and the merchant code; empty if none. */
    upiAddress: text().notNull().default(""),
    upiName: text().notNull().default(""),
    upiMerchantCode: text().notNull().default(""),
    /** Empty if the lab is not registered for GST. */
    gstin: text().notNull().default(""),
    /** The largest discount that a receptionist may give, in percent of the total. */
    receptionistDiscountPercent: integer().notNull().default(10),
    /** Minutes after midnight at which the owner gets the day's figures. */
    eveningMinutes: integer()
      .notNull()
      .default(20 * 60),
    /** Patients move and cancel a visit until so many minutes before its slot, and move it so many times. */
    moveUntilMinutes: integer().notNull().default(240),
    cancelUntilMinutes: integer().notNull().default(240),
    movesAllowed: integer().notNull().default(2),
    /** Minutes after midnight of the evening before at which a visit's reminder is sent. */
    reminderMinutes: integer()
      .notNull()
      .default(19 * 60),
    /** Minutes after midnight between which no reminder is sent; the night lies between them. */
    quietFromMinutes: integer()
      .notNull()
      .default(21 * 60),
    quietToMinutes: integer()
      .notNull()
      .default(8 * 60),
    /** Counts changes by staff, for optimistic locking. */
    version: integer().notNull().default(1),
    /** Counts changes of what the public pages show; cached pages are valid for one number. */
    publishedVersion: integer().notNull().default(1),
  },
  (table) => [
    check("there_is_one_lab", sql`${table.id} = 1`),
    check("seats_are_positive", sql`${table.seatsPerSlot} > 0`),
    check("evening_is_within_the_day", sql`${table.eveningMinutes} between 0 and 1439`),
    check(
      "limits_of_own_changes_are_possible",
      sql`${table.moveUntilMinutes} between 0 and 2880 and ${table.cancelUntilMinutes} between 0 and 2880 and ${table.movesAllowed} between 0 and 20`,
    ),
    check(
      "reminder_is_before_the_quiet_hours",
      sql`${table.quietToMinutes} between 0 and ${table.reminderMinutes} and ${table.reminderMinutes} < ${table.quietFromMinutes} and ${table.quietFromMinutes} <= 1440`,
    ),
    check("discount_percent_is_possible", sql`${table.receptionistDiscountPercent} between 0 and 100`),
  ],
);

export const holidays = pgTable("holidays", { day: date({ mode: "string" }).primaryKey(), name: text().notNull() });

/** Where the lab collects samples: six-digit PIN codes with the name of the area. */
export const servedAreas = pgTable("served_areas", {
  pinCode: text().primaryKey(),
  name: text().notNull(),
  /** The order in which rounds visit the areas; null: after those that have one. */
  position: integer(),
});

/** One row without meaning, for checking whether the database accepts writes. */
export const writeProbes = pgTable("write_probes", {
  id: integer().primaryKey().default(1),
  beatAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
