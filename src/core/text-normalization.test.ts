import { expect, test } from "vitest";
import { getVisibleLength, normalizeCode, stripInvisible, toLatinDigits } from "./text-normalization.ts";

test("reads the digits of every script", () => {
  for (const zero of ["0", "०", "੦", "٠", "۰", "০", "૦", "௦", "０"]) {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value));
    expect(toLatinDigits(digits.join(""))).toBe("0123456789");
  }
});

test.each(["141001", "141 001", "141-001", "141\u2011001", "१४१००१", "੧੪੧ ੦੦੧", "\u202a141001\u202c", "１４１００１"])(
  "normalizes %j to the code 141001",
  (typed) => {
    expect(normalizeCode(typed)).toBe("141001");
  },
);

test("keeps other characters in a code", () => {
  expect([normalizeCode("14100a"), normalizeCode("141.001"), normalizeCode("+141001")]).toEqual([
    "14100a",
    "141.001",
    "+141001",
  ]);
});

test.each([
  "\u200b\u200b\u200b\u200b\u200b",
  "\u2060\ufeff\u00ad\u200e\u202e",
  "\u2800\u2800\u2800\u2800\u2800",
  "\u3164\u115f",
  " \u00a0\u3000 ",
])("counts no visible character in %j", (typed) => {
  expect(getVisibleLength(typed)).toBe(0);
});

test("keeps the joiners that spell a word", () => {
  expect(stripInvisible("ਸਿਮਰਨ\u200d\u200b ਕੌਰ\u202a")).toBe("ਸਿਮਰਨ\u200d ਕੌਰ");
});
