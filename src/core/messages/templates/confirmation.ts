import { isAtCentre } from "#core/bookings/collection-place.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatChangeHint } from "#core/catalogue/preparation/sentences.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { listPreparation, type VisitPlace } from "./at-centre.ts";
import { fitVariable } from "./template-variable.ts";

export type ConfirmedBooking = VisitPlace & {
  code: string;
  patientName: string;
  day: string;
  time: string;
  totalPaise: Paise;
  createdAt?: Date | string;
  /** How to prepare, in the lab's own sentences, the most important first; contains no patient input. */
  preparation: readonly string[];
};

/** Confirmation with reference, date, time, total, preparation and the lab's address. */
export function formatConfirmation(booking: ConfirmedBooking, lab: LabProfile): string {
  const [helpline = ""] = lab.phones;
  return [
    `Hello ${booking.patientName}, your booking at ${lab.name} is confirmed.`,
    `Reference: ${booking.code}`,
    `Date: ${formatLongDate(booking.day)}`,
    `Time: ${booking.time}`,
    `Total: ${formatRupeesExact(booking.totalPaise)}, to be paid after sample collection and testing.`,
    ...listPreparation(booking, booking.preparation),
    isAtCentre(booking)
      ? `${lab.name}, ${lab.address}. Questions? Call ${formatPhone(helpline)}.`
      : `${lab.name}, ${lab.address}. ${formatChangeHint(formatPhone(helpline), parseVisitStart(booking.day, booking.time, booking.createdAt))}`,
  ].join("\n");
}

/** Subject of the confirmation mail. */
export function formatConfirmationSubject({ code }: Pick<ConfirmedBooking, "code">): string {
  return `Your booking is confirmed (${code})`;
}

/** Variables of the approved template: name, reference, date, time, total, preparation (on one line). */
export function listConfirmationVariables(booking: ConfirmedBooking): string[] {
  const { patientName, code, day, time, totalPaise, preparation } = booking;
  return [
    patientName,
    code,
    formatLongDate(day),
    time,
    formatRupeesExact(totalPaise),
    fitVariable(listPreparation(booking, preparation)),
  ];
}
