import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import type { Clock } from "#platform/clock.server.ts";

/** So many wrong passwords of strangers a day are people who mistype; with the last of them the lab is told. */
export const TRIES_WITHOUT_WAIT = 20;
/** Seconds until the next turn, after the twentieth try of a day, the one after it, and so on; the last goes on. */
const waits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300];
const LONGEST_WAIT_SECONDS = 300;
/** Longer than anybody is told to stay away. */
const PLACE_IS_KEPT_SECONDS = 360;

/** When to ask again, and how many strangers have waited longer. */
export type Place = { retryAfterSeconds: number; before: number };

export type StrangersLine = {
  /** Lets one try of a stranger through and counts it as failed, or gives them a place in the line. */
  enter(network: string): Promise<Place | null>;
  /** The try that was let through was none after all; its turn is free again. */
  takeBack(network: string): Promise<void>;
  /** The password was right: so many tries of this network were at the same account, and are forgotten. */
  passed(network: string, tries: number): Promise<void>;
};

/**
 * Tries of all strangers together are limited, wherever they come from: after some free ones in a day they take turns,
 * further and further apart, whoever has waited longest first (decision 006). Counted in the database, so that several
 * processes count together; a second or two between their clocks makes a wait so much longer or shorter.
 */
export function createStrangersLine(db: Db, clock: Clock): StrangersLine {
  const moment = (): SQL => sql`${clock()}::timestamptz`;
  return {
    async enter(network) {
      const now = moment();
      await standInLine(db, network, now);
      const tries = await takeTurn(db, network, now);
      if (tries === null) return placeOf(db, network, now);
      await leaveLine(db, network, now);
      return null;
    },
    async takeBack(network) {
      await db.execute(sql`update desk_strangers set tries = greatest(tries - 1, 0) where network = ${network}`);
      await db.execute(sql`update password_guesses set tries = greatest(tries - 1, 0), next_turn_at = ${moment()}`);
    },
    async passed(network, tries) {
      await db.execute(sql`
        with gone as (delete from desk_strangers where network = ${network} and tries <= ${tries} returning tries),
          fewer as (
            update desk_strangers set tries = tries - ${tries}
            where network = ${network} and tries > ${tries} returning ${tries}::int as tries),
          forgotten as (select tries from gone union all select tries from fewer)
        update password_guesses set tries = greatest(password_guesses.tries - forgotten.tries, 0) from forgotten`);
    },
  };
}

/** The place that they had, unless they have stayed away too long. */
async function standInLine(db: Db, network: string, now: SQL): Promise<void> {
  await db.execute(sql`
    insert into desk_strangers as stranger (network, waits_since, asked_at) values (${network}, ${now}, ${now})
    on conflict (network) do update set
      waits_since = case when stranger.${hasLeft(now)} then ${now} else coalesce(stranger.waits_since, ${now}) end,
      asked_at = ${now}`);
}

/** Counts the try, if it is their turn: the tries of the day with it, else null. One statement, so that of many at once one has the turn. */
async function takeTurn(db: Db, network: string, now: SQL): Promise<number | null> {
  const isNewDay = sql`(day.since < ${now} - interval '1 day' or day.tries = 0)`;
  const wait = sql`coalesce((${sql.param(waits)}::int[])[least(day.tries + 2 - ${TRIES_WITHOUT_WAIT}, ${waits.length})], 0)`;
  const isTurn = sql`(day.next_turn_at <= ${now} and ${countBefore(network, now)} = 0)`;
  const { rows } = await db.execute<{ tries: number }>(sql`
    insert into password_guesses as day (since, tries, next_turn_at) values (${now}, 1, ${now})
    on conflict (id) do update set
      since = case when ${isNewDay} then ${now} else day.since end,
      tries = case when ${isNewDay} then 1 else day.tries + 1 end,
      next_turn_at = ${now} + make_interval(secs => case when ${isNewDay} then 0 else ${wait} end)
    where ${isNewDay} or day.tries < ${TRIES_WITHOUT_WAIT} or ${isTurn}
    returning tries`);
  return rows[0]?.tries ?? null;
}

function hasLeft(now: SQL): SQL {
  return sql`asked_at < ${now} - make_interval(secs => ${PLACE_IS_KEPT_SECONDS})`;
}

/** How many who have not left have waited longer than this network. */
function countBefore(network: string, now: SQL): SQL {
  return sql`(
    select count(*)::int from desk_strangers as other join desk_strangers as own on own.network = ${network}
    where (other.waits_since, other.network) < (own.waits_since, own.network) and not other.${hasLeft(now)})`;
}

/** Their try is under way. What is left of another day goes, and who left the line without a try. */
async function leaveLine(db: Db, network: string, now: SQL): Promise<void> {
  await db.execute(sql`
    delete from desk_strangers
    where asked_at < (select since from password_guesses) or (tries = 0 and network <> ${network} and ${hasLeft(now)})`);
  await db.execute(sql`
    insert into desk_strangers as stranger (network, tries, asked_at) values (${network}, 1, ${now})
    on conflict (network) do update set tries = stranger.tries + 1, waits_since = null, asked_at = ${now}`);
}

async function placeOf(db: Db, network: string, now: SQL): Promise<Place> {
  const { rows } = await db.execute<{ before: number; tries: number; untilTurn: number }>(sql`
    select ${countBefore(network, now)} as before, tries,
      ceil(extract(epoch from next_turn_at - ${now}))::int as "untilTurn"
    from password_guesses`);
  const { before, tries, untilTurn } = rows[0] ?? { before: 0, tries: 0, untilTurn: 0 };
  const wait = waits[tries - TRIES_WITHOUT_WAIT] ?? LONGEST_WAIT_SECONDS;
  const seconds = Math.max(untilTurn, 0) + before * wait;
  return { before, retryAfterSeconds: Math.min(Math.max(seconds, 1), LONGEST_WAIT_SECONDS) };
}
