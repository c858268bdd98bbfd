// Rows 2.114, 9.20, 10.30
import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { labMoment } from "#core/calendar/clock.ts";
import { addDays, daysBetween, longDate, shortDate, weekdayOf } from "#core/calendar/day.ts";
import { lastBookableDay, whyClosed, windowDays } from "./window.ts";

const instants = fc.date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2040-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const days = instants.map((instant) => labMoment(instant).day);
const none = new Map<string, string>();
const KOLKATA_MINUTES = 330;

test("at every moment the lab's day and minutes are those of five and a half hours after UTC", () => {
  fc.assert(
    fc.property(instants, (now) => {
      const shifted = new Date(now.getTime() + KOLKATA_MINUTES * 60_000);
      const expected = {
        day: shifted.toISOString().slice(0, 10),
        minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
      };
      expect(labMoment(now)).toEqual(expected);
    }),
  );
});

test("exactly the days of the window that are no Sunday are open", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -40, max: 40 }), (today, ahead) => {
      const day = addDays(today, ahead);
      const open = ahead >= 0 && ahead <= lastBookableDay && weekdayOf(day) !== 0;
      expect(whyClosed(day, today, none) === null).toBe(open);
      expect(windowDays(today).includes(day)).toBe(ahead >= 0 && ahead <= lastBookableDay);
    }),
  );
});

test("counting days forth and back comes home, over months, years and leap days", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

// Row 9.19
test("dates are written as admin and confirmation show them", () => {
  expect(shortDate("2026-11-21")).toBe("21 Nov 2026");
  expect(longDate("2026-03-05")).toBe("Thursday, 5 March 2026");
});

test.each(["UTC", "America/Vancouver", "Pacific/Auckland"])(
  "a server that runs in %s sees the same lab days",
  (zone) => {
    const program = `
    import { labMoment } from "#core/calendar/clock.ts";
    import { windowDays, whyClosed } from "#core/slots/window.ts";
    import { heldSeats, holdClock } from "#core/slots/holds/hold.ts";
    const moments = ["2026-11-22T18:29:59Z", "2026-11-22T18:30:00Z", "2026-12-31T18:31:00Z"].map((t) => labMoment(new Date(t)));
    const midnight = new Date("2026-11-22T18:29:59Z");
    const holds = { lasting: { until: holdClock(midnight) + 1 }, ended: { until: Date.UTC(2026, 10, 22, 18, 29, 59) / 1000 } };
    console.log(heldSeats(holds, midnight), JSON.stringify(moments.map(({ day, minutes }) => [day, minutes, windowDays(day).map((d) => whyClosed(d, day, new Map()))])));
  `;
    const run = (TZ: string) =>
      execFileSync(process.execPath, ["--input-type=module", "-e", program], {
        env: { ...process.env, TZ },
        encoding: "utf8",
      });
    expect(run(zone)).toBe(run("Asia/Kolkata"));
    expect(run(zone)).toMatch(/^1 /);
  },
);
