import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { FairQueue, type QueueClient } from "./fair-queue.ts";

type RenderQueueOptions = {
  /** More than one only helps if some wait for the database. */
  atOnce: number;
  /** Maximum number waiting, in total and per visitor. */
  waiting: { inAll: number; ofOne: number };
  /** Pause between the starts of two renders; `made` resolves when the first is done. */
  waitBetween?: (made: Promise<void>) => Promise<void>;
};

export type RenderQueue = {
  /** Runs the work when its turn has come. Throws `QueueFullError`, or the signal's reason when it is aborted. */
  run<Made>(visit: QueueClient, work: () => Promise<Made>): Promise<Made>;
  /** Number of pages being rendered, and waiting. */
  stats(): { running: number; waiting: number };
};

/**
 * Pages may use this share of the thread's time since a render began before the next one begins; the rest is for
 * bookings.
 */
const MAX_RENDER_SHARE = 0.5;
const MAX_REST_MS = 100;
const REST_POLL_MS = 2;

/** Creates the queue in which pages are rendered, with visitors taking turns (decision 015). */
export function createRenderQueue({ atOnce, waiting, waitBetween = waitForIdle }: RenderQueueOptions): RenderQueue {
  const queue = new FairQueue(waiting);
  let running = 0;
  let isResting = false;

  function admit(): void {
    const next = isResting || running >= atOnce ? undefined : queue.next();
    if (!next) return;
    running += 1;
    isResting = true;
    const made = next.begin().then(() => {
      running -= 1;
      admit();
    });
    void waitBetween(made).then(() => {
      isResting = false;
      admit();
    });
  }

  return {
    run(visit, work) {
      return new Promise((resolve, reject) => {
        queue.join(visit, { begin: () => work().then(resolve, reject), reject });
        admit();
      });
    },
    stats: () => ({ running, waiting: queue.length }),
  };
}

/**
 * Waits until the page is rendered and the thread was idle for its share of the time since, for at most `MAX_REST_MS`.
 */
async function waitForIdle(made: Promise<void>): Promise<void> {
  const begun = performance.eventLoopUtilization();
  const end = performance.now() + MAX_REST_MS;
  await Promise.race([made, pause(MAX_REST_MS)]);
  while (performance.eventLoopUtilization(begun).utilization > MAX_RENDER_SHARE && performance.now() < end) {
    await pause(REST_POLL_MS);
  }
}
