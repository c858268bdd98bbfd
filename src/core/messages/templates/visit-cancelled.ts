import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { CancelReason } from "#core/bookings/edit/cancel-reasons.ts";
import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { resolveMessageKind, type VisitPlace } from "./at-centre.ts";

type CancelledBooking = VisitPlace & {
  code: string;
  patientName: string;
  day: string;
  time: string;
  /** Whether something was paid for it. */
  isRefundDue?: boolean;
};

/**
 * Reasons that the patient reads. A wrong booking sends nothing: it is mostly a duplicate, and the patient would take
 * the right one for cancelled.
 */
type NotifiedReason = Exclude<CancelReason, "wrong-booking">;

/** Whether the patient is notified of a cancellation with this reason. */
export function isNotifiedReason(reason: CancelReason): reason is NotifiedReason {
  return reason !== "wrong-booking";
}

/** Sent when the visit is cancelled: why, that what was paid is returned, and how to book again. */
export function formatVisitCancelled(
  reason: NotifiedReason,
  booking: CancelledBooking,
  lab: LabProfile,
  { calendar, clock, messageLines, visitMessages }: Sentences,
) {
  const { subject, cancelled, bookAgain, reasons, refund } = visitMessages.cancelled;
  const { code, patientName, isRefundDue = false } = booking;
  const why = isRefundDue ? `${reasons[reason]} ${refund}` : reasons[reason];
  const day = formatLongDate(booking.day, calendar);
  const time = formatShortTime(booking.time, clock);
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    messageLines.hello(patientName),
    cancelled({ isAtCentre: isAtCentre(booking), day, time }, why),
    messageLines.reference(code),
    `${messageLines.address(lab.name, lab.address)} ${bookAgain(helpline)}`,
  ].join("\n");
  const variables = [patientName, code, day, time, why, helpline];
  const kind = resolveMessageKind("visit-cancelled", booking);
  return { kind, subject: subject(code), body, variables };
}
