import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in ticks of a hundredth of a second, whatever its own clock does. */
const TICK_MILLISECONDS = 10;

type Stat = { parent: number; own: number; endedChildren: number };

/** CPU milliseconds that a process with all its threads has used so far; null where /proc does not tell. */
export function processorTime(pid: number): number | null {
  const stat = readStat(pid);
  return stat ? stat.own : null;
}

/** CPU milliseconds that a process and its children, running and ended, have used so far; null where /proc does not tell. */
export function familyProcessorTime(pid: number): number | null {
  const parent = readStat(pid);
  if (!parent) return null;
  const children = childrenOf(pid).map((child) => readStat(child)?.own ?? 0);
  return parent.own + parent.endedChildren + children.reduce((sum, own) => sum + own, 0);
}

/** The processes that this one has started and that still run. */
export function childrenOf(pid: number): number[] {
  const all = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return all.filter((other) => readStat(other)?.parent === pid);
}

/** proc(5): the fields after the name, which may hold spaces and brackets itself. */
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
    // It has ended meanwhile, or this system has no /proc.
    return undefined;
  }
}
