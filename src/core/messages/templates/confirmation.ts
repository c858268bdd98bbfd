import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
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
  /** How to prepare, in the lab's own sentences, the most important first; contains no patient input. */
  preparation: readonly string[];
};

/** The words of a confirmation, in one language. */
export type ConfirmationWords = Pick<Sentences, "calendar" | "clock" | "confirmationMessage" | "messageLines">;

/** Confirmation with reference, date, time, total, preparation and the lab's address. */
export function formatConfirmation(booking: ConfirmedBooking, lab: LabProfile, words: ConfirmationWords): string {
  const { confirmationMessage, messageLines } = words;
  const helpline = formatPhone(lab.phones[0] ?? "");
  return [
    confirmationMessage.hello(booking.patientName, lab.name),
    messageLines.reference(booking.code),
    confirmationMessage.date(formatLongDate(booking.day, words.calendar)),
    confirmationMessage.time(formatShortTime(booking.time, words.clock)),
    confirmationMessage.total(formatRupeesExact(booking.totalPaise)),
    ...listPreparation(booking, booking.preparation, messageLines),
    `${messageLines.address(lab.name, lab.address)} ${confirmationMessage.call(helpline)}`,
  ].join("\n");
}

/** Variables of the approved template: name, reference, date, time, total, preparation (on one line). */
export function listConfirmationVariables(
  booking: ConfirmedBooking,
  { calendar, clock, messageLines }: Pick<Sentences, "calendar" | "clock" | "messageLines">,
): string[] {
  const { patientName, code, day, time, totalPaise, preparation } = booking;
  return [
    patientName,
    code,
    formatLongDate(day, calendar),
    formatShortTime(time, clock),
    formatRupeesExact(totalPaise),
    fitVariable(listPreparation(booking, preparation, messageLines), messageLines),
  ];
}
