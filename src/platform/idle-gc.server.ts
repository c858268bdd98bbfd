import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collection also discards compiled code, so a short pause between two patients does not count as idle. */
const CHECK_INTERVAL_MS = 60_000;
/** A twentieth of the interval: an idle product uses a hundredth. */
const BUSY_CPU_MS = 3000;

type CollectWhenIdleDeps = {
  /** Returns the processor time used by the process, in milliseconds. */
  readCpuMs?: () => number;
  /** Collects all garbage. */
  collect?: () => void;
};

/**
 * Collects garbage once after each busy period, as soon as the process is idle: with plenty of memory V8 keeps garbage
 * for days. Returns a function that stops it.
 */
export function collectWhenIdle({
  readCpuMs = readProcessCpuMs,
  collect = createGarbageCollector(),
}: CollectWhenIdleDeps = {}): () => void {
  let used = readCpuMs();
  let hasWorked = true;
  const timer = setInterval(() => {
    const now = readCpuMs();
    const isWorking = now - used > BUSY_CPU_MS;
    if (hasWorked && !isWorking) collect();
    hasWorked = isWorking;
    // The cost of the collection itself does not count.
    used = readCpuMs();
  }, CHECK_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function readProcessCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function createGarbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  return () => void collect({ type: "major", flavor: "last-resort", execution: "sync" });
}
