import { asc, eq, inArray, or } from "drizzle-orm";
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
  return slotTimeOf(row?.time ?? null) ?? lastSlotTime;
}

/** What all tests of these items ask, those inside packages included, also such that are offered no more; each test once. */
export async function needsOfItems(db: Db, items: readonly Item[]): Promise<BookingNeeds> {
  const idsOf = (type: string) => items.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId);
  const members = db
    .select({ id: packageTests.testId })
    .from(packageTests)
    .where(inArray(packageTests.packageId, idsOf("package")));
  const rows = await db
    .select()
    .from(tests)
    .where(or(inArray(tests.id, idsOf("test")), inArray(tests.id, members)))
    .orderBy(asc(tests.id));
  return { latestFastingStart: await latestFastingStart(db), tests: rows.map(needsOf) };
}

/** What a booking's tests ask, by the catalogue of today. */
export async function needsOfBooking(db: Db, bookingId: number): Promise<BookingNeeds> {
  return needsOfItems(db, await db.select().from(bookingItems).where(eq(bookingItems.bookingId, bookingId)));
}

/** The last slot at which all of these items can be taken. */
export async function latestTimeOf(db: Db, items: readonly Item[]): Promise<SlotTime | undefined> {
  return latestHour(await needsOfItems(db, items))?.time;
}
