import { expect, test } from "vitest";
import { codeDigits, latinDigits, seenLength, withoutUnseen } from "./typed.ts";

test("the digits of every script are read", () => {
  for (const zero of ["0", "०", "੦", "٠", "۰", "০", "૦", "௦", "０"]) {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + value));
    expect(latinDigits(digits.join(""))).toBe("0123456789");
  }
});

test.each(["141001", "141 001", "141-001", "141\u2011001", "१४१००१", "੧੪੧ ੦੦੧", "\u202a141001\u202c", "１４１００１"])(
  "%j is the code 141001",
  (typed) => {
    expect(codeDigits(typed)).toBe("141001");
  },
);

test("what is no digit stays in a code", () => {
  expect([codeDigits("14100a"), codeDigits("141.001"), codeDigits("+141001")]).toEqual([
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
])("%j shows nothing", (typed) => {
  expect(seenLength(typed)).toBe(0);
});

test("a word keeps the joiners that spell it", () => {
  expect(withoutUnseen("ਸਿਮਰਨ\u200d\u200b ਕੌਰ\u202a")).toBe("ਸਿਮਰਨ\u200d ਕੌਰ");
});
