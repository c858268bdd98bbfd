/**
 * Writes the last two columns of docs/conformance.md: the source files with a comment that cites a row ("Row 2.14"),
 * and the tests that cover it ("// Rows 2.14, 2.15" above a test or at the top of its file). With --check it writes
 * nothing. Fails if a row has no test, if a cited row does not exist, and with --check if the table is outdated.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";

const TABLE = "docs/conformance.md";
const ROW = /^\| (\d+\.\d+) \| ([^|]*) \| ([^|]*) \|/;
const NAMED = /\b[Rr]ows? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g;
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

const files = globSync("{src,test,script,bench}/**/*.{ts,tsx,css}").sort();
const naming = new Map<string, string[]>();
for (const file of files) {
  for (const row of new Set(listRowsNamedIn(file))) naming.set(row, [...(naming.get(row) ?? []), file]);
}

const [before, known] = [readFileSync(TABLE, "utf8"), new Set<string>()];
const faults: string[] = [];
const after = before.split("\n").map(withTestFiles).join("\n");
for (const [row, named] of naming) if (!known.has(row)) faults.push(`No row ${row}, which ${named.join(", ")} names.`);
if (process.argv.includes("--check")) {
  if (after !== before) faults.push(`${TABLE} is not up to date: run node script/conformance.ts.`);
} else writeFileSync(TABLE, after);

console.log(`${known.size} rows, ${faults.length} faults`);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

function listRowsNamedIn(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(NAMED)].flatMap(([, rows = ""]) => rows.split(/, | and /));
}

/** Returns a line of the table with the files that cite its row; any other line unchanged. */
function withTestFiles(line: string): string {
  const [, row = "", requirement = "", decision = ""] = ROW.exec(line) ?? [];
  if (row === "") return line;
  known.add(row);
  const named = naming.get(row) ?? [];
  const tests = named.filter(isTest);
  if (tests.length === 0) faults.push(`No test shows row ${row}: ${requirement}`);
  const sources = named.filter((file) => !isTest(file)).map((file) => file.replace(/^src\//, ""));
  return `| ${row} | ${requirement} | ${decision} | ${sources.join(", ") || "-"} | ${tests.join(", ") || "-"} |`;
}
