import { type CollectionPlace, isAtCentre } from "#core/bookings/collection-place.ts";
import { toE164 } from "#core/patients/phone.ts";

/**
 * Whose a detail is, and with that its column:
 * - `booking`: of one booking, in `bookings`;
 * - `address`: of the address, in `bookings` too, equal in all bookings of a visit;
 * - `visit`: of the visit, in `visits`, shared by its bookings.
 */
type StaffDetail = { of: "booking" | "address" | "visit"; isInCentreForm: boolean };

/**
 * The details of a booking that only staff see, in the order of their forms; a patient never gets them. Requests,
 * storing, changes, audit log, forms and the answer to staff derive from this table, and the compiler names what a new
 * detail lacks. Fields that the patient may see are in booking-fields.ts.
 */
export const staffDetails = {
  phlebotomistNote: { of: "address", isInCentreForm: false },
  contactName: { of: "visit", isInCentreForm: false },
  contactPhone: { of: "visit", isInCentreForm: false },
  payerName: { of: "visit", isInCentreForm: true },
  payerPhone: { of: "visit", isInCentreForm: true },
} as const satisfies Record<string, StaffDetail>;

type Details = typeof staffDetails;

export type StaffDetailField = keyof Details;
export type StaffDetailOf<Of> = { [F in StaffDetailField]: Details[F]["of"] extends Of ? F : never }[StaffDetailField];
/** The details in columns of `bookings`. */
export type BookingDetailField = StaffDetailOf<"booking" | "address">;
type WalkInDetailField = {
  [F in StaffDetailField]: Details[F]["isInCentreForm"] extends true ? F : never;
}[StaffDetailField];

/** Details as requested; omitted fields are not set. */
export type StaffDetails<Field extends StaffDetailField = StaffDetailField> = {
  [F in Field]?: string | null | undefined;
};

export type BookingDetails = Record<BookingDetailField, string | null>;

export const staffDetailFields = Object.keys(staffDetails) as StaffDetailField[];
export const bookingDetailFields = /* @__PURE__ */ listDetailsByOwner("booking", "address");
export const addressDetailFields = listDetailsByOwner("address");
/** What an additional member of a visit has of their own. */
export const memberDetailFields = /* @__PURE__ */ listDetailsByOwner("booking");
export const walkInDetailFields = staffDetailFields.filter(
  (field): field is WalkInDetailField => staffDetails[field].isInCentreForm,
);

/** Lists the details in the form for a place, or for an additional member of a visit. */
export function listFormDetails(place: CollectionPlace | "visit"): readonly StaffDetailField[] {
  if (place === "visit") return memberDetailFields;
  return isAtCentre({ place }) ? walkInDetailFields : staffDetailFields;
}

/** Returns a value as it is stored and compared: phones in E.164, empty as null. */
export function normalizeStaffDetail(field: StaffDetailField, value: string | null | undefined): string | null {
  return value && field.endsWith("Phone") ? (toE164(value) ?? value) : value || null;
}

/** Returns the details of these fields as they are stored. */
export function toStoredDetails<Field extends StaffDetailField>(
  fields: readonly Field[],
  details: StaffDetails<NoInfer<Field>>,
): Record<Field, string | null> {
  const entries = fields.map((field) => [field, normalizeStaffDetail(field, details[field])]);
  return Object.fromEntries(entries) as Record<Field, string | null>;
}

/** Lists the details of these owners. */
export function listDetailsByOwner<Of extends StaffDetail["of"]>(...owners: Of[]): StaffDetailOf<Of>[] {
  const isOf = (field: StaffDetailField) => owners.some((owner) => owner === staffDetails[field].of);
  return staffDetailFields.filter((field): field is StaffDetailOf<Of> => isOf(field));
}
