import { browserFetch, callApi } from "#web/api-client.ts";
import { readWaiting, thisPage } from "#web/booking/waiting/waiting.ts";
import type { ApiFetch } from "#web/context.ts";

let own: string | null = null;

/**
 * The id under which this page holds its seats; nobody else learns it. A booking that waits for the network since this page
 * was open before keeps its own. For the browser alone.
 */
export function ownHold(): string {
  own ??= readWaiting().find(({ page }) => page === thisPage())?.request.hold ?? randomId();
  return own;
}

/**
 * Lets the seat go at once, also while the page is being left; a hold that is not let go ends by itself. The seat of
 * a booking that waits for the network stays.
 */
export function letGo(): void {
  if (readWaiting().some(({ request }) => request.hold === ownHold())) return;
  const leaving: ApiFetch = (path, init) => browserFetch(path, { ...init, keepalive: true });
  callApi(leaving, "DELETE /api/slot-holds/{hold}", { path: { hold: ownHold() } }).catch(() => undefined);
}

/** `crypto.randomUUID` is missing where a demo is looked at over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
