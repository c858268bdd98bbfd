import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { suggestDays } from "./suggest-days.ts";
import { createBookableDays } from "./window.ts";

/** From Saturday 21 November 2026. */
const days = createBookableDays("2026-11-21", sentences.closedDays);

test("suggests the weekday of the earlier booking, then the next open days", () => {
  expect(suggestDays(days, "2026-11-10")).toEqual(["2026-11-24", "2026-12-01", "2026-11-21", "2026-11-23"]);
});

test("does not suggest today for fasting tests", () => {
  expect(suggestDays(days, "2026-11-14", { fasts: true })).toEqual([
    "2026-11-28",
    "2026-12-05",
    "2026-11-23",
    "2026-11-24",
  ]);
});

test("does not suggest a full or closed day", () => {
  const full = days.map((day) => (day.date === "2026-11-24" ? { ...day, hasFree: false } : day));
  expect(suggestDays(full, "2026-11-10")).toEqual(["2026-12-01", "2026-11-21", "2026-11-23", "2026-11-25"]);
  expect(suggestDays(days, "2026-11-22")).not.toContain("2026-11-22");
});

test("suggests nothing without known days", () => {
  expect(suggestDays([], "2026-11-10")).toEqual([]);
});
