import type { PatientField } from "#core/bookings/booking-fields.ts";
import type { StaffDetailField } from "#core/bookings/visits/contacts.ts";

/** Fields of a booking that staff can change: patient fields and staff-only details. */
export type ChangedField = PatientField | StaffDetailField;
