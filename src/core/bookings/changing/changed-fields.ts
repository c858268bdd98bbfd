import type { PatientField } from "#core/bookings/fields.ts";
import type { ToldField } from "#core/bookings/visit/contacts.ts";

/** What the desk changes of a booking: what its patient told, and what the staff alone are told. */
export type ChangedField = PatientField | ToldField;
