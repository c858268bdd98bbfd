import type { BookingItemRow, BookingRow } from "#core/bookings/queries.server.ts";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { toWire } from "#core/pricing/money.ts";

/** A booking as the API tells it (row 3.21). */
export function presentBooking({ day, time, totalPaise, createdAt, phoneProved: _, ...rest }: BookingRow): Booking {
  return {
    ...rest,
    bookingDate: day,
    bookingTime: time,
    totalAmount: toWire(totalPaise),
    createdAt: createdAt.toISOString(),
  };
}

/** An item with the name, code and price of the day of booking (row 3.19). */
export function presentItem({ pricePaise, itemType, ...rest }: BookingItemRow): BookingItem {
  return {
    ...rest,
    itemType: itemType === "test" ? "test" : "package",
    price: toWire(pricePaise),
    details: { name: rest.name, code: rest.code },
  };
}
