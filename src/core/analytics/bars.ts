import { addDays, getWeekday } from "#core/calendar/day.ts";

/** One bar of a chart: its first and last day, both included, and their totals. */
export type Bar = { from: string; to: string; bookings: number; bookedPaise: number };

export type DayTotal = { day: string; bookings: number; bookedPaise: number };

const MAX_DAY_BARS = 31;
const MAX_WEEK_BARS = 26;
const MONDAY = 1;

/** Creates bars wide enough for a phone: days, or for longer periods weeks from Monday, or months. */
export function createBars(days: DayTotal[]): Bar[] {
  if (days.length <= MAX_DAY_BARS) return days.map(({ day, ...sums }) => ({ from: day, to: day, ...sums }));
  if (days.length <= MAX_WEEK_BARS * 7) return createWeekBars(days);
  return sumBy(days, (day) => day.slice(0, 7));
}

/** Weeks of a period from Monday; the first and the last may be cut. */
export function createWeekBars(days: DayTotal[]): Bar[] {
  return sumBy(days, getWeekStart);
}

function getWeekStart(day: string): string {
  return addDays(day, -((getWeekday(day) + 7 - MONDAY) % 7));
}

function sumBy(days: DayTotal[], groupOf: (day: string) => string): Bar[] {
  const bars = new Map<string, Bar>();
  for (const { day, bookings, bookedPaise } of days) {
    const bar = bars.get(groupOf(day)) ?? { from: day, to: day, bookings: 0, bookedPaise: 0 };
    bars.set(groupOf(day), {
      ...bar,
      to: day,
      bookings: bar.bookings + bookings,
      bookedPaise: bar.bookedPaise + bookedPaise,
    });
  }
  return [...bars.values()];
}
