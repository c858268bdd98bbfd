/** Runs the main journeys in each installed engine, and prints the outcomes: see script/browsers. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { engines } from "./engines.ts";
import { type EngineResult, formatReport, hasFailed } from "./report.ts";
import { journeys, runJourneys } from "./walk-through.ts";

const { values } = parseArgs({
  options: { engine: { type: "string" }, pictures: { type: "string", default: "test-results/browsers" } },
});
const selected = engines.filter(({ name }) => !values.engine || name.toLowerCase() === values.engine.toLowerCase());
if (selected.length === 0) throw new Error(`--engine ${engines.map(({ name }) => name.toLowerCase()).join(" | ")}`);

const folder = resolve(values.pictures);
const results: EngineResult[] = [];
for (const engine of selected) results.push(await runJourneys(engine, folder, (what) => console.error(what)));

const names = journeys.map(({ name }) => name);
for (const line of formatReport(names, results)) console.log(line);
console.log(`\nPictures: ${folder}`);
if (hasFailed(results)) process.exitCode = 1;
