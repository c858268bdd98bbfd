import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { formatWideTime } from "#web/lib/format-time.ts";

/** Formats an instant in lab time: "Today 08:10 AM", "21 Nov 08:10 AM". */
export function formatShortLabDateTime(instant: string, now: Date): string {
  const { day, minutes } = toLabTime(new Date(instant));
  const dayWords = day === toLabTime(now).day ? words.admin.day.today : formatDayMonth(day);
  return `${dayWords} ${formatWideTime(minutes)}`;
}

/** Formats a deadline, of which one at midnight is the end of the day before: "21 Nov 08:10 AM", "21 Nov". */
export function formatDeadline(deadline: Date): string {
  const { minutes } = toLabTime(deadline);
  const day = formatDeadlineDay(deadline);
  return minutes === 0 ? day : `${day} ${formatWideTime(minutes)}`;
}

/** Formats the day of a deadline: "21 Nov". */
export function formatDeadlineDay(deadline: Date): string {
  const { day, minutes } = toLabTime(deadline);
  return formatDayMonth(minutes === 0 ? addDays(day, -1) : day);
}
