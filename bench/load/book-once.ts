import { slotTimes } from "#core/slots/grid.ts";
import { buildBooking } from "#test/builders.ts";
import { addressForPhone } from "#test/processes/booking-requests.ts";
import { visitorHeader } from "#test/product-process.ts";
import type { Connection } from "./connection.ts";
import { formatGet, formatPost } from "./request-text.ts";

/** Each booking is for another patient, cycling through all slots that allow fasting. */
let booked = 0;
const times = slotTimes.slice(0, slotTimes.indexOf("11:00 AM") + 1);

/**
 * Books package 1 as a page does: the day's slots, the package with its price, the booking. Throws if it is not booked.
 */
export async function bookOnce(connection: Connection, days: readonly string[]): Promise<void> {
  const number = booked++;
  const bookingDate = days[number % days.length] ?? "";
  const bookingTime = times[Math.floor(number / days.length) % times.length] ?? slotTimes[0];
  await connection.expect(200, formatGet(`/api/slots?date=${bookingDate}`));
  const { body } = await connection.expect(200, formatGet("/api/test-packages/1"));
  const { price, discountPrice } = JSON.parse(body.toString());
  const request = buildBooking({
    patient: { phone: String(9_100_000_000 + number) },
    booking: { code: `BK-${50_000_000 + number}`, bookingDate, bookingTime, totalAmount: discountPrice ?? price },
    items: [{ itemType: "package", itemId: 1 }],
  });
  const headers = { [visitorHeader]: addressForPhone(request.patient.phone) };
  await connection.expect(201, formatPost("/api/bookings", request, headers));
}
