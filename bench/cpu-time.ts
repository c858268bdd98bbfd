import { readdirSync, readFileSync } from "node:fs";

/** Linux reports ticks of a hundredth of a second, independent of its internal clock. */
const TICK_MILLISECONDS = 10;

type Stat = { parent: number; own: number; endedChildren: number };

/** Returns the CPU milliseconds used by a process with all its threads; null without /proc. */
export function readCpuTime(pid: number): number | null {
  const stat = readStat(pid);
  return stat ? stat.own : null;
}

/** Returns the CPU milliseconds used by a process and its children, running and ended; null without /proc. */
export function readProcessTreeCpuTime(pid: number): number | null {
  const parent = readStat(pid);
  if (!parent) return null;
  const children = listChildren(pid).map((child) => readStat(child)?.own ?? 0);
  return parent.own + parent.endedChildren + children.reduce((sum, own) => sum + own, 0);
}

/** Returns the running child processes. */
export function listChildren(pid: number): number[] {
  const all = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return all.filter((other) => readStat(other)?.parent === pid);
}

/** proc(5): the fields after the name, which may contain spaces and parentheses. */
function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
    return {
      parent,
      own: (user + system) * TICK_MILLISECONDS,
      endedChildren: (childrenUser + childrenSystem) * TICK_MILLISECONDS,
    };
  } catch {
    // The process has ended, or this system has no /proc.
    return undefined;
  }
}
