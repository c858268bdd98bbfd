import { labMoment } from "#core/calendar/clock.ts";
import { clockTime } from "#core/calendar/clock-time.ts";
import { shortDate } from "#core/calendar/day.ts";

/** The lab's day at this moment, whatever the zone of whoever looks. */
export function labToday(): string {
  return labMoment(new Date()).day;
}

/** An instant as the lab's wall shows it: "21 Nov 2026, 09:30 AM". */
export function labMomentWords(instant: string): string {
  const { day, minutes } = labMoment(new Date(instant));
  return `${shortDate(day)}, ${clockTime(minutes)}`;
}
