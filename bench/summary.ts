import type { CrowdEffect } from "./crowd.ts";
import { type KeptAddress, type KeptSpeed, keptAddresses } from "./kept-addresses.ts";
import type { Lab } from "./lab/lab.ts";
import { wholeOf } from "./lab/spent.ts";
import { type List, type ListSpeed, lists } from "./lists.ts";
import { type Medians, mediansOf } from "./load/median.ts";
import type { Round } from "./round.ts";
import type { StartTimes } from "./starts.ts";
import type { Throughput, Trial } from "./throughput.ts";

export type TrialSummary = {
  trial: Trial;
  medians: Medians<Throughput>;
  /** Of the round with the lowest: whatever else runs on the machine can only add to it. */
  leastCpuMs: number | null;
};

/** The medians of all rounds. */
export type Summary = {
  rounds: number;
  trials: TrialSummary[];
  kept: { address: KeptAddress; medians: Medians<KeptSpeed> }[];
  crowd: Medians<CrowdEffect>;
  lists: { list: List; medians: Medians<ListSpeed> }[];
  start: Medians<StartTimes> | null;
  memory: ReturnType<Lab["memory"]>;
  /** The most that any round left undone when its CPU was read. */
  jobsLeft: number;
};

export function summaryOf(rounds: Round[], trials: Trial[], memory: Summary["memory"]): Summary {
  const starts = rounds.flatMap(({ start }) => start ?? []);
  return {
    rounds: rounds.length,
    trials: trials.map((trial, n) =>
      trialSummary(
        trial,
        rounds.flatMap((round) => round.trials[n] ?? []),
      ),
    ),
    kept: keptAddresses.map((address, n) => ({
      address,
      medians: mediansOf(rounds.flatMap(({ kept }) => kept[n] ?? [])),
    })),
    crowd: mediansOf(rounds.map(({ crowd }) => crowd)),
    lists: lists.map((list, n) => ({ list, medians: mediansOf(rounds.flatMap((round) => round.lists[n] ?? [])) })),
    start: starts.length === 0 ? null : mediansOf(starts),
    memory,
    jobsLeft: Math.max(...rounds.flatMap((round) => round.trials.map(({ jobsLeft }) => jobsLeft))),
  };
}

function trialSummary(trial: Trial, samples: Throughput[]): TrialSummary {
  const costs = samples.map(wholeOf);
  const leastCpuMs = costs.reduce((least, cost) => (least === null || cost === null ? null : Math.min(least, cost)));
  return { trial, medians: mediansOf(samples), leastCpuMs };
}
