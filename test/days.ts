import { type LabMoment, labInstant } from "#core/lab/clock.ts";
import { addDays, isDay, weekdayOf } from "#core/lab/day.ts";

/** A moment of the lab at which tests run: what is special about it, and when it comes next. */
export type TestDay = { name: string; at: LabMoment };

const morning = 10 * 60 + 30;
const fiveToMidnight = 23 * 60 + 55;
const fivePastMidnight = 5;
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Every kind of day on which something may go wrong, each when it comes next after `today`. At five to midnight the run goes on into the next day. */
export function testDays(today: string): TestDay[] {
  const next = (isMeant: (day: string) => boolean) => nextDay(today, isMeant);
  return [
    ...[1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
      name: weekdays[weekday] ?? "",
      at: { day: next((day) => weekdayOf(day) === weekday), minutes: morning },
    })),
    { name: "Saturday, 23:55", at: { day: next((day) => weekdayOf(day) === 6), minutes: fiveToMidnight } },
    { name: "first of a month, 00:05", at: { day: next((day) => day.endsWith("-01")), minutes: fivePastMidnight } },
    { name: "last of a month", at: { day: next((day) => addDays(day, 1).endsWith("-01")), minutes: morning } },
    { name: "29 February", at: { day: next((day) => day.endsWith("-02-29")), minutes: morning } },
    { name: "31 December, 23:55", at: { day: next((day) => day.endsWith("-12-31")), minutes: fiveToMidnight } },
  ];
}

/** Those of them that find most: nothing can be booked today, or neither today nor tomorrow. */
export function fewTestDays(today: string): TestDay[] {
  return testDays(today).filter(({ name }) => name === "Sunday" || name === "Saturday, 23:55");
}

/** How far a clock that shows `now` must be put on to show this day's moment. */
export function shiftTo({ at }: TestDay, now: Date): number {
  return labInstant(at).getTime() - now.getTime();
}

function nextDay(today: string, isMeant: (day: string) => boolean): string {
  for (let day = addDays(today, 1); ; day = addDays(day, 1)) if (isDay(day) && isMeant(day)) return day;
}
