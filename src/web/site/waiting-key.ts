import { readStored } from "#web/ui/data/browser-storage.ts";

/** Where the browser keeps bookings without an answer. */
export const WAITING_KEY = "nabz_waiting_bookings";

/** Whether there may be one: all that a page needs to know before it fetches what sends it. */
export function mayWait(): boolean {
  return readStored("localStorage", WAITING_KEY) !== null;
}
