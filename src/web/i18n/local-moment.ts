import type { Sentences } from "#core/i18n/en.ts";

/**
 * Says a moment in the reader's time zone, with the day if it is not `now`'s: "ਸੋਮ 23 ਨਵੰਬਰ, ਸਵੇਰੇ 9:05". For languages
 * whose words browsers do not know as people say them.
 */
export function formatLocalMoment(
  at: Date,
  now: Date,
  { calendar, clock }: Pick<Sentences, "calendar" | "clock">,
  timeZone?: string,
): string {
  const { hour, minute, ...day } = readParts(at, timeZone);
  const time = clock.time(hour, minute);
  const today = readParts(now, timeZone);
  if (day.date === today.date && day.month === today.month) return time;
  return `${calendar.shortWeekdays[day.weekday]} ${day.date} ${calendar.shortMonths[day.month]}, ${time}`;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

function readParts(at: Date, timeZone: string | undefined) {
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ weekday: "short", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", hourCycle: "h23" },
    ...(timeZone && { timeZone }),
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return {
    weekday: weekdays.indexOf(parts.get("weekday") ?? ""),
    month: read("month") - 1,
    date: read("day"),
    hour: read("hour"),
    minute: read("minute"),
  };
}
