// Row 2.58
import { expect, test } from "vitest";
import { countByCategory, filterTests, fullestFirst } from "./filter.ts";

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

test("category and word narrow the list together", () => {
  expect(filterTests(tests, { categoryId: 2, isPopular: false, word: "profile" })).toEqual([lipid]);
  expect(filterTests(tests, { categoryId: null, isPopular: false, word: "profile" })).toEqual([lipid, thyroid]);
});

test("without a word a category holds all its tests, and without either the list is whole", () => {
  expect(filterTests(tests, { categoryId: 2, isPopular: false, word: "" })).toEqual([lipid, ldl]);
  expect(filterTests(tests, { categoryId: null, isPopular: false, word: " " })).toEqual(tests);
});

test("the popular ones of what is found", () => {
  expect(filterTests(tests, { categoryId: null, isPopular: true, word: "" })).toEqual([lipid]);
  expect(filterTests(tests, { categoryId: null, isPopular: true, word: "thyroid" })).toEqual([]);
});

test("each category counts its tests", () => {
  expect(countByCategory(tests)).toEqual({ 2: 2, 8: 1 });
});

test("the fullest category comes first, and those alike stay as they came", () => {
  const categories = [{ id: 5 }, { id: 8 }, { id: 2 }, { id: 4 }];
  expect(fullestFirst(categories, countByCategory(tests)).map(({ id }) => id)).toEqual([2, 8, 5, 4]);
});

test("what the search has found is shown in its order, in the chosen category", () => {
  expect(filterTests(tests, { categoryId: null, isPopular: false, word: "charbi" }, [43, 9, 6, 77])).toEqual([
    ldl,
    thyroid,
    lipid,
  ]);
  expect(filterTests(tests, { categoryId: 2, isPopular: false, word: "charbi" }, [43, 9, 6])).toEqual([ldl, lipid]);
});
