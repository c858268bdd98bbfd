// Row 2.58
import { expect, test } from "vitest";
import { countByCategory, filterTests, sortByTestCount } from "./test-filter.ts";

const lipid = {
  id: 6,
  name: "Lipid Profile",
  code: "LIP-006",
  description: "Cholesterol in its parts.",
  categoryId: 2,
  isPopular: true,
};
const ldl = {
  id: 43,
  name: "LDL Cholesterol",
  code: "LDL-030",
  description: "The risky part.",
  categoryId: 2,
  isPopular: false,
};
const thyroid = {
  id: 9,
  name: "Thyroid Profile",
  code: "THY-009",
  description: "T3, T4 and TSH.",
  categoryId: 8,
  isPopular: false,
};
const tests = [lipid, ldl, thyroid];

test("filters by category and word together", () => {
  expect(filterTests(tests, { categoryId: 2, isPopular: false, word: "profile" })).toEqual([lipid]);
  expect(filterTests(tests, { categoryId: null, isPopular: false, word: "profile" })).toEqual([lipid, thyroid]);
});

test("without a word a category has all its tests, and without either the list is complete", () => {
  expect(filterTests(tests, { categoryId: 2, isPopular: false, word: "" })).toEqual([lipid, ldl]);
  expect(filterTests(tests, { categoryId: null, isPopular: false, word: " " })).toEqual(tests);
});

test("filters popular tests of the results", () => {
  expect(filterTests(tests, { categoryId: null, isPopular: true, word: "" })).toEqual([lipid]);
  expect(filterTests(tests, { categoryId: null, isPopular: true, word: "thyroid" })).toEqual([]);
});

test("counts the tests of each category", () => {
  expect(countByCategory(tests)).toEqual({ 2: 2, 8: 1 });
});

test("sorts the largest category first, and equal ones stay in order", () => {
  const categories = [{ id: 5 }, { id: 8 }, { id: 2 }, { id: 4 }];
  expect(sortByTestCount(categories, countByCategory(tests)).map(({ id }) => id)).toEqual([2, 8, 5, 4]);
});

test("shows the search results in their order, within the category", () => {
  expect(filterTests(tests, { categoryId: null, isPopular: false, word: "charbi" }, [43, 9, 6, 77])).toEqual([
    ldl,
    thyroid,
    lipid,
  ]);
  expect(filterTests(tests, { categoryId: 2, isPopular: false, word: "charbi" }, [43, 9, 6])).toEqual([ldl, lipid]);
});
