import { and, asc, desc, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Context } from "#core/context.server.ts";
import type { MessageKind } from "#core/messages/message.ts";
import type { Page } from "#core/pagination.ts";
import { matchesPatient } from "#core/patients/name-or-phone-search.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { toSearchPatterns } from "#core/patients/search-patterns.ts";
import type { Db } from "#db/client.server.ts";
import { patients } from "#db/schema/bookings.ts";
import { contactMessages, inboundMessages, messages } from "#db/schema/messages.ts";
import type { InboundKind } from "#db/schema/values.ts";
import { createFailedCondition, selectContactMessages, selectInbound, selectSent } from "./received-messages.server.ts";
import type { Conversation, InboxView } from "./schema.ts";
import { needsStaff } from "./waiting-messages.server.ts";

type ListConversationsInput = {
  show: InboxView;
  /** A name, or a phone in any notation. */
  search?: string | undefined;
  /** Cursor: `next` of the page before. */
  before?: number | undefined;
  limit: number;
};

const EXCERPT_CHARACTERS = 200;
/** More people than a search is about. */
const MAX_FOUND_PHONES = 200;

/**
 * Returns conversations by phone, each with its latest message: what waits or failed, the oldest first, or all that were
 * received, the latest first. A search of all also finds patients to whom the lab alone has written.
 */
export async function listConversations(
  { db, now }: Pick<Context, "db" | "now">,
  { show, search, before, limit }: ListConversationsInput,
): Promise<Page<Conversation>> {
  const phones = search ? await listFoundPhones(db, search) : [];
  const latest = selectLatest(db, { show, search, now, phones });
  const [order, isAfter] = show === "all" ? [desc, lt] : [asc, gt];
  const found = await db
    .select()
    .from(latest)
    .where(before === undefined ? undefined : isAfter(latest.position, before))
    .orderBy(order(latest.position))
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const names = await listPatientNames(
    db,
    shown.flatMap(({ phone }) => toE164(phone) ?? []),
  );
  return {
    rows: shown.map((row) => toConversation(row, show, names)),
    next: found.length > limit ? (shown.at(-1)?.position ?? null) : null,
  };
}

type Selection = { show: InboxView; search: string | undefined; now: Date; phones: string[] };

/** The latest message of each conversation, and what is known of all its messages in the view. */
function selectLatest(db: Db, selection: Selection) {
  const { show, search, phones } = selection;
  const received = selectRows(db, selection).as("received");
  const { group, rank, at, id, source, isWaiting, phone, name, kind, subject, body, failure } = received;
  const ofGroup = sql`over (partition by ${group})`;
  const listWaiting = (from: Conversation["source"]) =>
    sql<number[] | null>`array_agg(${id}) filter (where ${isWaiting} and ${source} = ${from}) ${ofGroup}`;
  const text = sql`coalesce(${name}, '') || ' ' || ${phone}`;
  const ends = phones.map((found) => found.slice(-10));
  const isFound =
    search && or(inArray(group, ends), and(...toSearchPatterns(search).map((word) => sql`${text} ilike ${word}`)));
  return db
    .selectDistinctOn([group], {
      ...{ source, id, group, phone, name, kind, subject, body, failure, at },
      /** The rank of the oldest that waits, or of the latest. */
      position: (show === "all" ? sql`max(${rank}) ${ofGroup}` : sql`min(${rank}) ${ofGroup}`)
        .mapWith(Number)
        .as("position"),
      oldestWaiting: sql<Date | null>`min(${at}) filter (where ${isWaiting}) ${ofGroup}`
        .mapWith(inboundMessages.receivedAt)
        .as("oldest_waiting"),
      inboundIds: listWaiting("inbound").as("inbound_ids"),
      contactIds: listWaiting("contact").as("contact_ids"),
    })
    .from(received)
    .where(isFound || undefined)
    .orderBy(group, desc(rank))
    .as("latest");
}

function selectRows(db: Db, { show, search, now, phones }: Selection) {
  switch (show) {
    case "failed":
      return selectSent(db, createFailedCondition(db, now), sql`true`);
    case "waiting": {
      const inbound = selectInbound(db, and(isNull(inboundMessages.seenAt), needsStaff));
      return unionAll(inbound, selectContactMessages(db, isNull(contactMessages.answeredAt)));
    }
    case "all": {
      const received = unionAll(selectInbound(db), selectContactMessages(db));
      return search ? received.unionAll(selectSent(db, inArray(messages.recipient, phones), sql`false`)) : received;
    }
  }
}

/** The phones (E.164) of the patients whom a search finds. */
async function listFoundPhones(db: Db, search: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ phone: patients.phone })
    .from(patients)
    .where(and(isNull(patients.erasedAt), matchesPatient(search)))
    .limit(MAX_FOUND_PHONES);
  return found.map(({ phone }) => phone);
}

/** The names of the patients of each phone, in the order of their creation. */
async function listPatientNames(db: Db, phones: string[]): Promise<Map<string, string[]>> {
  const { phone, name, erasedAt, id } = patients;
  const rows = await db
    .select({ phone, name })
    .from(patients)
    .where(and(inArray(phone, phones), isNull(erasedAt)))
    .orderBy(asc(id));
  const byPhone = Map.groupBy(rows, (row) => row.phone);
  return new Map([...byPhone].map(([key, people]) => [key, people.map((person) => person.name)]));
}

type LatestRow = {
  source: Conversation["source"];
  id: number;
  phone: string;
  name: string | null;
  kind: string | null;
  subject: string | null;
  body: string;
  failure: string | null;
  at: Date;
  oldestWaiting: Date | null;
  inboundIds: number[] | null;
  contactIds: number[] | null;
};

function toConversation(row: LatestRow, show: InboxView, patientNames: Map<string, string[]>): Conversation {
  const { source, id, kind, subject, body, failure, at, oldestWaiting } = row;
  const phone = toE164(row.phone);
  const names = patientNames.get(phone ?? "") ?? [];
  const waiting = { inboundIds: row.inboundIds ?? [], contactIds: row.contactIds ?? [] };
  return {
    ...{ phone, source, subject, failure, waiting },
    key: phone ?? `contact-${id}`,
    name: row.name ?? names[0] ?? null,
    otherPatients: Math.max(names.length - 1, 0),
    state: show === "failed" ? "failed" : oldestWaiting ? "waiting" : "answered",
    since: (oldestWaiting ?? at).toISOString(),
    inboundKind: source === "inbound" ? (kind as InboundKind) : null,
    messageKind: source === "outbox" ? (kind as MessageKind) : null,
    excerpt: body.slice(0, EXCERPT_CHARACTERS),
  };
}
