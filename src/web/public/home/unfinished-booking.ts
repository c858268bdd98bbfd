import { readDraft } from "#web/booking/draft.ts";

/**
 * Whether a booking was begun in this browser, and not booked. Phones are shared: nothing that was typed leaves this
 * module.
 */
export function hasBegunBooking(): boolean {
  return Object.values(readDraft().values).some((typed) => typed.trim() !== "");
}
