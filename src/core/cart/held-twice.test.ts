// Row 10.26
import fc from "fast-check";
import { expect, test } from "vitest";
import { heldTests, heldTwice } from "./held-twice.ts";

const thing = (name: string, measures: number[], pricePaise = 100) => ({ name, measures, pricePaise });
const told = (...things: ReturnType<typeof thing>[]) =>
  heldTwice(things).map(({ item, by }) => `${item.name} in ${by.name}`);

test("a test that a panel or a package measures too is held by it", () => {
  expect(told(thing("TSH", [108]), thing("Thyroid Profile", [9, 108]))).toEqual(["TSH in Thyroid Profile"]);
  expect(told(thing("Package", [5, 9, 108, 17]), thing("TSH", [108]), thing("CBC", [5]))).toEqual([
    "TSH in Package",
    "CBC in Package",
  ]);
});

test("a panel inside a package is held by the package, and so are its tests: what holds them stays", () => {
  const things = [thing("TSH", [108]), thing("Thyroid Profile", [9, 108]), thing("Package", [5, 9, 108])];
  expect(told(...things)).toEqual(["TSH in Package", "Thyroid Profile in Package"]);
});

test("things that only share a test are both needed", () => {
  expect(told(thing("Thyroid Profile", [9, 108]), thing("PCOS Panel", [119, 108, 114]))).toEqual([]);
});

test("of two that measure the same the cheaper one stays, then the first", () => {
  expect(told(thing("A", [1, 2], 200), thing("B", [2, 1], 100))).toEqual(["A in B"]);
  expect(told(thing("A", [1, 2]), thing("B", [2, 1]))).toEqual(["B in A"]);
});

test("a package of which nothing is known is held by nothing", () => {
  expect(told(thing("Empty", []), thing("CBC", [5]))).toEqual([]);
});

test("selected tests are told by their ids; what the browser keeps of a test holds nothing", () => {
  const tsh = { id: 108, price: "250.00", discountPrice: "199.00" };
  const profile = { id: 9, price: "600.00", discountPrice: "399.00" };
  expect([...heldTests([tsh, { ...profile, holds: [108] }]).keys()]).toEqual([108]);
  expect(heldTests([tsh, profile]).size).toBe(0);
});

const measuring = fc.record({
  measures: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }),
  pricePaise: fc.integer({ min: 1, max: 5 }),
});

test("without what is held the rest measures as much, costs no more, and holds nothing twice", () => {
  fc.assert(
    fc.property(fc.array(measuring, { maxLength: 8 }), (items) => {
      const held = heldTwice(items);
      const rest = items.filter((item) => !held.some((one) => one.item === item));
      const all = (things: typeof items) => new Set(things.flatMap(({ measures }) => measures));
      expect(all(rest)).toEqual(all(items));
      expect(heldTwice(rest)).toEqual([]);
      for (const { item, by } of held) {
        expect(rest).toContain(by);
        for (const id of item.measures) expect(by.measures).toContain(id);
      }
    }),
  );
});
