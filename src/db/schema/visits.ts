import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";

/**
 * One stop of a phlebotomist, for the patients of its bookings; at the centre, one patient at the counter. Day, slot
 * and place are columns of the bookings (decision 048). A trigger deletes it with its last booking.
 */
export const visits = pgTable(
  "visits",
  {
    /** Given when a visit and its booking are one statement. */
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Seats taken in its slot, independent of the number of patients. */
    seats: integer().notNull().default(1),
    /** Contact and payer, if other than the patient. */
    contactName: text(),
    contactPhone: text(),
    payerName: text(),
    payerPhone: text(),
    /** The account that makes this stop, and its position in the round where the lab or the phlebotomist changed the order. */
    phlebotomistId: text().references(() => user.id, { onDelete: "set null" }),
    roundPosition: integer(),
    /** The arrival time that the patient was told, in minutes after the lab's midnight; null: the slot's. */
    promisedFrom: integer(),
    promisedTo: integer(),
    /** Counts changes, for optimistic locking. */
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("visits_of_phlebotomist").on(table.phlebotomistId).where(sql`${table.phlebotomistId} is not null`),
    check("promise_is_whole", sql`(${table.promisedFrom} is null) = (${table.promisedTo} is null)`),
    check("promise_is_in_order", sql`${table.promisedFrom} between 0 and ${table.promisedTo}`),
  ],
);
