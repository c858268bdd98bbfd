import { mebibytes } from "#test/memory-of.ts";
import { childrenOf } from "./processor-time.ts";

/** MiB that a process and its children hold, what they share counted once; null where /proc does not tell. */
export function familyMemoryOf(pid: number): number | null {
  const shares = [pid, ...childrenOf(pid)].map((one) => mebibytes(`/proc/${one}/smaps_rollup`, "Pss"));
  return shares.reduce((sum, share) => (sum === null || share === null ? null : sum + share), 0);
}
