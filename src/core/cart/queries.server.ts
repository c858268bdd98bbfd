import { inArray } from "drizzle-orm";
import { measuredBy } from "#core/catalogue/panels.ts";
import { asksMore } from "#core/catalogue/preparation/asks-more.ts";
import { needsOfItems } from "#core/catalogue/preparation/queries.server.ts";
import { allPackages, allPanels, allTests } from "#core/catalogue/queries.server.ts";
import type { PricedItem } from "#core/pricing/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { packageTests } from "#db/schema/catalogue.ts";
import { type Cheaper, cheaperWay } from "./cheaper-way.ts";
import { type Held, heldTests, heldTwice } from "./held-twice.ts";
import type { CheaperWay } from "./schema.ts";

/** The items that another item of the same booking holds wholly, packages and panels with all that is inside them. */
export async function itemsHeldTwice(db: Db, items: readonly PricedItem[]): Promise<Held<PricedItem>[]> {
  if (items.length < 2) return [];
  const packageIds = items.filter(({ itemType }) => itemType === "package").map(({ itemId }) => itemId);
  const members = await db.select().from(packageTests).where(inArray(packageTests.packageId, packageIds));
  const panels = await allPanels(db);
  const directTests = ({ itemType, itemId }: PricedItem) =>
    itemType === "test"
      ? [itemId]
      : members.filter(({ packageId }) => packageId === itemId).map(({ testId }) => testId);
  return heldTwice(items.map((item) => ({ ...item, measures: measuredBy(directTests(item), panels) })));
}

/** What measures these tests for less on `today`, those left out that another of them holds; ids of no test count for nothing. */
export async function cheaperWayOf(db: Db, testIds: readonly number[], today: string): Promise<CheaperWay> {
  const [tests, packages, panels] = await Promise.all([allTests(db), allPackages(db, today), allPanels(db)]);
  const known = new Map(tests.map((test) => [test.id, test]));
  const selected = testIds.flatMap((id) => known.get(id) ?? []);
  const held = heldTests(selected);
  const needed = selected.filter(({ id }) => !held.has(id));
  const cheaper = cheaperWay(needed, { tests, packages, panels });
  return { cheaper: cheaper && { ...cheaper, asksMore: await asksMoreThan(db, needed, cheaper) } };
}

async function asksMoreThan(db: Db, chosen: readonly { id: number }[], cheaper: Cheaper): Promise<string | null> {
  const testItems = (tests: readonly { id: number }[]) => tests.map(({ id }) => ({ itemType: "test", itemId: id }));
  const other = cheaper.package ? [{ itemType: "package", itemId: cheaper.package.id }] : testItems(cheaper.tests);
  return asksMore(await needsOfItems(db, testItems(chosen)), await needsOfItems(db, other));
}
