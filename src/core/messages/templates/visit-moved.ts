import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { fitVariable } from "./template-variable.ts";

type MovedBooking = {
  code: string;
  patientName: string;
  day: string;
  time: string;
  /** How to prepare for the new slot, the most important first. */
  preparation: readonly string[];
};

/** Sent when staff have moved the visit. Names only the new slot, to avoid confusion with the old one. */
export function formatVisitMoved(
  { code, patientName, day, preparation, ...visit }: MovedBooking,
  lab: LabProfile,
  { calendar, clock, messageLines, visitMessages }: Sentences,
) {
  const { subject, now, unsuitable } = visitMessages.moved;
  const date = formatLongDate(day, calendar);
  const time = formatShortTime(visit.time, clock);
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    messageLines.hello(patientName),
    now(date, time),
    ...preparation,
    messageLines.reference(code),
    `${messageLines.address(lab.name, lab.address)} ${unsuitable(helpline)}`,
  ].join("\n");
  const variables = [patientName, code, date, time, fitVariable(preparation, messageLines), helpline];
  return { kind: "visit-moved", subject: subject(code), body, variables } as const;
}
