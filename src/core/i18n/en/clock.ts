/* Times of day in English. */

const twoDigits = (count: number) => String(count).padStart(2, "0");
const hourOfHalf = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12);
const half = (hour: number) => (hour < 12 ? "AM" : "PM");

/** How times are said; hours are 0 to 23. */
export const clock = {
  /** "9:05 AM" */
  time: (hour: number, minute: number) => `${hourOfHalf(hour)}:${twoDigits(minute)} ${half(hour)}`,
  /** "09:05 AM" */
  wideTime: (hour: number, minute: number) => `${twoDigits(hourOfHalf(hour))}:${twoDigits(minute)} ${half(hour)}`,
  /**
   * A time of a day. With the day before if the time is of the night that began then: a language may name both days.
   */
  onDay: (day: string, time: string, _nightOf: string | null): string => `${day} ${time}`,
};
