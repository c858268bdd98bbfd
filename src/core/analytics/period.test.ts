import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { getPeriod, getPreviousPeriod, listDays, type PeriodPreset, validatePeriod } from "./period.ts";

test.each([
  ["today", "2026-11-21", "2026-11-21"],
  ["last-7-days", "2026-11-15", "2026-11-21"],
  ["last-30-days", "2026-10-23", "2026-11-21"],
  ["this-month", "2026-11-01", "2026-11-30"],
  ["last-month", "2026-10-01", "2026-10-31"],
  ["next-14-days", "2026-11-21", "2026-12-05"],
] as [PeriodPreset, string, string][])("on 21 November %s is %s to %s", (preset, from, to) => {
  expect(getPeriod(preset, "2026-11-21")).toEqual({ from, to });
});

test("months have their calendar length", () => {
  expect(getPeriod("this-month", "2028-02-10")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(getPeriod("last-month", "2027-01-31")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  expect(getPeriod("this-month", "2026-12-31")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

const format = (key: ReturnType<typeof validatePeriod>) => key && sentences.periodForm[key];

test("lists the days of a period, at most a year", () => {
  expect(listDays({ from: "2026-11-29", to: "2026-12-01" })).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(validatePeriod({ from: "2026-11-21", to: "2026-11-21" })).toBeNull();
  expect(format(validatePeriod({ from: "2026-11-21", to: "2026-11-20" }))).toBe(
    "The first day must not be after the last one.",
  );
  expect(validatePeriod({ from: "2028-01-01", to: "2028-12-31" })).toBeNull();
  expect(format(validatePeriod({ from: "2027-01-01", to: "2028-01-02" }))).toBe("Please choose at most 366 days.");
});

test.each([
  ["2026-11-21", "2026-11-21", { from: "2026-11-14", to: "2026-11-14", weeks: 1 }],
  ["2026-11-15", "2026-11-21", { from: "2026-11-08", to: "2026-11-14", weeks: 1 }],
  ["2026-10-23", "2026-11-21", { from: "2026-09-18", to: "2026-10-17", weeks: 5 }],
])("the previous period of %s to %s is whole weeks back, on the same weekdays", (from, to, previous) => {
  expect(getPreviousPeriod({ from, to })).toEqual(previous);
});
