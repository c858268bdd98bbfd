import { weekdayOf } from "#core/calendar/day.ts";
import type { WindowDay } from "./schema.ts";

const SAME_WEEKDAY = 2;
const LOOKED_AT = 4;

/** Open days for a visit like the one of `earlier`: the next two of its weekday first, then the next of any, four at most. */
export function daysLike(days: readonly WindowDay[], earlier: string): string[] {
  const open = days.filter(({ closed, hasFree }) => closed === null && hasFree).map(({ date }) => date);
  const alike = open.filter((date) => weekdayOf(date) === weekdayOf(earlier)).slice(0, SAME_WEEKDAY);
  const others = open.filter((date) => !alike.includes(date));
  return [...alike, ...others].slice(0, LOOKED_AT);
}
