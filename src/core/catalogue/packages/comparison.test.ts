import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWithCheaper } from "./comparison.ts";
import { comparePackages } from "./side-by-side.ts";

/** Test 50 is a panel that holds test 5. */
const PANELS: Record<number, number[]> = { 50: [5] };

function pack(id: number, rupees: number, testIds: number[]) {
  const tests = testIds.map((testId) => ({
    id: testId,
    code: `BT-${testId}`,
    name: `Test ${testId}`,
    isOffered: true,
    organ: "blood" as const,
    holds: PANELS[testId] ?? [],
  }));
  return { id, name: `Package ${id}`, price: `${rupees}.00`, discountPrice: null, offer: null, tests };
}

function comparedWith(item: ReturnType<typeof pack>, others: ReturnType<typeof pack>[]) {
  const cheaper = compareWithCheaper(item, [item, ...others]);
  const idsOf = (tests: { id: number }[]) => tests.map(({ id }) => id);
  return cheaper && { id: cheaper.id, adds: idsOf(cheaper.adds), lacks: idsOf(cheaper.lacks) };
}

test("a package is told by what it has that the nearest cheaper one has not", () => {
  const basic = pack(1, 499, [1, 2]);
  const middle = pack(2, 999, [1, 2, 3]);
  expect(comparedWith(pack(3, 1499, [1, 2, 3, 4]), [basic, middle])).toEqual({ id: 2, adds: [4], lacks: [] });
});

test("the nearest has the most tests in common, even where another one is dearer", () => {
  const near = pack(1, 499, [1, 2, 3]);
  const dearer = pack(2, 999, [1, 2, 8, 9]);
  expect(comparedWith(pack(3, 1499, [1, 2, 3, 4]), [near, dearer])).toEqual({ id: 1, adds: [4], lacks: [] });
});

test("among equally near ones the dearest is the next step down, and what it has alone is told too", () => {
  const cheap = pack(1, 499, [1, 2]);
  const next = pack(2, 999, [1, 2, 9]);
  expect(comparedWith(pack(3, 1499, [1, 2, 3]), [cheap, next])).toEqual({ id: 2, adds: [3], lacks: [9] });
});

test("a cheaper package with the same tests adds nothing, and is told all the same", () => {
  expect(comparedWith(pack(2, 999, [1, 2]), [pack(1, 499, [1, 2])])).toEqual({ id: 1, adds: [], lacks: [] });
});

test.each([
  ["none is cheaper", pack(1, 499, [1, 2]), [pack(2, 499, [1, 2]), pack(3, 999, [1, 2])]],
  ["the cheaper ones are for another purpose", pack(3, 999, [1, 2, 3]), [pack(1, 499, [1, 8, 9])]],
  ["it has no tests yet", pack(2, 999, []), [pack(1, 499, [1])]],
])("nothing is compared where %s", (_, item, others) => {
  expect(comparedWith(item, others)).toBeNull();
});

test("an offer's price counts on both sides", () => {
  const offer = { slug: "winter", price: "1999.00", until: "2026-11-30" };
  const item = pack(5, 2299, [1, 2]);
  const other = pack(4, 1999, [1]);
  expect(compareWithCheaper({ ...item, offer }, [item, other])).toBeNull();
  const reduced = { ...other, offer: { ...offer, price: "1699.00" } };
  expect(compareWithCheaper({ ...item, offer }, [item, reduced])).toMatchObject({
    id: 4,
    offer: reduced.offer,
  });
});

function sidesOf(one: ReturnType<typeof pack>, other: ReturnType<typeof pack>) {
  const { both, onlyOne, onlyOther, otherCostsMorePaise } = comparePackages(one, other);
  const idsOf = (tests: { id: number }[]) => tests.map(({ id }) => id).toSorted((first, second) => first - second);
  return { both: idsOf(both), onlyOne: idsOf(onlyOne), onlyOther: idsOf(onlyOther), otherCostsMorePaise };
}

test("any two packages tell what both hold, what only one does, and what the other costs more", () => {
  expect(sidesOf(pack(1, 499, [1, 2, 3]), pack(2, 999, [2, 3, 4]))).toEqual({
    both: [2, 3],
    onlyOne: [1],
    onlyOther: [4],
    otherCostsMorePaise: 50_000,
  });
});

test("a test that a panel of the other package measures is in both, the panel in one", () => {
  expect(sidesOf(pack(1, 499, [5]), pack(2, 999, [50]))).toMatchObject({ both: [5], onlyOne: [], onlyOther: [50] });
});

const anyPackage = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 50)))
  .map(([rupees, testIds]) => pack(1, rupees, testIds));

test("each test of two packages stands in exactly one place", () => {
  fc.assert(
    fc.property(anyPackage, anyPackage, (one, other) => {
      const { both, onlyOne, onlyOther } = sidesOf(one, other);
      const all = new Set([...one.tests, ...other.tests].map(({ id }) => id));
      expect([...both, ...onlyOne, ...onlyOther].toSorted()).toEqual([...all].toSorted());
    }),
  );
});

test("turned around, two packages compare the same", () => {
  fc.assert(
    fc.property(anyPackage, anyPackage, (one, other) => {
      const { both, onlyOne, onlyOther, otherCostsMorePaise } = sidesOf(other, one);
      expect(sidesOf(one, other)).toEqual({
        both,
        onlyOne: onlyOther,
        onlyOther: onlyOne,
        otherCostsMorePaise: 0 - otherCostsMorePaise,
      });
    }),
  );
});
