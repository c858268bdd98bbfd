import type { CancelReason } from "#core/bookings/changing/cancel-reasons.ts";
import { longDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { kindAt, visitName, type Whereabouts } from "./at-centre.ts";

type CancelledBooking = Whereabouts & { code: string; patientName: string; day: string; time: string };

/**
 * Why, as the patient reads it. Of a wrong booking nothing is said: it is mostly a second one of the same visit, and its
 * patient would take the first one for cancelled.
 */
const why = {
  "patient-asked": "You asked us to cancel it.",
  "not-at-home": "Nobody was at home when we came.",
  "lab-cannot-come": "We are sorry: we cannot come at that hour.",
  "wrong-booking": null,
  other: "Please call us if you would like to know why.",
} as const satisfies Record<CancelReason, string | null>;

type ToldReason = { [R in CancelReason]: (typeof why)[R] extends null ? never : R }[CancelReason];

/** Whether the patient hears of a visit that was cancelled for this reason. */
export function isToldWhenCancelled(reason: CancelReason): reason is ToldReason {
  return why[reason] !== null;
}

/** What a patient is told when the desk has cancelled the visit: that it does not take place, why, and how to book again. */
export function visitCancelled(reason: ToldReason, booking: CancelledBooking, lab: LabProfile) {
  const { code, patientName, day, time } = booking;
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    `Hello ${patientName},`,
    `Your ${visitName(booking)} on ${longDate(day)}, ${time} is cancelled. ${why[reason]}`,
    `Reference: ${code}`,
    `${lab.name}, ${lab.address}. To book another time, call ${helpline}.`,
  ].join("\n");
  const variables = [patientName, code, longDate(day), time, why[reason], helpline];
  const kind = kindAt("visit-cancelled", booking);
  return { kind, subject: `Your visit is cancelled (${code})`, body, variables };
}
