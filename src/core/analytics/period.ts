import { addDays, differenceInDays } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";

/** Days of visits as yyyy-MM-dd, both included. */
export type Period = { from: string; to: string };

/** A leap year; longer periods would be neither readable nor fast. */
const MAX_DAYS = 366;

export const periodPresets = [
  "today",
  "last-7-days",
  "last-30-days",
  "this-month",
  "last-month",
  "next-14-days",
] as const;

export type PeriodPreset = (typeof periodPresets)[number];

/** Returns the days of a preset relative to the lab's `today`. */
export function getPeriod(preset: PeriodPreset, today: string): Period {
  const monthBegin = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthBegin, -1);
  const periods = {
    today: { from: today, to: today },
    "last-7-days": { from: addDays(today, -6), to: today },
    "last-30-days": { from: addDays(today, -29), to: today },
    "this-month": { from: monthBegin, to: getMonthEnd(monthBegin) },
    "last-month": { from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
    "next-14-days": { from: today, to: addDays(today, 14) },
  } satisfies Record<PeriodPreset, Period>;
  return periods[preset];
}

/**
 * Returns the preceding period of the same length, shifted by whole weeks without overlap, so that each day is compared
 * with the same weekday; and the number of weeks.
 */
export function getPreviousPeriod({ from, to }: Period): Period & { weeks: number } {
  const weeks = Math.ceil((differenceInDays(from, to) + 1) / 7);
  return { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks), weeks };
}

/** Whether both days are given and the first is after the last; days as yyyy-MM-dd. */
export function isPeriodReversed({
  from,
  to,
}: {
  from?: string | null | undefined;
  to?: string | null | undefined;
}): boolean {
  return Boolean(from && to && from > to);
}

/** Returns the key of why a period is invalid, or null. */
export function validatePeriod({ from, to }: Period): keyof Sentences["periodForm"] | null {
  if (isPeriodReversed({ from, to })) return "period-reversed";
  return differenceInDays(from, to) < MAX_DAYS ? null : "period-too-long";
}

/** Each day of the period, in order. */
export function listDays({ from, to }: Period): string[] {
  return Array.from({ length: differenceInDays(from, to) + 1 }, (_, number) => addDays(from, number));
}

/** The last day of a month: the day before the next month's first. */
function getMonthEnd(monthBegin: string): string {
  const inNextMonth = addDays(monthBegin, 31);
  return addDays(`${inNextMonth.slice(0, 8)}01`, -1);
}
