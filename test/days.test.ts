import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { labMoment } from "#core/calendar/clock.ts";
import { addDays, daysBetween, weekdayOf } from "#core/calendar/day.ts";
import { dayless, fewTestDays, shiftTo, testDays } from "./days.ts";

test("the days are the next ones of their kind, and none is today, because a clock is only put on", () => {
  const days = testDays("2026-11-22").map(({ name, at }) => `${name}: ${at.day}`);
  expect(days).toEqual([
    "last of a month: 2026-11-30",
    "first of a month, 00:05: 2026-12-01",
    "Saturday, 23:55: 2026-11-28",
    "31 December, 23:55: 2026-12-31",
    "29 February: 2028-02-29",
    "Wednesday: 2026-11-25",
    "Thursday: 2026-11-26",
    "Saturday: 2026-11-28",
  ]);
  expect(testDays("2026-12-31").every(({ at }) => daysBetween("2026-12-31", at.day) > 0)).toBe(true);
});

test("the journeys without a day are files that there are", () => {
  expect(dayless.filter((name) => !existsSync(`test/journeys/${name}.spec.ts`))).toEqual([]);
});

test("each weekday is among them, where a run from five to midnight is the next day's", () => {
  for (let today = "2026-01-01"; today < "2028-03-15"; today = addDays(today, 11)) {
    const lived = testDays(today).map(({ at }) => addDays(at.day, at.minutes > 1430 ? 1 : 0));
    expect(new Set(lived.map(weekdayOf)).size).toBe(7);
  }
});

test("the few days are a Sunday and the night before one", () => {
  expect(fewTestDays("2026-11-22").map(({ at }) => at)).toEqual([
    { day: "2026-11-29", minutes: 630 },
    { day: "2026-11-28", minutes: 1435 },
  ]);
});

test("a process whose clock is put on, once however often it loads the file, lives at that moment, and its time goes on", () => {
  const now = new Date();
  const [day] = testDays(labMoment(now).day).slice(-2);
  if (!day) throw new Error("no day");
  const program = `
    await import("./test/clock.ts?again");
    const begun = Date.now();
    while (Date.now() === begun);
    console.log(JSON.stringify([new Date(), new Date(0), Date(), new Date() instanceof Date, new Date().constructor === Date]))`;
  const { stdout } = spawnSync(
    process.execPath,
    ["--import", "./test/clock.ts", "--input-type=module", "-e", program],
    {
      env: { TEST_CLOCK_SHIFT_MS: String(shiftTo(day, now)) },
      encoding: "utf8",
    },
  );
  const [shown, given, text, ...isDate] = JSON.parse(stdout);
  expect(labMoment(new Date(shown))).toEqual(day.at);
  expect(new Date(given).getTime()).toBe(0);
  expect(new Date(text).getFullYear()).toBe(Number(day.at.day.slice(0, 4)));
  expect(isDate).toEqual([true, true]);
});
