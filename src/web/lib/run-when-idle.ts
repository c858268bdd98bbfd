import { waitForRequests } from "./pending-requests.ts";

/** Browsers without idle callbacks (Safari) wait this long. */
const IDLE_FALLBACK_MS = 2000;
/** The maximum wait for a call that hangs. */
const MAX_TURN_MS = 5000;

/** The last call in the queue. */
let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Calls once the page has loaded, has no pending requests and is idle: one call after the other, the next when the one
 * before has loaded its data, so that low-priority loading does not delay what is needed now. Returns a function that
 * cancels it.
 */
export function runWhenIdle(call: () => unknown): () => void {
  const controller = new AbortController();
  const isCalledOff = () => controller.signal.aborted;
  lastTurn = lastTurn
    .then(async () => {
      if (!isCalledOff()) await withTurnLimit(waitUntilFree());
      if (!isCalledOff()) await withTurnLimit(call());
    })
    .catch(() => undefined);
  return () => controller.abort();
}

async function waitUntilFree(): Promise<void> {
  await waitForLoad();
  await waitForRequests();
  await waitForIdle();
}

function waitForLoad(): Promise<unknown> | undefined {
  if (document.readyState === "complete") return undefined;
  return new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
}

function waitForIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, IDLE_FALLBACK_MS);
  });
}

function withTurnLimit(turn: unknown): Promise<unknown> {
  return Promise.race([turn, new Promise((resolve) => setTimeout(resolve, MAX_TURN_MS))]);
}
