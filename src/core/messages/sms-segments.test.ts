import { describe, expect, test } from "vitest";
import { sentences as english, type Sentences } from "#core/i18n/en.ts";
import { sentences as hindi } from "#core/i18n/hi.ts";
import { sentences as punjabi } from "#core/i18n/pa.ts";
import { labRow } from "#db/seed/lab-row.ts";
import { countSmsSegments } from "./sms-segments.ts";
import { formatOptOutAnswer } from "./templates/inbound-answer.ts";
import { formatLoginCode } from "./templates/login-code.ts";

test.each([
  ["", 1],
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(306), 2],
  ["a".repeat(307), 3],
  [`${"a".repeat(158)}[`, 1],
  [`${"a".repeat(159)}[`, 2],
  ["ਸ".repeat(70), 1],
  ["ਸ".repeat(71), 2],
  ["स".repeat(134), 2],
  ["स".repeat(135), 3],
  [`${"a".repeat(70)}₹`, 2],
  [`${"a".repeat(60)}’`, 1],
])("an SMS of these letters has its segments: %s", (text, segments) => {
  expect(countSmsSegments(text)).toBe(segments);
});

const languages: [string, Sentences][] = [
  ["English", english],
  ["Punjabi", punjabi],
  ["Hindi", hindi],
];

// Buttons, and with them the other answers, exist in WhatsApp alone.
describe.each(languages)("what SMS carries fits into two segments in %s", (_name, sentences) => {
  test("a login code", () => {
    expect(countSmsSegments(formatLoginCode("482913", labRow.name, sentences))).toBeLessThanOrEqual(2);
  });

  test.each(["opted-out", "opted-in"] as const)("the answer %s", (kind) => {
    const { body } = formatOptOutAnswer({ kind, channel: "sms" }, labRow, sentences);
    expect(countSmsSegments(body)).toBeLessThanOrEqual(2);
  });
});
