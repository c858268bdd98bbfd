import type { NewBooking } from "#core/bookings/schema.ts";
import type { ShownItem } from "#web/booking/selection.ts";
import { shownItems } from "#web/booking/storage.ts";
import { WAITING_KEY } from "#web/site/waiting-key.ts";
import { forgetStored, keepStored, readStored } from "#web/ui/data/browser-storage.ts";

const MINUTE_MS = 60 * 1000;
/** After this long the patient may have called, or booked anew: nothing is sent unasked. */
const UNASKED_MS = 30 * MINUTE_MS;
/** After this long nobody's name and address stay on a phone that is shared. */
const KEPT_MS = 60 * MINUTE_MS;

/** A booking that was confirmed by the patient and has no answer yet, with what its confirmation will show. */
export type Attempt = { request: NewBooking; items: readonly ShownItem[] };

/** Since when it waits, and the page that it was confirmed on: path and query. */
export type Waiting = Attempt & { at: number; page: string };

/** The page that is open. */
export function thisPage(): string {
  return window.location.pathname + window.location.search;
}

/** All that wait, each for an hour at most; what is older is forgotten now. */
export function readWaiting(): Waiting[] {
  const kept = readStored("localStorage", WAITING_KEY);
  if (kept === null) return [];
  const waiting = (Array.isArray(kept) ? kept : []).flatMap((one) => waitingOf(one) ?? []);
  if (!Array.isArray(kept) || waiting.length < kept.length) keepAll(waiting);
  return waiting;
}

/** From now on, confirmed on that page; of the items only what the confirmation shows. */
export function keepWaiting({ request, items }: Attempt, page = thisPage()): Waiting {
  const shown = items.map((item) => ({ ...item, description: "" }));
  const waiting = { request, items: shown, at: Date.now(), page };
  keepAll([...others(request.booking.code), waiting]);
  return waiting;
}

/** Once it has an answer, or is no longer wanted. */
export function forgetWaiting(code: string): void {
  keepAll(others(code));
}

/** Whether it still waits, as far as this browser's tabs know. */
export function stillWaits(code: string): boolean {
  return readWaiting().some(({ request }) => request.booking.code === code);
}

/** Whether it has waited so long that it is sent only after a yes. */
export function wantsYes({ at }: Pick<Waiting, "at">): boolean {
  return ageOf(at) >= UNASKED_MS;
}

/** Until it is forgotten. */
export function msLeft({ at }: Pick<Waiting, "at">): number {
  return Math.max(0, KEPT_MS - ageOf(at));
}

function others(code: string): Waiting[] {
  return readWaiting().filter(({ request }) => request.booking.code !== code);
}

function keepAll(waiting: readonly Waiting[]): void {
  if (waiting.length === 0) forgetStored("localStorage", WAITING_KEY);
  else keepStored("localStorage", WAITING_KEY, waiting);
}

function waitingOf(one: unknown): Waiting | null {
  const kept = one as Partial<Waiting> | null;
  if (typeof kept?.at !== "number" || ageOf(kept.at) >= KEPT_MS) return null;
  if (!isRequest(kept.request) || !Array.isArray(kept.items) || typeof kept.page !== "string") return null;
  return { request: kept.request, items: shownItems(kept.items), at: kept.at, page: kept.page };
}

/** A clock that was put back makes nothing young for ever. */
function ageOf(at: number): number {
  return Math.abs(Date.now() - at);
}

/** The server parses the rest; a half request would only be refused. */
function isRequest(kept: Partial<NewBooking> | undefined): kept is NewBooking {
  const { code, bookingDate } = kept?.booking ?? {};
  return (
    typeof code === "string" &&
    typeof bookingDate === "string" &&
    typeof kept?.patient?.name === "string" &&
    Array.isArray(kept.items)
  );
}
