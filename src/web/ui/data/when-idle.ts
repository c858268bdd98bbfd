/** Browsers without idle callbacks (Safari) wait so long. */
const PATIENCE_MS = 2000;

/** Calls once the page has loaded and has nothing to do; the answer calls it off. */
export function whenIdle(call: () => void): () => void {
  const waiting = new AbortController();
  const callOnce = () => !waiting.signal.aborted && call();
  const wait = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(callOnce);
    else setTimeout(callOnce, PATIENCE_MS);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal: waiting.signal });
  return () => waiting.abort();
}
