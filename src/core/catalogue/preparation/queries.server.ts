import { and, asc, eq, inArray, or, type SQLWrapper } from "drizzle-orm";
import {
  englishTextOptions,
  loadTranslations,
  type TextOptions,
} from "#core/catalogue/translations/load-translations.server.ts";
import { translatePreparation } from "#core/catalogue/translations/translations.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
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
export function findItemNeeds(
  db: Db,
  items: readonly ItemReference[],
  textOptions: TextOptions = englishTextOptions,
): Promise<BookingNeeds> {
  const idsOf = (type: ItemType) => items.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId);
  return findNeeds(db, idsOf, textOptions);
}

/** Returns the needs of a booking's tests, by today's catalogue. */
export function findBookingNeeds(
  db: Db,
  bookingId: number,
  textOptions: TextOptions = englishTextOptions,
): Promise<BookingNeeds> {
  const { itemId, itemType } = bookingItems;
  const idsOf = (type: ItemType) =>
    db
      .select({ id: itemId })
      .from(bookingItems)
      .where(and(eq(bookingItems.bookingId, bookingId), eq(itemType, type)));
  return findNeeds(db, idsOf, textOptions);
}

const { id, name, fastingMinH, fastingMaxH, waterOk, latestStart, afterMealMin, preparationNotes, preparation } = tests;
const fastingColumns = { fastingMinH, fastingMaxH, waterOk, latestStart, afterMealMin };
/** Only what the preparation needs: a booking waits for this query. */
const needsColumns = { id, name, ...fastingColumns, preparationNotes, preparation };

/** `idsOf` returns the ids of the items of a type, or a subquery for them. */
async function findNeeds(
  db: Db,
  idsOf: (type: ItemType) => number[] | SQLWrapper,
  textOptions: TextOptions,
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
  const found = rows.flatMap(({ test }) => test ?? []);
  const translations = await loadTranslations(db, textOptions, {
    kinds: ["test"],
    fields: ["notes", "preparation"],
    ids: found.map((test) => test.id),
  });
  return {
    latestFastingStart: parseFastingStart(rows[0]?.latest),
    tests: found.map((row) => {
      const { test, isEnglish } = translatePreparation(row, translations, "notes");
      const needs = toTestNeeds(test, getSentences(isEnglish ? "en" : textOptions.language));
      return isEnglish ? { ...needs, english: ["notes" as const] } : needs;
    }),
  };
}

/** The last slot at which all of these items can be taken. */
export async function findLatestTime(db: Db, items: readonly ItemReference[]): Promise<SlotTime | undefined> {
  return getLatestSlot(await findItemNeeds(db, items))?.time;
}
