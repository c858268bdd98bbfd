import { expect, test } from "vitest";
import { formatNumberInWords, formatPaiseInWords } from "./amount-in-words.ts";

test.each([
  [0, "zero"],
  [399, "three hundred ninety-nine"],
  [2947, "two thousand nine hundred forty-seven"],
  [12_000, "twelve thousand"],
  [1_02_020, "one lakh two thousand twenty"],
])("writes %i as %s", (count, expected) => {
  expect(formatNumberInWords(count)).toBe(expected);
});

test.each([
  [169_600, "One thousand six hundred ninety-six rupees"],
  [2_34_567_50, "Two lakh thirty-four thousand five hundred sixty-seven rupees and fifty paise"],
  [1_20_00_000_00, "One crore twenty lakh rupees"],
  [100, "One rupee"],
])("writes %i paise as %s", (paise, expected) => {
  expect(formatPaiseInWords(paise)).toBe(expected);
});
