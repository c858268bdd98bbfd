import { useSyncExternalStore } from "react";

/** Whether scripts have taken the page over: false on the server and while the page hydrates. */
export function useIsAwake(): boolean {
  return useOnceAwake(true);
}

/** What the server could not tell: false until the page is awake. Where it is false anyway nothing is drawn again. */
export function useOnceAwake(isSo: boolean): boolean {
  return useSyncExternalStore(neverChanges, () => isSo, no);
}

const neverChanges = () => () => {};
const no = () => false;
