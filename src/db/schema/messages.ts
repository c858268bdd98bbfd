import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bookings, patients } from "./bookings.ts";
import { bytea } from "./bytea.ts";
import { isIn } from "./is-in.ts";
import { inboundKinds, languageCodes, optOutSources } from "./values.ts";

/** The outbox: messages with their recipients and delivery states. */
export const messages = pgTable(
  "messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    channel: text().notNull(),
    recipient: text().notNull(),
    /** Only of an email. */
    subject: text(),
    body: text().notNull(),
    /** Of its text, and of the approved template that it is sent with. */
    language: text({ enum: languageCodes }).notNull().default("en"),
    /** Variables of the channel's approved template, in order. */
    variables: text().array().notNull().default([]),
    state: text().notNull(),
    stateAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /**
     * Time of the next check, by the database's clock; null once nothing is left to do. The default makes messages of
     * older builds due.
     */
    dueAt: timestamp({ withTimezone: true }).default(new Date(0)),
    /** The provider's id, used in its delivery reports. */
    providerId: text().unique(),
    /** Why it could not be sent, in the provider's words. */
    failure: text(),
    /** Why it was written, e.g. "booking 12 confirmed". */
    cause: text().notNull(),
    bookingId: integer(),
    /** Slot of the visit at the time of writing; the visit may be moved before sending. */
    visitDay: date({ mode: "string" }),
    visitTime: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When recipient, subject, text and variables were removed (docs/retention.md). */
    emptiedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check("message_language_is_known", isIn(table.language, languageCodes)),
    // A repeated job writes no second message.
    uniqueIndex("one_message_per_cause_and_channel").on(table.cause, table.channel),
    index("messages_of_booking").on(table.bookingId, table.id),
    // For the frequent check of failing channels.
    index("messages_moved").on(table.stateAt),
    index("messages_in_trouble").on(table.stateAt).where(sql`${table.state} in ('failed', 'waiting', 'sending')`),
    index("messages_due").on(table.dueAt).where(sql`${table.dueAt} is not null and ${table.kind} <> 'login-code'`),
    index("login_codes_due").on(table.dueAt).where(sql`${table.dueAt} is not null and ${table.kind} = 'login-code'`),
    index("messages_to_recipient").on(table.recipient).where(sql`${table.emptiedAt} is null`),
    index("messages_with_text").on(table.id).where(sql`${table.emptiedAt} is null`),
  ],
);

/** What patients wrote back by WhatsApp or SMS. */
export const inboundMessages = pgTable(
  "inbound_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The provider's id: a message that is sent twice is stored once. */
    providerId: text().notNull().unique(),
    /** E.164. */
    phone: text().notNull(),
    /** The booking that it is about; null if none is known. */
    bookingId: integer().references(() => bookings.id, { onDelete: "set null" }),
    kind: text({ enum: inboundKinds }).notNull(),
    body: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** When a member of the staff marked it as handled, and the account; null while it waits. */
    seenAt: timestamp({ withTimezone: true }),
    seenBy: text(),
  },
  (table) => [
    index("inbound_messages_of_phone").on(table.phone, table.id),
    index("inbound_messages_of_booking").on(table.bookingId).where(sql`${table.bookingId} is not null`),
    index("inbound_messages_to_handle").on(table.id).where(sql`${table.seenAt} is null`),
    index("inbound_messages_by_arrival").on(table.receivedAt),
    check("inbound_kind_is_known", isIn(table.kind, inboundKinds)),
  ],
);

/** Phones that get no messages: none at all, or none about one patient. */
export const optOuts = pgTable(
  "opt_outs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** E.164. */
    phone: text().notNull(),
    /** Null: no messages at all, except login codes. */
    patientId: integer().references(() => patients.id, { onDelete: "cascade" }),
    since: timestamp({ withTimezone: true }).notNull(),
    source: text({ enum: optOutSources }).notNull(),
  },
  (table) => [
    unique("one_opt_out_per_phone_and_patient").on(table.phone, table.patientId).nullsNotDistinct(),
    index("opt_outs_of_patient").on(table.patientId).where(sql`${table.patientId} is not null`),
    check("opt_out_source_is_known", isIn(table.source, optOutSources)),
  ],
);

/** Alerts to the owner: when the last one was sent, and when the problem was last seen. */
export const alerts = pgTable("alerts", {
  kind: text().primaryKey(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
});

/** Phones (E.164) of people outside the service area. */
export const waitlist = pgTable("waitlist", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  phone: text().notNull().unique(),
  pinCode: text(),
  joinedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Messages of visitors by the contact form. */
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
    /** SHA-256 of the filled form: the same one, sent again, is stored once. Null for messages of older builds. */
    requestHash: bytea().unique(),
    /** When it was answered and by whom. */
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: text(),
  },
  (table) => [index("contact_messages_to_answer").on(table.id).where(sql`${table.answeredAt} is null`)],
);

/**
 * The current login code of a phone (E.164), as a hash only; a phone without bookings has a hash that no code matches.
 */
export const loginCodes = pgTable("login_codes", {
  /** Used in jobs, so that they contain no phone. */
  id: integer().generatedAlwaysAsIdentity().unique(),
  phone: text().primaryKey(),
  codeHash: bytea().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  triesLeft: integer().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Counters of the rate limits (platform/rate-limiter.server.ts); times are in milliseconds since 1970. Unlogged, so
 * that attempts do not wait for the disk: backups lack them, and a crash of the database empties them.
 */
export const rateLimitAttempts = pgTable("attempts", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: bigint({ mode: "number" }),
  /** Time of the last allowed attempt; null before. */
  reached: bigint({ mode: "number" }),
});
