import type { Paise } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import type { CartTest } from "./selected-tests.ts";

/** An item for sale: the ids of all tests that it measures, and its price. */
export type BundleCandidate = { measures: readonly number[]; pricePaise: Paise };

/** An item that another one covers completely. */
export type CoveredItem<T> = { item: T; by: T };

/**
 * Returns the items that would be paid for twice because another one measures all their tests; `by` is one that stays.
 * Of two that measure the same, the cheaper one stays, then the first.
 */
export function findCoveredItems<T extends BundleCandidate>(items: readonly T[]): CoveredItem<T>[] {
  const sets = items.map(({ measures }) => new Set(measures));
  const holders = items.map((_, index) => items.filter((_, otherIndex) => holds(otherIndex, index)));
  const isHeld = (item: T) => (holders[items.indexOf(item)] ?? []).length > 0;
  return items.flatMap((item, index) => {
    const by = holders[index]?.find((holder) => !isHeld(holder));
    return by ? [{ item, by }] : [];
  });

  function holds(a: number, b: number): boolean {
    const [outer, inner] = [sets[a], sets[b]];
    if (a === b || !outer || !inner || inner.size === 0) return false;
    if (![...inner].every((id) => outer.has(id))) return false;
    return inner.size < outer.size || isBefore(a, b);
  }

  function isBefore(a: number, b: number): boolean {
    const dearer = (items[a]?.pricePaise ?? 0) - (items[b]?.pricePaise ?? 0);
    return dearer < 0 || (dearer === 0 && a < b);
  }
}

/** Returns the selected tests that another one of them covers, by id. */
export function findCoveredTests<T extends Pick<CartTest, "id" | "price" | "discountPrice" | "holds">>(
  tests: readonly T[],
): ReadonlyMap<number, T> {
  const measuring = tests.map((test) => ({
    test,
    measures: [test.id, ...(test.holds ?? [])],
    pricePaise: getPricePaise(test),
  }));
  return new Map(findCoveredItems(measuring).map(({ item, by }) => [item.test.id, by.test]));
}
