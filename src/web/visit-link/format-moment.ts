import { formatTime as formatClockTime } from "#core/calendar/clock-time.ts";
import { formatWeekdayDate as formatCalendarDate } from "#core/calendar/day.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatShortTime, formatTime } from "#web/lib/format-time.ts";

/** "Sat 28 Nov, 7:00 AM" */
export function formatSlot({ day, time }: { day: string; time: string }): string {
  return words.visitLink.slot(formatWeekdayDate(day), formatShortTime(time));
}

/** "Fri 27 Nov, 11:00 PM" */
export function formatMoment({ day, minutes }: LabTime): string {
  return words.visitLink.slot(formatWeekdayDate(day), formatTime(minutes));
}

/** The same in the language of the sentences about meals. */
export function formatMealMoment({ day, minutes }: LabTime): string {
  const { calendar, clock } = sentences.preparationTimes;
  return words.visitLink.slot(formatCalendarDate(day, calendar), formatClockTime(minutes, clock));
}
