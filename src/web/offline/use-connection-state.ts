import { useEffect, useEffectEvent, useReducer } from "react";
import { type ConnectionState, createConnectionState, getCachedAt, reduceConnectionState } from "./connection-state.ts";

const PROBE_INTERVAL_MS = 15_000;
const PROBE_TIMEOUT_MS = 5_000;

/** The connection to the lab; `place` changes with each page that is shown. */
export function useConnectionState(pageKey: string): ConnectionState {
  const [connection, dispatch] = useReducer(reduceConnectionState, null, readInitialState);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => dispatch({ kind: "navigated", at: new Date() }), [pageKey]);
  const look = useEffectEvent(async () => {
    if (document.visibilityState === "visible" && (await isServerReachable())) dispatch({ kind: "found" });
  });
  useEffect(() => {
    const { signal, abort } = createListenerScope();
    window.addEventListener("offline", () => dispatch({ kind: "lost" }), { signal });
    // Undefined where the page was not loaded by https.
    navigator.serviceWorker?.addEventListener(
      "message",
      ({ data }) => dispatch({ kind: "given", keptAt: new Date(data.keptAt) }),
      { signal },
    );
    return abort;
  }, []);
  useEffect(() => {
    if (!connection.isDown) return;
    const { signal, abort } = createListenerScope();
    const again = setInterval(look, PROBE_INTERVAL_MS);
    signal.addEventListener("abort", () => clearInterval(again));
    window.addEventListener("online", look, { signal });
    document.addEventListener("visibilitychange", look, { signal });
    void look();
    return abort;
  }, [connection.isDown]);
  return connection;
}

function readInitialState(): ConnectionState {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return createConnectionState(getCachedAt(load?.serverTiming ?? []), navigator.onLine, new Date());
}

/** Whether the lab's server responds: browsers report many dead connections as online. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    return (await fetch("/healthz", { method: "HEAD", cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

function createListenerScope() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
