// Row 2.42
import { expect, test } from "vitest";
import { extractPrice, matchesPrice } from "./price-filter.ts";

const isWord = (word: string) => word === "125";

test.each([
  ["full body 999", "full body", 999, false],
  ["1499 wala package", "package", 1499, false],
  ["₹499 test", "test", 499, false],
  ["package under 1000", "package", 1000, true],
  ["thyroid below rs 500", "thyroid", 500, true],
  ["1000 tak package", "package", 1000, true],
  ["१००० से कम", "", 1000, true],
])("in %j, %j is searched with the price %i (at most: %s)", (typed, rest, rupees, isMost) => {
  expect(extractPrice(typed, isWord)).toEqual({ rest, named: { rupees, isMost } });
});

test.each(["ca 125", "CBC-005", "vitamin b12", "60 years", "24 hour urine", "25-hydroxy", "9876543210", "1.1"])(
  "%j names no price",
  (typed) => {
    expect(extractPrice(typed, isWord)).toEqual({ rest: typed, named: null });
  },
);

test("an item matches each of its prices, and any maximum not below one", () => {
  const item = { price: "999.00", discountPrice: "499.00", offer: null };
  expect(matchesPrice(item, { rupees: 999, isMost: false })).toBe(true);
  expect(matchesPrice(item, { rupees: 499, isMost: false })).toBe(true);
  expect(matchesPrice(item, { rupees: 500, isMost: false })).toBe(false);
  expect(matchesPrice(item, { rupees: 499, isMost: true })).toBe(true);
  expect(matchesPrice(item, { rupees: 498, isMost: true })).toBe(false);
  expect(matchesPrice({}, { rupees: 500, isMost: true })).toBe(false);
});
