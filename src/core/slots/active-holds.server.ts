import { gte, type SQL, sql } from "drizzle-orm";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { toEpochSeconds } from "./hold.ts";

/**
 * SQL conditions and values about the holds of a slot's own row. They read only that row, so PostgreSQL re-evaluates
 * them on its latest version after waiting for the row's lock. Only `countAddressHolds` reads all rows, under a lock.
 */

/** Counts the seats held by others than `own` at `now`. */
export function countSeatsHeldByOthers(now: Date, own: string | undefined): SQL<number> {
  return sql<number>`(select count(*) from jsonb_each(${slots.holds}) as held
    where (held.value->>'until')::bigint > ${toEpochSeconds(now)}::bigint and held.key <> ${own ?? ""})`;
}

/** Counts the seats held by the visitor `by`, without `own`. */
export function countSeatsHeldBy(by: string, now: Date, own: string): SQL<number> {
  return sql<number>`(select count(*) from jsonb_each(${slots.holds}) as held
    where (held.value->>'until')::bigint > ${toEpochSeconds(now)}::bigint and held.key <> ${own} and held.value->>'by' = ${by})`;
}

/** Counts the seats held anonymously, without `own`: a hold has a network if nothing proved the visitor's phone. */
export function countSeatsHeldAnonymously(now: Date, own: string): SQL<number> {
  return sql<number>`(select count(*) from jsonb_each(${slots.holds}) as held
    where (held.value->>'until')::bigint > ${toEpochSeconds(now)}::bigint and held.key <> ${own}
      and held.value->>'network' is not null)`;
}

/**
 * Counts the seats that the visitor `by` holds in all slots from today on, without `own`. Exact under the address's
 * lock (lockQuota).
 */
export async function countAddressHolds(db: Db, by: string, now: Date, own: string): Promise<number> {
  const [held] = await db
    .select({ seats: sql<number>`coalesce(sum(${countSeatsHeldBy(by, now, own)}), 0)::int` })
    .from(slots)
    .where(gte(slots.day, toLabTime(now).day));
  return held?.seats ?? 0;
}

/** Selects the active holds without `own`; each write drops the expired ones. */
export function selectOtherHolds(now: Date, own: string | undefined): SQL {
  return sql`(select coalesce(jsonb_object_agg(held.key, held.value), '{}') from jsonb_each(${slots.holds}) as held
    where (held.value->>'until')::bigint > ${toEpochSeconds(now)}::bigint and held.key <> ${own ?? ""})`;
}

/** Selects when the hold `own` began, if it is still active; otherwise `now`. */
export function selectHoldStart(now: Date, own: string): SQL {
  const seconds = sql`${toEpochSeconds(now)}::bigint`;
  const hold = sql`${slots.holds} -> ${own}::text`;
  return sql`case when (${hold} ->> 'until')::bigint > ${seconds} then (${hold} ->> 'since')::bigint else ${seconds} end`;
}

/** Returns how many seats are held anonymously at `now` and since when the oldest is; null if none is. */
export async function findAnonymousHolds(db: Db, now: Date): Promise<{ seats: number; since: Date } | null> {
  const { rows } = await db.execute<{ seats: number; since: number }>(sql`
    select count(*)::int as seats, min((held.value->>'since')::bigint)::float8 as since
    from ${slots}, jsonb_each(${slots.holds}) as held
    where ${gte(slots.day, toLabTime(now).day)} and (held.value->>'until')::bigint > ${toEpochSeconds(now)}::bigint
      and held.value->>'network' is not null`);
  const [held] = rows;
  return held && held.seats > 0 ? { seats: held.seats, since: new Date(held.since * 1000) } : null;
}
