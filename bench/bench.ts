/** Measures what the product is fast at, beside the machine's limits: see README.md. With `--quick`, whether it still runs. */
import { quick, whole } from "./pace.ts";
import { report } from "./report.ts";
import { playRound, type Round, warmUp } from "./round.ts";
import { type Stage, setStage } from "./stage.ts";
import { summaryOf } from "./summary.ts";
import { trialsOn } from "./trials.ts";

const pace = process.argv.includes("--quick") ? quick : whole;
const closing: (() => unknown)[] = [];
let closed: Promise<void> | undefined;
const begun = performance.now();

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => clearStage().then(() => process.exit(1)));
try {
  tell("filling two labs");
  await measure(await setStage(pace, closing));
} finally {
  await clearStage();
}

async function measure(stage: Stage): Promise<void> {
  const trials = await trialsOn(stage);
  tell("warming up");
  await warmUp(stage, trials);
  const rounds: Round[] = [];
  for (let round = 1; round <= pace.rounds; round++) {
    tell(`round ${round} of ${pace.rounds}`);
    rounds.push(await playRound(stage, trials));
  }
  const summary = summaryOf(rounds, trials, stage.lab.memory());
  for (const line of report(summary, pace)) console.log(line);
}

function clearStage(): Promise<void> {
  closed ??= (async () => {
    for (const close of closing.splice(0).reverse()) await close();
  })();
  return closed;
}

function tell(what: string): void {
  console.error(`${Math.round((performance.now() - begun) / 1000)} s: ${what}`);
}
