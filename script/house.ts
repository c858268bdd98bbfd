/** Prints the worst five of each budget of the house, and fails over a limit. Lint holds the others (functions, any, arrows). */
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { strayImports } from "#test/rooms.ts";
import { crumbsOf } from "./crumbs.ts";

const budgets = {
  linesAFile: 400,
  filesAFolder: 40,
  runtimeDependencies: 40,
  crumbs: 15,
  classesInTwoFiles: 0,
  deepFolders: 0,
};
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
  count("crumbs in src/web (30 lines or fewer, one importer)", crumbsOf("src/web"), budgets.crumbs),
  count("classes that two styles begin a selector with", classesInTwoFiles(), budgets.classesInTwoFiles),
  count("folders deeper than one below an area", deepFolders(), budgets.deepFolders),
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

function count(what: string, found: string[], limit: number): boolean {
  console.log(`${what}, at most ${limit}: ${[found.length, ...found].join("\n  ")}`);
  return found.length <= limit;
}

/** A class is written by the file whose selector begins with it: `.card.is-open` and `.card .btn` write card alone. */
function classesInTwoFiles(): string[] {
  const writers = new Map<string, Set<string>>();
  for (const file of globSync("src/web/**/*.css")) {
    const styles = readFileSync(file, "utf8").replace(/\/\*.*?\*\/|\((?:[^()]|\([^()]*\))*\)/gs, "");
    for (const [, selectors = ""] of styles.matchAll(/([^{};@]+)\{/g)) {
      for (const selector of selectors.split(",")) {
        const [, name] = /\.([a-z_][\w-]*)/i.exec(selector) ?? [];
        if (name) writers.set(name, (writers.get(name) ?? new Set()).add(file));
      }
    }
  }
  return [...writers]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `.${name}: ${[...files].join(", ")}`);
}

function deepFolders(): string[] {
  const rooms = globSync("src/{web,core}/*/*/*/**/*.*").map(dirname);
  return [...new Set(rooms)].sort();
}
