import { expect, test } from "vitest";
import { slotTimes } from "./grid.ts";
import { findNearestFreeSlots } from "./nearest-free-slots.ts";

/** Creates a day with only these times free. */
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
const lostSlot = { day: "2026-11-28", time: "10:00 AM" } as const;
const format = (slots: ReturnType<typeof findNearestFreeSlots>) => slots.map(({ date, time }) => `${date} ${time}`);

// Row 10.40
test("suggests the nearest free slots of the same day, before and after the lost one", () => {
  const day = dayWith("2026-11-28", "07:00 AM", "09:00 AM", "01:00 PM", "06:00 PM");
  expect(format(findNearestFreeSlots([day], lostSlot))).toEqual([
    "2026-11-28 09:00 AM",
    "2026-11-28 01:00 PM",
    "2026-11-28 07:00 AM",
  ]);
});

test("puts the later of two equally near slots first", () => {
  const day = dayWith("2026-11-28", "09:00 AM", "11:00 AM");
  expect(format(findNearestFreeSlots([day], lostSlot))).toEqual(["2026-11-28 11:00 AM", "2026-11-28 09:00 AM"]);
});

test("fills up with the next open day, at a similar time, skipping closed days", () => {
  const days = [
    dayWith("2026-11-27", "10:00 AM"),
    dayWith("2026-11-28", "06:00 PM"),
    closed,
    dayWith("2026-11-30", "07:00 AM", "06:00 PM"),
  ];
  expect(format(findNearestFreeSlots(days, lostSlot))).toEqual([
    "2026-11-28 06:00 PM",
    "2026-11-30 07:00 AM",
    "2026-11-30 06:00 PM",
  ]);
});

test("reports the free seats of each suggestion, and suggests nothing if all is full", () => {
  expect(findNearestFreeSlots([dayWith("2026-11-28", "11:00 AM")], lostSlot)).toEqual([
    { date: "2026-11-28", time: "11:00 AM", free: 2 },
  ]);
  expect(findNearestFreeSlots([dayWith("2026-11-28"), closed], lostSlot)).toEqual([]);
});

test("suggests nothing after the latest suitable slot", () => {
  const days = [
    dayWith("2026-11-28", "08:00 AM", "11:00 AM", "12:00 PM"),
    dayWith("2026-11-30", "07:00 AM", "06:00 PM"),
  ];
  expect(format(findNearestFreeSlots(days, lostSlot, "11:00 AM"))).toEqual([
    "2026-11-28 11:00 AM",
    "2026-11-28 08:00 AM",
    "2026-11-30 07:00 AM",
  ]);
});
