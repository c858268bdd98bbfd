import { expect, test } from "vitest";
import { formatClockTime, parseClockTime } from "./clock-time.ts";

test.each([
  [0, "12:00 AM"],
  [59, "12:59 AM"],
  [7 * 60, "07:00 AM"],
  [12 * 60, "12:00 PM"],
  [13 * 60 + 5, "01:05 PM"],
  [24 * 60 - 1, "11:59 PM"],
])("converts %i minutes after midnight to %s and back", (minutes, shown) => {
  expect(formatClockTime(minutes)).toBe(shown);
  expect(parseClockTime(shown)).toBe(minutes);
});

test.each(["", "7:00 AM", "noon", "07:00"])("parses %j to NaN", (text) => {
  expect(parseClockTime(text)).toBeNaN();
});
