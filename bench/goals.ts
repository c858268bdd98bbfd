import { CROWD } from "./crowd.ts";
import { wholeOf } from "./lab/spent.ts";
import type { Summary, TrialSummary } from "./summary.ts";
import { figure } from "./table.ts";

/** A goal tells whether a change has cost something; it fails nothing, because a machine may be busy. */
export type Goal = { what: "CPU ms" | "share of the bare server"; limit: number };

const LIST_GROWTH = 1.3;
const KEPT_SHARE = 0.95;
const CROWDED_TIMES = 3;

/** A line for each goal: met or not met. */
export function goalLines({ trials, kept, crowd: { times }, lists }: Summary): string[] {
  return [
    ...trials.flatMap((trial) => trialLine(trial) ?? []),
    ...kept.map(({ address: { name }, medians: { share } }) => {
      const isMet = share === null ? null : share >= KEPT_SHARE;
      return `${mark(isMet)}  ${name}: ${figure(share)} of the rate of /, at least ${KEPT_SHARE}`;
    }),
    `${mark(times === null ? null : times <= CROWDED_TIMES)}  a booking's p99 beside ${CROWD} renders: ${figure(times)} times the quiet one, at most ${CROWDED_TIMES}`,
    ...lists.map(({ list, medians: { growth } }) => {
      const isMet = growth === null ? null : growth <= LIST_GROWTH;
      return `${mark(isMet)}  the desk's list, ${list.name}: growth ${figure(growth)}, at most ${LIST_GROWTH}`;
    }),
  ];
}

function trialLine({ trial: { name, hands, goal }, medians, leastCpuMs }: TrialSummary): string | undefined {
  if (!goal) return undefined;
  const place = `${name}, ${hands} at once: ${goal.what}`;
  if (goal.what === "CPU ms") {
    const cost = wholeOf(medians);
    const costs = `${figure(cost)} (least ${figure(leastCpuMs)})`;
    return `${mark(cost === null ? null : cost <= goal.limit)}  ${place} ${costs}, at most ${goal.limit}`;
  }
  const share = medians.shareOfCopy;
  return `${mark(share === null ? null : share >= goal.limit)}  ${place} ${figure(share)}, at least ${goal.limit}`;
}

function mark(isMet: boolean | null): string {
  if (isMet === null) return "goal -      ";
  return isMet ? "goal met    " : "goal not met";
}
