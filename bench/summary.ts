import type { BenchLab } from "./bench-lab.ts";
import type { BenchRound } from "./bench-round.ts";
import { type CachedPageRequest, type CachedPageSpeed, cachedPageRequests } from "./cached-pages.ts";
import { totalCost } from "./cpu-cost.ts";
import { type BenchList, benchLists, type ListSpeed } from "./list-speed.ts";
import { computeMedians, type Medians } from "./load/percentiles.ts";
import type { RenderLoadEffect } from "./render-load.ts";
import type { StartTimes } from "./start-times.ts";
import type { BenchTrial, Throughput } from "./throughput.ts";

export type TrialSummary = {
  trial: BenchTrial;
  medians: Medians<Throughput>;
  /** Of the cheapest round: other load on the machine can only add to it. */
  leastCpuMs: number | null;
};

/** The medians of all rounds. */
export type BenchSummary = {
  rounds: number;
  trials: TrialSummary[];
  cachedPages: { address: CachedPageRequest; medians: Medians<CachedPageSpeed> }[];
  renderLoad: Medians<RenderLoadEffect>;
  lists: { list: BenchList; medians: Medians<ListSpeed> }[];
  start: Medians<StartTimes> | null;
  memory: ReturnType<BenchLab["memory"]>;
  /** The most jobs that any round left when its CPU was read. */
  jobsLeft: number;
};

export function summarizeRounds(
  rounds: BenchRound[],
  trials: BenchTrial[],
  memory: BenchSummary["memory"],
): BenchSummary {
  const starts = rounds.flatMap(({ start }) => start ?? []);
  return {
    rounds: rounds.length,
    trials: trials.map((trial, n) =>
      summarizeTrial(
        trial,
        rounds.flatMap((round) => round.trials[n] ?? []),
      ),
    ),
    cachedPages: cachedPageRequests.map((address, n) => ({
      address,
      medians: computeMedians(rounds.flatMap(({ cachedPages }) => cachedPages[n] ?? [])),
    })),
    renderLoad: computeMedians(rounds.map(({ renderLoad }) => renderLoad)),
    lists: benchLists.map((list, n) => ({
      list,
      medians: computeMedians(rounds.flatMap((round) => round.lists[n] ?? [])),
    })),
    start: starts.length === 0 ? null : computeMedians(starts),
    memory,
    jobsLeft: Math.max(...rounds.flatMap((round) => round.trials.map(({ jobsLeft }) => jobsLeft))),
  };
}

function summarizeTrial(trial: BenchTrial, samples: Throughput[]): TrialSummary {
  const costs = samples.map(totalCost);
  const leastCpuMs = costs.reduce((least, cost) => (least === null || cost === null ? null : Math.min(least, cost)));
  return { trial, medians: computeMedians(samples), leastCpuMs };
}
