import { and, eq, inArray } from "drizzle-orm";
import type { ItemType } from "#core/bookings/schema.ts";
import type { Db } from "#db/client.server.ts";
import { offers, packages, tests } from "#db/schema/catalogue.ts";
import type { Paise } from "./money.ts";

export type OrderedItem = { itemType: ItemType; itemId: number };

/** An item with the name and price it has today. */
export type PricedItem = OrderedItem & { code: string; name: string; description: string; pricePaise: Paise };

/**
 * Prices items from the catalogue, each once, in the order asked; an item that is not in the catalogue comes back
 * under `unknown`. `offerSlug` names the offer whose price its package gets.
 */
export async function priceItems(
  db: Db,
  items: OrderedItem[],
  offerSlug: string | undefined,
): Promise<{ priced: PricedItem[]; unknown: OrderedItem[] }> {
  const wanted = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  const known = new Map<string, PricedItem>();
  for (const item of await pricedTests(db, idsOf(wanted, "test"))) known.set(keyOf(item), item);
  for (const item of await pricedPackages(db, idsOf(wanted, "package"), offerSlug)) known.set(keyOf(item), item);
  const priced: PricedItem[] = [];
  const unknown: OrderedItem[] = [];
  for (const item of wanted) {
    const found = known.get(keyOf(item));
    if (found) priced.push(found);
    else unknown.push(item);
  }
  return { priced, unknown };
}

async function pricedTests(db: Db, ids: number[]): Promise<PricedItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(tests)
    .where(and(inArray(tests.id, ids), eq(tests.isOffered, true)));
  return rows.map((row) => pricedItem("test", row, row.discountPaise ?? row.pricePaise));
}

async function pricedPackages(db: Db, ids: number[], offerSlug: string | undefined): Promise<PricedItem[]> {
  if (ids.length === 0) return [];
  const areOffered = and(inArray(packages.id, ids), eq(packages.isOffered, true));
  const rows = await db.select().from(packages).where(areOffered);
  const [offer] = offerSlug ? await db.select().from(offers).where(eq(offers.slug, offerSlug)) : [];
  return rows.map((row) => {
    const ownPaise = row.discountPaise ?? row.pricePaise;
    // An offer that saves nothing is none, as on the pages (sold-at.ts).
    return pricedItem("package", row, offer?.packageId === row.id ? Math.min(offer.pricePaise, ownPaise) : ownPaise);
  });
}

function pricedItem(
  itemType: ItemType,
  row: { id: number; code: string; name: string; description: string },
  pricePaise: Paise,
): PricedItem {
  return { itemType, itemId: row.id, code: row.code, name: row.name, description: row.description, pricePaise };
}

function idsOf(items: OrderedItem[], itemType: ItemType): number[] {
  return items.filter((item) => item.itemType === itemType).map((item) => item.itemId);
}

function keyOf({ itemType, itemId }: OrderedItem): string {
  return `${itemType} ${itemId}`;
}
