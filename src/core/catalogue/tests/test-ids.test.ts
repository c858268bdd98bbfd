import { expect, test } from "vitest";
import { catalogueId } from "./catalogue-id.ts";
import { testIds } from "./test-ids.ts";

test("a list of ids is cleaned: each id once, in its order, and what is no id is left out", () => {
  expect(testIds("5,9,abc,5")).toEqual([5, 9]);
  expect(testIds(" 9 , 5,,0,-3,1.5,1e3,")).toEqual([9, 5]);
});

test("no list holds no ids", () => {
  expect(testIds(null)).toEqual([]);
  expect(testIds("")).toEqual([]);
});

test("a list longer than any catalogue is cut", () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => index + 1).join(",");
  expect(testIds(thousand)).toHaveLength(200);
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
])("the id text %j is %j", (text, id) => {
  expect(catalogueId(text)).toBe(id);
});
