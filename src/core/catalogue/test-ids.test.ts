import { expect, test } from "vitest";
import { parseCatalogueId } from "./catalogue-id.ts";
import { parseTestIds } from "./test-ids.ts";

test("keeps each id once, in order, and skips invalid ids", () => {
  expect(parseTestIds("5,9,abc,5")).toEqual([5, 9]);
  expect(parseTestIds(" 9 , 5,,0,-3,1.5,1e3,")).toEqual([9, 5]);
});

test("no list contains no ids", () => {
  expect(parseTestIds(null)).toEqual([]);
  expect(parseTestIds("")).toEqual([]);
});

test("cuts a list longer than any catalogue", () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => index + 1).join(",");
  expect(parseTestIds(thousand)).toHaveLength(200);
});

test.each([
  ["5", 5],
  ["2147483647", 2147483647],
  ["2147483648", null],
  ["0", null],
  ["05", null],
  ["five", null],
  ["", null],
  [undefined, null],
])("parses the id %j as %j", (text, id) => {
  expect(parseCatalogueId(text)).toBe(id);
});
