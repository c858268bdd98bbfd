import { and, eq, gt, inArray, isNull, ne, notExists, notInArray, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias } from "drizzle-orm/pg-core";
import { kindsOutsideConversations, type MessageKind } from "#core/messages/message.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { contactMessages, inboundMessages, messages } from "#db/schema/messages.ts";
import { phoneEnd } from "#db/schema/searchable.ts";
import type { InboundKind } from "#db/schema/values.ts";
import type { Conversation } from "./schema.ts";
import { isInboundWaiting } from "./waiting-messages.server.ts";

/** Failures are listed this long: an older message has lost its purpose. All are under Sent. */
const FAILED_DAYS = 3;
const DAY_MS = 86_400_000;

const digitsOf = (phone: AnyPgColumn): SQL => sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;

/**
 * Returns what groups messages of the contact form into conversations: the last ten digits of the phone, as of stored
 * phones, or the message itself if it has fewer.
 */
export const contactGroup = sql<string>`case when length(${digitsOf(contactMessages.phone)}) < 10 then 'contact-' || ${contactMessages.id} else right(${digitsOf(contactMessages.phone)}, 10) end`;

/**
 * A number by which messages of all tables have one order, that of their times: microseconds, whose last three digits
 * keep messages of one millisecond apart.
 */
const rankOf = (at: AnyPgColumn, id: AnyPgColumn, table: 0 | 1 | 2) =>
  sql<number>`(extract(epoch from ${at}) * 1000)::bigint * 1000 + ${id} % 333 * 3 + ${sql.raw(String(table))}`
    .mapWith(Number)
    .as("rank");

const none = sql<null>`null::text`;

/** Inbound messages as rows of conversations. */
export function selectInbound(db: Db, condition?: SQL) {
  const { id, phone, kind, body, receivedAt } = inboundMessages;
  return db
    .select({
      source: sql<Conversation["source"]>`'inbound'`.as("source"),
      id: sql<number>`${id}`.as("id"),
      group: sql<string>`${phoneEnd(phone)}`.as("group"),
      phone: sql<string>`${phone}`.as("phone"),
      name: sql<string | null>`${none}`.as("name"),
      kind: sql<InboundKind | MessageKind | null>`${kind}`.as("kind"),
      subject: sql<string | null>`${none}`.as("subject"),
      body: sql<string>`${body}`.as("body"),
      failure: sql<string | null>`${none}`.as("failure"),
      at: sql<Date>`${receivedAt}`.mapWith(receivedAt).as("at"),
      isWaiting: sql<boolean>`${isInboundWaiting}`.as("is_waiting"),
      rank: rankOf(receivedAt, id, 0),
    })
    .from(inboundMessages)
    .leftJoin(bookings, eq(bookings.id, inboundMessages.bookingId))
    .where(condition);
}

/** Messages of the contact form as rows of conversations. */
export function selectContactMessages(db: Db, condition?: SQL) {
  const { id, phone, name, subject, message, receivedAt, answeredAt } = contactMessages;
  return db
    .select({
      source: sql<Conversation["source"]>`'contact'`.as("source"),
      id: sql<number>`${id}`.as("id"),
      group: contactGroup.as("group"),
      phone: sql<string>`${phone}`.as("phone"),
      name: sql<string | null>`${name}`.as("name"),
      kind: sql<InboundKind | MessageKind | null>`${none}`.as("kind"),
      subject: sql<string | null>`${subject}`.as("subject"),
      body: sql<string>`${message}`.as("body"),
      failure: sql<string | null>`${none}`.as("failure"),
      at: sql<Date>`${receivedAt}`.mapWith(receivedAt).as("at"),
      isWaiting: sql<boolean>`${answeredAt} is null`.as("is_waiting"),
      rank: rankOf(receivedAt, id, 1),
    })
    .from(contactMessages)
    .where(condition);
}

/** Messages of the lab to patients as rows of conversations. An email belongs to its booking's phone. `isWaiting` is true or false for all of them. */
export function selectSent(db: Db, condition: SQL | undefined, isWaiting: SQL) {
  const { id, channel, recipient, kind, body, failure, stateAt, emptiedAt } = messages;
  const phone = sql<string>`case when ${channel} = 'email' then ${bookings.phone} else ${recipient} end`;
  return db
    .select({
      source: sql<Conversation["source"]>`'outbox'`.as("source"),
      id: sql<number>`${id}`.as("id"),
      group: sql<string>`right(${phone}, 10)`.as("group"),
      phone: phone.as("phone"),
      name: sql<string | null>`${none}`.as("name"),
      kind: sql<InboundKind | MessageKind | null>`${kind}`.as("kind"),
      subject: sql<string | null>`${none}`.as("subject"),
      body: sql<string>`${body}`.as("body"),
      failure: sql<string | null>`${failure}`.as("failure"),
      at: sql<Date>`${stateAt}`.mapWith(stateAt).as("at"),
      isWaiting: sql<boolean>`${isWaiting}`.as("is_waiting"),
      rank: rankOf(stateAt, id, 2),
    })
    .from(messages)
    .leftJoin(bookings, eq(bookings.id, messages.bookingId))
    .where(
      and(
        isNull(emptiedAt),
        notInArray(kind, [...kindsOutsideConversations]),
        or(ne(channel, "email"), ne(bookings.phone, "")),
        condition,
      ),
    );
}

/**
 * Returns the condition for messages that a provider could not deliver, unless the same news or a reply went out later.
 * The state is written as in the partial index `messages_in_trouble`. A message without a try was untrue by then.
 */
export function createFailedCondition(db: Db, now: Date): SQL | undefined {
  const later = alias(messages, "later");
  const followed = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.recipient, messages.recipient),
        isNull(later.emptiedAt),
        gt(later.id, messages.id),
        or(eq(later.cause, messages.cause), eq(later.kind, "reply")),
        inArray(later.state, ["waiting", "sending", "sent", "delivered", "read"]),
      ),
    );
  return and(
    sql`${messages.state} = 'failed'`,
    gt(messages.tries, 0),
    gt(messages.stateAt, new Date(now.getTime() - FAILED_DAYS * DAY_MS)),
    notExists(followed),
  );
}
