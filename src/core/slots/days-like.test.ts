import { expect, test } from "vitest";
import { daysLike } from "./days-like.ts";
import { windowByRule } from "./window.ts";

/** From Saturday 21 November 2026. */
const days = windowByRule("2026-11-21");

test("the weekday of the earlier visit comes first, then the next open days", () => {
  expect(daysLike(days, "2026-11-10")).toEqual(["2026-11-24", "2026-12-01", "2026-11-21", "2026-11-23"]);
});

test("who must fast is not offered today", () => {
  expect(daysLike(days, "2026-11-14", { fasts: true })).toEqual([
    "2026-11-28",
    "2026-12-05",
    "2026-11-23",
    "2026-11-24",
  ]);
});

test("a day that is full or closed is not offered", () => {
  const full = days.map((day) => (day.date === "2026-11-24" ? { ...day, hasFree: false } : day));
  expect(daysLike(full, "2026-11-10")).toEqual(["2026-12-01", "2026-11-21", "2026-11-23", "2026-11-25"]);
  expect(daysLike(days, "2026-11-22")).not.toContain("2026-11-22");
});

test("where nothing is known nothing is offered", () => {
  expect(daysLike([], "2026-11-10")).toEqual([]);
});
