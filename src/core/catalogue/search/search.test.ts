// Row 2.42
import fc from "fast-check";
import { expect, test } from "vitest";
import { testRows } from "#db/seed/catalogue/tests.ts";
import { searchTests } from "./search.ts";
import { isOneSlipAway } from "./spelling.ts";

const found = (typed: string) => searchTests(testRows, typed).map(({ name }) => name);
const like = (pattern: RegExp) => expect.arrayContaining([expect.stringMatching(pattern)]);

// Rows 2.59, 5.14
test("a test is found by its name, its code or its description, whatever the case", () => {
  expect(found("complete blood COUNT")[0]).toMatch(/^Complete Blood Count/);
  expect(found("cbc-005")).toEqual([expect.stringMatching(/^Complete Blood Count/)]);
  expect(found("platelets")).toEqual(like(/^Complete Blood Count/));
});

test("blanks around the word do not count, and a blank word finds every test", () => {
  expect(found("  tsh ")).toEqual(found("tsh"));
  expect(found("   ")).toHaveLength(testRows.length);
});

test("a word that no test holds finds none", () => {
  expect(found("x-ray of the knee")).toEqual([]);
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
])("whoever types %j finds %s", (typed, name) => {
  expect(found(typed)).toEqual(like(name));
});

test("all that holds what was typed in name, code or description is found, whatever else is", () => {
  const literal = fc.constantFrom(...testRows.flatMap(({ name, code, description }) => [name, code, description]));
  fc.assert(
    fc.property(literal, fc.nat(100), fc.nat(100), (text, from, length) => {
      const word = text.slice(from % text.length).slice(0, 1 + length);
      fc.pre(word.trim() !== "");
      const holds = ({ name, code, description }: (typeof testRows)[number]) =>
        [name, code, description].some((one) => one.toLowerCase().includes(word.trim().toLowerCase()));
      expect(searchTests(testRows, word)).toEqual(expect.arrayContaining(testRows.filter(holds)));
    }),
  );
});

test("one slip is forgiven, two are not", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{4,12}$/), fc.nat(11), fc.stringMatching(/^[a-z]$/), (word, place, letter) => {
      const at = place % word.length;
      const dropped = word.slice(0, at) + word.slice(at + 1);
      const added = word.slice(0, at) + letter + word.slice(at);
      const changed = word.slice(0, at) + letter + word.slice(at + 1);
      return [dropped, added, changed].every((slip) => isOneSlipAway(slip, word) && isOneSlipAway(word, slip));
    }),
  );
  expect(isOneSlipAway("thyriod", "thyroid")).toBe(true);
  expect(isOneSlipAway("thiriod", "thyroid")).toBe(false);
  expect(isOneSlipAway("cat", "dog")).toBe(false);
});

test("a long text is answered by its first 200 letters", () => {
  const filled = "tsh ".repeat(50);
  expect(found(`${filled}complete blood count`)).toEqual(found(filled));
  expect(found(`${" ".repeat(500)}tsh`)).toEqual(found("tsh"));
});
