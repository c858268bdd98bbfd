import { inArray } from "drizzle-orm";
import { measuredBy } from "#core/catalogue/panels.ts";
import { allPanels } from "#core/catalogue/queries.server.ts";
import type { PricedItem } from "#core/pricing/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { packageTests } from "#db/schema/catalogue.ts";
import { type Held, heldTwice } from "./held-twice.ts";

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
