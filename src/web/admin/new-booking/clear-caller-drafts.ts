import { removeStored } from "#web/lib/browser-storage.ts";

/** Session storage key of the drafts. */
export const CALLERS_KEY = "nabz_callers";

export function clearCallers(): void {
  removeStored("sessionStorage", CALLERS_KEY);
}
