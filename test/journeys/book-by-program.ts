import { expect, type Page } from "@playwright/test";
import { newBookingCode } from "#core/bookings/code.ts";

export type Booked = { id: number; code: string; version: number; bookingDate: string };

/** openDaysAhead: patients in the browser take the first days; the fifth is what programs share. */
type Wish = { name: string; phone: string; time: string; address?: string; openDaysAhead?: number };

/** Books a CBC some days ahead, as a program without a page would. */
export async function bookByProgram(page: Page, wish: Wish): Promise<Booked> {
  const days: { date: string; closed: unknown }[] = await (await page.request.get("/api/slots/days")).json();
  const day = days.filter(({ closed }) => closed === null)[wish.openDaysAhead ?? 5]?.date;
  const item = await (await page.request.get("/api/tests/5")).json();
  const code = newBookingCode(Date.now(), Math.random());
  const answer = await page.request.post("/api/bookings", {
    data: {
      patient: { name: wish.name, phone: wish.phone, address: wish.address ?? "House 9, Civil Lines, Ludhiana" },
      booking: { code, bookingDate: day, bookingTime: wish.time, totalAmount: item.discountPrice ?? item.price },
      items: [{ itemType: "test", itemId: 5 }],
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).booking;
}
