import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { TurnQueue, type Visit } from "./turn-queue.ts";

type Options = {
  /** More than one only where some wait for the database. */
  atOnce: number;
  /** How many wait, in all and of one visitor. */
  waiting: { inAll: number; ofOne: number };
  /** What passes between the beginnings of two; `made` settles when the first of them is made. */
  rest?: (made: Promise<void>) => Promise<void>;
};

export type RenderRoom = {
  /** Does the work when its turn has come. Throws Busy where too many wait, and the signal's reason when it is aborted. */
  enter<Made>(visit: Visit, work: () => Promise<Made>): Promise<Made>;
  /** How many pages are being made, and how many wait. */
  state(): { running: number; waiting: number };
};

/** Of the thread's time since a page was begun, pages get so much before the next is begun: the rest is for bookings. */
const SHARE_OF_PAGES = 0.5;
const LONGEST_REST_MS = 100;
const LOOK_EVERY_MS = 2;

/** Where pages are made, by turns of those who ask, so that nobody takes the others' time (decision 015). */
export function createRenderRoom({ atOnce, waiting, rest = untilRested }: Options): RenderRoom {
  const queue = new TurnQueue(waiting);
  let inside = 0;
  let isResting = false;

  function admit(): void {
    const next = isResting || inside >= atOnce ? undefined : queue.next();
    if (!next) return;
    inside += 1;
    isResting = true;
    const made = next.begin().then(() => {
      inside -= 1;
      admit();
    });
    void rest(made).then(() => {
      isResting = false;
      admit();
    });
  }

  return {
    enter(visit, work) {
      return new Promise((resolve, reject) => {
        queue.join(visit, { begin: () => work().then(resolve, reject), refuse: reject });
        admit();
      });
    },
    state: () => ({ running: inside, waiting: queue.length }),
  };
}

/** Until the page is made and the thread was idle for its share of the time since; but not for ever. */
async function untilRested(made: Promise<void>): Promise<void> {
  const begun = performance.eventLoopUtilization();
  const end = performance.now() + LONGEST_REST_MS;
  await Promise.race([made, pause(LONGEST_REST_MS)]);
  while (performance.eventLoopUtilization(begun).utilization > SHARE_OF_PAGES && performance.now() < end) {
    await pause(LOOK_EVERY_MS);
  }
}
