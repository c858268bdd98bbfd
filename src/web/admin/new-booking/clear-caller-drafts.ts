import { removeStored } from "#web/lib/browser-storage.ts";

/** Session storage key of the drafts. */
export const CALLERS_KEY = "nabz_callers";

/** Removes all drafts, which name callers, from this tab. */
export function clearCallers(): void {
  removeStored("sessionStorage", CALLERS_KEY);
}
