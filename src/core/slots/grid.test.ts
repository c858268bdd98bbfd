import { expect, test } from "vitest";
import { grid, slotEndMinutes, slotStartMinutes, slotTimes, timesOf } from "./grid.ts";
import { hasBegun } from "./window.ts";

const halfHours = { first: "07:00 AM", minutes: 30, count: 24 } as const;

test.each([
  { some: grid, times: timesOf(grid) as string[] },
  { some: halfHours, times: timesOf(halfHours) as string[] },
])("$some.count slots of $some.minutes minutes follow each other without a gap", ({ some, times }) => {
  expect([times[0], times.length]).toEqual([some.first, some.count]);
  for (const [place, time] of times.entries()) {
    if (place > 0) expect(slotStartMinutes(time)).toBe(slotEndMinutes(times[place - 1] ?? "", some));
  }
});

test("the day of the lab ends an hour after its last slot", () => {
  expect([slotTimes[0], slotTimes.at(-1)]).toEqual(["07:00 AM", "06:00 PM"]);
  expect(slotEndMinutes("06:00 PM")).toBe(19 * 60);
});

test("in a grid of half hours 10:30 AM begins at half past ten", () => {
  expect(timesOf(halfHours).slice(6, 9)).toEqual(["10:00 AM", "10:30 AM", "11:00 AM"]);
  expect([slotStartMinutes("10:30 AM"), slotEndMinutes("10:30 AM", halfHours)]).toEqual([630, 660]);
  const at = (minutes: number) => hasBegun("2026-11-23", "10:30 AM", { day: "2026-11-23", minutes });
  expect([at(629), at(630)]).toEqual([false, true]);
});
