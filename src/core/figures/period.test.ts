import { expect, test } from "vitest";
import { daysOf, type Preset, periodBefore, periodFault, periodOf } from "./period.ts";

test.each([
  ["today", "2026-11-21", "2026-11-21"],
  ["last-7-days", "2026-11-15", "2026-11-21"],
  ["last-30-days", "2026-10-23", "2026-11-21"],
  ["this-month", "2026-11-01", "2026-11-30"],
  ["last-month", "2026-10-01", "2026-10-31"],
  ["next-14-days", "2026-11-21", "2026-12-05"],
] as [Preset, string, string][])("on 21 November %s is %s to %s", (preset, from, to) => {
  expect(periodOf(preset, "2026-11-21")).toEqual({ from, to });
});

test("months are as long as the calendar says", () => {
  expect(periodOf("this-month", "2028-02-10")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(periodOf("last-month", "2027-01-31")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  expect(periodOf("this-month", "2026-12-31")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("a period has its days, and a year at most", () => {
  expect(daysOf({ from: "2026-11-29", to: "2026-12-01" })).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(periodFault({ from: "2026-11-21", to: "2026-11-21" })).toBeNull();
  expect(periodFault({ from: "2026-11-21", to: "2026-11-20" })).toBe("The first day must not be after the last one.");
  expect(periodFault({ from: "2028-01-01", to: "2028-12-31" })).toBeNull();
  expect(periodFault({ from: "2027-01-01", to: "2028-01-02" })).toBe("Please choose at most 366 days.");
});

test.each([
  ["2026-11-21", "2026-11-21", { from: "2026-11-14", to: "2026-11-14", weeks: 1 }],
  ["2026-11-15", "2026-11-21", { from: "2026-11-08", to: "2026-11-14", weeks: 1 }],
  ["2026-10-23", "2026-11-21", { from: "2026-09-18", to: "2026-10-17", weeks: 5 }],
])("the days before %s to %s are of the same weekdays, whole weeks back", (from, to, before) => {
  expect(periodBefore({ from, to })).toEqual(before);
});
