import { and, eq, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { type TubeKind, tubeKinds } from "#core/catalogue/tubes.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";
import { tubes } from "#db/schema/round.ts";

/** A booking with its items and the tubes of their tests. */
export type WorkRow = BookingRow & { itemNames: string[]; tubes: TubeKind[]; labels: string[] };

/** Of a booking, joined by `joinWork`. */
export const workColumns = {
  ...bookingColumns,
  itemNames: sql<string[]>`coalesce("booked"."names", '{}')`,
  tubes: sql<TubeKind[]>`coalesce("known"."tubes", '{}')`,
  reportTimes: sql<string[]>`coalesce("known"."times", '{}')`,
  labels: sql<string[]>`coalesce("labelled"."codes", '{}')`,
  tubesOnTheWay: sql<number>`coalesce("labelled"."awaited", 0)`.mapWith(Number),
};

/** Joins what `workColumns` selects to a query of bookings: their items, the items' tests, and the labelled tubes. */
export function joinWork<Query extends PgSelect>(db: Db, query: Query) {
  const { booked, known, labelled } = createWorkJoins(db);
  return query
    .leftJoinLateral(booked, sql`true`)
    .leftJoinLateral(known, sql`true`)
    .leftJoinLateral(labelled, sql`true`);
}

function createWorkJoins(db: Db) {
  const { bookingId, itemType, itemId } = bookingItems;
  const isOfBooking = eq(bookingId, bookings.id);
  const inPackage = and(eq(itemType, "package"), eq(packageTests.packageId, itemId));
  const isAwaited = sql`${tubes.receivedAt} is null and ${tubes.rejectedAt} is null`;
  return {
    booked: db
      .select({ names: sql`array_agg(${bookingItems.name} order by ${bookingItems.id})`.as("names") })
      .from(bookingItems)
      .where(isOfBooking)
      .as("booked"),
    known: db
      .select({
        times: sql`array_agg(distinct ${tests.reportTime})`.as("times"),
        tubes: sql`array_agg(distinct ${tests.tube})`.as("tubes"),
      })
      .from(bookingItems)
      .leftJoin(packageTests, inPackage)
      .innerJoin(tests, eq(tests.id, sql`case ${itemType} when 'test' then ${itemId} else ${packageTests.testId} end`))
      .where(isOfBooking)
      .as("known"),
    labelled: db
      .select({
        codes: sql`array_agg(${tubes.code} order by ${tubes.code})`.as("codes"),
        awaited: sql`count(*) filter (where ${isAwaited})`.as("awaited"),
      })
      .from(tubes)
      .where(eq(tubes.bookingId, bookings.id))
      .as("labelled"),
  };
}

/** Returns the containers in the order of draw, without those of tests that need none. */
export function sortTubes(kinds: readonly TubeKind[]): TubeKind[] {
  return tubeKinds.filter((kind) => kind !== "none" && kinds.includes(kind));
}
