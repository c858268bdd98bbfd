import { expect, test } from "vitest";
import { formatNumberInWords } from "./amount-in-words.ts";

test.each([
  [0, "zero"],
  [399, "three hundred ninety-nine"],
  [2947, "two thousand nine hundred forty-seven"],
  [12_000, "twelve thousand"],
  [1_02_020, "one lakh two thousand twenty"],
])("writes %i as %s", (count, expected) => {
  expect(formatNumberInWords(count)).toBe(expected);
});
