import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Compiled code goes with the garbage and is made anew: a pause between two patients is no rest. */
const LOOK_EVERY_MS = 60_000;
/** A twentieth of the time between two looks: what a product does of which nobody asks anything is a hundredth. */
const WORK_MS = 3000;

type Parts = {
  /** Milliseconds of processor time that the process has used. */
  usedMs?: () => number;
  /** Gives back all memory that holds nothing any more. */
  collect?: () => void;
};

/**
 * Collects once after each time of work, as soon as nobody asks: while there is plenty, V8 leaves what is no longer used
 * where it is, for days. Gives back what stops it.
 */
export function collectWhenIdle({ usedMs = processorMs, collect = createCollect() }: Parts = {}): () => void {
  let used = usedMs();
  let hasWorked = true;
  const timer = setInterval(() => {
    const now = usedMs();
    const isWorking = now - used > WORK_MS;
    if (hasWorked && !isWorking) collect();
    hasWorked = isWorking;
    // What the collection itself cost is no work.
    used = usedMs();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function createCollect(): () => void {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  return () => void collect({ type: "major", flavor: "last-resort", execution: "sync" });
}
