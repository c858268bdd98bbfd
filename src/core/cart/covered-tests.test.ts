// Row 10.26
import fc from "fast-check";
import { expect, test } from "vitest";
import { findCoveredItems, findCoveredTests } from "./covered-tests.ts";

const createItem = (name: string, measures: number[], pricePaise = 100) => ({ name, measures, pricePaise });
const describeCovered = (...items: ReturnType<typeof createItem>[]) =>
  findCoveredItems(items).map(({ item, by }) => `${item.name} in ${by.name}`);

test("a panel or package covers a test that it measures", () => {
  expect(describeCovered(createItem("TSH", [108]), createItem("Thyroid Profile", [9, 108]))).toEqual([
    "TSH in Thyroid Profile",
  ]);
  expect(
    describeCovered(createItem("Package", [5, 9, 108, 17]), createItem("TSH", [108]), createItem("CBC", [5])),
  ).toEqual(["TSH in Package", "CBC in Package"]);
});

test("a package covers a panel inside it and the panel's tests; the covering item stays", () => {
  const items = [createItem("TSH", [108]), createItem("Thyroid Profile", [9, 108]), createItem("Package", [5, 9, 108])];
  expect(describeCovered(...items)).toEqual(["TSH in Package", "Thyroid Profile in Package"]);
});

test("items that share only one test are both needed", () => {
  expect(describeCovered(createItem("Thyroid Profile", [9, 108]), createItem("PCOS Panel", [119, 108, 114]))).toEqual(
    [],
  );
});

test("of two that measure the same the cheaper one stays, then the first", () => {
  expect(describeCovered(createItem("A", [1, 2], 200), createItem("B", [2, 1], 100))).toEqual(["A in B"]);
  expect(describeCovered(createItem("A", [1, 2]), createItem("B", [2, 1]))).toEqual(["B in A"]);
});

test("nothing covers a package with unknown contents", () => {
  expect(describeCovered(createItem("Empty", []), createItem("CBC", [5]))).toEqual([]);
});

test("identifies selected tests by id; a test from browser storage covers nothing", () => {
  const tsh = { id: 108, price: "250.00", discountPrice: "199.00" };
  const profile = { id: 9, price: "600.00", discountPrice: "399.00" };
  expect([...findCoveredTests([tsh, { ...profile, holds: [108] }]).keys()]).toEqual([108]);
  expect(findCoveredTests([tsh, profile]).size).toBe(0);
});

const anyItem = fc.record({
  measures: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }),
  pricePaise: fc.integer({ min: 1, max: 5 }),
});

test("without covered items the rest measures as much, costs no more and has no covered item", () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 8 }), (items) => {
      const covered = findCoveredItems(items);
      const rest = items.filter((item) => !covered.some((entry) => entry.item === item));
      const all = (listed: typeof items) => new Set(listed.flatMap(({ measures }) => measures));
      expect(all(rest)).toEqual(all(items));
      expect(findCoveredItems(rest)).toEqual([]);
      for (const { item, by } of covered) {
        expect(rest).toContain(by);
        for (const id of item.measures) expect(by.measures).toContain(id);
      }
    }),
  );
});
