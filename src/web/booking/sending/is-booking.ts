import type { Booking } from "#core/bookings/schema.ts";

/** Whether it has the parts without which a confirmation would say nothing. */
export function isBooking(answered: Partial<Booking> | null | undefined): answered is Booking {
  return [answered?.code, answered?.bookingDate, answered?.bookingTime, answered?.totalAmount].every(
    (text) => typeof text === "string",
  );
}
