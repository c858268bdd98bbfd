/** Prints the worst five of each budget of the house, and fails over a limit. Lint holds the others (functions, any, arrows). */
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { strayImports } from "#test/rooms.ts";

const budgets = { linesAFile: 250, filesAFolder: 20, runtimeDependencies: 40 };
/** Tests lie beside what they test and are not counted. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Catalogue data and generated history are as long as they are. */
const data = ["src/db/seed/catalogue/**", "src/db/migrations/**"];

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

const kept = [
  hold("lines a file", lines, budgets.linesAFile),
  hold("files a folder", folders, budgets.filesAFolder),
  hold("runtime dependencies", [{ name: "package.json", size: dependencies.length }], budgets.runtimeDependencies),
];
const core = sources.filter((file) => file.startsWith("src/core/") && !isTest(file));
const stray = strayImports(core.map((file) => ({ file, text: readFileSync(file, "utf8") })));
for (const sentence of stray) console.log(sentence);
if (kept.includes(false) || stray.length > 0) process.exitCode = 1;

function hold(what: string, measured: { name: string; size: number }[], limit: number): boolean {
  const worst = measured.sort((a, b) => b.size - a.size).slice(0, 5);
  console.log(`${what}, at most ${limit}: ${worst.map(({ name, size }) => `${size} ${name}`).join(", ")}`);
  return worst.every(({ size }) => size <= limit);
}
