import type { Booking } from "#core/bookings/schema.ts";
import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { isBooking } from "#web/booking/sending/is-booking.ts";
import { forgetStored, keepStored, readStored } from "#web/ui/data/browser-storage.ts";
import { shownItems } from "./shown-item.ts";

const KEY = "nabz_confirmation";

/** What was booked, as the confirmation shows it. */
export type Confirmation = { booking: Booking; items: readonly ChosenItem[] };

/** A confirmation that this tab has not left by Back to Home, and the page of the history over which it is open. */
export type KeptConfirmation = Confirmation & { at: string };

export function readConfirmation(): KeptConfirmation | null {
  const kept = readStored("sessionStorage", KEY) as Partial<KeptConfirmation> | null;
  if (!isBooking(kept?.booking) || !Array.isArray(kept.items)) return null;
  return { booking: kept.booking, items: shownItems(kept.items), at: String(kept.at) };
}

export function keepConfirmation(confirmation: KeptConfirmation): void {
  keepStored("sessionStorage", KEY, confirmation);
}

export function forgetConfirmation(): void {
  forgetStored("sessionStorage", KEY);
}
