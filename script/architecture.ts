/**
 * Prints the worst five of each architecture budget, and fails above a limit. Lint enforces the others (functions, any,
 * arrows).
 */
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { findIllegalImports } from "#test/module-order.ts";
import { listTinyFiles } from "./tiny-files.ts";

const budgets = {
  maxLinesPerFile: 400,
  maxFilesPerFolder: 40,
  runtimeDependencies: 40,
  tinyFiles: 8,
  deepFolders: 0,
};
/** Tests are next to what they test and are not counted. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Catalogue data and generated migrations have no length limit. */
const data = ["src/db/seed/**", "src/db/migrations/**"];

const sources = globSync("{src,test,bench,script}/**/*.{ts,tsx}", { exclude: data });
const lines = sources
  .filter((file) => !isTest(file))
  .map((file) => ({ name: file, size: readFileSync(file, "utf8").split("\n").length - 1 }));
const folders = Object.entries(
  Object.groupBy(
    globSync("src/**/*.*", { exclude: data }).filter((file) => !isTest(file)),
    dirname,
  ),
).map(([name, files = []]) => ({ name, size: files.length }));
const dependencies = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies);

const trackedFiles = [
  requireLimit("lines a file", lines, budgets.maxLinesPerFile),
  requireLimit("files a folder", folders, budgets.maxFilesPerFolder),
  requireLimit(
    "runtime dependencies",
    [{ name: "package.json", size: dependencies.length }],
    budgets.runtimeDependencies,
  ),
  requireCount("crumbs in src/web (30 lines or fewer, one importer)", listTinyFiles("src/web"), budgets.tinyFiles),
  requireCount("folders deeper than one below an area", deepFolders(), budgets.deepFolders),
];
const core = sources.filter((file) => file.startsWith("src/core/") && !isTest(file));
const orderViolations = findIllegalImports(core.map((file) => ({ file, text: readFileSync(file, "utf8") })));
for (const sentence of orderViolations) console.log(sentence);
if (trackedFiles.includes(false) || orderViolations.length > 0) process.exitCode = 1;

function requireLimit(what: string, measured: { name: string; size: number }[], limit: number): boolean {
  const worst = measured.sort((a, b) => b.size - a.size).slice(0, 5);
  console.log(`${what}, at most ${limit}: ${worst.map(({ name, size }) => `${size} ${name}`).join(", ")}`);
  return worst.every(({ size }) => size <= limit);
}

function requireCount(what: string, found: string[], limit: number): boolean {
  console.log(`${what}, at most ${limit}: ${[found.length, ...found].join("\n  ")}`);
  return found.length <= limit;
}

function deepFolders(): string[] {
  const deep = globSync("src/{web,core}/*/*/*/**/*.*").map(dirname);
  return [...new Set(deep)].sort();
}
