import { describe, expect, test } from "vitest";
import { sentences as english, type Sentences } from "#core/i18n/en.ts";
import { sentences as hindi } from "#core/i18n/hi.ts";
import { sentences as punjabi } from "#core/i18n/pa.ts";
import { labRow } from "#db/seed/lab-row.ts";
import { countSmsSegments } from "./sms-segments.ts";
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

describe.each(languages)("in %s", (_name, sentences) => {
  test.each([labRow.name, "Nabz Diagnostics"])("a login code of %s fits into two segments", (lab) => {
    expect(countSmsSegments(formatLoginCode("482913", lab, sentences))).toBeLessThanOrEqual(2);
  });
});
