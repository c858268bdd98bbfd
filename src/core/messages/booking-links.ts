import type { LabProfile } from "#core/lab/schema.ts";
import { type ConfirmedBooking, confirmationText } from "./texts/confirmation.ts";
import { whatsappLink } from "./whatsapp-link.ts";

/** Row 3.22: the lab's staff write to the patient, with the confirmation already typed. */
export function notificationUrl(booking: ConfirmedBooking & { phone: string }, lab: LabProfile): string {
  return whatsappLink(booking.phone, confirmationText(booking, lab));
}

/** Row 3.22: the patient writes to the lab about a booking. It holds nothing but the booking's code. */
export function patientChatUrl({ code }: { code: string }, lab: LabProfile): string {
  return whatsappLink(lab.whatsappPhone, `Hello ${lab.name}, I am writing about my booking ${code}.`);
}
