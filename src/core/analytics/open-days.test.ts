import { expect, test } from "vitest";
import { countOpenDays } from "./open-days.ts";

test("every day is open except Sundays and holidays", () => {
  // Tuesday 24 November 2026 is a holiday.
  const period = { from: "2026-11-16", to: "2026-11-29" };
  expect(countOpenDays(period, new Set(["2026-11-24"]))).toEqual({ 1: 2, 2: 1, 3: 2, 4: 2, 5: 2, 6: 2 });
});
