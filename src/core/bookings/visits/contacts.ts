import { listDetailsByOwner, type StaffDetailOf } from "#core/bookings/staff-details.ts";

/** Contact and payer of a visit, if they differ from the patient; shared by all members. */
export const contactFields = listDetailsByOwner("visit");

export type ContactField = StaffDetailOf<"visit">;

export type VisitContacts = Record<ContactField, string | null>;

export const emptyContacts: VisitContacts = {
  contactName: null,
  contactPhone: null,
  payerName: null,
  payerPhone: null,
};
