import { useSyncExternalStore } from "react";

/** Spec §2: under 768 px the chat fills the screen. */
const WIDE = "(min-width: 768px)";

export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}

function watch(watcher: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", watcher);
  return () => query.removeEventListener("change", watcher);
}
