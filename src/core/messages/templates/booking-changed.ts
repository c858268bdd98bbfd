import type { PatientField } from "#core/bookings/booking-fields.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";

type ChangedBooking = { code: string; patientName: string; day: string; time: string };

/** The patient's words for the details that they entered. */
const fieldLabels = {
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

/** Returns those changed fields that the patient may know. */
export function listPatientFields(fields: readonly string[]): PatientField[] {
  return fields.filter((field): field is PatientField => Object.hasOwn(fieldLabels, field));
}

/** Says which details staff have changed, but not to what, because phones are shared. */
export function formatBookingChanged(
  fields: readonly PatientField[],
  { code, patientName, day, time }: ChangedBooking,
  lab: LabProfile,
) {
  const helpline = formatPhone(lab.phones[0] ?? "");
  const changed = [...new Set(fields.map((field) => fieldLabels[field]))].join(", ");
  const body = [
    `Hello ${patientName},`,
    `We have new details in your booking for ${formatLongDate(day)}, ${time}: ${changed}. The visit stays as it is.`,
    `Reference: ${code}`,
    `${lab.name}, ${lab.address}. Did you not ask for this? Call ${helpline}.`,
  ].join("\n");
  const variables = [patientName, code, formatLongDate(day), time, changed, helpline];
  return { kind: "booking-changed", subject: `Your booking has new details (${code})`, body, variables } as const;
}
