import { forgetStored } from "#web/ui/data/browser-storage.ts";

/** Under which the tab keeps what callers said. */
export const CALLERS_KEY = "nabz_callers";

export function forgetCallers(): void {
  forgetStored("sessionStorage", CALLERS_KEY);
}
