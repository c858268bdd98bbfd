/** Sends a fresh demo thousands of odd calls, and fails if one gets a wrong response: see script/fuzz. */
import { parseArgs } from "node:util";
import { formatReport } from "./report.ts";
import { runFuzz } from "./run-fuzz.ts";

const { values } = parseArgs({ options: { calls: { type: "string", default: "30000" }, seed: { type: "string" } } });
const plan = { calls: Number(values.calls), seed: Number(values.seed ?? Date.now() % 1_000_000) };
if (!Number.isSafeInteger(plan.calls) || !Number.isSafeInteger(plan.seed))
  throw new Error("script/fuzz [--calls 30000] [--seed 1]");

const result = await runFuzz(plan, (what) => console.error(what));
for (const line of formatReport(result)) console.log(line);
if (result.findings.length > 0) process.exitCode = 1;
