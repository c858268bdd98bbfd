/**
 * Adds up what the test runners counted, and prints "N passed, N failed" as the last line.
 * Arguments: how many steps failed, then the folder of the runners' JSON reports. A step that failed without a failed
 * test (lint, types, a runner that died) counts as one.
 */
import { globSync } from "node:fs";
import { countedIn, sumOf } from "./test-report.ts";

const [failedSteps = "0", reports = ""] = process.argv.slice(2);

const counted = sumOf(globSync(`${reports}/*.json`).map(countedIn));
const failed = Math.max(counted.failed, Number(failedSteps));

console.log(`${counted.passed} passed, ${failed} failed`);
if (failed > 0 || counted.passed === 0) process.exitCode = 1;
