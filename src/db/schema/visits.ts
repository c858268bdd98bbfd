import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * One stop of a phlebotomist, for the patients of its bookings; at the centre, one patient at the counter. Day, slot
 * and place are columns of the bookings (decision 048). A trigger deletes it with its last booking.
 */
export const visits = pgTable("visits", {
  /** Given when a visit and its booking are one statement. */
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Seats taken in its slot, independent of the number of patients. */
  seats: integer().notNull().default(1),
  /** Contact and payer, if other than the patient. */
  contactName: text(),
  contactPhone: text(),
  payerName: text(),
  payerPhone: text(),
  /** Counts changes, for optimistic locking. */
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
