import { inArray } from "drizzle-orm";
import { expandPanels } from "#core/catalogue/panels.ts";
import { findItemNeeds } from "#core/catalogue/preparation/queries.server.ts";
import { describeStricterPreparation } from "#core/catalogue/preparation/stricter-preparation.ts";
import { listPackages, listPanels, listTests } from "#core/catalogue/queries.server.ts";
import { englishTextOptions } from "#core/catalogue/translations/load-translations.server.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { PricedItem } from "#core/pricing/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { packageTests } from "#db/schema/catalogue.ts";
import { findCheaperBundle, type UnpreparedBundle } from "./cheaper-bundle.ts";
import { type CoveredItem, findCoveredItems, findCoveredTests } from "./covered-tests.ts";
import type { CheaperBundle } from "./schema.ts";

/** Returns the items that another item of the same booking covers, with everything inside packages and panels. */
export async function findCoveredBookingItems(
  db: Db,
  items: readonly PricedItem[],
): Promise<CoveredItem<PricedItem>[]> {
  if (items.length < 2) return [];
  const packageIds = items.filter(({ itemType }) => itemType === "package").map(({ itemId }) => itemId);
  const members = await db.select().from(packageTests).where(inArray(packageTests.packageId, packageIds));
  const panels = await listPanels(db);
  const directTests = ({ itemType, itemId }: PricedItem) =>
    itemType === "test"
      ? [itemId]
      : members.filter(({ packageId }) => packageId === itemId).map(({ testId }) => testId);
  return findCoveredItems(items.map((item) => ({ ...item, measures: expandPanels(directTests(item), panels) })));
}

/** Returns what measures these tests for less on `today`, ignoring tests that another one covers and unknown ids. */
export async function getCheaperBundle(
  db: Db,
  testIds: readonly number[],
  today: string,
  reading = englishTextOptions,
): Promise<CheaperBundle> {
  const [tests, packages, panels] = await Promise.all([
    listTests(db, reading),
    listPackages(db, today),
    listPanels(db),
  ]);
  const testsById = new Map(tests.map((test) => [test.id, test]));
  const selected = testIds.flatMap((id) => testsById.get(id) ?? []);
  const covered = findCoveredTests(selected);
  const needed = selected.filter(({ id }) => !covered.has(id));
  const cheaper = findCheaperBundle(needed, { tests, packages, panels });
  const words = getSentences(reading.language);
  return { cheaper: cheaper && { ...cheaper, asksMore: await comparePreparation(db, needed, cheaper, words) } };
}

async function comparePreparation(
  db: Db,
  chosen: readonly { id: number }[],
  cheaper: UnpreparedBundle,
  words: Sentences,
): Promise<string | null> {
  const testItems = (tests: readonly { id: number }[]) => tests.map(({ id }) => ({ itemType: "test", itemId: id }));
  const otherItems = cheaper.package ? [{ itemType: "package", itemId: cheaper.package.id }] : testItems(cheaper.tests);
  return describeStricterPreparation(
    await findItemNeeds(db, testItems(chosen)),
    await findItemNeeds(db, otherItems),
    words,
  );
}
