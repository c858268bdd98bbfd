import { normalizePinCode } from "#core/areas/pin-code.ts";
import { type BookingField, type BookingFormValues, toRequestPart } from "#core/bookings/booking-fields.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { parseAge } from "#core/patients/age.ts";
import { getWholeYears } from "#core/patients/exact-age.ts";
import { toE164 } from "#core/patients/phone.ts";
import { formatAmount, type Paise } from "#core/pricing/money.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import { getPricePaise, type Prices } from "#core/pricing/prices.ts";

/** A selected item with its type. */
export type SelectionItem = Prices & { itemType: ItemType; itemId: number; name: string; code: string };

/** The items and the total that the patient agrees to: the server books exactly this total, or asks again. */
export type PricedSelection<Item = SelectionItem> = { items: Item[]; totalPaise: Paise };

/** Creates the request of a filled form; `code` is created once per attempt. */
export function createBookingRequest(
  values: BookingFormValues,
  { items, totalPaise }: PricedSelection,
  code: string,
): CreateBookingRequest {
  const requestValues = parseFormValues(values);
  return {
    patient: toRequestPart("patient", requestValues),
    booking: {
      code,
      ...toRequestPart("booking", requestValues),
      paymentStatus: "pending",
      paymentMethod: "pay_later",
      status: "confirmed",
      totalAmount: formatAmount(totalPaise),
    },
    items: items.map((item) => ({
      itemType: item.itemType,
      itemId: item.itemId,
      price: formatAmount(getPricePaise(item)),
      name: item.name,
      code: item.code,
    })),
  };
}

/** Converts typed values to request values; an untyped PIN code or exact age is left out. */
function parseFormValues(values: BookingFormValues) {
  const age = parseAge(values.age);
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    address: values.address.trim(),
    landmark: undefined,
    pinCode: normalizePinCode(values.pinCode) || undefined,
    age: age?.years ?? null,
    exactAge: age?.exact ?? undefined,
    gender: values.gender === "" ? null : (values.gender as CreateBookingRequest["patient"]["gender"]),
    date: values.date,
    time: values.time as CreateBookingRequest["booking"]["bookingTime"],
  } satisfies Record<BookingField, unknown>;
}

/** Returns a request's values as they are stored and compared: phones in E.164, empty as null. */
export function toBookingValues({ patient, booking }: CreateBookingRequest) {
  return {
    name: patient.name,
    phone: toE164(patient.phone) ?? patient.phone,
    email: patient.email || null,
    age: patient.exactAge ? getWholeYears(patient.exactAge) : (patient.age ?? null),
    exactAge: patient.exactAge ?? null,
    gender: patient.gender ?? null,
    address: patient.address,
    landmark: patient.landmark || null,
    pinCode: patient.pinCode || null,
    date: booking.bookingDate,
    time: booking.bookingTime,
  } satisfies Record<BookingField, string | number | null>;
}
