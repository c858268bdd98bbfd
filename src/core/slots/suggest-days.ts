import { getWeekday } from "#core/calendar/day.ts";
import type { BookableDay } from "./schema.ts";

const MAX_SAME_WEEKDAY = 2;
const MAX_SUGGESTED = 4;

/**
 * Suggests up to four open days for a booking like `earlier`: the next two of its weekday, then the next of any. For
 * fasting tests today, the first day of the window, is skipped: it is unknown since when the patient has not eaten.
 */
export function suggestDays(days: readonly BookableDay[], earlier: string, { fasts = false } = {}): string[] {
  const open = days
    .slice(fasts ? 1 : 0)
    .filter(({ closed, hasFree }) => closed === null && hasFree)
    .map(({ date }) => date);
  const sameWeekday = open.filter((date) => getWeekday(date) === getWeekday(earlier)).slice(0, MAX_SAME_WEEKDAY);
  const otherDays = open.filter((date) => !sameWeekday.includes(date));
  return [...sameWeekday, ...otherDays].slice(0, MAX_SUGGESTED);
}
