import { longDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { kindAt, preparationAt, visitName, type Whereabouts } from "./at-centre.ts";
import { inOneGap } from "./gaps.ts";

type ChangedBooking = Whereabouts & {
  code: string;
  patientName: string;
  day: string;
  time: string;
  totalPaise: Paise;
  /** How to prepare for all that is booked now; null where the sample has been taken. */
  preparation: readonly string[] | null;
};

const TAKEN = "We have your sample: you need not prepare anything.";

/** What a patient is told when the desk has changed what is booked: the total and how to prepare, and no test by name. */
export function itemsChanged(booking: ChangedBooking, lab: LabProfile) {
  const { code, patientName, day, time, totalPaise } = booking;
  const preparation = booking.preparation && preparationAt(booking, booking.preparation);
  const total = formatRupeesExact(totalPaise);
  const body = [
    `Hello ${patientName},`,
    `The tests of your ${visitName(booking)} on ${longDate(day)}, ${time} have changed.`,
    `Reference: ${code}`,
    `Total: ${total}`,
    ...(preparation ?? [TAKEN]),
    `${lab.name}, ${lab.address}. Did you not ask for this? Call ${formatPhone(lab.phones[0] ?? "")}.`,
  ].join("\n");
  const variables = [patientName, code, longDate(day), time, total, preparation ? inOneGap(preparation) : TAKEN];
  return { kind: kindAt("items-changed", booking), subject: `Your tests have changed (${code})`, body, variables };
}
