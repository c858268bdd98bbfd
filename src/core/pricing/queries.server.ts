import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { offers, packages, tests } from "#db/schema/catalogue.ts";
import { packageCodeOf, packageNameOf, testCodeOf, testNameOf } from "./item-names.ts";
import type { Paise } from "./money.ts";
import type { ItemType, OrderedItem } from "./ordered-item.ts";
import { runningOffer } from "./running-offer.ts";

/** An item with the name and price it has today. */
export type PricedItem = OrderedItem & {
  code: string;
  name: string;
  description: string;
  /** What is asked today. */
  pricePaise: Paise;
  /** What the catalogue asks; more than `pricePaise` while an offer runs. */
  cataloguePaise: Paise;
  /** The offer that gives the price. */
  offerSlug: string | null;
};

/**
 * Prices items as they are sold on `today` (yyyy-MM-dd of the lab), each once, in the order asked; an item that is not in
 * the catalogue comes back under `unknown`.
 */
export async function priceItems(
  db: Db,
  items: OrderedItem[],
  today: string,
): Promise<{ priced: PricedItem[]; unknown: OrderedItem[] }> {
  const wanted = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  const known = new Map<string, PricedItem>();
  for (const item of await pricedTests(db, idsOf(wanted, "test"))) known.set(keyOf(item), item);
  for (const item of await pricedPackages(db, idsOf(wanted, "package"), today)) known.set(keyOf(item), item);
  const priced: PricedItem[] = [];
  const unknown: OrderedItem[] = [];
  for (const item of wanted) {
    const found = known.get(keyOf(item));
    if (found) priced.push(found);
    else unknown.push(item);
  }
  return { priced, unknown };
}

/** What items cost together, in paise: as they are sold today, and by the catalogue alone. */
export function totalsOf(items: readonly PricedItem[]): { totalPaise: Paise; cataloguePaise: Paise } {
  return {
    totalPaise: items.reduce((sum, item) => sum + item.pricePaise, 0),
    cataloguePaise: items.reduce((sum, item) => sum + item.cataloguePaise, 0),
  };
}

/** What an order needs to know of tests or packages. */
function soldColumns<Table extends typeof tests | typeof packages>(table: Table) {
  const { id, code, name, description, pricePaise, discountPaise } = table;
  return { id, code, name, description, pricePaise, discountPaise };
}

async function pricedTests(db: Db, ids: number[]): Promise<PricedItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(soldColumns(tests))
    .from(tests)
    .where(and(inArray(tests.id, ids), eq(tests.isOffered, true)));
  return rows.map((row) => pricedItem("test", row, null));
}

async function pricedPackages(db: Db, ids: number[], today: string): Promise<PricedItem[]> {
  if (ids.length === 0) return [];
  const areOffered = and(inArray(packages.id, ids), eq(packages.isOffered, true));
  const rows = await db
    .select({ sold: soldColumns(packages), offer: offers })
    .from(packages)
    .leftJoin(offers, eq(offers.packageId, packages.id))
    .where(areOffered);
  const made = rows.flatMap(({ offer }) => offer ?? []);
  const sold = new Map(rows.map((row) => [row.sold.id, row.sold]));
  return [...sold.values()].map((one) => pricedItem("package", one, runningOffer(made, one, today)));
}

type Sold = {
  id: number;
  code: string;
  name: string;
  description: string;
  pricePaise: Paise;
  discountPaise: Paise | null;
};

function pricedItem(itemType: ItemType, row: Sold, offer: { slug: string; pricePaise: Paise } | null): PricedItem {
  const { id: itemId, description } = row;
  const isTest = itemType === "test";
  const cataloguePaise = row.discountPaise ?? row.pricePaise;
  return {
    itemType,
    itemId,
    code: isTest ? testCodeOf(itemId, row.code) : packageCodeOf(itemId, row.code),
    name: isTest ? testNameOf(row.name) : packageNameOf(row.name),
    description,
    pricePaise: offer?.pricePaise ?? cataloguePaise,
    cataloguePaise,
    offerSlug: offer?.slug ?? null,
  };
}

function idsOf(items: OrderedItem[], itemType: ItemType): number[] {
  return items.filter((item) => item.itemType === itemType).map((item) => item.itemId);
}

function keyOf({ itemType, itemId }: OrderedItem): string {
  return `${itemType} ${itemId}`;
}
