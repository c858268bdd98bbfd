import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea } from "./bytea.ts";

/** The outbox: what is said to whom, and what became of it. */
export const messages = pgTable(
  "messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    channel: text().notNull(),
    recipient: text().notNull(),
    /** Of a mail alone. */
    subject: text(),
    body: text().notNull(),
    /** What fills the gaps of the channel's approved template, in their order. */
    variables: text().array().notNull().default([]),
    state: text().notNull(),
    stateAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** When it is to be looked at next, by the database's clock; null once nothing is left to do. What a build writes that knew of no such moment is due. */
    dueAt: timestamp({ withTimezone: true }).default(new Date(0)),
    /** The number under which the channel's provider knows it; its reports name it. */
    providerId: text().unique(),
    /** Why it could not be sent, as the provider says. */
    failure: text(),
    /** What it is about, e.g. "booking 12 confirmed". */
    cause: text().notNull(),
    bookingId: integer(),
    /** When the visit was, as it was written: a visit may be moved before it goes out. */
    visitDay: date({ mode: "string" }),
    visitTime: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When recipient, subject, text and words were taken out of it (docs/retention.md). */
    emptiedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // A job that runs again says nothing twice.
    uniqueIndex("one_message_per_cause_and_channel").on(table.cause, table.channel),
    index("messages_of_booking").on(table.bookingId, table.id),
    // Whether a channel gets through is looked at again and again.
    index("messages_moved").on(table.stateAt),
    index("messages_in_trouble").on(table.stateAt).where(sql`${table.state} in ('failed', 'waiting', 'sending')`),
    index("messages_due").on(table.dueAt).where(sql`${table.dueAt} is not null and ${table.kind} <> 'login-code'`),
    index("login_codes_due").on(table.dueAt).where(sql`${table.dueAt} is not null and ${table.kind} = 'login-code'`),
    index("messages_to_recipient").on(table.recipient).where(sql`${table.emptiedAt} is null`),
    index("messages_with_text").on(table.id).where(sql`${table.emptiedAt} is null`),
  ],
);

/** What the lab is told by a message, away from its desk: when it last was, and when the matter was last seen. */
export const alerts = pgTable("alerts", {
  kind: text().primaryKey(),
  toldAt: timestamp({ withTimezone: true }).notNull(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
});

/** Phones (E.164) of those whom the lab does not reach yet. */
export const waitlist = pgTable("waitlist", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  phone: text().notNull().unique(),
  pinCode: text(),
  joinedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What visitors wrote by the contact form. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the desk had answered it, and who. */
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: text(),
  },
  (table) => [index("contact_messages_to_answer").on(table.id).where(sql`${table.answeredAt} is null`)],
);

/** The one live login code of a phone (E.164), kept as a hash alone; of a phone without bookings the hash of none. */
export const loginCodes = pgTable("login_codes", {
  /** Names it in a job, so that no phone stands there. */
  id: integer().generatedAlwaysAsIdentity().unique(),
  phone: text().primaryKey(),
  codeHash: bytea().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  triesLeft: integer().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Counters of the rate limits (platform/limits.server.ts); moments are in milliseconds since 1970. Unlogged, so that no attempt
 * waits for the disk: they are in no backup, and a crash of the database empties them.
 */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: bigint({ mode: "number" }),
  /** When the last allowed attempt was made; null before. */
  reached: bigint({ mode: "number" }),
});
