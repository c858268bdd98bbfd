import { pinDigits } from "#core/areas/pin-code.ts";
import { type BookingField, type BookingFormValues, sentOf } from "#core/bookings/fields.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import { readAge } from "#core/patients/age.ts";
import { yearsOf } from "#core/patients/exact-age.ts";
import { toE164 } from "#core/patients/phone.ts";
import { type Priced, pricePaise } from "#core/pricing/discount.ts";
import { type Paise, toWire } from "#core/pricing/money.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";

/** Row 3.17, with its type. */
export type SelectionItem = Priced & { itemType: ItemType; itemId: number; name: string; code: string };

/** What the patient agrees to pay for: the server books at exactly this total, or asks again. */
export type PricedSelection<Item = SelectionItem> = { items: Item[]; totalPaise: Paise };

/** Row 7.18 the request of a filled form; `code` is made once an attempt. */
export function newBooking(
  values: BookingFormValues,
  { items, totalPaise }: PricedSelection,
  code: string,
): NewBooking {
  const sent = sentValues(values);
  return {
    patient: sentOf("patient", sent),
    booking: {
      code,
      ...sentOf("booking", sent),
      paymentStatus: "pending",
      paymentMethod: "pay_later",
      status: "confirmed",
      totalAmount: toWire(totalPaise),
    },
    items: items.map((item) => ({
      itemType: item.itemType,
      itemId: item.itemId,
      price: toWire(pricePaise(item)),
      name: item.name,
      code: item.code,
    })),
  };
}

/** What was typed as a request says it; a PIN code and months that were not typed are left out. */
function sentValues(values: BookingFormValues) {
  const age = readAge(values.age);
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    address: values.address.trim(),
    landmark: undefined,
    pinCode: pinDigits(values.pinCode) || undefined,
    age: age?.years ?? null,
    exactAge: age?.exact ?? undefined,
    gender: values.gender === "" ? null : (values.gender as NewBooking["patient"]["gender"]),
    date: values.date,
    time: values.time as NewBooking["booking"]["bookingTime"],
  } satisfies Record<BookingField, unknown>;
}

/** What a request asks for, field by field, as it is stored and compared: phones in E.164, nothing as null. */
export function askedValues({ patient, booking }: NewBooking) {
  return {
    name: patient.name,
    phone: toE164(patient.phone) ?? patient.phone,
    email: patient.email || null,
    age: patient.exactAge ? yearsOf(patient.exactAge) : (patient.age ?? null),
    exactAge: patient.exactAge ?? null,
    gender: patient.gender ?? null,
    address: patient.address,
    landmark: patient.landmark || null,
    pinCode: patient.pinCode || null,
    date: booking.bookingDate,
    time: booking.bookingTime,
  } satisfies Record<BookingField, string | number | null>;
}
