import { and, eq, inArray } from "drizzle-orm";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Db } from "#db/client.server.ts";
import { offers, packages, tests } from "#db/schema/catalogue.ts";
import { findActiveOffer } from "./active-offer.ts";
import { getPackageCode, getPackageName, getTestCode, getTestName } from "./item-names.ts";
import type { Paise } from "./money.ts";
import type { ItemType, OrderedItem } from "./ordered-item.ts";

/** An item with its current name and price. */
export type PricedItem = OrderedItem & {
  code: string;
  name: string;
  description: string;
  /** Today's price. */
  pricePaise: Paise;
  /** The catalogue price; above `pricePaise` while an offer runs. */
  cataloguePaise: Paise;
  /** The offer that sets the price. */
  offerSlug: string | null;
};

/**
 * Returns items with their prices on `today` (yyyy-MM-dd in lab time), each once and in the given order. Items outside
 * the catalogue are returned in `unknown`.
 */
export async function priceItems(
  db: Db,
  items: OrderedItem[],
  today: string,
): Promise<{ priced: PricedItem[]; unknown: OrderedItem[] }> {
  const uniqueItems = [...new Map(items.map((item) => [getItemKey(item), item])).values()];
  const known = new Map<string, PricedItem>();
  for (const item of await selectTests(db, listItemIds(uniqueItems, "test"))) known.set(getItemKey(item), item);
  for (const item of await selectPackages(db, listItemIds(uniqueItems, "package"), today))
    known.set(getItemKey(item), item);
  const priced: PricedItem[] = [];
  const unknown: OrderedItem[] = [];
  for (const item of uniqueItems) {
    const pricedItem = known.get(getItemKey(item));
    if (pricedItem) priced.push(pricedItem);
    else unknown.push(item);
  }
  return { priced, unknown };
}

/** Returns the total of the items in paise, at today's prices and at the catalogue's. */
export function sumItems(items: readonly PricedItem[]): { totalPaise: Paise; cataloguePaise: Paise } {
  return {
    totalPaise: items.reduce((sum, item) => sum + item.pricePaise, 0),
    cataloguePaise: items.reduce((sum, item) => sum + item.cataloguePaise, 0),
  };
}

/** The columns of a test or package that an order needs. */
function pickItemColumns<Table extends typeof tests | typeof packages>(table: Table) {
  const { id, code, name, description, pricePaise, discountPaise } = table;
  return { id, code, name, description, pricePaise, discountPaise };
}

async function selectTests(db: Db, ids: number[]): Promise<PricedItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(pickItemColumns(tests))
    .from(tests)
    .where(and(inArray(tests.id, ids), eq(tests.isOffered, true)));
  return rows.map((row) => toPricedItem("test", row, null));
}

async function selectPackages(db: Db, ids: number[], today: string): Promise<PricedItem[]> {
  if (ids.length === 0) return [];
  const areOffered = and(inArray(packages.id, ids), eq(packages.isOffered, true));
  const rows = await db
    .select({ sold: pickItemColumns(packages), offer: offers })
    .from(packages)
    .leftJoin(offers, eq(offers.packageId, packages.id))
    .where(areOffered);
  const allOffers = rows.flatMap(({ offer }) => offer ?? []);
  const soldPackages = new Map(rows.map((row) => [row.sold.id, row.sold]));
  return [...soldPackages.values()].map((row) => toPricedItem("package", row, findActiveOffer(allOffers, row, today)));
}

type CatalogueRow = {
  id: number;
  code: string;
  name: string;
  description: string;
  pricePaise: Paise;
  discountPaise: Paise | null;
};

function toPricedItem(
  itemType: ItemType,
  row: CatalogueRow,
  offer: { slug: string; pricePaise: Paise } | null,
): PricedItem {
  const { id: itemId, description } = row;
  const { itemNames } = getSentences("en");
  const isTest = itemType === "test";
  const cataloguePaise = row.discountPaise ?? row.pricePaise;
  return {
    itemType,
    itemId,
    code: isTest ? getTestCode(itemId, row.code) : getPackageCode(itemId, row.code),
    name: isTest ? getTestName(row.name, itemNames) : getPackageName(row.name, itemNames),
    description,
    pricePaise: offer?.pricePaise ?? cataloguePaise,
    cataloguePaise,
    offerSlug: offer?.slug ?? null,
  };
}

function listItemIds(items: OrderedItem[], itemType: ItemType): number[] {
  return items.filter((item) => item.itemType === itemType).map((item) => item.itemId);
}

function getItemKey({ itemType, itemId }: OrderedItem): string {
  return `${itemType} ${itemId}`;
}
