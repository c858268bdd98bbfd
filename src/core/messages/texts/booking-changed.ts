import type { PatientField } from "#core/bookings/fields.ts";
import { longDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";

type ChangedBooking = { code: string; patientName: string; day: string; time: string };

/** What a patient calls the details that they told. */
const names = {
  name: "name",
  phone: "phone number",
  email: "email",
  age: "age",
  exactAge: "age",
  gender: "gender",
  address: "address",
  landmark: "landmark",
  pinCode: "PIN code",
} as const satisfies Record<PatientField, string>;

/** Of the fields that have changed, those that are the patient's to know. */
export function toldFields(fields: readonly string[]): PatientField[] {
  return fields.filter((field): field is PatientField => Object.hasOwn(names, field));
}

/** What a patient is told when the desk has changed their details: which, and not to what, because phones are shared. */
export function bookingChanged(
  fields: readonly PatientField[],
  { code, patientName, day, time }: ChangedBooking,
  lab: LabProfile,
) {
  const helpline = formatPhone(lab.phones[0] ?? "");
  const changed = [...new Set(fields.map((field) => names[field]))].join(", ");
  const body = [
    `Hello ${patientName},`,
    `We have new details in your booking for ${longDate(day)}, ${time}: ${changed}. The visit stays as it is.`,
    `Reference: ${code}`,
    `${lab.name}, ${lab.address}. Did you not ask for this? Call ${helpline}.`,
  ].join("\n");
  const variables = [patientName, code, longDate(day), time, changed, helpline];
  return { kind: "booking-changed", subject: `Your booking has new details (${code})`, body, variables } as const;
}
