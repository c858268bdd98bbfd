import { useEffect, useEffectEvent, useReducer } from "react";
import { keptAtOf, type LineState, lineAfter, lineAtFirst } from "./line-state.ts";

const LOOK_AGAIN_MS = 15_000;
const PATIENCE_MS = 5_000;

/** The line to the lab; `place` is another one with each page that is shown. */
export function useLineState(place: string): LineState {
  const [line, hear] = useReducer(lineAfter, null, lineOfDocument);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is new
  useEffect(() => hear({ kind: "navigated", at: new Date() }), [place]);
  const look = useEffectEvent(async () => {
    if (document.visibilityState === "visible" && (await isReached())) hear({ kind: "found" });
  });
  useEffect(() => {
    const { signal, abort } = listening();
    window.addEventListener("offline", () => hear({ kind: "lost" }), { signal });
    // Not there where the page did not come by https.
    navigator.serviceWorker?.addEventListener(
      "message",
      ({ data }) => hear({ kind: "given", keptAt: new Date(data.keptAt) }),
      { signal },
    );
    return abort;
  }, []);
  useEffect(() => {
    if (!line.isDown) return;
    const { signal, abort } = listening();
    const again = setInterval(look, LOOK_AGAIN_MS);
    signal.addEventListener("abort", () => clearInterval(again));
    window.addEventListener("online", look, { signal });
    document.addEventListener("visibilitychange", look, { signal });
    void look();
    return abort;
  }, [line.isDown]);
  return line;
}

function lineOfDocument(): LineState {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return lineAtFirst(keptAtOf(load?.serverTiming ?? []), navigator.onLine, new Date());
}

/** Whether the lab's server answers: a browser calls many a dead line a line. */
async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch("/healthz", { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
