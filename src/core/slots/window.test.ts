// Rows 5.9, 5.10, 10.35
import { expect, test } from "vitest";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { getClosedReason, getSlotState, hasSlotBegun, listWindowDays } from "./window.ts";

const noHolidays = new Map<string, string>();

// Row 9.13
test("lists 15 days, today first", () => {
  const days = listWindowDays("2026-12-25");
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
])("on Monday 2026-11-23, closes %s because: %s", (day, reason) => {
  expect(getClosedReason(day, "2026-11-23", noHolidays)).toBe(reason);
});

test("closes a holiday", () => {
  expect(getClosedReason("2026-11-24", "2026-11-23", new Map([["2026-11-24", "Gurpurab"]]))).toBe("holiday");
});

test("starts the lab's day at its own midnight, not the server's", () => {
  expect(toLabTime(new Date("2026-11-22T18:29:59Z"))).toEqual({ day: "2026-11-22", minutes: 23 * 60 + 59 });
  expect(toLabTime(new Date("2026-11-22T18:30:00Z"))).toEqual({ day: "2026-11-23", minutes: 0 });
});

// Row 10.31
test("offers today's last slot until it begins", () => {
  const oneMinuteBefore = toLabTime(new Date("2026-11-23T12:29:00Z"));
  const sixSharp = toLabTime(new Date("2026-11-23T12:30:00Z"));
  expect(hasSlotBegun("2026-11-23", "06:00 PM", oneMinuteBefore)).toBe(false);
  expect(hasSlotBegun("2026-11-23", "06:00 PM", sixSharp)).toBe(true);
  expect(hasSlotBegun("2026-11-24", "07:00 AM", sixSharp)).toBe(false);
});

test("marks a slot as free, full or past, and past wins", () => {
  const now = { day: "2026-11-23", minutes: 10 * 60 };
  expect(getSlotState("2026-11-23", "11:00 AM", 1, now)).toBe("free");
  expect(getSlotState("2026-11-23", "11:00 AM", 0, now)).toBe("full");
  expect(getSlotState("2026-11-23", "10:00 AM", 4, now)).toBe("past");
});
