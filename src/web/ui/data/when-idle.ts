import { untilQuiet } from "./under-way.ts";

/** Browsers without idle callbacks (Safari) wait so long. */
const PATIENCE_MS = 2000;
/** Longer than this nobody waits for what hangs. */
const TURN_MS = 5000;

/** The last of those that want to be called. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Calls once the page has loaded, waits for nothing from the server and has nothing to do: one after the other, the next when
 * what the one before has fetched is there, so that nothing that may come later is in the way of what is asked for now. The
 * answer calls it off.
 */
export function whenIdle(call: () => unknown): () => void {
  const waiting = new AbortController();
  const isCalledOff = () => waiting.signal.aborted;
  last = last
    .then(async () => {
      if (!isCalledOff()) await soonOver(untilFree());
      if (!isCalledOff()) await soonOver(call());
    })
    .catch(() => undefined);
  return () => waiting.abort();
}

async function untilFree(): Promise<void> {
  await untilLoaded();
  await untilQuiet();
  await untilResting();
}

function untilLoaded(): Promise<unknown> | undefined {
  if (document.readyState === "complete") return undefined;
  return new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
}

function untilResting(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, PATIENCE_MS);
  });
}

function soonOver(turn: unknown): Promise<unknown> {
  return Promise.race([turn, new Promise((resolve) => setTimeout(resolve, TURN_MS))]);
}
