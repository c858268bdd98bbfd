import { parseMebibytes } from "#test/process-memory.ts";
import { listChildren } from "./cpu-time.ts";

/** Returns the memory of a process and its children in MiB, shared memory counted once; null without /proc. */
export function readProcessTreeMemory(pid: number): number | null {
  const shares = [pid, ...listChildren(pid)].map((id) => parseMebibytes(`/proc/${id}/smaps_rollup`, "Pss"));
  return shares.reduce((sum, share) => (sum === null || share === null ? null : sum + share), 0);
}
