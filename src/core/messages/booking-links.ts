import { isAtCentre } from "#core/bookings/collection-place.ts";
import { type BookingStatus, isUpcoming } from "#core/bookings/statuses.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { VisitPlace } from "./templates/at-centre.ts";
import { type ConfirmationWords, type ConfirmedBooking, formatConfirmation } from "./templates/confirmation.ts";
import { createWhatsappLink } from "./whatsapp-link.ts";

/** Returns the line with a booking's visit link: a message's last one. */
export function formatVisitLine(
  booking: VisitPlace & { status: BookingStatus },
  visitUrl: string,
  { changeVisit, openVisit }: Sentences["messageLines"],
): string {
  return isUpcoming(booking.status) && !isAtCentre(booking) ? changeVisit(visitUrl) : openVisit(visitUrl);
}

/** WhatsApp chat with the patient, with the confirmation and the line of the visit link already typed; for staff. */
export function createNotificationUrl(
  booking: ConfirmedBooking & { phone: string },
  lab: LabProfile,
  words: ConfirmationWords,
  visitLine?: string,
): string {
  const confirmation = formatConfirmation(booking, lab, words);
  return createWhatsappLink(booking.phone, visitLine ? `${confirmation}\n${visitLine}` : confirmation);
}

/** WhatsApp chat with the lab; the text contains only the booking code. */
export function createPatientChatUrl(
  { code }: { code: string },
  lab: LabProfile,
  { patientChat }: Pick<Sentences, "patientChat">,
): string {
  return createWhatsappLink(lab.whatsappPhone, patientChat(lab.name, code));
}
