import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { fitVariable } from "./template-variable.ts";

type RedrawBooking = {
  code: string;
  patientName: string;
  day: string;
  time: string;
  /** How to prepare, the most important first. */
  preparation: readonly string[];
};

/** Sent when a tube was rejected and its tests are booked again. Names no test, because phones are shared. */
export function formatRedrawBooked(
  { code, patientName, day, preparation, ...visit }: RedrawBooking,
  lab: LabProfile,
  { calendar, clock, messageLines, visitMessages }: Sentences,
) {
  const { subject, again, unsuitable } = visitMessages.redraw;
  const date = formatLongDate(day, calendar);
  const time = formatShortTime(visit.time, clock);
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    messageLines.hello(patientName),
    again(date, time),
    ...preparation,
    messageLines.reference(code),
    `${messageLines.address(lab.name, lab.address)} ${unsuitable(helpline)}`,
  ].join("\n");
  const variables = [patientName, code, date, time, fitVariable(preparation, messageLines), helpline];
  return { kind: "redraw-booked", subject: subject(code), body, variables } as const;
}
