import { useQuery } from "@tanstack/react-query";
import type { Measuring } from "#core/cart/held-twice.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import { packagesQuery, testsQuery } from "#web/catalogue/queries.ts";

/** Something that can be booked, with its price and all that it measures. */
export type Sellable = OrderedItem & Measuring & { code: string; name: string };

export function keyOf({ itemType, itemId }: OrderedItem): string {
  return `${itemType} ${itemId}`;
}

/** All that the lab sells today, by key; empty until it is there. */
export function useSellables(): ReadonlyMap<string, Sellable> {
  const { data: tests = [] } = useQuery(testsQuery());
  const { data: packages = [] } = useQuery(packagesQuery());
  const all = [
    ...tests.map((test) => sellable("test", test, measuresOf(test))),
    ...packages.map((one) => sellable("package", one, measuresOfPackage(one, tests))),
  ];
  return new Map(all.map((one) => [keyOf(one), one]));
}

function sellable(itemType: OrderedItem["itemType"], thing: TestSummary | Package, measures: number[]): Sellable {
  const { id: itemId, code, name } = thing;
  return { itemType, itemId, code, name, pricePaise: pricePaise(thing), measures };
}

function measuresOf({ id, holds }: TestSummary): number[] {
  return [id, ...holds];
}

function measuresOfPackage(one: Package, tests: readonly TestSummary[]): number[] {
  return one.tests.flatMap(({ id }) => [id, ...(tests.find((test) => test.id === id)?.holds ?? [])]);
}
