import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import type { Clock } from "#platform/clock.server.ts";

/** Wrong passwords of strangers per day without a wait; with the last of them the lab is alerted. */
export const FREE_ANONYMOUS_ATTEMPTS = 20;
/**
 * Seconds until the next turn, after the twentieth attempt of a day, the one after it, and so on; the last value
 * repeats.
 */
const turnIntervals = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300];
const MAX_WAIT_SECONDS = 300;
/** Longer than any `retryAfterSeconds`. */
const POSITION_TTL_SECONDS = 360;

/** When to try again, and how many strangers have waited longer. */
export type QueuePosition = { retryAfterSeconds: number; aheadCount: number };

export type AnonymousLoginThrottle = {
  /** Lets one attempt of a stranger through and counts it as failed, or returns their position in the queue. */
  consume(network: string): Promise<QueuePosition | null>;
  /** Undoes an attempt that was let through but not made; its turn is free again. */
  refund(network: string): Promise<void>;
  /** The password was correct: forgets this many attempts of the network at the same account. */
  reset(network: string, tries: number): Promise<void>;
};

/**
 * Limits the attempts of all strangers together, wherever they come from: after some free ones a day they take turns,
 * with growing intervals, longest waiting first (decision 006). Counted in the database, so that all processes share
 * the counts; a difference of a second or two between their clocks lengthens or shortens a wait by as much.
 */
export function createAnonymousLoginThrottle(db: Db, clock: Clock): AnonymousLoginThrottle {
  const moment = (): SQL => sql`${clock()}::timestamptz`;
  return {
    async consume(network) {
      const now = moment();
      await joinQueue(db, network, now);
      const tries = await takeTurn(db, network, now);
      if (tries === null) return findPosition(db, network, now);
      await leaveQueue(db, network, now);
      return null;
    },
    async refund(network) {
      await db.execute(sql`update anonymous_login_queue set tries = greatest(tries - 1, 0) where network = ${network}`);
      await db.execute(
        sql`update anonymous_login_attempts set tries = greatest(tries - 1, 0), next_turn_at = ${moment()}`,
      );
    },
    async reset(network, tries) {
      await db.execute(sql`
        with gone as (delete from anonymous_login_queue where network = ${network} and tries <= ${tries} returning tries),
          fewer as (
            update anonymous_login_queue set tries = tries - ${tries}
            where network = ${network} and tries > ${tries} returning ${tries}::int as tries),
          forgotten as (select tries from gone union all select tries from fewer)
        update anonymous_login_attempts set tries = greatest(anonymous_login_attempts.tries - forgotten.tries, 0) from forgotten`);
    },
  };
}

/** Joins the queue, or keeps the position unless it has expired. */
async function joinQueue(db: Db, network: string, now: SQL): Promise<void> {
  await db.execute(sql`
    insert into anonymous_login_queue as stranger (network, waits_since, attempted_at) values (${network}, ${now}, ${now})
    on conflict (network) do update set
      waits_since = case when stranger.${isExpired(now)} then ${now} else coalesce(stranger.waits_since, ${now}) end,
      attempted_at = ${now}`);
}

/**
 * Counts the attempt if it is their turn. Returns the day's attempts including it, else null. One statement, so that
 * only one of several simultaneous attempts gets the turn.
 */
async function takeTurn(db: Db, network: string, now: SQL): Promise<number | null> {
  const isNewDay = sql`(day.since < ${now} - interval '1 day' or day.tries = 0)`;
  const wait = sql`coalesce((${sql.param(turnIntervals)}::int[])[least(day.tries + 2 - ${FREE_ANONYMOUS_ATTEMPTS}, ${turnIntervals.length})], 0)`;
  const isTurn = sql`(day.next_turn_at <= ${now} and ${countAhead(network, now)} = 0)`;
  const { rows } = await db.execute<{ tries: number }>(sql`
    insert into anonymous_login_attempts as day (since, tries, next_turn_at) values (${now}, 1, ${now})
    on conflict (id) do update set
      since = case when ${isNewDay} then ${now} else day.since end,
      tries = case when ${isNewDay} then 1 else day.tries + 1 end,
      next_turn_at = ${now} + make_interval(secs => case when ${isNewDay} then 0 else ${wait} end)
    where ${isNewDay} or day.tries < ${FREE_ANONYMOUS_ATTEMPTS} or ${isTurn}
    returning tries`);
  return rows[0]?.tries ?? null;
}

function isExpired(now: SQL): SQL {
  return sql`attempted_at < ${now} - make_interval(secs => ${POSITION_TTL_SECONDS})`;
}

/** SQL that counts the strangers in the queue who have waited longer than this network. */
function countAhead(network: string, now: SQL): SQL {
  return sql`(
    select count(*)::int from anonymous_login_queue as other join anonymous_login_queue as own on own.network = ${network}
    where (other.waits_since, other.network) < (own.waits_since, own.network) and not other.${isExpired(now)})`;
}

/** Leaves the queue for the attempt. Deletes rows of other days, and of strangers who left without an attempt. */
async function leaveQueue(db: Db, network: string, now: SQL): Promise<void> {
  await db.execute(sql`
    delete from anonymous_login_queue
    where attempted_at < (select since from anonymous_login_attempts) or (tries = 0 and network <> ${network} and ${isExpired(now)})`);
  await db.execute(sql`
    insert into anonymous_login_queue as stranger (network, tries, attempted_at) values (${network}, 1, ${now})
    on conflict (network) do update set tries = stranger.tries + 1, waits_since = null, attempted_at = ${now}`);
}

async function findPosition(db: Db, network: string, now: SQL): Promise<QueuePosition> {
  const { rows } = await db.execute<{ before: number; tries: number; untilTurn: number }>(sql`
    select ${countAhead(network, now)} as before, tries,
      ceil(extract(epoch from next_turn_at - ${now}))::int as "untilTurn"
    from anonymous_login_attempts`);
  const { before, tries, untilTurn } = rows[0] ?? { before: 0, tries: 0, untilTurn: 0 };
  const wait = turnIntervals[tries - FREE_ANONYMOUS_ATTEMPTS] ?? MAX_WAIT_SECONDS;
  const seconds = Math.max(untilTurn, 0) + before * wait;
  return { aheadCount: before, retryAfterSeconds: Math.min(Math.max(seconds, 1), MAX_WAIT_SECONDS) };
}
