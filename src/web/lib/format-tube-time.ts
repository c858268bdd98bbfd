import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { formatDayMonth } from "./format-date.ts";
import { getLabToday } from "./lab-clock.ts";

/** Formats when something happened to a tube, in lab time: "8:44 AM", or of another day "27 Nov 8:44 AM". */
export function formatTubeTime(instant: string): string {
  const { day, minutes } = toLabTime(new Date(instant));
  const time = formatTime(minutes);
  return day === getLabToday() ? time : `${formatDayMonth(day)} ${time}`;
}
