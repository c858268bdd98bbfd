import { expect, test } from "vitest";
import { getSlotEndMinutes, getSlotStartMinutes, listGridTimes, slotGrid, slotTimes } from "./grid.ts";
import { hasSlotBegun } from "./window.ts";

const halfHours = { first: "07:00 AM", minutes: 30, count: 24 } as const;

test.each([
  { grid: slotGrid, times: listGridTimes(slotGrid) as string[] },
  { grid: halfHours, times: listGridTimes(halfHours) as string[] },
])("lists $grid.count slots of $grid.minutes minutes without a gap", ({ grid, times }) => {
  expect([times[0], times.length]).toEqual([grid.first, grid.count]);
  for (const [index, time] of times.entries()) {
    if (index > 0) expect(getSlotStartMinutes(time)).toBe(getSlotEndMinutes(times[index - 1] ?? "", grid));
  }
});

test("ends the lab's day an hour after its last slot", () => {
  expect([slotTimes[0], slotTimes.at(-1)]).toEqual(["07:00 AM", "06:00 PM"]);
  expect(getSlotEndMinutes("06:00 PM")).toBe(19 * 60);
});

test("starts 10:30 AM at half past ten in a grid of half hours", () => {
  expect(listGridTimes(halfHours).slice(6, 9)).toEqual(["10:00 AM", "10:30 AM", "11:00 AM"]);
  expect([getSlotStartMinutes("10:30 AM"), getSlotEndMinutes("10:30 AM", halfHours)]).toEqual([630, 660]);
  const hasBegunAt = (minutes: number) => hasSlotBegun("2026-11-23", "10:30 AM", { day: "2026-11-23", minutes });
  expect([hasBegunAt(629), hasBegunAt(630)]).toEqual([false, true]);
});
