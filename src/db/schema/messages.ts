import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

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
    /** What it is about, e.g. "booking 12 confirmed". */
    cause: text().notNull(),
    bookingId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // A job that runs again says nothing twice.
    uniqueIndex("one_message_per_cause_and_channel").on(table.cause, table.channel),
    index("messages_of_booking").on(table.bookingId, table.id),
  ],
);

export const waitlist = pgTable("waitlist", {
  phone: text().primaryKey(),
  joinedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What visitors wrote by the contact form. */
export const contactMessages = pgTable("contact_messages", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Counters of the rate limiter (rate-limiter-flexible); its column names are fixed. */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: bigint({ mode: "number" }),
});
