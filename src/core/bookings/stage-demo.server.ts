import { labMoment } from "#core/lab/clock.ts";
import { addDays, weekdayOf } from "#core/lab/day.ts";
import { toWire } from "#core/pricing/money.ts";
import { type OrderedItem, priceItems } from "#core/pricing/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";
import { stageReport } from "#core/reports/stage-report.server.ts";
import { slotStartMinutes, slotTimes } from "#core/slots/slot.ts";
import type { Db } from "#db/client.server.ts";
import { type DemoPerson, demoPeople } from "#db/seed/demo/people.ts";
import type { Files } from "#platform/files/files.server.ts";
import { changePaymentStatus } from "./change-payment-status.server.ts";
import { changeStatus } from "./change-status.server.ts";
import { newBookingCode } from "./code.ts";
import { placeBooking } from "./placing/place-booking.server.ts";
import type { BookingRow } from "./queries.server.ts";
import type { BookingStatus, PaymentStatus } from "./status.ts";

const WEEKS_BACK = 3;
const DAYS_AHEAD = 6;
const BOOKINGS_A_DAY = 5;
/** Every so many visits, if they are completed, have their report; more would make the first start slow. */
const REPORT_EVERY = 12;
const DAY_MILLISECONDS = 86_400_000;
const FAMILY_PHONE = "+919876500001";

/**
 * Fills the demo with a few weeks of made-up bookings, by the verbs that real ones go through, each at the time at
 * which it would have been made. The same `now` gives the same bookings.
 */
export async function stageDemo(db: Db, now: Date, files: Files): Promise<void> {
  const today = labMoment(now).day;
  const ctx: ReportContext = { db, now, files, actor: { kind: "system", name: "demo" }, announce: async () => {} };
  let number = 0;
  for (let ahead = -7 * WEEKS_BACK; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    if (weekdayOf(day) === 0) continue;
    for (let place = 0; place < BOOKINGS_A_DAY; place++) await stageBooking(ctx, day, ahead, number++);
  }
}

async function stageBooking(ctx: ReportContext, day: string, ahead: number, number: number): Promise<void> {
  const madeAt = new Date(ctx.now.getTime() + (Math.min(ahead, 0) - 2) * DAY_MILLISECONDS - number * 60_000);
  const time = slotTimes[(number * 5) % slotTimes.length] ?? "07:00 AM";
  const { priced } = await priceItems(ctx.db, wishOf(number), undefined);
  const total = priced.reduce((sum, item) => sum + item.pricePaise, 0);
  const person = demoPeople[number % demoPeople.length] as DemoPerson;
  try {
    const { booking } = await placeBooking(
      { ...ctx, now: madeAt },
      {
        patient: { ...person, phone: phoneOf(number), email: "" },
        booking: {
          code: newBookingCode(madeAt.getTime(), ((number * 37) % 1000) / 1000),
          bookingDate: day,
          bookingTime: time,
          paymentMethod: "pay_later",
          totalAmount: toWire(total),
        },
        items: priced.map(({ itemType, itemId }) => ({ itemType, itemId })),
      },
    );
    await settle({ ...ctx, now: visitOf(ctx.now, ahead, time) }, booking, ahead, number);
  } catch (refusal) {
    // A holiday of the calendar has no visits in the demo either.
    if (!(refusal instanceof Refusal && refusal.code === "day-closed")) throw refusal;
  }
}

async function settle(ctx: ReportContext, booking: BookingRow, ahead: number, number: number): Promise<void> {
  const { id: bookingId } = booking;
  const status = statusOf(ahead, number);
  const paymentStatus = paymentOf(status, number);
  if (status !== "confirmed") await changeStatus(ctx, { bookingId, status });
  if (paymentStatus !== "pending") await changePaymentStatus(ctx, { bookingId, paymentStatus });
  if (status === "completed" && number % REPORT_EVERY === 0) await stageReport(ctx, booking);
}

function statusOf(ahead: number, number: number): BookingStatus {
  if (number % 17 === 7) return "declined";
  if (ahead <= -3) return "completed";
  if (ahead <= -1) return number % 2 === 0 ? "testing_in_progress" : "completed";
  if (ahead === 0) return number % 3 === 0 ? "sample_collected" : "confirmed";
  return number % 9 === 4 ? "pending" : "confirmed";
}

function paymentOf(status: BookingStatus, number: number): PaymentStatus {
  if (status === "declined") return number % 2 === 0 ? "refunded" : "pending";
  if (status === "completed") return number % 11 === 3 ? "failed" : "paid";
  return status === "testing_in_progress" ? "paid" : "pending";
}

function wishOf(number: number): OrderedItem[] {
  if (number % 3 === 0) return [{ itemType: "package", itemId: 1 + (number % 5) }];
  const favourites = [5, 9, 13, 6, 12, 1, 2, 7];
  const first = favourites[number % favourites.length] ?? 5;
  const second = favourites[(number + 3) % favourites.length] ?? 9;
  return [first, second].slice(0, 1 + (number % 2)).map((itemId) => ({ itemType: "test", itemId }));
}

/** Every twelfth visit is one family's, so that the demo has a phone with several patients to sign in with. */
function phoneOf(number: number): string {
  return number % 12 === 0 ? FAMILY_PHONE : `+9198765${String(50000 + (number % demoPeople.length))}`;
}

function visitOf(now: Date, ahead: number, time: (typeof slotTimes)[number]): Date {
  const minutes = slotStartMinutes(time) - labMoment(now).minutes;
  return new Date(Math.min(now.getTime(), now.getTime() + ahead * DAY_MILLISECONDS + minutes * 60_000));
}
