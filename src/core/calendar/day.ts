const DAY_MS = 86_400_000;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

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
export function formatShortDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date} ${getMonthName(month).slice(0, 3)} ${year}`;
}

/** Formats a nearby day with its weekday, where space is short: "2026-11-23" → "Mon 23 Nov". */
export function formatWeekdayDate(day: string): string {
  const [, month, date] = day.split("-");
  return `${WEEKDAYS[getWeekday(day)]?.slice(0, 3)} ${Number(date)} ${getMonthName(month).slice(0, 3)}`;
}

/** Formats the long date of the confirmation: "2026-11-21" → "Saturday, 21 November 2026". */
export function formatLongDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${formatWeekday(day)}, ${Number(date)} ${getMonthName(month)} ${year}`;
}

/** Returns the name of the weekday: "2026-11-21" → "Saturday". */
export function formatWeekday(day: string): string {
  return WEEKDAYS[getWeekday(day)] ?? "";
}

/** Formats a nearby day without its year: "2026-11-21" → "21 Nov". */
export function formatDayMonth(day: string): string {
  const [, month, date] = day.split("-");
  return `${Number(date)} ${getMonthName(month).slice(0, 3)}`;
}

function getMonthName(month: string | undefined): string {
  return MONTHS[Number(month) - 1] ?? "";
}
