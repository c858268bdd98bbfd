import { expect, test } from "vitest";
import { slotTimes } from "./grid.ts";
import { nearestFree } from "./nearest-free.ts";

/** A day on which only the named times are free. */
function dayWith(date: string, ...free: string[]) {
  return {
    date,
    closed: null,
    slots: slotTimes.map((time) => ({
      time,
      free: free.includes(time) ? 2 : 0,
      state: free.includes(time) ? ("free" as const) : ("full" as const),
    })),
  };
}

const closed = { date: "2026-11-29", closed: { reason: "sunday" as const, sentence: "" }, slots: [] };
const tenLost = { day: "2026-11-28", time: "10:00 AM" } as const;
const told = (slots: ReturnType<typeof nearestFree>) => slots.map(({ date, time }) => `${date} ${time}`);

// Row 10.40
test("the nearest free slots of the same day come first, before and after the lost one", () => {
  const day = dayWith("2026-11-28", "07:00 AM", "09:00 AM", "01:00 PM", "06:00 PM");
  expect(told(nearestFree([day], tenLost))).toEqual([
    "2026-11-28 09:00 AM",
    "2026-11-28 01:00 PM",
    "2026-11-28 07:00 AM",
  ]);
});

test("of two that are equally near the later one comes first", () => {
  const day = dayWith("2026-11-28", "09:00 AM", "11:00 AM");
  expect(told(nearestFree([day], tenLost))).toEqual(["2026-11-28 11:00 AM", "2026-11-28 09:00 AM"]);
});

test("a day that is nearly full is filled up by the next open day, over a closed one, near the same hour", () => {
  const days = [
    dayWith("2026-11-27", "10:00 AM"),
    dayWith("2026-11-28", "06:00 PM"),
    closed,
    dayWith("2026-11-30", "07:00 AM", "06:00 PM"),
  ];
  expect(told(nearestFree(days, tenLost))).toEqual([
    "2026-11-28 06:00 PM",
    "2026-11-30 07:00 AM",
    "2026-11-30 06:00 PM",
  ]);
});

test("each offer tells its free seats, and where nothing is free nothing is offered", () => {
  expect(nearestFree([dayWith("2026-11-28", "11:00 AM")], tenLost)).toEqual([
    { date: "2026-11-28", time: "11:00 AM", free: 2 },
  ]);
  expect(nearestFree([dayWith("2026-11-28"), closed], tenLost)).toEqual([]);
});

test("nothing is offered after the last hour that makes sense for what is booked", () => {
  const days = [
    dayWith("2026-11-28", "08:00 AM", "11:00 AM", "12:00 PM"),
    dayWith("2026-11-30", "07:00 AM", "06:00 PM"),
  ];
  expect(told(nearestFree(days, tenLost, "11:00 AM"))).toEqual([
    "2026-11-28 11:00 AM",
    "2026-11-28 08:00 AM",
    "2026-11-30 07:00 AM",
  ]);
});
