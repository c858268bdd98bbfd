import { useSyncExternalStore } from "react";
import { hintedPhone, watchHints } from "./session-hints.ts";

/** `hintedPhone`, as it changes; undefined on the server, which cannot tell. */
export function useHintedPhone(): string | null | undefined {
  return useSyncExternalStore(watchHints, hintedPhone, () => undefined);
}
