import { getWeekday } from "#core/calendar/day.ts";
import { listDays, type Period } from "./period.ts";

/** Samples are collected every day except Sunday. 1 is Monday, as in ISO 8601. */
export const OPEN_WEEKDAYS = [1, 2, 3, 4, 5, 6] as const;

type Weekday = (typeof OPEN_WEEKDAYS)[number];

/** Whether the lab collects samples on a day; `holidays` are closed days besides Sundays. */
export function isOpenDay(day: string, holidays: ReadonlySet<string>): boolean {
  return OPEN_WEEKDAYS.some((weekday) => weekday === getWeekday(day)) && !holidays.has(day);
}

/** How often each weekday was open in a period. */
export function countOpenDays(period: Period, holidays: ReadonlySet<string>): Record<Weekday, number> {
  const counts: Record<Weekday, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  for (const day of listDays(period)) {
    const weekday = OPEN_WEEKDAYS.find((openWeekday) => openWeekday === getWeekday(day));
    if (weekday && !holidays.has(day)) counts[weekday]++;
  }
  return counts;
}
