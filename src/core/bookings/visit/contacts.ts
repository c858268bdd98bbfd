import type { Place } from "#core/bookings/places.ts";
import { toE164 } from "#core/patients/phone.ts";

const openerFields = ["doorName", "doorPhone"] as const;
const payerFields = ["payerName", "payerPhone"] as const;

/** Who opens the door and who pays, where that is another one than the patient: of the visit, whoever is seen there. */
export const contactFields = [...openerFields, ...payerFields] as const;

/** What the staff alone are told of a visit at home. */
export const toldFields = ["collectorNote", ...contactFields] as const;

export type ContactField = (typeof contactFields)[number];
export type ToldField = (typeof toldFields)[number];

export type Contacts = Record<ContactField, string | null>;

/** As it was asked for; what is left out is not told. */
export type Told<Field extends ToldField = ToldField> = { [F in Field]?: string | null | undefined };

export const noContacts: Contacts = { doorName: null, doorPhone: null, payerName: null, payerPhone: null };

/** Nobody goes to a door for who comes to the counter. */
export function toldFieldsAt(place: Place): readonly ToldField[] {
  return place === "centre" ? payerFields : toldFields;
}

/** As it is stored and compared: phones in E.164, nothing as null. */
export function storedTold(field: ToldField, told: string | null | undefined): string | null {
  return told && field.endsWith("Phone") ? (toE164(told) ?? told) : told || null;
}

/** Who opens and who pays, as it is stored. */
export function contactsTold(told: Told): Contacts {
  return {
    doorName: storedTold("doorName", told.doorName),
    doorPhone: storedTold("doorPhone", told.doorPhone),
    payerName: storedTold("payerName", told.payerName),
    payerPhone: storedTold("payerPhone", told.payerPhone),
  };
}
