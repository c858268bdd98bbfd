import { expect, test } from "vitest";
import { barsOf } from "./bars.ts";
import { daysOf, type Period } from "./period.ts";

const figures = (period: Period) => daysOf(period).map((day) => ({ day, bookings: 2, bookedPaise: 100 }));

test("a month is shown day by day", () => {
  const bars = barsOf(figures({ from: "2026-10-01", to: "2026-10-31" }));
  expect([bars.length, bars[0]]).toEqual([31, { from: "2026-10-01", to: "2026-10-01", bookings: 2, bookedPaise: 100 }]);
});

test("some months are shown week by week, from Monday on, the first and the last perhaps cut", () => {
  const bars = barsOf(figures({ from: "2026-10-01", to: "2026-11-21" }));
  expect(bars[0]).toEqual({ from: "2026-10-01", to: "2026-10-04", bookings: 8, bookedPaise: 400 });
  expect(bars[1]).toEqual({ from: "2026-10-05", to: "2026-10-11", bookings: 14, bookedPaise: 700 });
  expect(bars.at(-1)?.from).toBe("2026-11-16");
});

test("a year is shown month by month, and nothing is lost", () => {
  const bars = barsOf(figures({ from: "2028-01-01", to: "2028-12-31" }));
  expect(bars.length).toBe(12);
  expect(bars.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(366 * 2);
});
