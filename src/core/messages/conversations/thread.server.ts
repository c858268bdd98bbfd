import { and, desc, eq, getTableColumns, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import {
  kindsOutsideConversations,
  type MessageChannel,
  type MessageKind,
  type MessageState,
} from "#core/messages/message.ts";
import { toE164 } from "#core/patients/phone.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { contactMessages, inboundMessages, messages, optOuts } from "#db/schema/messages.ts";
import { findPhonePeople } from "./phone-people.server.ts";
import { contactGroup } from "./received-messages.server.ts";
import { getReplyEnd } from "./reply-window.ts";
import type { Thread, ThreadEntry } from "./schema.ts";
import { isInboundWaiting } from "./waiting-messages.server.ts";

/** The latest messages that a thread shows. */
const MAX_ENTRIES = 100;

type ThreadContext = Pick<Context, "db" | "now">;

type FindThreadInput = {
  /** A phone (E.164), or `contact-12` for a contact message whose phone cannot be read. */
  key: string;
  /** Whether the lab has its own WhatsApp. */
  hasWhatsapp: boolean;
};

/**
 * Returns a phone's messages in both directions, oldest first, with its patients, their last bookings and the next
 * visit. Throws `not-found` for an unknown contact message.
 */
export async function findThread({ db, now }: ThreadContext, { key, hasWhatsapp }: FindThreadInput): Promise<Thread> {
  if (!key.startsWith("+")) return findContactThread(db, key);
  const [people, inbound, contacts, stopped] = await Promise.all([
    findPhonePeople(db, { phone: key, now }),
    listInbound(db, key),
    listContactMessages(db, key),
    listOptOuts(db, key),
  ]);
  const sent = await listSent(db, key, people.bookingIds);
  const [last] = inbound;
  const isStopped = stopped.some(({ patientId }) => patientId === null);
  const end = hasWhatsapp && !isStopped ? getReplyEnd(last?.inbound.receivedAt ?? null, now) : null;
  const entries = [...inbound.map(toInboundEntry), ...contacts.map(toContactEntry), ...sent.map(toSentEntry)];
  return {
    ...{ key, phone: key, patients: people.patients, nextVisit: people.nextVisit },
    ...sortEntries(entries),
    optOuts: stopped.map(({ since, source, patientName }) => ({ since: since.toISOString(), source, patientName })),
    replyUntil: end?.toISOString() ?? null,
  };
}

/** The thread of contact messages with one phone that cannot be read. */
async function findContactThread(db: Db, key: string): Promise<Thread> {
  const id = Number(key.replace("contact-", ""));
  const [first] = await db.select({ group: contactGroup }).from(contactMessages).where(eq(contactMessages.id, id));
  if (!first) throw new DomainError("not-found", "message-unknown");
  const contacts = await selectContactMessagesOfGroup(db, first.group);
  const none = { phone: null, patients: [], nextVisit: null, optOuts: [], replyUntil: null };
  return { key, ...none, ...sortEntries(contacts.map(toContactEntry)) };
}

/** Lists the inbound messages of a phone, latest first. */
function listInbound(db: Db, phone: string) {
  return db
    .select({ inbound: getTableColumns(inboundMessages), isWaiting: sql<boolean>`${isInboundWaiting}` })
    .from(inboundMessages)
    .leftJoin(bookings, eq(bookings.id, inboundMessages.bookingId))
    .where(eq(inboundMessages.phone, phone))
    .orderBy(desc(inboundMessages.id))
    .limit(MAX_ENTRIES + 1);
}

/** Lists the contact messages of a phone, typed in any notation, latest first. */
async function listContactMessages(db: Db, phone: string) {
  const contacts = await selectContactMessagesOfGroup(db, phone.slice(-10));
  return contacts.filter((message) => toE164(message.phone) === phone);
}

function selectContactMessagesOfGroup(db: Db, group: string) {
  return db
    .select()
    .from(contactMessages)
    .where(eq(contactGroup, group))
    .orderBy(desc(contactMessages.id))
    .limit(MAX_ENTRIES + 1);
}

/** Lists what the lab wrote to a phone, and emails about its bookings that failed, latest first. */
function listSent(db: Db, phone: string, bookingIds: number[]) {
  const isFailedMail = and(eq(messages.channel, "email"), eq(messages.state, "failed"));
  return db
    .select()
    .from(messages)
    .where(
      and(
        or(eq(messages.recipient, phone), and(inArray(messages.bookingId, bookingIds), isFailedMail)),
        isNull(messages.emptiedAt),
        notInArray(messages.kind, [...kindsOutsideConversations]),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(MAX_ENTRIES + 1);
}

function listOptOuts(db: Db, phone: string) {
  const { since, source, patientId } = optOuts;
  return db
    .select({ since, source, patientId, patientName: patients.name })
    .from(optOuts)
    .leftJoin(patients, eq(patients.id, patientId))
    .where(eq(optOuts.phone, phone))
    .orderBy(optOuts.id);
}

function toInboundEntry({ inbound, isWaiting }: Awaited<ReturnType<typeof listInbound>>[number]): ThreadEntry {
  const { id, kind, body, receivedAt, seenAt, seenBy } = inbound;
  return {
    ...{ source: "inbound", id, kind, body, isWaiting, handledBy: seenBy },
    at: receivedAt.toISOString(),
    handledAt: seenAt?.toISOString() ?? null,
  };
}

function toContactEntry(message: typeof contactMessages.$inferSelect): ThreadEntry {
  const { id, subject, message: body, name, email, receivedAt, answeredAt, answeredBy } = message;
  return {
    ...{ source: "contact", id, subject, body, name, email, handledBy: answeredBy },
    at: receivedAt.toISOString(),
    handledAt: answeredAt?.toISOString() ?? null,
    isWaiting: answeredAt === null,
  };
}

function toSentEntry(message: typeof messages.$inferSelect): ThreadEntry {
  const { id, body, failure, tries, bookingId, createdAt, stateAt } = message;
  return {
    ...{ source: "outbox", id, body, failure, tries, bookingId },
    kind: message.kind as MessageKind,
    channel: message.channel as MessageChannel,
    state: message.state as MessageState,
    at: createdAt.toISOString(),
    stateAt: stateAt.toISOString(),
  };
}

/** Returns the latest entries, oldest first. */
function sortEntries(entries: ThreadEntry[]): Pick<Thread, "entries" | "isCut"> {
  const sorted = entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id - b.id);
  return { entries: sorted.slice(-MAX_ENTRIES), isCut: sorted.length > MAX_ENTRIES };
}
