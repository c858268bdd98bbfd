import fc from "fast-check";
import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { parseAge } from "./age.ts";
import { formatAge, formatShortAge, getWholeYears } from "./exact-age.ts";

test.each([
  ["58", 58, null],
  ["੫੮", 58, null],
  [" 0 ", 0, null],
  ["58 years", 58, null],
  ["58 yrs.", 58, null],
  ["58 years old", 58, null],
  ["58y", 58, null],
  ["58 saal", 58, null],
  ["५८ साल", 58, null],
  ["18 months", 1, "P18M"],
  ["18 Months", 1, "P18M"],
  ["18m", 1, "P18M"],
  ["18 month old", 1, "P18M"],
  ["12 months", 1, "P12M"],
  ["8 mahine", 0, "P8M"],
  ["8 maheene", 0, "P8M"],
  ["1 mahina", 0, "P1M"],
  ["੮ ਮਹੀਨੇ", 0, "P8M"],
  ["८ महीने", 0, "P8M"],
  ["10 days", 0, "P10D"],
  ["10 din", 0, "P10D"],
  ["੧੦ ਦਿਨ", 0, "P10D"],
  ["6 weeks", 0, "P42D"],
  ["6 hafte", 0, "P42D"],
  ["400 days", 1, "P400D"],
  ["1 year 6 months", 1, "P18M"],
  ["1 saal 6 mahine", 1, "P18M"],
  ["1 year, 6 months", 1, "P18M"],
  ["1 year and 6 months", 1, "P18M"],
  ["1y6m", 1, "P18M"],
  ["1.5 years", 1, "P18M"],
  ["2 months 10 days", 0, "P2M10D"],
  ["0 years 5 months", 0, "P5M"],
  ["newborn", 0, "P0D"],
  ["new born baby", 0, "P0D"],
  ["0 days", 0, "P0D"],
])("parses %j as %i years, exactly %j", (typed, years, exact) => {
  expect(parseAge(typed)).toEqual({ years, exact });
});

test.each([
  "",
  "five",
  "4.5",
  "121",
  "130 years",
  "1500 months",
  "-1",
  "18 months 3 months",
  "1½ years",
  "18 moons",
  "10 days x",
  "1.5 months",
  "18 months <b>",
  "1 2 3",
])("rejects %j as an age", (typed) => {
  expect(parseAge(typed)).toBeNull();
});

test.each([
  [58, null, "58", "58"],
  [null, null, "", ""],
  [1, "P18M", "18 months", "18m"],
  [0, "P1M", "1 month", "1m"],
  [0, "P10D", "10 days", "10d"],
  [0, "P0D", "0 days", "0d"],
  [0, "P2M10D", "2 months 10 days", "2m 10d"],
  [2, "P30M", "2 years 6 months", "2y 6m"],
  [2, "P24M", "2 years", "2y"],
])("formats the age %j, %j as %j, in short %j", (age, exact, text, short) => {
  expect([formatAge(age, exact, sentences.ages), formatShortAge(age, exact, sentences.ages)]).toEqual([text, short]);
});

test("parses a formatted age back to the same age", () => {
  const months = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 400 }), (count, days) => {
      const exact = count === 0 ? `P${days}D` : `P${count}M${days}D`;
      const age = { years: getWholeYears(exact), exact };
      expect(parseAge(formatAge(age.years, age.exact, sentences.ages))).toEqual(age);
    }),
  );
  for (let years = 0; years <= 120; years++)
    expect(parseAge(formatAge(years, null, sentences.ages))).toEqual({ years, exact: null });
});
