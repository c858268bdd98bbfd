import { expect, test } from "vitest";
import { getPeriodPath, getPresetPath, parseAnalyticsPeriod } from "./analytics-path.ts";

const parse = (query: string) => parseAnalyticsPeriod(new URLSearchParams(query), "2026-11-21");

test("parses a preset relative to today, and a fixed range", () => {
  expect(parse("period=today")).toEqual({ preset: "today", period: { from: "2026-11-21", to: "2026-11-21" } });
  expect(parse("from=2026-11-01&to=2026-11-05")).toEqual({
    preset: null,
    period: { from: "2026-11-01", to: "2026-11-05" },
  });
});

test.each(["", "period=forever", "from=2026-11-05&to=2026-11-01", "from=2026-11-05", "from=2020-01-01&to=2026-01-01"])(
  "%j falls back to the last 30 days",
  (query) => {
    expect(parse(query).preset).toBe("last-30-days");
  },
);

test("omits the default preset from the address", () => {
  expect(getPresetPath("last-30-days")).toBe("/admin/reports");
  expect(getPresetPath("this-month")).toBe("/admin/reports?period=this-month");
  expect(getPeriodPath({ from: "2026-11-01", to: "2026-11-05" })).toBe("/admin/reports?from=2026-11-01&to=2026-11-05");
});
