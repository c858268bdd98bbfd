import fc from "fast-check";
import { expect, test } from "vitest";
import { findOptimalBundle } from "./optimal-bundle.ts";

const createItem = (name: string, measures: number[], rupees: number) => ({ name, measures, pricePaise: rupees * 100 });
const solve = (testIds: number[], sold: ReturnType<typeof createItem>[]) => {
  const bundle = findOptimalBundle(testIds, sold);
  return bundle && [bundle.items.map(({ name }) => name).toSorted(), bundle.paise / 100];
};

const singleItems = [
  createItem("CBC", [5], 249),
  createItem("Lipid", [6], 449),
  createItem("LFT", [7], 499),
  createItem("TSH", [108], 199),
];
const essential = createItem("Essential", [5, 6, 7, 8], 499);

// Row 10.25
test("a cheaper package covers its tests", () => {
  expect(solve([5, 6, 7], [...singleItems, essential])).toEqual([["Essential"], 499]);
});

test("adds tests that the package does not contain", () => {
  expect(solve([5, 6, 108], [...singleItems, essential])).toEqual([["Essential", "TSH"], 698]);
});

test("a dearer package covers nothing, and among equals the fewest items are chosen", () => {
  expect(solve([5, 108], [...singleItems, essential])).toEqual([["CBC", "TSH"], 448]);
  expect(solve([5, 108], [...singleItems, createItem("Pair", [5, 108], 448)])).toEqual([["Pair"], 448]);
});

test("does not cover tests that nothing measures", () => {
  expect(solve([5, 999], singleItems)).toBeNull();
});

test("above the limit of tests finds only a single item that measures them all", () => {
  const many = Array.from({ length: 30 }, (_, n) => n + 1);
  expect(
    solve(many, [createItem("Half", many.slice(15), 1), createItem("All", many, 900), createItem("Dearer", many, 901)]),
  ).toEqual([["All"], 900]);
  expect(solve(many, [createItem("Half", many.slice(15), 1)])).toBeNull();
});

const soldItems = fc.array(
  fc.record({ measures: fc.uniqueArray(fc.integer({ min: 1, max: 6 })), pricePaise: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 8 },
);
const wantedIds = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });

test("a bundle measures all tests, and no choice of items that does is cheaper", () => {
  fc.assert(
    fc.property(wantedIds, soldItems, (testIds, items) => {
      const bundle = findOptimalBundle(testIds, items);
      const covers = (chosen: readonly (typeof items)[number][]) =>
        testIds.every((id) => chosen.some(({ measures }) => measures.includes(id)));
      const sums = Array.from({ length: 2 ** items.length }, (_, choice) =>
        items.filter((_, index) => choice & (1 << index)),
      )
        .filter(covers)
        .map((chosen) => chosen.reduce((sum, { pricePaise }) => sum + pricePaise, 0));
      expect(bundle?.paise ?? null).toBe(sums.length === 0 ? null : Math.min(...sums));
      if (bundle) expect(covers(bundle.items)).toBe(true);
    }),
  );
});

test("a bundle of tests that are sold separately is never dearer than their sum", () => {
  const prices = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(prices, soldItems, (testPrices, items) => {
      const tests = testPrices.map((pricePaise, index) => ({ measures: [index + 1], pricePaise }));
      const bundle = findOptimalBundle(
        tests.flatMap(({ measures }) => measures),
        [...tests, ...items],
      );
      expect(bundle?.paise).toBeLessThanOrEqual(testPrices.reduce((sum, paise) => sum + paise, 0));
    }),
  );
});
