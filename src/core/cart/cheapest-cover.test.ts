import fc from "fast-check";
import { expect, test } from "vitest";
import { cheapestCover } from "./cheapest-cover.ts";

const thing = (name: string, measures: number[], rupees: number) => ({ name, measures, pricePaise: rupees * 100 });
const told = (testIds: number[], sold: ReturnType<typeof thing>[]) => {
  const way = cheapestCover(testIds, sold);
  return way && [way.items.map(({ name }) => name).toSorted(), way.paise / 100];
};

const alone = [thing("CBC", [5], 249), thing("Lipid", [6], 449), thing("LFT", [7], 499), thing("TSH", [108], 199)];
const essential = thing("Essential", [5, 6, 7, 8], 499);

// Row 10.25
test("tests that a cheaper package holds are covered by it", () => {
  expect(told([5, 6, 7], [...alone, essential])).toEqual([["Essential"], 499]);
});

test("what the package does not hold is bought beside it", () => {
  expect(told([5, 6, 108], [...alone, essential])).toEqual([["Essential", "TSH"], 698]);
});

test("a dearer package covers nothing, and among equals the fewest things are chosen", () => {
  expect(told([5, 108], [...alone, essential])).toEqual([["CBC", "TSH"], 448]);
  expect(told([5, 108], [...alone, thing("Pair", [5, 108], 448)])).toEqual([["Pair"], 448]);
});

test("tests that nothing measures are not covered", () => {
  expect(told([5, 999], alone)).toBeNull();
});

test("of more tests than can be combined only one thing that measures them all is found", () => {
  const many = Array.from({ length: 30 }, (_, n) => n + 1);
  expect(told(many, [thing("Half", many.slice(15), 1), thing("All", many, 900), thing("Dearer", many, 901)])).toEqual([
    ["All"],
    900,
  ]);
  expect(told(many, [thing("Half", many.slice(15), 1)])).toBeNull();
});

const sold = fc.array(
  fc.record({ measures: fc.uniqueArray(fc.integer({ min: 1, max: 6 })), pricePaise: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 8 },
);
const wanted = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });

test("a cover measures all that is wanted, and no choice of things that does is cheaper", () => {
  fc.assert(
    fc.property(wanted, sold, (testIds, things) => {
      const way = cheapestCover(testIds, things);
      const covers = (items: readonly (typeof things)[number][]) =>
        testIds.every((id) => items.some(({ measures }) => measures.includes(id)));
      const sums = Array.from({ length: 2 ** things.length }, (_, choice) =>
        things.filter((_, place) => choice & (1 << place)),
      )
        .filter(covers)
        .map((items) => items.reduce((sum, { pricePaise }) => sum + pricePaise, 0));
      expect(way?.paise ?? null).toBe(sums.length === 0 ? null : Math.min(...sums));
      if (way) expect(covers(way.items)).toBe(true);
    }),
  );
});

test("a cover of things that are sold by themselves is never dearer than they are together", () => {
  const prices = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(prices, sold, (asked, things) => {
      const parts = asked.map((pricePaise, place) => ({ measures: [place + 1], pricePaise }));
      const way = cheapestCover(
        parts.flatMap(({ measures }) => measures),
        [...parts, ...things],
      );
      expect(way?.paise).toBeLessThanOrEqual(asked.reduce((sum, paise) => sum + paise, 0));
    }),
  );
});
