import { expect, test } from "vitest";
import { isValidDay } from "./day.ts";

test.each([
  ["2026-11-21", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["21-11-2026", false],
  ["", false],
])("validates %j as a day: %s", (text, isDay) => {
  expect(isValidDay(text)).toBe(isDay);
});
