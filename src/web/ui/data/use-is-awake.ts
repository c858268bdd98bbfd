import { useSyncExternalStore } from "react";

/** Whether scripts have taken the page over: false on the server and while the page hydrates. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(neverChanges, yes, no);
}

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
