import { readFileSync } from "node:fs";
import { childrenOf } from "./processor-time.ts";

/** MiB of memory that a process holds; null where /proc does not tell. */
export function memoryOf(pid: number): number | null {
  return mebibytes(`/proc/${pid}/status`, "VmRSS");
}

/** MiB that a process and its children hold, what they share counted once; null where /proc does not tell. */
export function familyMemoryOf(pid: number): number | null {
  const shares = [pid, ...childrenOf(pid)].map((one) => mebibytes(`/proc/${one}/smaps_rollup`, "Pss"));
  return shares.reduce((sum, share) => (sum === null || share === null ? null : sum + share), 0);
}

function mebibytes(file: string, field: string): number | null {
  try {
    const found = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(readFileSync(file, "utf8"));
    return found ? Number(found[1]) / 1024 : null;
  } catch {
    return null;
  }
}
