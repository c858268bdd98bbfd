import type { PatientField } from "#core/bookings/booking-fields.ts";
import type { StaffDetailField } from "#core/bookings/staff-details.ts";

/** Fields of a booking that staff can change: patient fields, the language, and the details that only staff see. */
export type ChangedField = PatientField | "language" | StaffDetailField;
