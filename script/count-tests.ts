/**
 * Adds up what the test runners counted, and prints "N passed, N failed" as the last line.
 * Arguments: how many steps failed, then the JSON reports of vitest and Playwright. A step that failed without a failed
 * test (lint, types, a runner that died) counts as one.
 */
import { existsSync, readFileSync } from "node:fs";

const [failedSteps = "0", vitestReport = "", journeysReport = ""] = process.argv.slice(2);

const vitest = readReport(vitestReport);
const journeys = readReport(journeysReport)?.stats;
const passed = (vitest?.numPassedTests ?? 0) + (journeys?.expected ?? 0);
const failedTests = (vitest?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0) + (journeys?.flaky ?? 0);
const failed = Math.max(failedTests, Number(failedSteps));

console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
};

function readReport(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
