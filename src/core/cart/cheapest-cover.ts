import type { Paise } from "#core/pricing/money.ts";
import type { Measuring } from "./held-twice.ts";

/** Up to so many tests every combination is looked at; of more, only what measures them all by itself. */
const MOST_COMBINED = 12;

type Way<T> = { items: readonly T[]; paise: Paise };

/**
 * The cheapest things sold that together measure all the tests of these ids, the fewest among equals; exact up to
 * MOST_COMBINED tests. Null where they cannot all be measured.
 */
export function cheapestCover<T extends Measuring>(testIds: readonly number[], sold: readonly T[]): Way<T> | null {
  if (testIds.length > MOST_COMBINED) return cheapestAlone(testIds, sold);
  const candidates = cheapestByTests(testIds, sold);
  const best: (Way<T> | undefined)[] = [{ items: [], paise: 0 }];
  const everything = 2 ** testIds.length - 1;
  // Adding a thing never takes a test away, so that each set is final when its turn comes.
  for (let set = 0; set < everything; set++) {
    const way = best[set];
    if (!way) continue;
    for (const [tests, item] of candidates) {
      const paise = way.paise + item.pricePaise;
      if (isBetter(paise, way.items.length + 1, best[set | tests]))
        best[set | tests] = { items: [...way.items, item], paise };
    }
  }
  return best[everything] ?? null;
}

function cheapestAlone<T extends Measuring>(testIds: readonly number[], sold: readonly T[]): Way<T> | null {
  const [item] = sold
    .filter(({ measures }) => testIds.every((id) => measures.includes(id)))
    .toSorted((one, other) => one.pricePaise - other.pricePaise);
  return item ? { items: [item], paise: item.pricePaise } : null;
}

/** For each set of the wanted tests, as bits, the cheapest thing that measures exactly these of them. */
function cheapestByTests<T extends Measuring>(testIds: readonly number[], sold: readonly T[]): Map<number, T> {
  const cheapest = new Map<number, T>();
  for (const item of sold) {
    const tests = testIds.reduce((set, id, place) => (item.measures.includes(id) ? set | (1 << place) : set), 0);
    if (tests > 0 && item.pricePaise < (cheapest.get(tests)?.pricePaise ?? Number.POSITIVE_INFINITY)) {
      cheapest.set(tests, item);
    }
  }
  return cheapest;
}

function isBetter(paise: Paise, count: number, known: Way<unknown> | undefined): boolean {
  return !known || paise < known.paise || (paise === known.paise && count < known.items.length);
}
