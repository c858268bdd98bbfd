import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { slotTimes } from "#core/slots/grid.ts";
import { bookings } from "#db/schema/bookings.ts";
import type { TestApp } from "./app.ts";
import { buildBooking } from "./builders.ts";

type Headers = Record<string, string>;
export type Leg = { method: string; amount: string };

export const cash = (amount: string): Leg => ({ method: "cash", amount });
export const upi = (amount: string): Leg => ({ method: "upi", amount });
export const card = (amount: string): Leg => ({ method: "card", amount });

let utrs = 0;
/** Another UPI reference each time. */
export const nextUtr = () => String(600_000_000_000 + ++utrs);

let phones = 0;

/** Bookings with payments, recorded as staff do it. */
export function createPaymentFixture(app: TestApp, owner: Headers, receptionist: Headers) {
  const post = (path: string, body: object, as = receptionist) => app.call("POST", path, body, as);
  return {
    post,
    /** Books a test for ₹1,299. */
    async book({ day = "2026-11-28", totalPaise = 129_900 } = {}): Promise<number> {
      phones += 1;
      const patient = { phone: String(9_876_540_000 + phones) };
      const booking = { bookingDate: day, bookingTime: slotTimes[phones % slotTimes.length] ?? slotTimes[0] };
      const wish = await app.withCurrentPrice(buildBooking({ patient, booking, again: true }));
      const { body } = await post("/api/admin/bookings", { ...wish, overbook: true, reason: "urgent" }, owner);
      await app.db.update(bookings).set({ totalPaise }).where(eq(bookings.id, body.booking.id));
      return body.booking.id;
    },
    /** Takes money for a booking; a UPI leg gets a reference. */
    take(id: number, legs: Leg[], more: Record<string, unknown> = {}, as = receptionist) {
      const amount = (legs.reduce((sum, leg) => sum + Math.round(Number(leg.amount) * 100), 0) / 100).toFixed(2);
      const utr = legs.some(({ method }) => method === "upi") ? { utr: nextUtr() } : {};
      return post("/api/receipts", { key: randomUUID(), bookings: [{ id, amount }], legs, ...utr, ...more }, as);
    },
    /** Returns what the booking says of its payments. */
    async money(id: number) {
      const { body } = await app.call("GET", `/api/bookings/${id}`, undefined, owner);
      const { paymentStatus, paymentMethod, paidAmount, dueAmount, backAmount, discountAmount } = body;
      return { paymentStatus, paymentMethod, paidAmount, dueAmount, backAmount, discountAmount };
    },
    async listReceipts(id: number) {
      return (await app.call("GET", `/api/bookings/${id}/receipts`, undefined, owner)).body;
    },
  };
}
