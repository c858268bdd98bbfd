import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWithCheaperPackage } from "./cheaper-package.ts";
import { comparePackages } from "./compare-packages.ts";

/** Test 50 is a panel that contains test 5. */
const PANELS: Record<number, number[]> = { 50: [5] };

function createPackage(id: number, rupees: number, testIds: number[]) {
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

function compare(item: ReturnType<typeof createPackage>, cheaperPackages: ReturnType<typeof createPackage>[]) {
  const cheaper = compareWithCheaperPackage(item, [item, ...cheaperPackages]);
  const idsOf = (tests: { id: number }[]) => tests.map(({ id }) => id);
  return cheaper && { id: cheaper.id, adds: idsOf(cheaper.adds), lacks: idsOf(cheaper.lacks) };
}

test("lists what a package has beyond the nearest cheaper one", () => {
  const basic = createPackage(1, 499, [1, 2]);
  const middle = createPackage(2, 999, [1, 2, 3]);
  expect(compare(createPackage(3, 1499, [1, 2, 3, 4]), [basic, middle])).toEqual({ id: 2, adds: [4], lacks: [] });
});

test("the nearest has the most tests in common, even if another one is dearer", () => {
  const near = createPackage(1, 499, [1, 2, 3]);
  const dearer = createPackage(2, 999, [1, 2, 8, 9]);
  expect(compare(createPackage(3, 1499, [1, 2, 3, 4]), [near, dearer])).toEqual({ id: 1, adds: [4], lacks: [] });
});

test("among equally near ones the dearest is compared, and what only it has is listed too", () => {
  const cheap = createPackage(1, 499, [1, 2]);
  const next = createPackage(2, 999, [1, 2, 9]);
  expect(compare(createPackage(3, 1499, [1, 2, 3]), [cheap, next])).toEqual({ id: 2, adds: [3], lacks: [9] });
});

test("compares a cheaper package with the same tests, although it adds nothing", () => {
  expect(compare(createPackage(2, 999, [1, 2]), [createPackage(1, 499, [1, 2])])).toEqual({
    id: 1,
    adds: [],
    lacks: [],
  });
});

test.each([
  ["none is cheaper", createPackage(1, 499, [1, 2]), [createPackage(2, 499, [1, 2]), createPackage(3, 999, [1, 2])]],
  ["the cheaper ones are for another purpose", createPackage(3, 999, [1, 2, 3]), [createPackage(1, 499, [1, 8, 9])]],
  ["it has no tests yet", createPackage(2, 999, []), [createPackage(1, 499, [1])]],
])("compares nothing if %s", (_, item, cheaperPackages) => {
  expect(compare(item, cheaperPackages)).toBeNull();
});

test("an offer's price counts on both sides", () => {
  const offer = { slug: "winter", price: "1999.00", until: "2026-11-30" };
  const item = createPackage(5, 2299, [1, 2]);
  const other = createPackage(4, 1999, [1]);
  expect(compareWithCheaperPackage({ ...item, offer }, [item, other])).toBeNull();
  const reduced = { ...other, offer: { ...offer, price: "1699.00" } };
  expect(compareWithCheaperPackage({ ...item, offer }, [item, reduced])).toMatchObject({
    id: 4,
    offer: reduced.offer,
  });
});

function getSides(a: ReturnType<typeof createPackage>, b: ReturnType<typeof createPackage>) {
  const { both, onlyOne, onlyOther, otherCostsMorePaise } = comparePackages(a, b);
  const idsOf = (tests: { id: number }[]) => tests.map(({ id }) => id).toSorted((a, b) => a - b);
  return { both: idsOf(both), onlyOne: idsOf(onlyOne), onlyOther: idsOf(onlyOther), otherCostsMorePaise };
}

test("two packages list common tests, tests of only one, and the price difference", () => {
  expect(getSides(createPackage(1, 499, [1, 2, 3]), createPackage(2, 999, [2, 3, 4]))).toEqual({
    both: [2, 3],
    onlyOne: [1],
    onlyOther: [4],
    otherCostsMorePaise: 50_000,
  });
});

test("a test that a panel of the other package measures is in both, the panel in one", () => {
  expect(getSides(createPackage(1, 499, [5]), createPackage(2, 999, [50]))).toMatchObject({
    both: [5],
    onlyOne: [],
    onlyOther: [50],
  });
});

const anyPackage = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 50)))
  .map(([rupees, testIds]) => createPackage(1, rupees, testIds));

test("each test of two packages is listed exactly once", () => {
  fc.assert(
    fc.property(anyPackage, anyPackage, (a, b) => {
      const { both, onlyOne, onlyOther } = getSides(a, b);
      const all = new Set([...a.tests, ...b.tests].map(({ id }) => id));
      expect([...both, ...onlyOne, ...onlyOther].toSorted()).toEqual([...all].toSorted());
    }),
  );
});

test("comparing in reverse gives the same result", () => {
  fc.assert(
    fc.property(anyPackage, anyPackage, (a, b) => {
      const { both, onlyOne, onlyOther, otherCostsMorePaise } = getSides(b, a);
      expect(getSides(a, b)).toEqual({
        both,
        onlyOne: onlyOther,
        onlyOther: onlyOne,
        otherCostsMorePaise: 0 - otherCostsMorePaise,
      });
    }),
  );
});
