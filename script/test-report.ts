import { existsSync, readFileSync } from "node:fs";

export type Counted = { passed: number; failed: number };

/** What vitest or Playwright counted, by its JSON report; nothing where it died before it wrote one. */
export function countedIn(file: string): Counted {
  const {
    stats,
    numPassedTests = 0,
    numFailedTests = 0,
  }: Report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests, failed: numFailedTests };
}

export function sumOf(counted: Counted[]): Counted {
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
