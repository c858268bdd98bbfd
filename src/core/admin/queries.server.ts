import { createHash } from "node:crypto";
import { and, count, desc, eq, exists, gt, gte, inArray, type SQL, sql, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bookingViews } from "#core/bookings/booking-filters.ts";
import { type BookingListFilters, countBookings } from "#core/bookings/queries.server.ts";
import { countWaiting } from "#core/messages/conversations/waiting-messages.server.ts";
import type { MessageChannel } from "#core/messages/message.ts";
import type { Db } from "#db/client.server.ts";
import { bookingEvents, deletedBookings, patientMerges } from "#db/schema/bookings.ts";
import { lab } from "#db/schema/lab.ts";
import { anonymousLoginAttempts, anonymousLoginQueue, failedLogins } from "#db/schema/login-guard.ts";
import { contactMessages, inboundMessages, messages } from "#db/schema/messages.ts";
import { FREE_ANONYMOUS_ATTEMPTS } from "#platform/sessions/anonymous-login-throttle.server.ts";
import { MAX_COUNTED_BOOKINGS, MAX_COUNTED_MESSAGES } from "./count-limits.ts";
import { type ChannelStats, STUCK_AFTER_TRIES } from "./failing-channels.ts";
import type { AdminStatus, BookingCounts } from "./schema.ts";
import type { PasswordGuessing } from "./warnings.ts";

/** Transactions commit in another order than they begin: the latest id alone would miss the one that commits last. */
const LATEST_ROWS = 50;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Tables to which every change of a booking, a patient or the inbox adds a row. */
const growingTables = [bookingEvents, deletedBookings, patientMerges, contactMessages, inboundMessages];

/**
 * Returns a tag that changes with what the admin area shows, and the number of messages that wait. The tag is made of
 * the latest rows of the tables that grow with each change, and of the version of the published pages: short index
 * scans, however many bookings there are.
 */
export async function getAdminStatus(db: Db): Promise<Omit<AdminStatus, "warnings" | "lastGoodBackupAt" | "restored">> {
  const latest = growingTables.map(({ id }) => db.select({ id }).from(id.table).orderBy(desc(id)).limit(LATEST_ROWS));
  const [published, unansweredMessages, ...rows] = await Promise.all([
    db.select({ version: lab.publishedVersion }).from(lab),
    countWaiting(db, MAX_COUNTED_MESSAGES + 1),
    ...latest,
  ]);
  const tag = createHash("sha256")
    .update(JSON.stringify([published, rows]))
    .digest("base64url")
    .slice(0, 16);
  return { tag, unansweredMessages };
}

type CountBookingViewsInput = { today: string; within: Pick<BookingListFilters, "from" | "to"> | undefined };

/**
 * Counts the bookings that match the filters, and those of each admin view under the same search, within the days of
 * `within` if given.
 */
export async function countBookingViews(
  db: Db,
  filters: BookingListFilters,
  { today, within }: CountBookingViewsInput,
): Promise<BookingCounts> {
  const shown = { ...filters, ...within };
  const { search } = shown;
  const views = Object.fromEntries(bookingViews.map((view) => [view, { search, view, ...within }]));
  const filtersByView = { shown, all: { search, ...within }, today: { search, from: today, to: today }, ...views };
  return countBookings<keyof BookingCounts>(
    db,
    filtersByView as Record<keyof BookingCounts, BookingListFilters>,
    MAX_COUNTED_BOOKINGS + 1,
  );
}

/**
 * Returns the day's failed admin logins, of strangers together or at one account, once they exceed what people mistype;
 * null before.
 */
export async function findPasswordGuessing(db: Db, now: Date): Promise<PasswordGuessing | null> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const [strangers, account] = await Promise.all([findAnonymousGuessing(db, dayAgo), findGuessedAccount(db, dayAgo)]);
  return (account?.tries ?? 0) > (strangers?.tries ?? 0) ? account : strangers;
}

async function findAnonymousGuessing(db: Db, dayAgo: Date): Promise<PasswordGuessing | null> {
  const addresses = db.$count(anonymousLoginQueue, gt(anonymousLoginQueue.tries, 0));
  const [guessing] = await db
    .select({ since: anonymousLoginAttempts.since, tries: anonymousLoginAttempts.tries, addresses })
    .from(anonymousLoginAttempts)
    .where(and(gte(anonymousLoginAttempts.tries, FREE_ANONYMOUS_ATTEMPTS), gt(anonymousLoginAttempts.since, dayAgo)));
  return guessing ?? null;
}

/** The account with the most failed logins. */
async function findGuessedAccount(db: Db, dayAgo: Date): Promise<PasswordGuessing | null> {
  const { userId, since } = failedLogins;
  const tries = sum(failedLogins.tries).mapWith(Number);
  const [guessed] = await db
    .select({ since: sql`min(${since})`.mapWith(since), tries, addresses: count() })
    .from(failedLogins)
    .where(gt(since, dayAgo))
    .groupBy(userId)
    .having(gte(tries, FREE_ANONYMOUS_ATTEMPTS))
    .orderBy(desc(tries))
    .limit(1);
  return guessed ?? null;
}

/** Matches the predicate of the partial index `messages_in_trouble`. */
const isUndelivered = sql`${messages.state} in ('failed', 'waiting', 'sending')`;

/**
 * Recent results of each channel with undelivered messages. Messages without a try are left out: their channel did not
 * hold them up.
 */
export async function listChannelStats(db: Db, now: Date): Promise<ChannelStats[]> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const isRecent = gt(messages.stateAt, hoursAgo(1));
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
        failed: counted(isRecent, sql`${messages.state} = 'failed' and ${messages.tries} > 0`),
        stuck: counted(sql`${messages.state} in ('waiting', 'sending')`, gte(messages.tries, STUCK_AFTER_TRIES)),
        getsThrough: sql<boolean>`${exists(db.select({ id: sent.id }).from(sent).where(isSent))}`,
      })
      .from(messages)
      // Retries are an hour apart, so a stuck message has moved within the last two hours.
      .where(and(isUndelivered, gt(messages.stateAt, hoursAgo(2))))
      .groupBy(messages.channel)
  );
}
