import type { CancelReason } from "#core/bookings/edit/cancel-reasons.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatVisit, resolveMessageKind, type VisitPlace } from "./at-centre.ts";

type CancelledBooking = VisitPlace & { code: string; patientName: string; day: string; time: string };

/**
 * The reason as the patient reads it. A wrong booking sends nothing: it is mostly a duplicate, and the patient would
 * take the right one for cancelled.
 */
const reasonTexts = {
  "patient-asked": "You asked us to cancel it.",
  "not-at-home": "Nobody was at home when we came.",
  "lab-cannot-come": "We are sorry: we cannot come at that hour.",
  "wrong-booking": null,
  other: "Please call us if you would like to know why.",
} as const satisfies Record<CancelReason, string | null>;

type NotifiedReason = { [R in CancelReason]: (typeof reasonTexts)[R] extends null ? never : R }[CancelReason];

/** Whether the patient is notified of a cancellation with this reason. */
export function isNotifiedReason(reason: CancelReason): reason is NotifiedReason {
  return reasonTexts[reason] !== null;
}

/** Sent when staff have cancelled the visit: why, and how to book again. */
export function formatVisitCancelled(reason: NotifiedReason, booking: CancelledBooking, lab: LabProfile) {
  const { code, patientName, day, time } = booking;
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    `Hello ${patientName},`,
    `Your ${formatVisit(booking)} on ${formatLongDate(day)}, ${time} is cancelled. ${reasonTexts[reason]}`,
    `Reference: ${code}`,
    `${lab.name}, ${lab.address}. To book another time, call ${helpline}.`,
  ].join("\n");
  const variables = [patientName, code, formatLongDate(day), time, reasonTexts[reason], helpline];
  const kind = resolveMessageKind("visit-cancelled", booking);
  return { kind, subject: `Your visit is cancelled (${code})`, body, variables };
}
