import { expect, test } from "vitest";
import { compareWithCheaper } from "./comparison.ts";

function pack(id: number, rupees: number, testIds: number[]) {
  const tests = testIds.map((testId) => ({
    id: testId,
    code: `BT-${testId}`,
    name: `Test ${testId}`,
    isOffered: true,
    organ: "blood" as const,
  }));
  return { id, name: `Package ${id}`, price: `${rupees}.00`, discountPrice: null, offer: null, tests };
}

function comparedWith(item: ReturnType<typeof pack>, others: ReturnType<typeof pack>[]) {
  const { cheaper } = compareWithCheaper(item, [item, ...others]);
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
  expect(compareWithCheaper({ ...item, offer }, [item, other])).toEqual({ cheaper: null });
  const reduced = { ...other, offer: { ...offer, price: "1699.00" } };
  expect(compareWithCheaper({ ...item, offer }, [item, reduced]).cheaper).toMatchObject({
    id: 4,
    offer: reduced.offer,
  });
});
