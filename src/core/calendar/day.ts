const MILLISECONDS_A_DAY = 86_400_000;

const months = [
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
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Days are yyyy-MM-dd text and are counted in UTC, so that no zone can move one. */
function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return Date.UTC(year, month - 1, date) / MILLISECONDS_A_DAY;
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayNumber(text)) && addDays(text, 0) === text;
}

/** The day `count` days later (earlier where negative). */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(dayNumber(day) * MILLISECONDS_A_DAY).getUTCDay();
}

/** Row 9.19: 'dd MMM yyyy', as admin and dashboard show dates. "2026-11-21" → "21 Nov 2026". */
export function shortDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date} ${monthName(month).slice(0, 3)} ${year}`;
}

/** A day of these weeks, where a line is short: "2026-11-23" → "Mon 23 Nov". */
export function dayInWords(day: string): string {
  const [, month, date] = day.split("-");
  return `${weekdays[weekdayOf(day)]?.slice(0, 3)} ${Number(date)} ${monthName(month).slice(0, 3)}`;
}

/** Row 9.20: the long date of the confirmation. "2026-11-21" → "Saturday, 21 November 2026". */
export function longDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${weekdayName(day)}, ${Number(date)} ${monthName(month)} ${year}`;
}

/** "2026-11-21" → "Saturday". */
export function weekdayName(day: string): string {
  return weekdays[weekdayOf(day)] ?? "";
}

/** A day of these weeks, whose year goes without saying: "2026-11-21" → "21 Nov". */
export function dayOfMonth(day: string): string {
  const [, month, date] = day.split("-");
  return `${Number(date)} ${monthName(month).slice(0, 3)}`;
}

function monthName(month: string | undefined): string {
  return months[Number(month) - 1] ?? "";
}
