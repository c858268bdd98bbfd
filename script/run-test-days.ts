/**
 * Runs tests with the clock of all their processes on other days (test/test-days.ts), prints a table of the days, and
 * fails if a test does. Arguments: the folder for the runners' JSON reports; then the name of a day, nothing for all
 * days, or "few" for the most day-dependent journeys on two days. Excluded are tests that do not depend on the day:
 * rules (and the units of src/platform) read no clock, which test/architecture.test.ts enforces; tests of processes use
 * PostgreSQL's clock, which is not shifted; and journeys about widths and words (test/test-days.ts).
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { clockShift } from "#test/shift-clock.ts";
import { clockShiftTo, createFewTestDays, createTestDays, dayIndependentSpecs, type TestDay } from "#test/test-days.ts";
import { readTestCounts, sumCounts } from "./test-report.ts";

const [reports = ".", requested = ""] = process.argv.slice(2);
const isFew = requested === "few";

type Runner = { command: [program: string, ...options: string[]]; report: string; env?: Record<string, string> };

const { day: today } = toLabTime(new Date());
const days = isFew
  ? createFewTestDays(today)
  : createTestDays(today).filter(({ name }) => requested === "" || name === requested);
const rows = days.map((day, index) => {
  console.log(`== ${day.name} (${day.at.day})`);
  const counted = createRunners(join(reports, `day-${index}`)).map((runner) => {
    const isGreen = run(runner, day);
    const { passed, failed } = readTestCounts(runner.report);
    return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
  });
  return { day: day.name, date: day.at.day, ...sumCounts(counted) };
});

console.table(rows);
if (rows.length === 0 || rows.some(({ failed }) => failed > 0)) process.exitCode = 1;

function createRunners(name: string): Runner[] {
  const journeys = { report: `${name}-journeys.json`, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${name}-journeys.json` } };
  const playwright: Runner["command"] = ["playwright", "test", "--reporter=list,json"];
  // The day does not depend on the screen's width.
  if (isFew) return [{ ...journeys, command: [...playwright, "--project=phone", "--grep=@day"] }];
  const projects = ["components", "database*"].map((project) => `--project=${project}`);
  const outputs = ["--reporter=default", "--reporter=json", `--outputFile.json=${name}-vitest.json`];
  return [
    { command: ["vitest", "run", ...projects, ...outputs], report: `${name}-vitest.json` },
    {
      ...journeys,
      command: [
        ...playwright,
        "--project=phone",
        "--project=desktop",
        `--grep-invert=(${dayIndependentSpecs.join("|")})\\.spec`,
      ],
    },
  ];
}

/** Each runner starts at the day's time of day; the previous one may have run past midnight. */
function run({ command, env = {} }: Runner, day: TestDay): boolean {
  const [program, ...options] = command;
  const { status } = spawnSync(program, options, {
    stdio: "inherit",
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: `--import=${resolve("test/shift-clock.ts")}`,
      [clockShift.setting]: String(clockShiftTo(day, new Date())),
    },
  });
  return status === 0;
}
