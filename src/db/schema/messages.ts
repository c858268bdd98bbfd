import { integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** The outbox: what is said to whom, and what became of it. */
export const messages = pgTable(
  "messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    channel: text().notNull(),
    recipient: text().notNull(),
    body: text().notNull(),
    state: text().notNull(),
    bookingId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // A job that runs again says nothing twice.
    uniqueIndex("one_message_of_a_kind_per_booking").on(table.bookingId, table.kind, table.channel),
  ],
);

export const waitlist = pgTable("waitlist", {
  phone: text().primaryKey(),
  joinedAt: timestamp({ withTimezone: true }).notNull(),
});
