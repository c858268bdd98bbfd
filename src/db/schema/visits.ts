import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * One stop of a collector at one door, for the persons of its bookings; at the centre, one person at the counter. Day, hour and
 * way stand on the bookings (decision 048). It goes with its last booking: a trigger sees to that.
 */
export const visits = pgTable("visits", {
  /** Given along where a visit and its booking are one statement. */
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Of its hour, whoever and however many its persons are. */
  seats: integer().notNull().default(1),
  /** Who opens and who pays, where that is another one than the patient. */
  doorName: text(),
  doorPhone: text(),
  payerName: text(),
  payerPhone: text(),
  /** Its place in the order of its hour. */
  position: integer(),
  /** Counts changes. */
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
