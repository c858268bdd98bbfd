import { weekdayOf } from "#core/calendar/day.ts";
import type { WindowDay } from "./schema.ts";

const SAME_WEEKDAY = 2;
const LOOKED_AT = 4;

/**
 * Open days for a visit like the one of `earlier`: the next two of its weekday first, then the next of any, four at most. Whoever
 * must fast for it is not offered the first of the window, today: nobody knows since when they have eaten nothing.
 */
export function daysLike(days: readonly WindowDay[], earlier: string, { fasts = false } = {}): string[] {
  const open = days
    .slice(fasts ? 1 : 0)
    .filter(({ closed, hasFree }) => closed === null && hasFree)
    .map(({ date }) => date);
  const alike = open.filter((date) => weekdayOf(date) === weekdayOf(earlier)).slice(0, SAME_WEEKDAY);
  const others = open.filter((date) => !alike.includes(date));
  return [...alike, ...others].slice(0, LOOKED_AT);
}
