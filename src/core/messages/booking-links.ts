import type { LabProfile } from "#core/lab/schema.ts";
import { type ConfirmedBooking, formatConfirmation } from "./templates/confirmation.ts";
import { createWhatsappLink } from "./whatsapp-link.ts";

/** WhatsApp chat with the patient, with the confirmation already typed; for staff. */
export function createNotificationUrl(booking: ConfirmedBooking & { phone: string }, lab: LabProfile): string {
  return createWhatsappLink(booking.phone, formatConfirmation(booking, lab));
}

/** WhatsApp chat with the lab; the text contains only the booking code. */
export function createPatientChatUrl({ code }: { code: string }, lab: LabProfile): string {
  return createWhatsappLink(lab.whatsappPhone, `Hello ${lab.name}, I am writing about my booking ${code}.`);
}
