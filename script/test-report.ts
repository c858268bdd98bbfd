import { existsSync, readFileSync } from "node:fs";

export type TestCounts = { passed: number; failed: number };

/** Returns the counts of vitest's or Playwright's JSON report; zeros if there is none because the runner crashed. */
export function readTestCounts(file: string): TestCounts {
  const { stats, numPassedTests = 0, numFailedTests = 0 } = readReport(file);
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: numPassedTests, failed: numFailedTests };
}

export function sumCounts(counted: TestCounts[]): TestCounts {
  return counted.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/** Returns each failure of a report: file and title, then what was wrong. A test file that did not load is one. */
export function listFailures(file: string): string[] {
  const { testResults = [], suites = [] } = readReport(file);
  return [...testResults.flatMap(listVitestFailures), ...suites.flatMap(listJourneyFailures)];
}

function readReport(file: string): Report {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function listVitestFailures({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0 && status === "failed") return [`${name}\n${message}`];
  return failed.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join("\n")}`);
}

function listJourneyFailures({ specs = [], suites = [] }: JourneySuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return `[${projectName}] ${file} › ${title}\n${messages.join("\n")}`;
      }),
  );
  return [...own, ...suites.flatMap(listJourneyFailures)];
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: VitestFile[];
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: JourneySuite[];
};

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

type JourneySuite = {
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message: string }[] }[] }[];
  }[];
  suites?: JourneySuite[];
};
