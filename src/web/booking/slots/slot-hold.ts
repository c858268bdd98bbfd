import { getPagePath, readPending } from "#web/booking/submit/pending-submission.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { createRandomId } from "#web/lib/create-random-id.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";

let holdId: string | null = null;

/**
 * Returns the secret id under which this page holds its seats. A booking left pending by an earlier load of the page
 * keeps its own. Browser only.
 */
export function getHoldId(): string {
  holdId ??= readPending().find(({ page }) => page === getPagePath())?.request.hold ?? createRandomId();
  return holdId;
}

/**
 * Releases the seat at once, also while the page unloads; otherwise the hold expires. The seat of a pending booking
 * stays.
 */
export function releasePageHold(): void {
  if (readPending().some(({ request }) => request.hold === getHoldId())) return;
  const keepaliveFetch: ApiFetch = (path, init) => browserFetch(path, { ...init, keepalive: true });
  callApi(keepaliveFetch, "DELETE /api/slot-holds/{hold}", { path: { hold: getHoldId() } }).catch(() => undefined);
}
