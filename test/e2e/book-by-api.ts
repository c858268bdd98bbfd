import { expect, type Page } from "@playwright/test";
import { createBookingCode } from "#core/bookings/booking-code.ts";

export type CreatedBooking = { id: number; code: string; version: number; bookingDate: string };

/** openDaysAhead: journeys in the browser take the first days; the fifth is shared by API calls. */
type BookByApiInput = { name: string; phone: string; time: string; address?: string; openDaysAhead?: number };

/** Books a CBC some days ahead, as a program without a page would. */
export async function bookByApi(page: Page, request: BookByApiInput): Promise<CreatedBooking> {
  const days: { date: string; closed: unknown }[] = await (await page.request.get("/api/slots/days")).json();
  const day = days.filter(({ closed }) => closed === null)[request.openDaysAhead ?? 5]?.date;
  const item = await (await page.request.get("/api/tests/5")).json();
  const code = createBookingCode(Date.now(), Math.random());
  const answer = await page.request.post("/api/bookings", {
    data: {
      patient: {
        name: request.name,
        phone: request.phone,
        address: request.address ?? "House 9, Civil Lines, Ludhiana",
      },
      booking: { code, bookingDate: day, bookingTime: request.time, totalAmount: item.discountPrice ?? item.price },
      items: [{ itemType: "test", itemId: 5 }],
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).booking;
}
