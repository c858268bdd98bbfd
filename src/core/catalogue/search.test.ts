import { expect, test } from "vitest";
import { searchTests } from "./search.ts";

const cbc = { name: "Complete Blood Count", code: "BT-005", description: "Red cells, white cells and platelets." };
const thyroid = { name: "Thyroid Profile", code: "BT-009", description: "T3, T4 and TSH." };

test("a test is found by its name, its code or its description, whatever the case", () => {
  expect(searchTests([cbc, thyroid], "blood COUNT")).toEqual([cbc]);
  expect(searchTests([cbc, thyroid], "bt-009")).toEqual([thyroid]);
  expect(searchTests([cbc, thyroid], "platelets")).toEqual([cbc]);
});

test("blanks around the word do not count, and a blank word finds every test", () => {
  expect(searchTests([cbc, thyroid], "  tsh ")).toEqual([thyroid]);
  expect(searchTests([cbc, thyroid], "   ")).toEqual([cbc, thyroid]);
});

test("a word that no test holds finds none", () => {
  expect(searchTests([cbc, thyroid], "x-ray")).toEqual([]);
});
