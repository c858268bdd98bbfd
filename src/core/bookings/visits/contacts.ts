import type { CollectionPlace } from "#core/bookings/collection-place.ts";
import { toE164 } from "#core/patients/phone.ts";

const contactPersonFields = ["contactName", "contactPhone"] as const;
const payerFields = ["payerName", "payerPhone"] as const;

/** Contact and payer of a visit, if they differ from the patient; shared by all members. */
export const contactFields = [...contactPersonFields, ...payerFields] as const;

/** Details of a home visit that only staff see. */
export const staffDetailFields = ["phlebotomistNote", ...contactFields] as const;

export type ContactField = (typeof contactFields)[number];
export type StaffDetailField = (typeof staffDetailFields)[number];

export type VisitContacts = Record<ContactField, string | null>;

/** Details as requested; omitted fields are not set. */
export type StaffDetails<Field extends StaffDetailField = StaffDetailField> = {
  [F in Field]?: string | null | undefined;
};

export const emptyContacts: VisitContacts = {
  contactName: null,
  contactPhone: null,
  payerName: null,
  payerPhone: null,
};

/** Lists the fields for a place; a booking at the centre has no contact at home. */
export function listStaffDetailFields(place: CollectionPlace): readonly StaffDetailField[] {
  return place === "centre" ? payerFields : staffDetailFields;
}

/** Returns a value as it is stored and compared: phones in E.164, empty as null. */
export function normalizeStaffDetail(field: StaffDetailField, value: string | null | undefined): string | null {
  return value && field.endsWith("Phone") ? (toE164(value) ?? value) : value || null;
}

/** Returns contact and payer as they are stored. */
export function toVisitContacts(details: StaffDetails): VisitContacts {
  return {
    contactName: normalizeStaffDetail("contactName", details.contactName),
    contactPhone: normalizeStaffDetail("contactPhone", details.contactPhone),
    payerName: normalizeStaffDetail("payerName", details.payerName),
    payerPhone: normalizeStaffDetail("payerPhone", details.payerPhone),
  };
}
