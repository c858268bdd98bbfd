import { setTimeout as pause } from "node:timers/promises";
import { readProcessMemory } from "#test/process-memory.ts";
import type { Product } from "#test/product-process.ts";
import { fetchUrl } from "./http-client.ts";

/** Health of the process while it was fuzzed. */
export type ProcessHealth = {
  /** The slowest response of /healthz, in milliseconds. */
  slowestHealthMs: number;
  /** MiB; null where the system does not report it. */
  peakMemory: number | null;
  lastMemory: number | null;
  /** Failures of /healthz. */
  healthFailures: string[];
};

const POLL_MS = 250;
/** The time for the process to release unused memory (`collectWhenIdle`): two of its checks. */
const REST_MS = 125_000;

/**
 * Monitors the process's health and memory until it is stopped; the last memory is what it uses once it is idle, if
 * that is more than `most` MiB.
 */
export function watchProcess({ url, pid }: Product, most: number): { end(): Promise<ProcessHealth> } {
  const over = new AbortController();
  const health: ProcessHealth = { slowestHealthMs: 0, peakMemory: null, lastMemory: null, healthFailures: [] };
  const looking = (async () => {
    while (!over.signal.aborted) {
      await sampleProcess(url, pid, health);
      await pause(POLL_MS, undefined, { signal: over.signal }).catch(() => {});
    }
  })();
  return {
    async end() {
      over.abort();
      await looking;
      await sampleProcess(url, pid, health);
      const rested = performance.now() + REST_MS;
      while ((health.lastMemory ?? 0) > most && performance.now() < rested) {
        await pause(POLL_MS);
        health.lastMemory = readProcessMemory(pid);
      }
      return health;
    },
  };
}

async function sampleProcess(url: string, pid: number, health: ProcessHealth): Promise<void> {
  const begun = performance.now();
  await fetchUrl(`${url}/healthz`).catch((failure: Error) =>
    health.healthFailures.push(`no health: ${failure.message}`),
  );
  health.slowestHealthMs = Math.max(health.slowestHealthMs, performance.now() - begun);
  health.lastMemory = readProcessMemory(pid);
  health.peakMemory = Math.max(health.peakMemory ?? 0, health.lastMemory ?? 0) || null;
}
