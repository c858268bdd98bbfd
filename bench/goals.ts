import { totalCost } from "./cpu-cost.ts";
import { RENDER_CLIENTS } from "./render-load.ts";
import type { BenchSummary, TrialSummary } from "./summary.ts";
import { formatNumber } from "./table.ts";

/** A goal shows whether a change made something slower; it fails nothing, because the machine may be busy. */
export type Goal = { what: "CPU ms" | "share of the bare server"; limit: number };

const MAX_LIST_GROWTH = 1.3;
const MIN_CACHED_SHARE = 0.95;
const MAX_CROWDED_FACTOR = 3;

/** Returns a line for each goal: met or not met. */
export function formatGoals({ trials, cachedPages, renderLoad: { times }, lists }: BenchSummary): string[] {
  return [
    ...trials.flatMap((trial) => formatTrialGoal(trial) ?? []),
    ...cachedPages.map(({ address: { name }, medians: { share } }) => {
      const isMet = share === null ? null : share >= MIN_CACHED_SHARE;
      return `${formatMark(isMet)}  ${name}: ${formatNumber(share)} of the rate of /, at least ${MIN_CACHED_SHARE}`;
    }),
    `${formatMark(times === null ? null : times <= MAX_CROWDED_FACTOR)}  a booking's p99 during ${RENDER_CLIENTS} renders: ${formatNumber(times)} times the quiet one, at most ${MAX_CROWDED_FACTOR}`,
    ...lists.map(({ list, medians: { growth } }) => {
      const isMet = growth === null ? null : growth <= MAX_LIST_GROWTH;
      return `${formatMark(isMet)}  staff's list, ${list.name}: growth ${formatNumber(growth)}, at most ${MAX_LIST_GROWTH}`;
    }),
  ];
}

function formatTrialGoal({ trial: { name, hands, goal }, medians, leastCpuMs }: TrialSummary): string | undefined {
  if (!goal) return undefined;
  const label = `${name}, ${hands} at once: ${goal.what}`;
  if (goal.what === "CPU ms") {
    const cost = totalCost(medians);
    const costs = `${formatNumber(cost)} (least ${formatNumber(leastCpuMs)})`;
    return `${formatMark(cost === null ? null : cost <= goal.limit)}  ${label} ${costs}, at most ${goal.limit}`;
  }
  const share = medians.shareOfCopy;
  return `${formatMark(share === null ? null : share >= goal.limit)}  ${label} ${formatNumber(share)}, at least ${goal.limit}`;
}

function formatMark(isMet: boolean | null): string {
  if (isMet === null) return "goal -      ";
  return isMet ? "goal met    " : "goal not met";
}
