import type { Paise } from "#core/pricing/money.ts";
import type { BundleCandidate } from "./covered-tests.ts";

/** Up to this many tests all combinations are compared; above it only single items that measure them all. */
const MAX_COMBINED_TESTS = 12;

type Bundle<T> = { items: readonly T[]; paise: Paise };

/**
 * Returns the cheapest items that together measure all tests of these ids, the fewest among equals; exact up to
 * MAX_COMBINED_TESTS tests. Null if they cannot all be measured.
 */
export function findOptimalBundle<T extends BundleCandidate>(
  testIds: readonly number[],
  sold: readonly T[],
): Bundle<T> | null {
  if (testIds.length > MAX_COMBINED_TESTS) return findCheapestSingle(testIds, sold);
  const candidates = groupCheapestByTests(testIds, sold);
  const best: (Bundle<T> | undefined)[] = [{ items: [], paise: 0 }];
  const fullSet = 2 ** testIds.length - 1;
  // Adding an item never removes a test, so each set is final when its turn comes.
  for (let set = 0; set < fullSet; set++) {
    const bundle = best[set];
    if (!bundle) continue;
    for (const [tests, item] of candidates) {
      const paise = bundle.paise + item.pricePaise;
      if (isBetterBundle(paise, bundle.items.length + 1, best[set | tests]))
        best[set | tests] = { items: [...bundle.items, item], paise };
    }
  }
  return best[fullSet] ?? null;
}

function findCheapestSingle<T extends BundleCandidate>(
  testIds: readonly number[],
  sold: readonly T[],
): Bundle<T> | null {
  const [item] = sold
    .filter(({ measures }) => testIds.every((id) => measures.includes(id)))
    .toSorted((a, b) => a.pricePaise - b.pricePaise);
  return item ? { items: [item], paise: item.pricePaise } : null;
}

/** For each subset of the tests, as bits, the cheapest item that measures exactly these of them. */
function groupCheapestByTests<T extends BundleCandidate>(
  testIds: readonly number[],
  sold: readonly T[],
): Map<number, T> {
  const cheapest = new Map<number, T>();
  for (const item of sold) {
    const tests = testIds.reduce((set, id, index) => (item.measures.includes(id) ? set | (1 << index) : set), 0);
    if (tests > 0 && item.pricePaise < (cheapest.get(tests)?.pricePaise ?? Number.POSITIVE_INFINITY)) {
      cheapest.set(tests, item);
    }
  }
  return cheapest;
}

function isBetterBundle(paise: Paise, count: number, current: Bundle<unknown> | undefined): boolean {
  return !current || paise < current.paise || (paise === current.paise && count < current.items.length);
}
