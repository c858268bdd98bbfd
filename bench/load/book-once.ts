import { slotTimes } from "#core/slots/grid.ts";
import { aBooking } from "#test/builders.ts";
import { addressOf } from "#test/processes/booking-requests.ts";
import { visitorHeader } from "#test/product.ts";
import type { Connection } from "./connection.ts";
import { getText, postText } from "./request-text.ts";

/** Each booking is another patient's, and those before it are spread over all slots that fasting leaves. */
let booked = 0;
const hours = slotTimes.slice(0, slotTimes.indexOf("11:00 AM") + 1);

/** Books package 1 as a page does: the day's slots, the package with its price, the booking. Throws unless it is booked. */
export async function bookOnce(connection: Connection, days: readonly string[]): Promise<void> {
  const number = booked++;
  const bookingDate = days[number % days.length] ?? "";
  const bookingTime = hours[Math.floor(number / days.length) % hours.length] ?? slotTimes[0];
  await connection.expect(200, getText(`/api/slots?date=${bookingDate}`));
  const { body } = await connection.expect(200, getText("/api/test-packages/1"));
  const { price, discountPrice } = JSON.parse(body.toString());
  const wish = aBooking({
    patient: { phone: String(9_100_000_000 + number) },
    booking: { code: `BK-${50_000_000 + number}`, bookingDate, bookingTime, totalAmount: discountPrice ?? price },
    items: [{ itemType: "package", itemId: 1 }],
  });
  const headers = { [visitorHeader]: addressOf(wish.patient.phone) };
  await connection.expect(201, postText("/api/bookings", wish, headers));
}
