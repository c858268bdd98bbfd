import { expect, test } from "vitest";
import { formatNumberInWords, formatPaiseInWords } from "./amount-in-words.ts";

test.each([
  [0, "ਜ਼ੀਰੋ"],
  [1, "ਇੱਕ"],
  [19, "ਉੱਨੀ"],
  [21, "ਇੱਕੀ"],
  [99, "ਨੜਿੰਨਵੇਂ"],
  [100, "ਇੱਕ ਸੌ"],
  [1299, "ਇੱਕ ਹਜ਼ਾਰ ਦੋ ਸੌ ਨੜਿੰਨਵੇਂ"],
  [1_22_600, "ਇੱਕ ਲੱਖ ਬਾਈ ਹਜ਼ਾਰ ਛੇ ਸੌ"],
  [1_00_00_000, "ਇੱਕ ਕਰੋੜ"],
])("writes %i as %s", (count, expected) => {
  expect(formatNumberInWords(count)).toBe(expected);
});

test("has a word of its own for each number below 100", () => {
  const words = Array.from({ length: 100 }, (_, count) => formatNumberInWords(count));
  expect(new Set(words).size).toBe(100);
  expect(words).not.toContain("");
});

test.each([
  [100, "ਇੱਕ ਰੁਪਇਆ"],
  [1_299_00, "ਇੱਕ ਹਜ਼ਾਰ ਦੋ ਸੌ ਨੜਿੰਨਵੇਂ ਰੁਪਏ"],
  [1_22_600_50, "ਇੱਕ ਲੱਖ ਬਾਈ ਹਜ਼ਾਰ ਛੇ ਸੌ ਰੁਪਏ ਅਤੇ ਪੰਜਾਹ ਪੈਸੇ"],
  [1_00_00_000_00, "ਇੱਕ ਕਰੋੜ ਰੁਪਏ"],
])("writes %i paise as %s", (paise, expected) => {
  expect(formatPaiseInWords(paise)).toBe(expected);
});
