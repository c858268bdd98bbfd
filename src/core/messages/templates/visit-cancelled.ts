import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { CancelReason } from "#core/bookings/edit/cancel-reasons.ts";
import { formatSlotTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { resolveMessageKind, type VisitPlace } from "./at-centre.ts";

type CancelledBooking = VisitPlace & { code: string; patientName: string; day: string; time: string };

/**
 * Reasons that the patient reads. A wrong booking sends nothing: it is mostly a duplicate, and the patient would take
 * the right one for cancelled.
 */
type NotifiedReason = Exclude<CancelReason, "wrong-booking">;

/** Whether the patient is notified of a cancellation with this reason. */
export function isNotifiedReason(reason: CancelReason): reason is NotifiedReason {
  return reason !== "wrong-booking";
}

/** Sent when staff have cancelled the visit: why, and how to book again. */
export function formatVisitCancelled(
  reason: NotifiedReason,
  booking: CancelledBooking,
  lab: LabProfile,
  { calendar, clock, messageLines, visitMessages }: Sentences,
) {
  const { subject, cancelled, bookAgain, reasons } = visitMessages.cancelled;
  const { code, patientName } = booking;
  const day = formatLongDate(booking.day, calendar);
  const time = formatSlotTime(booking.time, clock);
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    messageLines.hello(patientName),
    cancelled({ isAtCentre: isAtCentre(booking), day, time }, reasons[reason]),
    messageLines.reference(code),
    `${messageLines.address(lab.name, lab.address)} ${bookAgain(helpline)}`,
  ].join("\n");
  const variables = [patientName, code, day, time, reasons[reason], helpline];
  const kind = resolveMessageKind("visit-cancelled", booking);
  return { kind, subject: subject(code), body, variables };
}
