import { readStored } from "#web/lib/browser-storage.ts";

/** Storage key of the bookings without a response. */
export const PENDING_KEY = "nabz_waiting_bookings";

/** Whether there may be one: all that a page needs to know before it loads the code that sends it. */
export function mayHavePending(): boolean {
  return readStored("localStorage", PENDING_KEY) !== null;
}
