import { and, asc, eq, inArray, or, type SQLWrapper } from "drizzle-orm";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import { lastSlotTime, type SlotTime, slotTimeOf } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";
import { lab } from "#db/schema/lab.ts";
import type { Item } from "./items-in-address.ts";
import { latestHour } from "./latest-hour.ts";
import { needsOf } from "./needs.ts";
import type { BookingNeeds } from "./schema.ts";

/** The last slot at which the lab takes samples of somebody who fasts. */
export async function latestFastingStart(db: Db): Promise<SlotTime> {
  const [row] = await db.select({ time: lab.latestFastingStart }).from(lab);
  return slotOf(row?.time);
}

function slotOf(time: string | undefined): SlotTime {
  return slotTimeOf(time ?? null) ?? lastSlotTime;
}

/** What all tests of these items ask, those inside packages included, also such that are offered no more; each test once. */
export function needsOfItems(db: Db, items: readonly Item[]): Promise<BookingNeeds> {
  return needsOfThose(db, (type) => items.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId));
}

/** What a booking's tests ask, by the catalogue of today. */
export function needsOfBooking(db: Db, bookingId: number): Promise<BookingNeeds> {
  const { itemId, itemType } = bookingItems;
  return needsOfThose(db, (type) =>
    db
      .select({ id: itemId })
      .from(bookingItems)
      .where(and(eq(bookingItems.bookingId, bookingId), eq(itemType, type))),
  );
}

const { name, fastingMinH, fastingMaxH, waterOk, latestStart, afterMealMin, preparationNotes, preparation } = tests;
const fasting = { fastingMinH, fastingMaxH, waterOk, latestStart, afterMealMin };
/** What is asked of each test: a booking waits for it, and needs none of the texts that its page tells. */
const kept = { name, ...fasting, preparationNotes, preparation };

/** `idsOf` gives the ids of a kind of items, or what selects them. */
async function needsOfThose(db: Db, idsOf: (type: ItemType) => number[] | SQLWrapper): Promise<BookingNeeds> {
  const members = db
    .select({ id: packageTests.testId })
    .from(packageTests)
    .where(inArray(packageTests.packageId, idsOf("package")));
  const rows = await db
    .select({ test: kept, latest: lab.latestFastingStart })
    .from(lab)
    .leftJoin(tests, or(inArray(tests.id, idsOf("test")), inArray(tests.id, members)))
    .orderBy(asc(tests.id));
  return {
    latestFastingStart: slotOf(rows[0]?.latest),
    tests: rows.flatMap(({ test }) => (test ? needsOf(test) : [])),
  };
}

/** The last slot at which all of these items can be taken. */
export async function latestTimeOf(db: Db, items: readonly Item[]): Promise<SlotTime | undefined> {
  return latestHour(await needsOfItems(db, items))?.time;
}
