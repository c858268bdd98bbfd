import { readFileSync } from "node:fs";

/** Returns the memory that a process uses, in MiB; null where /proc does not report it. */
export function readProcessMemory(pid: number): number | null {
  return parseMebibytes(`/proc/${pid}/status`, "VmRSS");
}

/** Returns a field of a /proc file that counts in kB, in MiB; null where /proc does not report it. */
export function parseMebibytes(file: string, field: string): number | null {
  try {
    const found = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(readFileSync(file, "utf8"));
    return found ? Number(found[1]) / 1024 : null;
  } catch {
    return null;
  }
}
