import { type CrowdEffect, crowdEffect } from "./crowd.ts";
import { type KeptSpeed, keptAddresses, keptSpeed } from "./kept-addresses.ts";
import { type ListSpeed, listSpeed, lists } from "./lists.ts";
import type { Stage } from "./stage.ts";
import { type StartTimes, startTimes } from "./starts.ts";
import { type Throughput, type Trial, throughputOf } from "./throughput.ts";

/** One look at everything, in the order of the trials and lists. */
export type Round = {
  trials: Throughput[];
  kept: KeptSpeed[];
  crowd: CrowdEffect;
  lists: ListSpeed[];
  start: StartTimes | null;
};

export async function playRound(stage: Stage, trials: readonly Trial[]): Promise<Round> {
  const throughputs: Throughput[] = [];
  for (const trial of trials) throughputs.push(await throughputOf(stage, trial));
  const kept: KeptSpeed[] = [];
  for (const address of keptAddresses) kept.push(await keptSpeed(stage, address));
  const crowd = await crowdEffect(stage);
  const speeds: ListSpeed[] = [];
  for (const list of lists) speeds.push(await listSpeed(stage, list));
  const start = stage.pace.isStarting ? await startTimes() : null;
  return { trials: throughputs, kept, crowd, lists: speeds, start };
}

/** The same load for longer, and nothing else. */
export async function warmUp(stage: Stage, trials: readonly Trial[]): Promise<void> {
  const pace = { ...stage.pace, seconds: stage.pace.warmUpSeconds, isStarting: false };
  await playRound({ ...stage, pace }, trials);
}
