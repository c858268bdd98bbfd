import { weekdayOf } from "#core/calendar/day.ts";
import { daysOf, type Period } from "./period.ts";

/** Row 1.18: collection every day except Sunday. 1 is Monday, as in ISO 8601. */
export const weekdays = [1, 2, 3, 4, 5, 6] as const;

type Weekday = (typeof weekdays)[number];

/** Whether the lab collects on a day; `holidays` are the days on which it is closed beside Sundays. */
export function isOpenDay(day: string, holidays: ReadonlySet<string>): boolean {
  return weekdays.some((one) => one === weekdayOf(day)) && !holidays.has(day);
}

/** How often each weekday was open in a period. */
export function openDays(period: Period, holidays: ReadonlySet<string>): Record<Weekday, number> {
  const counts: Record<Weekday, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  for (const day of daysOf(period)) {
    const weekday = weekdays.find((one) => one === weekdayOf(day));
    if (weekday && !holidays.has(day)) counts[weekday]++;
  }
  return counts;
}
