import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { type ConfirmationWords, type ConfirmedBooking, formatConfirmation } from "./templates/confirmation.ts";
import { createWhatsappLink } from "./whatsapp-link.ts";

/** WhatsApp chat with the patient, with the confirmation already typed; for staff. */
export function createNotificationUrl(
  booking: ConfirmedBooking & { phone: string },
  lab: LabProfile,
  words: ConfirmationWords,
): string {
  return createWhatsappLink(booking.phone, formatConfirmation(booking, lab, words));
}

/** WhatsApp chat with the lab; the text contains only the booking code. */
export function createPatientChatUrl(
  { code }: { code: string },
  lab: LabProfile,
  { patientChat }: Pick<Sentences, "patientChat">,
): string {
  return createWhatsappLink(lab.whatsappPhone, patientChat(lab.name, code));
}
