import { readFileSync } from "node:fs";

/** MiB of memory that a process holds; null where /proc does not tell. */
export function memoryOf(pid: number): number | null {
  return mebibytes(`/proc/${pid}/status`, "VmRSS");
}

/** A field of a file of /proc that counts in kB, in MiB; null where /proc does not tell. */
export function mebibytes(file: string, field: string): number | null {
  try {
    const found = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(readFileSync(file, "utf8"));
    return found ? Number(found[1]) / 1024 : null;
  } catch {
    return null;
  }
}
