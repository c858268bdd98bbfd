import { expect, test } from "vitest";
import { numberWords } from "./number-words.ts";

test.each([
  [0, "zero"],
  [399, "three hundred ninety-nine"],
  [2947, "two thousand nine hundred forty-seven"],
  [12_000, "twelve thousand"],
  [1_02_020, "one lakh two thousand twenty"],
])("%i is said as %s", (count, said) => {
  expect(numberWords(count)).toBe(said);
});
