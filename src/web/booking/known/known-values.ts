import { pinCodeIn } from "#core/areas/pin-code.ts";
import type { BookingFormValues } from "#core/bookings/fields.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { ageText } from "#core/patients/exact-age.ts";
import { tidyName } from "#core/patients/name.ts";
import { formatNational } from "#core/patients/phone.ts";
import type { Patient } from "#core/patients/schema.ts";

/** What the form holds of a person. */
export type Person = Omit<BookingFormValues, "date" | "time">;

/** A patient of the phone that is signed in, as the form's fields. */
export function personOfPatient({ name, phone, email, address, age, exactAge, gender }: Patient): Person {
  return {
    name,
    phone: formatNational(phone),
    email: email ?? "",
    address,
    pinCode: pinCodeIn(address) ?? "",
    age: ageText(age, exactAge),
    gender: gender ?? "",
  };
}

/** Whom an earlier booking was for, where and how to reach them, as it was told then. */
export function personOfBooking({
  patientName,
  phone,
  email,
  address,
  pinCode,
  age,
  exactAge,
  gender,
}: Booking): Person {
  return {
    name: patientName,
    phone: formatNational(phone),
    email: email ?? "",
    address,
    pinCode: pinCode ?? "",
    age: ageText(age, exactAge),
    gender: gender ?? "",
  };
}

/** Names as they are compared: as they are kept, and capitals do not count. */
export function isSameName(one: string, other: string): boolean {
  return tidyName(one).toLowerCase() === tidyName(other).toLowerCase();
}
