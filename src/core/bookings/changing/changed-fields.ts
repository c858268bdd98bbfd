import type { PatientField } from "#core/bookings/fields.ts";
import type { ContactField } from "#core/bookings/visit/contacts.ts";

/** What the desk changes of a booking: what its patient told, and what who comes must know. */
export type ChangedField = PatientField | "collectorNote" | ContactField;

/** Letters of what the desk writes for whoever comes. */
export const LONGEST_COLLECTOR_NOTE = 200;
