import { type SQL, sql } from "drizzle-orm";
import { slots } from "#db/schema/bookings.ts";
import { holdClock } from "./hold.ts";

/**
 * Conditions and values about the holds of a slot's own row. They read nothing but that row, so PostgreSQL decides them
 * anew on its latest version after it has waited for the row's lock.
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
