/**
 * Adds up the test runners' counts and prints "N passed, N failed" as the last line. Arguments: the number of failed
 * steps, then the folder of the runners' JSON reports. A step that failed without a failed test (lint, types, a crashed
 * runner) counts as one failure.
 */
import { globSync } from "node:fs";
import { readTestCounts, sumCounts } from "./test-report.ts";

const [failedSteps = "0", reports = ""] = process.argv.slice(2);

const counted = sumCounts(globSync(`${reports}/*.json`).map(readTestCounts));
const failed = Math.max(counted.failed, Number(failedSteps));

console.log(`${counted.passed} passed, ${failed} failed`);
if (failed > 0 || counted.passed === 0) process.exitCode = 1;
