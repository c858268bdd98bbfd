/** Walks the main journeys in each engine that is installed, and prints what became of them: see script/browsers. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { engines } from "./engines.ts";
import { hasFailed, report, type Seen } from "./report.ts";
import { journeys, walkThrough } from "./walk-through.ts";

const { values } = parseArgs({
  options: { engine: { type: "string" }, pictures: { type: "string", default: "test-results/browsers" } },
});
const wanted = engines.filter(({ name }) => !values.engine || name.toLowerCase() === values.engine.toLowerCase());
if (wanted.length === 0) throw new Error(`--engine ${engines.map(({ name }) => name.toLowerCase()).join(" | ")}`);

const folder = resolve(values.pictures);
const seen: Seen[] = [];
for (const engine of wanted) seen.push(await walkThrough(engine, folder, (what) => console.error(what)));

const names = journeys.map(({ name }) => name);
for (const line of report(names, seen)) console.log(line);
console.log(`\nPictures: ${folder}`);
if (hasFailed(seen)) process.exitCode = 1;
