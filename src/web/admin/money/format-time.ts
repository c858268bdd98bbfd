import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { formatWideTime } from "#web/lib/format-time.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";

/** Formats an instant in lab time: "08:10 PM", or of another day "27 Nov 08:10 PM"; empty if there is none. */
export function formatTime(instant: string | null): string {
  if (instant === null) return "";
  const { day, minutes } = toLabTime(new Date(instant));
  const time = formatWideTime(minutes);
  return day === getLabToday() ? time : `${formatDayMonth(day)} ${time}`;
}
