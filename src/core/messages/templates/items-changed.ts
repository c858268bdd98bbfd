import { isAtCentre } from "#core/bookings/collection-place.ts";
import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { listPreparation, resolveMessageKind, type VisitPlace } from "./at-centre.ts";
import { fitVariable } from "./template-variable.ts";

type ChangedBooking = VisitPlace & {
  code: string;
  patientName: string;
  day: string;
  time: string;
  totalPaise: Paise;
  /** How to prepare for the current items; null once the sample is taken. */
  preparation: readonly string[] | null;
};

/** Sent when staff have changed the items: the new total and preparation, without test names. */
export function formatItemsChanged(
  booking: ChangedBooking,
  lab: LabProfile,
  { calendar, clock, messageLines, visitMessages }: Sentences,
) {
  const { subject, changed, total, sampleTaken } = visitMessages.itemsChanged;
  const { code, patientName, totalPaise } = booking;
  const day = formatLongDate(booking.day, calendar);
  const time = formatShortTime(booking.time, clock);
  const preparation = booking.preparation && listPreparation(booking, booking.preparation, messageLines);
  const amount = formatRupeesExact(totalPaise);
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    messageLines.hello(patientName),
    changed({ isAtCentre: isAtCentre(booking), day, time }),
    messageLines.reference(code),
    total(amount),
    ...(preparation ?? [sampleTaken]),
    `${messageLines.address(lab.name, lab.address)} ${messageLines.notRequested(helpline)}`,
  ].join("\n");
  const howToPrepare = preparation ? fitVariable(preparation, messageLines) : sampleTaken;
  const variables = [patientName, code, day, time, amount, howToPrepare];
  return { kind: resolveMessageKind("items-changed", booking), subject: subject(code), body, variables };
}
