import { addDays, weekdayOf } from "#core/calendar/day.ts";

/** One bar of a chart: the days it stands for, both included, and their sums. */
export type Bar = { from: string; to: string; bookings: number; bookedPaise: number };

export type DayFigure = { day: string; bookings: number; bookedPaise: number };

const MOST_DAY_BARS = 31;
const MOST_WEEK_BARS = 26;
const MONDAY = 1;

/** Bars wide enough to be seen on a phone: days, of a longer period its weeks from Monday on, of a long one its months. */
export function barsOf(days: DayFigure[]): Bar[] {
  if (days.length <= MOST_DAY_BARS) return days.map(({ day, ...sums }) => ({ from: day, to: day, ...sums }));
  if (days.length <= MOST_WEEK_BARS * 7) return weeksOf(days);
  return sumBy(days, (day) => day.slice(0, 7));
}

/** The weeks of a period from Monday on; the first and the last may be cut. */
export function weeksOf(days: DayFigure[]): Bar[] {
  return sumBy(days, weekOf);
}

function weekOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 7 - MONDAY) % 7));
}

function sumBy(days: DayFigure[], groupOf: (day: string) => string): Bar[] {
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
