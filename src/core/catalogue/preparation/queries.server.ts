import { and, asc, eq, inArray, or, type SQLWrapper } from "drizzle-orm";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import { lastSlotTime, parseSlotTime, type SlotTime } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";
import { lab } from "#db/schema/lab.ts";
import type { ItemReference } from "./items-param.ts";
import { getLatestSlot } from "./latest-slot.ts";
import type { BookingNeeds } from "./schema.ts";
import { toTestNeeds } from "./test-needs.ts";

/** The last slot for fasting patients. */
export async function getLatestFastingStart(db: Db): Promise<SlotTime> {
  const [row] = await db.select({ time: lab.latestFastingStart }).from(lab);
  return parseFastingStart(row?.time);
}

function parseFastingStart(time: string | undefined): SlotTime {
  return parseSlotTime(time ?? null) ?? lastSlotTime;
}

/**
 * Returns the needs of all tests of these items, each test once, including those inside packages and those no longer
 * sold.
 */
export function findItemNeeds(db: Db, items: readonly ItemReference[]): Promise<BookingNeeds> {
  return findNeeds(db, (type) => items.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId));
}

/** Returns the needs of a booking's tests, by today's catalogue, with its notes in a language. */
export function findBookingNeeds(
  db: Db,
  bookingId: number,
  language: Language = DEFAULT_LANGUAGE,
): Promise<BookingNeeds> {
  const { itemId, itemType } = bookingItems;
  const selectIds = (type: ItemType) =>
    db
      .select({ id: itemId })
      .from(bookingItems)
      .where(and(eq(bookingItems.bookingId, bookingId), eq(itemType, type)));
  return findNeeds(db, selectIds, language);
}

const { name, fastingMinH, fastingMaxH, waterOk, latestStart, afterMealMin, preparationNotes, preparation } = tests;
const fastingColumns = { fastingMinH, fastingMaxH, waterOk, latestStart, afterMealMin };
/** Only what the preparation needs: a booking waits for this query. */
const needsColumns = { name, ...fastingColumns, preparationNotes, preparation };

/** `idsOf` returns the ids of the items of a type, or a subquery for them. */
async function findNeeds(
  db: Db,
  idsOf: (type: ItemType) => number[] | SQLWrapper,
  language: Language = DEFAULT_LANGUAGE,
): Promise<BookingNeeds> {
  const members = db
    .select({ id: packageTests.testId })
    .from(packageTests)
    .where(inArray(packageTests.packageId, idsOf("package")));
  const rows = await db
    .select({ test: needsColumns, latest: lab.latestFastingStart })
    .from(lab)
    .leftJoin(tests, or(inArray(tests.id, idsOf("test")), inArray(tests.id, members)))
    .orderBy(asc(tests.id));
  return {
    latestFastingStart: parseFastingStart(rows[0]?.latest),
    tests: rows.flatMap(({ test }) => (test ? toTestNeeds(test, getSentences(language)) : [])),
  };
}

/** The last slot at which all of these items can be taken. */
export async function findLatestTime(db: Db, items: readonly ItemReference[]): Promise<SlotTime | undefined> {
  return getLatestSlot(await findItemNeeds(db, items))?.time;
}
