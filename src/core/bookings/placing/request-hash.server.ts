import { createHash } from "node:crypto";
import type { NewBooking } from "#core/bookings/schema.ts";
import { toE164 } from "#core/patients/phone.ts";

/** What makes two requests the same one: everything that was asked for, however it was spelled or ordered. A hold is not asked for, nor is `again`: it answers a question. */
export function requestHash({ patient, booking, items, offer }: NewBooking): Buffer {
  const asked = [
    booking.code,
    booking.bookingDate,
    booking.bookingTime,
    toE164(patient.phone),
    patient.name,
    patient.email || null,
    patient.address,
    patient.age ?? null,
    patient.gender ?? null,
    items.map((item) => `${item.itemType} ${item.itemId}`).sort(),
    offer ?? null,
    // Only where it is told: requests of before there were PIN codes keep their hash.
    ...(patient.pinCode ? [patient.pinCode] : []),
  ];
  return createHash("sha256").update(JSON.stringify(asked)).digest();
}
