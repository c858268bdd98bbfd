import type { Sentences } from "#core/i18n/en.ts";

const DAY_MS = 86_400_000;

/** Names of months and weekdays in one language. */
export type CalendarNames = Sentences["calendar"];

/** Days are yyyy-MM-dd text, counted in UTC so that no time zone can shift one. */
function toDayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

/** Whether a text is a valid calendar day, yyyy-MM-dd. */
export function isValidDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toDayNumber(text)) && addDays(text, 0) === text;
}

/** Returns the day `count` days later (earlier if negative). */
export function addDays(day: string, count: number): string {
  return new Date((toDayNumber(day) + count) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the whole days from `from` to `to`. */
export function differenceInDays(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** Returns the weekday; 0 is Sunday. */
export function getWeekday(day: string): number {
  return new Date(toDayNumber(day) * DAY_MS).getUTCDay();
}

/** Formats a date for admin and dashboard: "2026-11-21" → "21 Nov 2026". */
export function formatShortDate(day: string, { shortMonths }: CalendarNames): string {
  const [year, month, date] = day.split("-");
  return `${date} ${getMonthName(month, shortMonths)} ${year}`;
}

/** Formats a nearby day with its weekday, where space is short: "2026-11-23" → "Mon 23 Nov". */
export function formatWeekdayDate(day: string, names: CalendarNames): string {
  return `${formatShortWeekday(day, names)} ${formatDayMonth(day, names)}`;
}

/** Formats the long date of the confirmation: "2026-11-21" → "Saturday, 21 November 2026". */
export function formatLongDate(day: string, names: CalendarNames): string {
  const [year, month, date] = day.split("-");
  return `${formatWeekday(day, names)}, ${Number(date)} ${getMonthName(month, names.months)} ${year}`;
}

/** Returns the name of the weekday: "2026-11-21" → "Saturday". */
export function formatWeekday(day: string, { weekdays }: CalendarNames): string {
  return weekdays[getWeekday(day)] ?? "";
}

/** Returns the short name of the weekday: "2026-11-21" → "Sat". */
export function formatShortWeekday(day: string, { shortWeekdays }: CalendarNames): string {
  return shortWeekdays[getWeekday(day)] ?? "";
}

/** Formats a nearby day without its year: "2026-11-21" → "21 Nov". */
export function formatDayMonth(day: string, { shortMonths }: CalendarNames): string {
  const [, month, date] = day.split("-");
  return `${Number(date)} ${getMonthName(month, shortMonths)}`;
}

function getMonthName(month: string | undefined, names: readonly string[]): string {
  return names[Number(month) - 1] ?? "";
}
