import { formatClockTime } from "#core/calendar/clock-time.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";

/** Formats an instant in lab time: "08:10 PM", or of another day "27 Nov 08:10 PM"; empty if there is none. */
export function formatTime(instant: string | null): string {
  if (instant === null) return "";
  const { day, minutes } = toLabTime(new Date(instant));
  const time = formatClockTime(minutes);
  return day === getLabToday() ? time : `${formatDayMonth(day)} ${time}`;
}
