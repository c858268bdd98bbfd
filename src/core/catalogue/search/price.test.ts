// Row 2.42
import { expect, test } from "vitest";
import { costs, withoutPrice } from "./price.ts";

const isWord = (word: string) => word === "125";

test.each([
  ["full body 999", "full body", 999, false],
  ["1499 wala package", "package", 1499, false],
  ["₹499 test", "test", 499, false],
  ["package under 1000", "package", 1000, true],
  ["thyroid below rs 500", "thyroid", 500, true],
  ["1000 tak package", "package", 1000, true],
  ["१००० से कम", "", 1000, true],
])("in %j, %j is asked for a price of %i (at most: %s)", (typed, rest, rupees, isMost) => {
  expect(withoutPrice(typed, isWord)).toEqual({ rest, named: { rupees, isMost } });
});

test.each(["ca 125", "CBC-005", "vitamin b12", "60 years", "24 hour urine", "25-hydroxy", "9876543210", "1.1"])(
  "%j names no price",
  (typed) => {
    expect(withoutPrice(typed, isWord)).toEqual({ rest: typed, named: null });
  },
);

test("a thing costs each of its prices, and at most what is as much or more", () => {
  const thing = { price: "999.00", discountPrice: "499.00", offer: null };
  expect(costs(thing, { rupees: 999, isMost: false })).toBe(true);
  expect(costs(thing, { rupees: 499, isMost: false })).toBe(true);
  expect(costs(thing, { rupees: 500, isMost: false })).toBe(false);
  expect(costs(thing, { rupees: 499, isMost: true })).toBe(true);
  expect(costs(thing, { rupees: 498, isMost: true })).toBe(false);
  expect(costs({}, { rupees: 500, isMost: true })).toBe(false);
});
