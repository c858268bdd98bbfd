import { expect, test } from "vitest";
import { addDays } from "#core/calendar/day.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";
import { whyClosed } from "#core/slots/window.ts";
import { labRow } from "#db/seed/lab.ts";
import { type DemoVisit, demoVisits } from "./visits.ts";

const holidays = new Map(labRow.holidays.map(({ day, name }) => [day, name]));
const everyDay = Array.from({ length: 800 }, (_, number) => addDays("2026-11-01", number));
const fiveToMidnight = 23 * 60 + 55;

test.each([
  ["five past midnight", 5],
  ["half past ten", 10 * 60 + 30],
  ["five to midnight", fiveToMidnight],
])("at %s of every day each of the family has a visit to come and a completed one with its report", (_, minutes) => {
  const isToCome = ({ status }: DemoVisit) => status === "confirmed" || status === "pending";
  const poorDays = everyDay.filter((day) => {
    const visits = demoVisits({ day, minutes }, holidays);
    const ofMember = (member: number) => visits.filter(({ familyMember }) => familyMember === member);
    const hasBoth = (own: DemoVisit[]) =>
      own.some((visit) => isToCome(visit) && visit.day > day) && own.some(({ hasReport }) => hasReport);
    return ![0, 1].map(ofMember).every(hasBoth);
  });
  expect(poorDays).toEqual([]);
});

test("nobody comes on a Sunday or on a holiday", () => {
  const closedDays = everyDay.filter((today) =>
    demoVisits({ day: today, minutes: 0 }, holidays).some(({ day }) => whyClosed(day, day, holidays) !== null),
  );
  expect(closedDays).toEqual([]);
});

test.each([0, 5, 7 * 60 + 1, 12 * 60, fiveToMidnight])(
  "at minute %i the samples of today's hours that have begun are collected, and no other",
  (minutes) => {
    const day = "2026-11-25";
    const today = demoVisits({ day, minutes }, holidays).filter((visit) => visit.day === day);
    expect(today.length).toBeGreaterThan(0);
    for (const { time, status } of today.filter((visit) => visit.status !== "declined")) {
      expect(status === "sample_collected", time).toBe(slotStartMinutes(time) <= minutes);
    }
  },
);
