import { longDate } from "#core/calendar/day.ts";

/** A day of the next two weeks, whose year goes without saying: "Saturday 21 November". */
export function dayTitle(day: string): string {
  return longDate(day)
    .replace(",", "")
    .replace(/ \d{4}$/, "");
}
