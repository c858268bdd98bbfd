import { expect, test } from "vitest";
import { clockMinutes, clockTime } from "./clock-time.ts";

test.each([
  [0, "12:00 AM"],
  [59, "12:59 AM"],
  [7 * 60, "07:00 AM"],
  [12 * 60, "12:00 PM"],
  [13 * 60 + 5, "01:05 PM"],
  [24 * 60 - 1, "11:59 PM"],
])("%i minutes after midnight are %s, and back", (minutes, shown) => {
  expect(clockTime(minutes)).toBe(shown);
  expect(clockMinutes(shown)).toBe(minutes);
});

test.each(["", "7:00 AM", "noon", "07:00"])("%j is no time of the clock", (text) => {
  expect(clockMinutes(text)).toBeNaN();
});
