import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import { currentUserQuery } from "./queries.ts";

/** The opt-out of a booking's phone, and the email address to which messages go all the same. */
type Recipient = Pick<Booking, "optOut" | "email">;

/**
 * Returns a function that replaces a hint about a patient message if WhatsApp is off, or if the phone of the booking has
 * opted out. Reads what the layout has loaded.
 */
export function useNotificationHint(booking?: Recipient): (promise: string) => string {
  const tellsPatients = useQuery({ ...currentUserQuery(), enabled: false }).data?.tellsPatients ?? true;
  return (promise) => {
    if (!tellsPatients) return words.admin.notificationsOff;
    return booking?.optOut ? getOptOutHint(booking) : promise;
  };
}

/** What staff must know of the messages to a phone that has opted out. */
export function getOptOutHint({ email }: Recipient): string {
  return email ? words.admin.optOut.emailOnly : words.admin.optOut.callInstead;
}
