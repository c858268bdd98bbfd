import { useQuery } from "@tanstack/react-query";
import type { BundleCandidate } from "#core/cart/covered-tests.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";

/** A test or package with its price and the ids of all tests it measures. */
export type BookableItem = OrderedItem & BundleCandidate & { code: string; name: string };

/** Returns a key that tests and packages share, "test 5": their ids overlap. */
export function toItemKey({ itemType, itemId }: OrderedItem): string {
  return `${itemType} ${itemId}`;
}

/** Returns everything on sale, by item key; empty while loading. */
export function useBookableItems(): ReadonlyMap<string, BookableItem> {
  const { data: tests = [] } = useQuery(testsQuery());
  const { data: packages = [] } = useQuery(packagesQuery());
  const all = [
    ...tests.map((test) => toBookableItem("test", test, listTestMeasures(test))),
    ...packages.map((item) => toBookableItem("package", item, listPackageMeasures(item, tests))),
  ];
  return new Map(all.map((item) => [toItemKey(item), item]));
}

function toBookableItem(
  itemType: OrderedItem["itemType"],
  source: TestSummary | Package,
  measures: number[],
): BookableItem {
  const { id: itemId, code, name } = source;
  return { itemType, itemId, code, name, pricePaise: getPricePaise(source), measures };
}

function listTestMeasures({ id, holds }: TestSummary): number[] {
  return [id, ...holds];
}

function listPackageMeasures(item: Package, tests: readonly TestSummary[]): number[] {
  return item.tests.flatMap(({ id }) => [id, ...(tests.find((test) => test.id === id)?.holds ?? [])]);
}
