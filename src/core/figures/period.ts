import { addDays, daysBetween } from "#core/calendar/day.ts";

/** Days of visits as yyyy-MM-dd, both included. */
export type Period = { from: string; to: string };

/** A leap year; more would be neither read nor quick. */
const MOST_DAYS = 366;

export const presets = ["today", "last-7-days", "last-30-days", "this-month", "last-month", "next-14-days"] as const;

export type Preset = (typeof presets)[number];

/** The days that a preset means on the lab's `today`. */
export function periodOf(preset: Preset, today: string): Period {
  const monthBegin = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthBegin, -1);
  const periods = {
    today: { from: today, to: today },
    "last-7-days": { from: addDays(today, -6), to: today },
    "last-30-days": { from: addDays(today, -29), to: today },
    "this-month": { from: monthBegin, to: monthEnd(monthBegin) },
    "last-month": { from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
    "next-14-days": { from: today, to: addDays(today, 14) },
  } satisfies Record<Preset, Period>;
  return periods[preset];
}

/**
 * As many days earlier, whole weeks back and none of them shared, so that each day is measured against one of the same weekday;
 * and how many weeks those are.
 */
export function periodBefore({ from, to }: Period): Period & { weeks: number } {
  const weeks = Math.ceil((daysBetween(from, to) + 1) / 7);
  return { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks), weeks };
}

export const turnedDaysSentence = "The first day must not be after the last one.";

/** Whether both days are told and the first is after the last; days as yyyy-MM-dd. */
export function areTurned({ from, to }: { from?: string | null | undefined; to?: string | null | undefined }): boolean {
  return Boolean(from && to && from > to);
}

/** Why a period cannot be told about, as a sentence, or null where it can. */
export function periodFault({ from, to }: Period): string | null {
  if (areTurned({ from, to })) return turnedDaysSentence;
  return daysBetween(from, to) < MOST_DAYS ? null : `Please choose at most ${MOST_DAYS} days.`;
}

/** Each day of the period, the first one first. */
export function daysOf({ from, to }: Period): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, number) => addDays(from, number));
}

/** From the first of a month to its last: the day before the next month's first. */
function monthEnd(monthBegin: string): string {
  const inNextMonth = addDays(monthBegin, 31);
  return addDays(`${inNextMonth.slice(0, 8)}01`, -1);
}
