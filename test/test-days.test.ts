import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { addDays, differenceInDays, getWeekday } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { clockShiftTo, createFewTestDays, createTestDays, dayIndependentSpecs } from "./test-days.ts";

test("the days are the next ones of their kind, and none is today, because a clock is only advanced", () => {
  const days = createTestDays("2026-11-22").map(({ name, at }) => `${name}: ${at.day}`);
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
  expect(createTestDays("2026-12-31").every(({ at }) => differenceInDays("2026-12-31", at.day) > 0)).toBe(true);
});

test("the excluded journeys are existing files", () => {
  expect(dayIndependentSpecs.filter((name) => !existsSync(`test/e2e/${name}.spec.ts`))).toEqual([]);
});

test("each weekday is among them, where a run from five to midnight counts as the next day's", () => {
  for (let today = "2026-01-01"; today < "2028-03-15"; today = addDays(today, 11)) {
    const lived = createTestDays(today).map(({ at }) => addDays(at.day, at.minutes > 1430 ? 1 : 0));
    expect(new Set(lived.map(getWeekday)).size).toBe(7);
  }
});

test("the few days are a Sunday and the night before one", () => {
  expect(createFewTestDays("2026-11-22").map(({ at }) => at)).toEqual([
    { day: "2026-11-29", minutes: 630 },
    { day: "2026-11-28", minutes: 1435 },
  ]);
});

test("a process with a shifted clock, loaded once or repeatedly, runs at that time, and its time goes on", () => {
  const now = new Date();
  const [day] = createTestDays(toLabTime(now).day).slice(-2);
  if (!day) throw new Error("no day");
  const program = `
    await import("./test/shift-clock.ts?again");
    const begun = Date.now();
    while (Date.now() === begun);
    console.log(JSON.stringify([new Date(), new Date(0), Date(), new Date() instanceof Date, new Date().constructor === Date]))`;
  const { stdout } = spawnSync(
    process.execPath,
    ["--import", "./test/shift-clock.ts", "--input-type=module", "-e", program],
    {
      env: { TEST_CLOCK_SHIFT_MS: String(clockShiftTo(day, now)) },
      encoding: "utf8",
    },
  );
  const [shown, given, text, ...isDate] = JSON.parse(stdout);
  expect(toLabTime(new Date(shown))).toEqual(day.at);
  expect(new Date(given).getTime()).toBe(0);
  expect(new Date(text).getFullYear()).toBe(Number(day.at.day.slice(0, 4)));
  expect(isDate).toEqual([true, true]);
});
