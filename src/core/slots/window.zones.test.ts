// Rows 2.114, 9.20, 10.30
import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, differenceInDays, formatLongDate, formatShortDate, getWeekday } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { sentences } from "#core/i18n/en.ts";
import { getClosedReason, listWindowDays, MAX_DAYS_AHEAD } from "./window.ts";

const instants = fc.date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2040-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const days = instants.map((instant) => toLabTime(instant).day);
const noHolidays = new Map<string, string>();
const KOLKATA_MINUTES = 330;

test("keeps lab time at five and a half hours after UTC", () => {
  fc.assert(
    fc.property(instants, (now) => {
      const shifted = new Date(now.getTime() + KOLKATA_MINUTES * 60_000);
      const expected = {
        day: shifted.toISOString().slice(0, 10),
        minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
      };
      expect(toLabTime(now)).toEqual(expected);
    }),
  );
});

test("opens all days of the window except Sundays", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -40, max: 40 }), (today, ahead) => {
      const day = addDays(today, ahead);
      const open = ahead >= 0 && ahead <= MAX_DAYS_AHEAD && getWeekday(day) !== 0;
      expect(getClosedReason(day, today, noHolidays) === null).toBe(open);
      expect(listWindowDays(today).includes(day)).toBe(ahead >= 0 && ahead <= MAX_DAYS_AHEAD);
    }),
  );
});

test("adds and subtracts days across months, years and leap days", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
      expect(differenceInDays(day, addDays(day, count))).toBe(count);
    }),
  );
});

// Row 9.19
test("formats dates for admin and confirmation", () => {
  expect(formatShortDate("2026-11-21", sentences.calendar)).toBe("21 Nov 2026");
  expect(formatLongDate("2026-03-05", sentences.calendar)).toBe("Thursday, 5 March 2026");
});

test.each(["UTC", "America/Vancouver", "Pacific/Auckland"])("computes the same lab days on a server in %s", (zone) => {
  const program = `
    import { toLabTime } from "#core/calendar/lab-time.ts";
    import { listWindowDays, getClosedReason } from "#core/slots/window.ts";
    import { countHeldSeats, toEpochSeconds } from "#core/slots/hold.ts";
    const moments = ["2026-11-22T18:29:59Z", "2026-11-22T18:30:00Z", "2026-12-31T18:31:00Z"].map((t) => toLabTime(new Date(t)));
    const midnight = new Date("2026-11-22T18:29:59Z");
    const holds = { lasting: { until: toEpochSeconds(midnight) + 1 }, ended: { until: Date.UTC(2026, 10, 22, 18, 29, 59) / 1000 } };
    console.log(countHeldSeats(holds, midnight), JSON.stringify(moments.map(({ day, minutes }) => [day, minutes, listWindowDays(day).map((d) => getClosedReason(d, day, new Map()))])));
  `;
  const run = (TZ: string) =>
    execFileSync(process.execPath, ["--input-type=module", "-e", program], {
      env: { ...process.env, TZ },
      encoding: "utf8",
    });
  expect(run(zone)).toBe(run("Asia/Kolkata"));
  expect(run(zone)).toMatch(/^1 /);
});
