/** At noon, where no daylight-saving change can shift the day. */
const NOON_HOUR = 12;

/** Returns a day of the lab's calendar as a Date of the calendar, in the browser's zone. */
export function toCalendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, NOON_HOUR);
}

/** Returns the yyyy-MM-dd of a date picked in the calendar. */
export function fromCalendarDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}
