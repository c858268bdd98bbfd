import { type LabMoment, labInstant } from "#core/calendar/clock.ts";
import { addDays, isDay, weekdayOf } from "#core/calendar/day.ts";

/** A moment of the lab at which tests run: what is special about it, and when it comes next. */
export type TestDay = { name: string; at: LabMoment };

/** Journeys that look at widths, waits and words, the same on each day; and one whose service worker has no other clock. */
export const dayless = [
  "ask-about-symptoms",
  "find-a-test",
  "keep-the-catalogue",
  "keep-without-a-line",
  "long-words",
  "measures-and-waits",
  "nothing-floats",
  "try-messages-out",
  "write-to-the-lab",
];

const morning = 10 * 60 + 30;
const fiveToMidnight = 23 * 60 + 55;
const fivePastMidnight = 5;
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/**
 * Every kind of day on which something may go wrong, each when it comes next after `today`, and each weekday on which none
 * of them falls. At five to midnight the run goes on into the next day, and is that day's.
 */
export function testDays(today: string): TestDay[] {
  const next = (isMeant: (day: string) => boolean) => nextDay(today, isMeant);
  const special = [
    { name: "last of a month", at: { day: next((day) => addDays(day, 1).endsWith("-01")), minutes: morning } },
    { name: "first of a month, 00:05", at: { day: next((day) => day.endsWith("-01")), minutes: fivePastMidnight } },
    saturdayNight(today),
    { name: "31 December, 23:55", at: { day: next((day) => day.endsWith("-12-31")), minutes: fiveToMidnight } },
    { name: "29 February", at: { day: next((day) => day.endsWith("-02-29")), minutes: morning } },
  ];
  const ofWeekday = ({ at: { day, minutes } }: TestDay) =>
    weekdayOf(minutes === fiveToMidnight ? addDays(day, 1) : day);
  const covered = new Set(special.map(ofWeekday));
  const plain = weekdays.map((_, weekday) => weekdayMorning(today, weekday));
  return [...special, ...plain.filter((day) => !covered.has(ofWeekday(day)))];
}

/** Those that find most: nothing can be booked today, or neither today nor tomorrow. */
export function fewTestDays(today: string): TestDay[] {
  return [weekdayMorning(today, 0), saturdayNight(today)];
}

function weekdayMorning(today: string, weekday: number): TestDay {
  const day = nextDay(today, (one) => weekdayOf(one) === weekday);
  return { name: weekdays[weekday] ?? "", at: { day, minutes: morning } };
}

function saturdayNight(today: string): TestDay {
  return {
    name: "Saturday, 23:55",
    at: { day: nextDay(today, (day) => weekdayOf(day) === 6), minutes: fiveToMidnight },
  };
}

/** How far a clock that shows `now` must be put on to show this day's moment. */
export function shiftTo({ at }: TestDay, now: Date): number {
  return labInstant(at).getTime() - now.getTime();
}

function nextDay(today: string, isMeant: (day: string) => boolean): string {
  for (let day = addDays(today, 1); ; day = addDays(day, 1)) if (isDay(day) && isMeant(day)) return day;
}
