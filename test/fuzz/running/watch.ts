import { setTimeout as pause } from "node:timers/promises";
import { memoryOf } from "#test/memory-of.ts";
import type { Product } from "#test/product.ts";
import { ask } from "./exchange.ts";

/** What was seen of the process while it was fuzzed. */
export type Watched = {
  /** Milliseconds in which /healthz answered, at worst. */
  slowestHealthMs: number;
  /** MiB; null where the system does not tell. */
  mostMemory: number | null;
  lastMemory: number | null;
  /** What was wrong with /healthz. */
  unwell: string[];
};

const LOOK_EVERY_MS = 250;
/** So long the process has to give back what holds nothing any more (`collectWhenIdle`): two of its looks. */
const REST_MS = 125_000;

/** Looks at the process's health and memory until it is ended; the last memory is what it holds once it has rested, if that is more than `most` MiB. */
export function watch({ url, pid }: Product, most: number): { end(): Promise<Watched> } {
  const over = new AbortController();
  const seen: Watched = { slowestHealthMs: 0, mostMemory: null, lastMemory: null, unwell: [] };
  const looking = (async () => {
    while (!over.signal.aborted) {
      await look(url, pid, seen);
      await pause(LOOK_EVERY_MS, undefined, { signal: over.signal }).catch(() => {});
    }
  })();
  return {
    async end() {
      over.abort();
      await looking;
      await look(url, pid, seen);
      const rested = performance.now() + REST_MS;
      while ((seen.lastMemory ?? 0) > most && performance.now() < rested) {
        await pause(LOOK_EVERY_MS);
        seen.lastMemory = memoryOf(pid);
      }
      return seen;
    },
  };
}

async function look(url: string, pid: number, seen: Watched): Promise<void> {
  const begun = performance.now();
  await ask(`${url}/healthz`).catch((failure: Error) => seen.unwell.push(`no health: ${failure.message}`));
  seen.slowestHealthMs = Math.max(seen.slowestHealthMs, performance.now() - begun);
  seen.lastMemory = memoryOf(pid);
  seen.mostMemory = Math.max(seen.mostMemory ?? 0, seen.lastMemory ?? 0) || null;
}
