/**
 * Writes the last two columns of docs/conformance.md: which files of the source name a row in a comment ("Row 2.14"), and
 * which tests show it ("// Rows 2.14, 2.15" above a test, or at the top of its file). With --check it writes nothing. Fails
 * on a row that no test shows, on a row that is named and does not exist, and with --check on a table that is not up to date.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";

const TABLE = "docs/conformance.md";
const ROW = /^\| (\d+\.\d+) \| ([^|]*) \| ([^|]*) \|/;
const NAMED = /\b[Rr]ows? (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g;
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

const files = globSync("{src,test,script,bench}/**/*.{ts,tsx,css}").sort();
const naming = new Map<string, string[]>();
for (const file of files) {
  for (const row of new Set(rowsNamedIn(file))) naming.set(row, [...(naming.get(row) ?? []), file]);
}

const [before, known] = [readFileSync(TABLE, "utf8"), new Set<string>()];
const faults: string[] = [];
const after = before.split("\n").map(withFiles).join("\n");
for (const [row, named] of naming) if (!known.has(row)) faults.push(`No row ${row}, which ${named.join(", ")} names.`);
if (process.argv.includes("--check")) {
  if (after !== before) faults.push(`${TABLE} is not up to date: run node script/conformance.ts.`);
} else writeFileSync(TABLE, after);

console.log(`${known.size} rows, ${faults.length} faults`);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

function rowsNamedIn(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(NAMED)].flatMap(([, rows = ""]) => rows.split(/, | and /));
}

/** A line of the table with the files that name its row; any other line as it is. */
function withFiles(line: string): string {
  const [, row = "", asked = "", decision = ""] = ROW.exec(line) ?? [];
  if (row === "") return line;
  known.add(row);
  const named = naming.get(row) ?? [];
  const tests = named.filter(isTest);
  if (tests.length === 0) faults.push(`No test shows row ${row}: ${asked}`);
  const sources = named.filter((file) => !isTest(file)).map((file) => file.replace(/^src\//, ""));
  return `| ${row} | ${asked} | ${decision} | ${sources.join(", ") || "-"} | ${tests.join(", ") || "-"} |`;
}
