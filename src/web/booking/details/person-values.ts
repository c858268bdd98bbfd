import { extractPinCode } from "#core/areas/pin-code.ts";
import type { BookingFormValues } from "#core/bookings/booking-fields.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { normalizeName } from "#core/patients/name.ts";
import { formatNationalPhone } from "#core/patients/phone.ts";
import type { Patient } from "#core/patients/schema.ts";
import { formatAge } from "#web/lib/format-age.ts";

/** The form's values about a person. */
export type PersonValues = Omit<BookingFormValues, "date" | "time">;

/** Returns a patient of the signed-in phone as form values. */
export function patientToValues({ name, phone, email, address, age, exactAge, gender }: Patient): PersonValues {
  return {
    name,
    phone: formatNationalPhone(phone),
    email: email ?? "",
    address,
    pinCode: extractPinCode(address) ?? "",
    age: formatAge(age, exactAge),
    gender: gender ?? "",
  };
}

/** Returns the patient and address of an earlier booking, as entered then. */
export function bookingToValues({
  patientName,
  phone,
  email,
  address,
  pinCode,
  age,
  exactAge,
  gender,
}: Booking): PersonValues {
  return {
    name: patientName,
    phone: formatNationalPhone(phone),
    email: email ?? "",
    address,
    pinCode: pinCode ?? "",
    age: formatAge(age, exactAge),
    gender: gender ?? "",
  };
}

/** Compares names as they are stored, ignoring case. */
export function isSameName(a: string, b: string): boolean {
  return normalizeName(a).toLowerCase() === normalizeName(b).toLowerCase();
}
