import { expect, test } from "vitest";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { findWalkInSlot } from "./walk-in-slot.ts";

test.each([
  ["before opening", "2026-11-23T06:59", "2026-11-23", "07:00 AM"],
  ["as the first slot begins", "2026-11-23T07:00", "2026-11-23", "07:00 AM"],
  ["in the last minute of a slot", "2026-11-23T09:59", "2026-11-23", "09:00 AM"],
  ["at noon", "2026-11-23T12:00", "2026-11-23", "12:00 PM"],
  ["in the last slot", "2026-11-23T18:30", "2026-11-23", "06:00 PM"],
  ["after closing", "2026-11-23T21:15", "2026-11-23", "06:00 PM"],
  ["a minute before midnight", "2026-11-30T23:59", "2026-11-30", "06:00 PM"],
  ["at midnight, the first of the next month", "2026-12-01T00:00", "2026-12-01", "07:00 AM"],
  ["at midnight of a new year", "2027-01-01T00:00", "2027-01-01", "07:00 AM"],
])("%s, books a walk-in for the lab's current slot", (_when, labTime, day, time) => {
  expect(findWalkInSlot(toLabTime(new Date(`${labTime}:00+05:30`)))).toEqual({ day, time });
});
