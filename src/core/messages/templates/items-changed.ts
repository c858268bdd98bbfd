import { formatLongDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { formatVisit, listPreparation, resolveMessageKind, type VisitPlace } from "./at-centre.ts";
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

const SAMPLE_TAKEN_SENTENCE = "We have your sample: you need not prepare anything.";

/** Sent when staff have changed the items: the new total and preparation, without test names. */
export function formatItemsChanged(booking: ChangedBooking, lab: LabProfile) {
  const { code, patientName, day, time, totalPaise } = booking;
  const preparation = booking.preparation && listPreparation(booking, booking.preparation);
  const total = formatRupeesExact(totalPaise);
  const body = [
    `Hello ${patientName},`,
    `The tests of your ${formatVisit(booking)} on ${formatLongDate(day)}, ${time} have changed.`,
    `Reference: ${code}`,
    `Total: ${total}`,
    ...(preparation ?? [SAMPLE_TAKEN_SENTENCE]),
    `${lab.name}, ${lab.address}. Did you not ask for this? Call ${formatPhone(lab.phones[0] ?? "")}.`,
  ].join("\n");
  const variables = [
    patientName,
    code,
    formatLongDate(day),
    time,
    total,
    preparation ? fitVariable(preparation) : SAMPLE_TAKEN_SENTENCE,
  ];
  return {
    kind: resolveMessageKind("items-changed", booking),
    subject: `Your tests have changed (${code})`,
    body,
    variables,
  };
}
