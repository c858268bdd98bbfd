import { CACHED_AT_HEADER } from "./cached-response.ts";

/** The connection, as far as the page knows, and the age of what it shows. */
export type ConnectionState = {
  isDown: boolean;
  /** Whether some of it comes from the browser's cache. */
  isKept: boolean;
  asOf: Date;
};

/** `given`: a response cached at that time is shown. `found`: the server has responded. */
export type ConnectionEvent =
  | { kind: "lost" | "found" }
  | { kind: "given"; keptAt: Date }
  | { kind: "navigated"; at: Date };

/** Returns when a document was cached, from its response; null where it came from the network. */
export function getCachedAt(timings: readonly Pick<PerformanceServerTiming, "name" | "description">[]): Date | null {
  const entry = timings.find(({ name }) => name === CACHED_AT_HEADER);
  return entry ? new Date(entry.description) : null;
}

/** Returns the initial state; a cached page means that the connection was down. */
export function createConnectionState(keptAt: Date | null, isOnline: boolean, now: Date): ConnectionState {
  return { isDown: keptAt !== null || !isOnline, isKept: keptAt !== null, asOf: keptAt ?? now };
}

/** Returns the state after a request failed or succeeded, a cached response arrived, or a page was opened. */
export function reduceConnectionState(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.kind) {
    case "lost":
      return { ...state, isDown: true };
    case "found":
      return { ...state, isDown: false };
    case "given":
      return { isDown: true, isKept: true, asOf: event.keptAt < state.asOf ? event.keptAt : state.asOf };
    case "navigated":
      return state.isDown ? state : { isDown: false, isKept: false, asOf: event.at };
  }
}

/** Returns what the notice says: null while online with fresh data. */
export function getNotice({ isDown, isKept }: ConnectionState): "down" | "back" | null {
  if (isDown) return "down";
  return isKept ? "back" : null;
}
