import { useSyncExternalStore } from "react";

/** Whether the page is hydrated: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useWhenHydrated(true);
}

/** Returns a value that the server cannot know: false until hydration. Does not render again where it stays false. */
export function useWhenHydrated(isSo: boolean): boolean {
  return useSyncExternalStore(subscribeNever, () => isSo, getFalse);
}

const subscribeNever = () => () => {};
const getFalse = () => false;
