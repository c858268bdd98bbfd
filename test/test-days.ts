import { addDays, getWeekday, isValidDay } from "#core/calendar/day.ts";
import { fromLabTime, type LabTime } from "#core/calendar/lab-time.ts";

/** A time at the lab at which tests run: what is special about it, and when it is next. */
export type TestDay = { name: string; at: LabTime };

/** Journeys about widths, waits and texts, the same on each day; and one whose service worker has no shifted clock. */
export const dayIndependentSpecs = [
  "chatbot",
  "search-tests",
  "edit-catalogue",
  "offline-bookings",
  "long-words",
  "layout-stability",
  "layout",
  "test-messages",
  "contact-form",
];

const morning = 10 * 60 + 30;
const fiveToMidnight = 23 * 60 + 55;
const fivePastMidnight = 5;
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/**
 * Every kind of day on which something may go wrong, each at its next date after `today`, and each weekday without one
 * of them. At five to midnight the run continues into the next day, and counts as that day's.
 */
export function createTestDays(today: string): TestDay[] {
  const next = (isMeant: (day: string) => boolean) => nextDay(today, isMeant);
  const special = [
    { name: "last of a month", at: { day: next((day) => addDays(day, 1).endsWith("-01")), minutes: morning } },
    { name: "first of a month, 00:05", at: { day: next((day) => day.endsWith("-01")), minutes: fivePastMidnight } },
    saturdayNight(today),
    { name: "31 December, 23:55", at: { day: next((day) => day.endsWith("-12-31")), minutes: fiveToMidnight } },
    { name: "29 February", at: { day: next((day) => day.endsWith("-02-29")), minutes: morning } },
  ];
  const ofWeekday = ({ at: { day, minutes } }: TestDay) =>
    getWeekday(minutes === fiveToMidnight ? addDays(day, 1) : day);
  const covered = new Set(special.map(ofWeekday));
  const plain = weekdays.map((_, weekday) => weekdayMorning(today, weekday));
  return [...special, ...plain.filter((day) => !covered.has(ofWeekday(day)))];
}

/** The ones that find most: nothing can be booked today, or neither today nor tomorrow. */
export function createFewTestDays(today: string): TestDay[] {
  return [weekdayMorning(today, 0), saturdayNight(today)];
}

function weekdayMorning(today: string, weekday: number): TestDay {
  const day = nextDay(today, (candidate) => getWeekday(candidate) === weekday);
  return { name: weekdays[weekday] ?? "", at: { day, minutes: morning } };
}

function saturdayNight(today: string): TestDay {
  return {
    name: "Saturday, 23:55",
    at: { day: nextDay(today, (day) => getWeekday(day) === 6), minutes: fiveToMidnight },
  };
}

/** Returns how far a clock that shows `now` must be advanced to this day's time. */
export function clockShiftTo({ at }: TestDay, now: Date): number {
  return fromLabTime(at).getTime() - now.getTime();
}

function nextDay(today: string, isMeant: (day: string) => boolean): string {
  for (let day = addDays(today, 1); ; day = addDays(day, 1)) if (isValidDay(day) && isMeant(day)) return day;
}
