/**
 * Runs tests with the clock of everything that runs in them on other days (test/days.ts), prints a table of the days, and
 * fails if a test does. Arguments: the folder for the runners' JSON reports; then the name of a day, nothing for all of
 * them, or "few" for the journeys that depend on the day most, on two days. Left out is what has no day: rules (and the units
 * of src/platform) read no clock, which test/house.test.ts holds; processes are ended and begun again, by the clock of
 * PostgreSQL, which stays; and journeys that look at widths and words (test/days.ts).
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { labMoment } from "#core/calendar/clock.ts";
import { clockShift } from "#test/clock.ts";
import { dayless, fewTestDays, shiftTo, type TestDay, testDays } from "#test/days.ts";
import { countedIn, sumOf } from "./test-report.ts";

const [reports = ".", asked = ""] = process.argv.slice(2);
const isFew = asked === "few";

type Runner = { command: [program: string, ...options: string[]]; report: string; env?: Record<string, string> };

const { day: today } = labMoment(new Date());
const days = isFew ? fewTestDays(today) : testDays(today).filter(({ name }) => asked === "" || name === asked);
const rows = days.map((day, place) => {
  console.log(`== ${day.name} (${day.at.day})`);
  const counted = runnersFor(join(reports, `day-${place}`)).map((runner) => {
    const isGreen = run(runner, day);
    const { passed, failed } = countedIn(runner.report);
    return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
  });
  return { day: day.name, date: day.at.day, ...sumOf(counted) };
});

console.table(rows);
if (rows.length === 0 || rows.some(({ failed }) => failed > 0)) process.exitCode = 1;

function runnersFor(name: string): Runner[] {
  const journeys = { report: `${name}-journeys.json`, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${name}-journeys.json` } };
  // A wider screen has no other day.
  const playwright: Runner["command"] = ["playwright", "test", "--reporter=list,json", "--project=phone"];
  if (isFew) return [{ ...journeys, command: [...playwright, "--grep=@day"] }];
  const projects = ["components", "database"].map((project) => `--project=${project}`);
  const outputs = ["--reporter=default", "--reporter=json", `--outputFile.json=${name}-vitest.json`];
  return [
    { command: ["vitest", "run", ...projects, ...outputs], report: `${name}-vitest.json` },
    { ...journeys, command: [...playwright, `--grep-invert=(${dayless.join("|")})\\.spec`] },
  ];
}

/** Each runner begins at the day's moment; the one before it may have taken past midnight. */
function run({ command, env = {} }: Runner, day: TestDay): boolean {
  const [program, ...options] = command;
  const { status } = spawnSync(program, options, {
    stdio: "inherit",
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: `--import=${resolve("test/clock.ts")}`,
      [clockShift.setting]: String(shiftTo(day, new Date())),
    },
  });
  return status === 0;
}
