// Rows 5.9, 5.10, 10.35
import { expect, test } from "vitest";
import { labMoment } from "#core/calendar/clock.ts";
import { hasBegun, slotState, whyClosed, windowDays } from "./window.ts";

const none = new Map<string, string>();

// Row 9.13
test("the window has 15 days, today first", () => {
  const days = windowDays("2026-12-25");
  expect(days).toHaveLength(15);
  expect(days[0]).toBe("2026-12-25");
  expect(days[14]).toBe("2027-01-08");
});

test.each([
  ["2026-11-23", null],
  ["2026-11-22", "past"],
  ["2026-11-29", "sunday"],
  ["2026-12-07", null],
  ["2026-12-08", "too-far"],
])("on Monday 2026-11-23 the day %s is closed because: %s", (day, reason) => {
  expect(whyClosed(day, "2026-11-23", none)).toBe(reason);
});

test("a holiday closes its day", () => {
  expect(whyClosed("2026-11-24", "2026-11-23", new Map([["2026-11-24", "Gurpurab"]]))).toBe("holiday");
});

test("the lab's day begins at its own midnight, not at the server's", () => {
  expect(labMoment(new Date("2026-11-22T18:29:59Z"))).toEqual({ day: "2026-11-22", minutes: 23 * 60 + 59 });
  expect(labMoment(new Date("2026-11-22T18:30:00Z"))).toEqual({ day: "2026-11-23", minutes: 0 });
});

// Row 10.31
test("the last slot of today can be booked until it begins", () => {
  const oneMinuteBefore = labMoment(new Date("2026-11-23T12:29:00Z"));
  const sixSharp = labMoment(new Date("2026-11-23T12:30:00Z"));
  expect(hasBegun("2026-11-23", "06:00 PM", oneMinuteBefore)).toBe(false);
  expect(hasBegun("2026-11-23", "06:00 PM", sixSharp)).toBe(true);
  expect(hasBegun("2026-11-24", "07:00 AM", sixSharp)).toBe(false);
});

test("a slot is free, full or past, and past wins", () => {
  const now = { day: "2026-11-23", minutes: 10 * 60 };
  expect(slotState("2026-11-23", "11:00 AM", 1, now)).toBe("free");
  expect(slotState("2026-11-23", "11:00 AM", 0, now)).toBe("full");
  expect(slotState("2026-11-23", "10:00 AM", 4, now)).toBe("past");
});
