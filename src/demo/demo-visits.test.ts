import { expect, test } from "vitest";
import { addDays } from "#core/calendar/day.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import { getClosedReason } from "#core/slots/window.ts";
import { labRow } from "#db/seed/lab-row.ts";
import { createDemoVisits, type DemoVisit } from "./demo-visits.ts";

const holidays = new Map(labRow.holidays.map(({ day, name }) => [day, name]));
const everyDay = Array.from({ length: 800 }, (_, number) => addDays("2026-11-01", number));
const fiveToMidnight = 23 * 60 + 55;

test.each([
  ["five past midnight", 5],
  ["half past ten", 10 * 60 + 30],
  ["five to midnight", fiveToMidnight],
])(
  "at %s of every day both family members have an upcoming visit and a completed one with its report",
  (_, minutes) => {
    const isUpcoming = ({ status }: DemoVisit) => status === "confirmed" || status === "pending";
    const incompleteDays = everyDay.filter((day) => {
      const visits = createDemoVisits({ day, minutes }, holidays);
      const ofMember = (member: number) => visits.filter(({ familyMember }) => familyMember === member);
      const hasBoth = (own: DemoVisit[]) =>
        own.some((visit) => isUpcoming(visit) && visit.day > day) && own.some(({ hasReport }) => hasReport);
      return ![0, 1].map(ofMember).every(hasBoth);
    });
    expect(incompleteDays).toEqual([]);
  },
);

test("no visit is on a Sunday or a holiday", () => {
  const closedDays = everyDay.filter((today) =>
    createDemoVisits({ day: today, minutes: 0 }, holidays).some(
      ({ day }) => getClosedReason(day, day, holidays) !== null,
    ),
  );
  expect(closedDays).toEqual([]);
});

test.each([0, 5, 7 * 60 + 1, 12 * 60, fiveToMidnight])(
  "at minute %i the samples of today's started slots are collected, and no others",
  (minutes) => {
    const day = "2026-11-25";
    const today = createDemoVisits({ day, minutes }, holidays).filter((visit) => visit.day === day);
    expect(today.length).toBeGreaterThan(0);
    for (const { time, status } of today.filter((visit) => visit.status !== "declined")) {
      expect(status === "sample_collected", time).toBe(getSlotStartMinutes(time) <= minutes);
    }
  },
);
