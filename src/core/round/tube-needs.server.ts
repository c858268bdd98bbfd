import { eq, inArray, sql } from "drizzle-orm";
import { listPanels } from "#core/catalogue/queries.server.ts";
import { listTubes, type TubeNeed } from "#core/catalogue/tubes.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";

/** A tube that a booking needs, with the names of the tests that share it. */
export type NamedTubeNeed = TubeNeed & { testNames: string[] };

/** Returns the tubes that each booking's tests need, by booking id and in the order of draw. */
export async function listTubeNeeds(db: Db, bookingIds: readonly number[]): Promise<Map<number, NamedTubeNeed[]>> {
  if (bookingIds.length === 0) return new Map();
  const booked = await listBookedTests(db, bookingIds);
  const testRows = await db
    .select({ id: tests.id, name: tests.name, tube: tests.tube, tubeApart: tests.tubeApart })
    .from(tests);
  const panels = await listPanels(db);
  const nameOf = new Map(testRows.map(({ id, name }) => [id, name]));
  const needs = booked.map(({ bookingId, testIds }) => {
    const tubes = listTubes(testIds, testRows, panels);
    return [bookingId, tubes.map((tube) => ({ ...tube, testNames: listNames(tube, nameOf) }))] as const;
  });
  return new Map(needs);
}

function listNames({ testIds }: TubeNeed, nameOf: ReadonlyMap<number, string>): string[] {
  return testIds.flatMap((id) => nameOf.get(id) ?? []);
}

/** The tests of the booked items, those of packages included. */
function listBookedTests(db: Db, bookingIds: readonly number[]): Promise<{ bookingId: number; testIds: number[] }[]> {
  const { bookingId, itemType, itemId } = bookingItems;
  const testId = sql`case ${itemType} when 'test' then ${itemId} else ${packageTests.testId} end`;
  return db
    .select({ bookingId, testIds: sql<number[]>`array_agg(distinct ${testId}) filter (where ${testId} is not null)` })
    .from(bookingItems)
    .leftJoin(packageTests, sql`${eq(itemType, "package")} and ${eq(packageTests.packageId, itemId)}`)
    .where(inArray(bookingId, [...bookingIds]))
    .groupBy(bookingId);
}
