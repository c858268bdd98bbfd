import type { BookingField } from "#core/bookings/fields.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import { toE164 } from "#core/patients/phone.ts";

/** What a request asks for, field by field, as it is stored and compared: phones in E.164, nothing as null. */
export function askedValues({ patient, booking }: NewBooking) {
  return {
    name: patient.name,
    phone: toE164(patient.phone) ?? patient.phone,
    email: patient.email || null,
    age: patient.age ?? null,
    gender: patient.gender ?? null,
    address: patient.address,
    pinCode: patient.pinCode || null,
    date: booking.bookingDate,
    time: booking.bookingTime,
  } satisfies Record<BookingField, string | number | null>;
}
