import type { NewBooking } from "#core/bookings/schema.ts";
import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { forgetStored, keepStored, readStored } from "#web/ui/data/browser-storage.ts";
import { shownItems } from "./shown-item.ts";

const KEY = "nabz_waiting_booking";

/** After this long the patient has called, or books anew: nothing is sent unasked. */
const WAITING_MS = 30 * 60 * 1000;

/** A booking that was confirmed by the patient and has no answer yet, with what its confirmation will show. */
export type Attempt = { request: NewBooking; items: readonly ChosenItem[] };

export function readWaiting(): Attempt | null {
  const kept = readStored("localStorage", KEY) as (Partial<Attempt> & { at?: unknown }) | null;
  const isRecent = typeof kept?.at === "number" && Math.abs(Date.now() - kept.at) < WAITING_MS;
  if (!isRecent || !isRequest(kept?.request) || !Array.isArray(kept.items)) return null;
  return { request: kept.request, items: shownItems(kept.items) };
}

export function keepWaiting(attempt: Attempt): void {
  keepStored("localStorage", KEY, { ...attempt, at: Date.now() });
}

export function forgetWaiting(): void {
  forgetStored("localStorage", KEY);
}

/** The server parses the rest; a half request would only be refused. */
function isRequest(kept: Partial<NewBooking> | undefined): kept is NewBooking {
  return typeof kept?.booking?.code === "string" && typeof kept.patient?.name === "string" && Array.isArray(kept.items);
}
