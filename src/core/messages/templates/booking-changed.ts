import { type PatientField, patientFieldNames } from "#core/bookings/booking-fields.ts";
import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";

type ChangedBooking = { code: string; patientName: string; day: string; time: string };

/** Returns those changed fields that the patient may know. */
export function listPatientFields(fields: readonly string[]): PatientField[] {
  return fields.filter((field): field is PatientField => patientFieldNames.some((name) => name === field));
}

/** Says which details staff have changed, but not to what, because phones are shared. */
export function formatBookingChanged(
  fields: readonly PatientField[],
  { code, patientName, ...visit }: ChangedBooking,
  lab: LabProfile,
  { calendar, clock, messageLines, visitMessages }: Sentences,
) {
  const { subject, changed, fields: labels } = visitMessages.detailsChanged;
  const helpline = formatPhone(lab.phones[0] ?? "");
  const details = [...new Set(fields.map((field) => labels[field]))].join(", ");
  const date = formatLongDate(visit.day, calendar);
  const time = formatShortTime(visit.time, clock);
  const body = [
    messageLines.hello(patientName),
    changed(date, time, details),
    messageLines.reference(code),
    `${messageLines.address(lab.name, lab.address)} ${messageLines.notRequested(helpline)}`,
  ].join("\n");
  const variables = [patientName, code, date, time, details, helpline];
  return { kind: "booking-changed", subject: subject(code), body, variables } as const;
}
