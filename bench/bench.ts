/**
 * Measures the product's speed against the machine's limits: see README.md. With `--quick`, checks that the bench still
 * runs.
 */
import { fullConfig, quickConfig } from "./bench-config.ts";
import { type BenchProcesses, startBenchProcesses } from "./bench-processes.ts";
import { type BenchRound, runRound, runWarmUp } from "./bench-round.ts";
import { createTrials } from "./bench-trials.ts";
import { formatReport } from "./report.ts";
import { summarizeRounds } from "./summary.ts";

const config = process.argv.includes("--quick") ? quickConfig : fullConfig;
const closing: (() => unknown)[] = [];
let closed: Promise<void> | undefined;
const begun = performance.now();

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => closeAll().then(() => process.exit(1)));
try {
  logProgress("filling two labs");
  await measure(await startBenchProcesses(config, closing));
} finally {
  await closeAll();
}

async function measure(stage: BenchProcesses): Promise<void> {
  const trials = await createTrials(stage);
  logProgress("warming up");
  await runWarmUp(stage, trials);
  const rounds: BenchRound[] = [];
  for (let round = 1; round <= config.rounds; round++) {
    logProgress(`round ${round} of ${config.rounds}`);
    rounds.push(await runRound(stage, trials));
  }
  const summary = summarizeRounds(rounds, trials, stage.lab.memory());
  for (const line of formatReport(summary, config)) console.log(line);
}

function closeAll(): Promise<void> {
  closed ??= (async () => {
    for (const close of closing.splice(0).reverse()) await close();
  })();
  return closed;
}

function logProgress(what: string): void {
  console.error(`${Math.round((performance.now() - begun) / 1000)} s: ${what}`);
}
