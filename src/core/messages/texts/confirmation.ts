import { isAtCentre } from "#core/bookings/places.ts";
import { longDate } from "#core/calendar/day.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { changeSentence } from "#core/catalogue/preparation/sentences.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { preparationAt, type Whereabouts } from "./at-centre.ts";
import { inOneGap } from "./gaps.ts";

export type ConfirmedBooking = Whereabouts & {
  code: string;
  patientName: string;
  day: string;
  time: string;
  totalPaise: Paise;
  /** When it was booked. */
  createdAt?: Date | string;
  /** How to prepare, in the lab's own sentences, the most important first; nothing that a patient typed. */
  preparation: readonly string[];
};

/** Row 7.38: the confirmation text, with reference, date, time, total, how to prepare and the lab's address. */
export function confirmationText(booking: ConfirmedBooking, lab: LabProfile): string {
  const [helpline = ""] = lab.phones;
  return [
    `Hello ${booking.patientName}, your booking at ${lab.name} is confirmed.`,
    `Reference: ${booking.code}`,
    `Date: ${longDate(booking.day)}`,
    `Time: ${booking.time}`,
    `Total: ${formatRupeesExact(booking.totalPaise)}, to be paid after sample collection and testing.`,
    ...preparationAt(booking, booking.preparation),
    isAtCentre(booking)
      ? `${lab.name}, ${lab.address}. Questions? Call ${formatPhone(helpline)}.`
      : `${lab.name}, ${lab.address}. ${changeSentence(formatPhone(helpline), visitStart(booking.day, booking.time, booking.createdAt))}`,
  ].join("\n");
}

/** Its subject, where it goes by mail. */
export function confirmationSubject({ code }: Pick<ConfirmedBooking, "code">): string {
  return `Your booking is confirmed (${code})`;
}

/** What fills the gaps of an approved template: name, reference, date, time, total, how to prepare (on one line). */
export function confirmationVariables(booking: ConfirmedBooking): string[] {
  const { patientName, code, day, time, totalPaise, preparation } = booking;
  return [
    patientName,
    code,
    longDate(day),
    time,
    formatRupeesExact(totalPaise),
    inOneGap(preparationAt(booking, preparation)),
  ];
}
