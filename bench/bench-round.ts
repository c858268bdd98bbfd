import type { BenchProcesses } from "./bench-processes.ts";
import { type CachedPageSpeed, cachedPageRequests, measureCachedPage } from "./cached-pages.ts";
import { copyTrialBookings } from "./copy-trial-bookings.ts";
import { benchLists, type ListSpeed, measureList } from "./list-speed.ts";
import { measureRenderLoad, type RenderLoadEffect } from "./render-load.ts";
import { measureStarts, type StartTimes } from "./start-times.ts";
import { type BenchTrial, measureThroughput, type Throughput } from "./throughput.ts";

/** Measurements of one round, in the order of the trials and lists. */
export type BenchRound = {
  trials: Throughput[];
  cachedPages: CachedPageSpeed[];
  renderLoad: RenderLoadEffect;
  lists: ListSpeed[];
  start: StartTimes | null;
};

export async function runRound(stage: BenchProcesses, trials: readonly BenchTrial[]): Promise<BenchRound> {
  const throughputs: Throughput[] = [];
  for (const trial of trials) throughputs.push(await measureThroughput(stage, trial));
  const cachedPages: CachedPageSpeed[] = [];
  for (const address of cachedPageRequests) cachedPages.push(await measureCachedPage(stage, address));
  const renderLoad = await measureRenderLoad(stage);
  await copyTrialBookings(stage.lab.database, stage.small.database);
  const speeds: ListSpeed[] = [];
  for (const list of benchLists) speeds.push(await measureList(stage, list));
  const start = stage.config.isStarting ? await measureStarts() : null;
  return { trials: throughputs, cachedPages, renderLoad, lists: speeds, start };
}

/** Runs the same load for longer, without results. */
export async function runWarmUp(stage: BenchProcesses, trials: readonly BenchTrial[]): Promise<void> {
  const config = { ...stage.config, seconds: stage.config.warmUpSeconds, isStarting: false };
  await runRound({ ...stage, config }, trials);
}
