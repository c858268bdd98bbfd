/** At noon, where no change of clocks can move a day to its neighbour. */
const NOON = 12;

/** A day of the lab's calendar as the calendar's own Date, in the browser's zone. */
export function calendarDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, NOON);
}

/** The yyyy-MM-dd of a date that was pressed in the calendar. */
export function dayOfCalendar(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}
