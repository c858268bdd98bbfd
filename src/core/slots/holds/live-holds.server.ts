import { gte, type SQL, sql } from "drizzle-orm";
import { labMoment } from "#core/calendar/clock.ts";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { holdClock } from "./hold.ts";

/**
 * Conditions and values about the holds of a slot's own row. They read nothing but that row, so PostgreSQL decides them
 * anew on its latest version after it has waited for the row's lock. `holdsOfAddress` alone reads all rows, under a lock.
 */

/** How many seats are held by others than `own` at `now`. */
export function seatsHeldByOthers(now: Date, own: string | undefined): SQL<number> {
  return sql<number>`(select count(*) from jsonb_each(${slots.holds}) as held
    where (held.value->>'until')::bigint > ${holdClock(now)}::bigint and held.key <> ${own ?? ""})`;
}

/** How many of them the visitor `by` holds. */
export function seatsHeldBy(by: string, now: Date, own: string): SQL<number> {
  return sql<number>`(select count(*) from jsonb_each(${slots.holds}) as held
    where (held.value->>'until')::bigint > ${holdClock(now)}::bigint and held.key <> ${own} and held.value->>'by' = ${by})`;
}

/** How many of them strangers hold: a hold has a network where nothing proved its visitor's phone. */
export function seatsHeldByStrangers(now: Date, own: string): SQL<number> {
  return sql<number>`(select count(*) from jsonb_each(${slots.holds}) as held
    where (held.value->>'until')::bigint > ${holdClock(now)}::bigint and held.key <> ${own}
      and held.value->>'network' is not null)`;
}

/** How many seats the visitor `by` holds beside `own`, in all slots of today and later; exact under the address's lock (lockShares). */
export async function holdsOfAddress(db: Db, by: string, now: Date, own: string): Promise<number> {
  const [held] = await db
    .select({ seats: sql<number>`coalesce(sum(${seatsHeldBy(by, now, own)}), 0)::int` })
    .from(slots)
    .where(gte(slots.day, labMoment(now).day));
  return held?.seats ?? 0;
}

/** The holds that go on, without the one of `own`: each write drops those that have ended. */
export function holdsOfOthers(now: Date, own: string | undefined): SQL {
  return sql`(select coalesce(jsonb_object_agg(held.key, held.value), '{}') from jsonb_each(${slots.holds}) as held
    where (held.value->>'until')::bigint > ${holdClock(now)}::bigint and held.key <> ${own ?? ""})`;
}

/** When the hold of `own` began, if it still goes on; else now. */
export function heldSince(now: Date, own: string): SQL {
  const seconds = sql`${holdClock(now)}::bigint`;
  const hold = sql`${slots.holds} -> ${own}::text`;
  return sql`case when (${hold} ->> 'until')::bigint > ${seconds} then (${hold} ->> 'since')::bigint else ${seconds} end`;
}

/** How many seats strangers hold at `now`, and since when the oldest is held; null where none is. */
export async function strangersHolds(db: Db, now: Date): Promise<{ seats: number; since: Date } | null> {
  const { rows } = await db.execute<{ seats: number; since: number }>(sql`
    select count(*)::int as seats, min((held.value->>'since')::bigint)::float8 as since
    from ${slots}, jsonb_each(${slots.holds}) as held
    where ${gte(slots.day, labMoment(now).day)} and (held.value->>'until')::bigint > ${holdClock(now)}::bigint
      and held.value->>'network' is not null`);
  const [held] = rows;
  return held && held.seats > 0 ? { seats: held.seats, since: new Date(held.since * 1000) } : null;
}
