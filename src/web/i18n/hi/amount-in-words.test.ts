import { expect, test } from "vitest";
import { formatNumberInWords, formatPaiseInWords } from "./amount-in-words.ts";

test.each([
  [0, "शून्य"],
  [1, "एक"],
  [19, "उन्नीस"],
  [21, "इक्कीस"],
  [99, "निन्यानवे"],
  [100, "एक सौ"],
  [1299, "एक हज़ार दो सौ निन्यानवे"],
  [1_22_600, "एक लाख बाईस हज़ार छह सौ"],
  [1_00_00_000, "एक करोड़"],
])("writes %i as %s", (count, expected) => {
  expect(formatNumberInWords(count)).toBe(expected.normalize());
});

test("has a word of its own for each number below 100", () => {
  const words = Array.from({ length: 100 }, (_, count) => formatNumberInWords(count));
  expect(new Set(words.filter((word) => !word.includes(" "))).size).toBe(100);
});

test.each([
  [0, "शून्य रुपया"],
  [100, "एक रुपया"],
  [101, "एक रुपया और एक पैसा"],
  [1299_00, "एक हज़ार दो सौ निन्यानवे रुपये"],
  [2_34_567_50, "दो लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये और पचास पैसे"],
  [1_00_00_000_00, "एक करोड़ रुपये"],
])("writes %i paise as %s", (paise, expected) => {
  expect(formatPaiseInWords(paise)).toBe(expected.normalize());
});
