import { createHash } from "node:crypto";
import { and, count, desc, eq, exists, gt, gte, inArray, type SQL, sql, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { viewKindNames } from "#core/bookings/kinds.ts";
import { type BookingsFiltered, bookingsCounted } from "#core/bookings/queries.server.ts";
import { unansweredCount } from "#core/messages/inbox/queries.server.ts";
import type { MessageChannel } from "#core/messages/message.ts";
import type { Db } from "#db/client.server.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { accountGuesses, deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { contactMessages, messages } from "#db/schema/messages.ts";
import { TRIES_WITHOUT_WAIT } from "#platform/sessions/strangers-line.server.ts";
import { type ChannelTally, STUCK_FROM_TRIES } from "./failing-messages.ts";
import { MOST_COUNTED_BOOKINGS, MOST_COUNTED_MESSAGES } from "./most-counted.ts";
import type { BookingCounts, DeskNews } from "./schema.ts";
import type { Guessing } from "./warnings.ts";

/** Transactions end in another order than they begin: the latest number alone would miss the one that ends last. */
const LATEST = 50;
const DAY_MILLISECONDS = 86_400_000;
const HOUR_MILLISECONDS = 3_600_000;

/** As the index `trail_of_changes` says it, so that it is used. */
const isChange = sql`${auditTrail.action} <> 'looked'`;

/**
 * Whether anything has changed that the desk shows. Every change of a booking leaves a row in the audit trail, so that
 * two short looks at an index tell it, however many bookings there are.
 */
export async function deskNews(db: Db): Promise<Omit<DeskNews, "warnings" | "lastGoodBackupAt" | "restored">> {
  const [changes, received, unansweredMessages] = await Promise.all([
    db.select({ id: auditTrail.id }).from(auditTrail).where(isChange).orderBy(desc(auditTrail.id)).limit(LATEST),
    db.select({ id: contactMessages.id }).from(contactMessages).orderBy(desc(contactMessages.id)).limit(LATEST),
    unansweredCount(db, MOST_COUNTED_MESSAGES + 1),
  ]);
  const numbers = [changes, received].map((rows) => rows.map(({ id }) => id).join());
  const tag = createHash("sha256").update(numbers.join(";")).digest("base64url").slice(0, 16);
  return { tag, unansweredMessages };
}

type Days = { today: string; within: Pick<BookingsFiltered, "from" | "to"> | undefined };

/**
 * How many bookings the filters leave, and how many each of the desk's views holds under the same search; none of them is
 * counted outside the days `within`, where there are such.
 */
export async function bookingCounts(
  db: Db,
  filters: BookingsFiltered,
  { today, within }: Days,
): Promise<BookingCounts> {
  const shown = { ...filters, ...within };
  const { search } = shown;
  const views = Object.fromEntries(viewKindNames.map((view) => [view, { search, view, ...within }]));
  const asked = { shown, all: { search, ...within }, today: { search, from: today, to: today }, ...views };
  return bookingsCounted<keyof BookingCounts>(
    db,
    asked as Record<keyof BookingCounts, BookingsFiltered>,
    MOST_COUNTED_BOOKINGS + 1,
  );
}

/**
 * What strangers together, or any browsers at one account, have tried at the desk's gate in a day, once it is more than people
 * mistype; null before.
 */
export async function passwordGuessing(db: Db, now: Date): Promise<Guessing | null> {
  const dayAgo = new Date(now.getTime() - DAY_MILLISECONDS);
  const [strangers, account] = await Promise.all([strangersGuessing(db, dayAgo), accountGuessed(db, dayAgo)]);
  return (account?.tries ?? 0) > (strangers?.tries ?? 0) ? account : strangers;
}

async function strangersGuessing(db: Db, dayAgo: Date): Promise<Guessing | null> {
  const addresses = db.$count(deskStrangers, gt(deskStrangers.tries, 0));
  const [guessing] = await db
    .select({ since: passwordGuesses.since, tries: passwordGuesses.tries, addresses })
    .from(passwordGuesses)
    .where(and(gte(passwordGuesses.tries, TRIES_WITHOUT_WAIT), gt(passwordGuesses.since, dayAgo)));
  return guessing ?? null;
}

/** The account at which most was tried. */
async function accountGuessed(db: Db, dayAgo: Date): Promise<Guessing | null> {
  const { userId, since } = accountGuesses;
  const tries = sum(accountGuesses.tries).mapWith(Number);
  const [guessed] = await db
    .select({ since: sql`min(${since})`.mapWith(since), tries, addresses: count() })
    .from(accountGuesses)
    .where(gt(since, dayAgo))
    .groupBy(userId)
    .having(gte(tries, TRIES_WITHOUT_WAIT))
    .orderBy(desc(tries))
    .limit(1);
  return guessed ?? null;
}

/** As the index `messages_in_trouble` says it, so that it is used. */
const isInTrouble = sql`${messages.state} in ('failed', 'waiting', 'sending')`;

/**
 * What became of late of each channel's messages that have not got through; a channel without such is not named. A message
 * without a try was not kept back by its channel.
 */
export async function channelTallies(db: Db, now: Date): Promise<ChannelTally[]> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MILLISECONDS);
  const ofLastHour = gt(messages.stateAt, hoursAgo(1));
  const sent = alias(messages, "sent");
  const isSent = and(
    eq(sent.channel, messages.channel),
    gt(sent.stateAt, hoursAgo(1)),
    inArray(sent.state, ["sent", "delivered", "read"]),
  );
  const counted = (...conditions: SQL[]) => sql<number>`count(*) filter (where ${and(...conditions)})`.mapWith(Number);
  return (
    db
      .select({
        channel: sql<MessageChannel>`${messages.channel}`,
        failed: counted(ofLastHour, sql`${messages.state} = 'failed' and ${messages.tries} > 0`),
        stuck: counted(sql`${messages.state} in ('waiting', 'sending')`, gte(messages.tries, STUCK_FROM_TRIES)),
        getsThrough: sql<boolean>`${exists(db.select({ id: sent.id }).from(sent).where(isSent))}`,
      })
      .from(messages)
      // What is tried again and again has moved within the last two hours: its tries are an hour apart.
      .where(and(isInTrouble, gt(messages.stateAt, hoursAgo(2))))
      .groupBy(messages.channel)
  );
}
