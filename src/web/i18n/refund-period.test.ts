import { expect, test } from "vitest";
import { REFUND_WORKING_DAYS } from "#core/money/refund-period.ts";
import { words as english } from "./en.ts";
import { words as hindi } from "./hi.ts";
import { words as punjabi } from "./pa.ts";

/** The constant as the source of a function names it. */
const constant = /\$\{[^}]*REFUND_WORKING_DAYS\}/g;

test.each([
  ["English", english, /within (\d+) working days/g],
  ["Punjabi", punjabi, /(\d+) ਕੰਮ ਵਾਲੇ ਦਿਨਾਂ/g],
  ["Hindi", hindi, /काम के (\d+) दिनों/g],
])("every text in %s promises a refund within the days by which its day is counted", (_, words, promise) => {
  const texts = JSON.stringify([words.refundPolicy, words.chatbot], (_key, value) =>
    typeof value === "function" ? String(value).replace(constant, String(REFUND_WORKING_DAYS)) : value,
  );
  const days = [...texts.matchAll(promise)].map(([, count]) => Number(count));
  expect(days).toEqual([REFUND_WORKING_DAYS, REFUND_WORKING_DAYS]);
});
