import { isAtCentre } from "#core/bookings/collection-place.ts";
import { getOwnDeadline, type OwnChange } from "#core/bookings/edit/own-changes.ts";
import { type BookingStatus, isUpcoming } from "#core/bookings/statuses.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { VisitPlace } from "./templates/at-centre.ts";
import { type ConfirmationWords, type ConfirmedBooking, formatConfirmation } from "./templates/confirmation.ts";
import { createWhatsappLink } from "./whatsapp-link.ts";

type LinkedVisit = VisitPlace & { day: string; time: string; status: BookingStatus };

/** What decides whether the line of a visit link offers changes: the lab's limits, and the time of writing. */
export type VisitLineContext = { lab: LabProfile; now: Date };

/** Returns the line with a booking's visit link, a message's last one: it offers changes until their last deadline. */
export function formatVisitLine(
  visit: LinkedVisit,
  visitUrl: string,
  { changeVisit, openVisit }: Sentences["messageLines"],
  { lab, now }: VisitLineContext,
): string {
  const isOpen = (change: OwnChange) => now <= fromLabTime(getOwnDeadline(change, visit, { rules: lab }));
  const canChange = (isOpen("move") && lab.movesAllowed > 0) || isOpen("cancel");
  return isUpcoming(visit.status) && !isAtCentre(visit) && canChange ? changeVisit(visitUrl) : openVisit(visitUrl);
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
