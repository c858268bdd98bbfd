import type { LabTime } from "#core/calendar/lab-time.ts";
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
