import { existsSync, readFileSync } from "node:fs";

export type TestCounts = { passed: number; failed: number };

/** Returns the counts of vitest's or Playwright's JSON report; zeros if there is none because the runner crashed. */
export function readTestCounts(file: string): TestCounts {
  const {
    stats,
    numPassedTests = 0,
    numFailedTests = 0,
  }: Report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests, failed: numFailedTests };
}

export function sumCounts(counted: TestCounts[]): TestCounts {
  return counted.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
};
