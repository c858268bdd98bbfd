import { expect, test } from "vitest";
import { createBars } from "./bars.ts";
import { listDays, type Period } from "./period.ts";

const figures = (period: Period) => listDays(period).map((day) => ({ day, bookings: 2, bookedPaise: 100 }));

test("shows a month by day", () => {
  const bars = createBars(figures({ from: "2026-10-01", to: "2026-10-31" }));
  expect([bars.length, bars[0]]).toEqual([31, { from: "2026-10-01", to: "2026-10-01", bookings: 2, bookedPaise: 100 }]);
});

test("shows some months by week from Monday, with cut weeks at both ends", () => {
  const bars = createBars(figures({ from: "2026-10-01", to: "2026-11-21" }));
  expect(bars[0]).toEqual({ from: "2026-10-01", to: "2026-10-04", bookings: 8, bookedPaise: 400 });
  expect(bars[1]).toEqual({ from: "2026-10-05", to: "2026-10-11", bookings: 14, bookedPaise: 700 });
  expect(bars.at(-1)?.from).toBe("2026-11-16");
});

test("shows a year by month, without losing any day", () => {
  const bars = createBars(figures({ from: "2028-01-01", to: "2028-12-31" }));
  expect(bars.length).toBe(12);
  expect(bars.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(366 * 2);
});
