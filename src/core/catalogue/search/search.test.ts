// Row 2.42
import fc from "fast-check";
import { expect, test } from "vitest";
import { testRows } from "#db/seed/tests.ts";
import { searchTests } from "./search.ts";
import { isOneEditAway } from "./spelling.ts";

const searchNames = (typed: string) => searchTests(testRows, typed).map(({ name }) => name);
const containsMatching = (pattern: RegExp) => expect.arrayContaining([expect.stringMatching(pattern)]);

// Rows 2.59, 5.14
test("finds a test by name, code or description, ignoring case", () => {
  expect(searchNames("complete blood COUNT")[0]).toMatch(/^Complete Blood Count/);
  expect(searchNames("cbc-005")).toEqual([expect.stringMatching(/^Complete Blood Count/)]);
  expect(searchNames("platelets")).toEqual(containsMatching(/^Complete Blood Count/));
});

test("ignores spaces around the word, and a blank search returns every test", () => {
  expect(searchNames("  tsh ")).toEqual(searchNames("tsh"));
  expect(searchNames("   ")).toHaveLength(testRows.length);
});

test("a word that no test contains finds none", () => {
  expect(searchNames("x-ray of the knee")).toEqual([]);
});

test.each([
  ["sugar", /HbA1c/],
  ["sugar", /Fasting/],
  ["thyroid", /Thyroid Profile/],
  ["TFT", /Thyroid Profile/],
  ["KFT", /Kidney/],
  ["vit d", /Vitamin D/],
  ["b12", /Vitamin B12/],
  ["liver", /Liver Function/],
  ["cholesterol", /Lipid Profile/],
  ["khoon", /Complete Blood Count/],
  ["peshab", /Urine/],
  ["sugar jaanch", /Sugar|Glucose|HbA1c/],
  ["thyriod", /Thyroid/],
  ["colesterol", /Lipid|Cholesterol/],
  ["vitmin", /Vitamin/],
  ["creatnine", /Creatinine/],
])("%j finds %s", (typed, name) => {
  expect(searchNames(typed)).toEqual(containsMatching(name));
});

test("every test with the input in name, code or description is found", () => {
  const literal = fc.constantFrom(...testRows.flatMap(({ name, code, description }) => [name, code, description]));
  fc.assert(
    fc.property(literal, fc.nat(100), fc.nat(100), (text, from, length) => {
      const word = text.slice(from % text.length).slice(0, 1 + length);
      fc.pre(word.trim() !== "");
      const holds = ({ name, code, description }: (typeof testRows)[number]) =>
        [name, code, description].some((field) => field.toLowerCase().includes(word.trim().toLowerCase()));
      expect(searchTests(testRows, word)).toEqual(expect.arrayContaining(testRows.filter(holds)));
    }),
  );
});

test("corrects one typo, not two", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{4,12}$/),
      fc.nat(11),
      fc.stringMatching(/^[a-z]$/),
      (word, position, letter) => {
        const index = position % word.length;
        const dropped = word.slice(0, index) + word.slice(index + 1);
        const added = word.slice(0, index) + letter + word.slice(index);
        const changed = word.slice(0, index) + letter + word.slice(index + 1);
        return [dropped, added, changed].every((slip) => isOneEditAway(slip, word) && isOneEditAway(word, slip));
      },
    ),
  );
  expect(isOneEditAway("thyriod", "thyroid")).toBe(true);
  expect(isOneEditAway("thiriod", "thyroid")).toBe(false);
  expect(isOneEditAway("cat", "dog")).toBe(false);
});

test("searches only the first 200 characters of a long text", () => {
  const filled = "tsh ".repeat(50);
  expect(searchNames(`${filled}complete blood count`)).toEqual(searchNames(filled));
  expect(searchNames(`${" ".repeat(500)}tsh`)).toEqual(searchNames("tsh"));
});
