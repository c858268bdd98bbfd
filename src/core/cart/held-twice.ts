import { pricePaise } from "#core/pricing/discount.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { CartTest } from "./selected-tests.ts";

/** Something to book: the ids of all the tests that it measures, and what is asked for it. */
export type Measuring = { measures: readonly number[]; pricePaise: Paise };

/** A thing that another one holds wholly. */
export type Held<T> = { item: T; by: T };

/**
 * The things that would be paid for twice, because another one measures all that they do; `by` is one that stays. Of two
 * that measure the same the cheaper one stays, then the first.
 */
export function heldTwice<T extends Measuring>(items: readonly T[]): Held<T>[] {
  const sets = items.map(({ measures }) => new Set(measures));
  const holders = items.map((_, place) => items.filter((_, other) => holds(other, place)));
  const isHeld = (item: T) => (holders[items.indexOf(item)] ?? []).length > 0;
  return items.flatMap((item, place) => {
    const by = holders[place]?.find((holder) => !isHeld(holder));
    return by ? [{ item, by }] : [];
  });

  function holds(one: number, other: number): boolean {
    const [outer, inner] = [sets[one], sets[other]];
    if (one === other || !outer || !inner || inner.size === 0) return false;
    if (![...inner].every((id) => outer.has(id))) return false;
    return inner.size < outer.size || isBefore(one, other);
  }

  function isBefore(one: number, other: number): boolean {
    const dearer = (items[one]?.pricePaise ?? 0) - (items[other]?.pricePaise ?? 0);
    return dearer < 0 || (dearer === 0 && one < other);
  }
}

/** The selected tests that another one of them holds, by their id. */
export function heldTests<T extends Pick<CartTest, "id" | "price" | "discountPrice" | "holds">>(
  tests: readonly T[],
): ReadonlyMap<number, T> {
  const measuring = tests.map((test) => ({
    test,
    measures: [test.id, ...(test.holds ?? [])],
    pricePaise: pricePaise(test),
  }));
  return new Map(heldTwice(measuring).map(({ item, by }) => [item.test.id, by.test]));
}
