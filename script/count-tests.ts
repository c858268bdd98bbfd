/**
 * Repeats each failure of the test runners, adds up their counts and prints "N passed, N failed" as the last line.
 * Arguments: the number of failed steps, then the folder of the runners' JSON reports. A step that failed without a
 * failed test (lint, types, a crashed runner) counts as one failure.
 */
import { globSync } from "node:fs";
import { listFailures, readTestCounts, sumCounts } from "./test-report.ts";

const [failedSteps = "0", reports = ""] = process.argv.slice(2);

const files = globSync(`${reports}/*.json`);
for (const failure of files.flatMap(listFailures)) console.log(`== failed: ${shorten(failure)}`);

const counted = sumCounts(files.map(readTestCounts));
const failed = Math.max(counted.failed, Number(failedSteps));

console.log(`${counted.passed} passed, ${failed} failed`);
if (failed > 0 || counted.passed === 0) process.exitCode = 1;

/** A message can hold a whole page; what was expected stands in its first lines. */
function shorten(failure: string): string {
  return failure.split("\n").slice(0, 20).join("\n");
}
