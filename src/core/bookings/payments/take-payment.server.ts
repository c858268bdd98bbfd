import { authorize, authorizeBeforeLoad } from "#core/access/authorize.ts";
import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import { requireTodaysBooking } from "#core/bookings/find-booking.server.ts";
import { assertBookingVersion } from "#core/bookings/lock-booking.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { holdsSeat } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { type Confirmation, DomainError, requireConfirmations } from "#core/errors.ts";
import { parseTenders } from "#core/money/tenders.ts";
import { findRepeatedReceipt } from "./find-repeated-receipt.server.ts";
import { lockAllocations, parseShares } from "./lock-payment-bookings.server.ts";
import type { ReceiptRow } from "./receipt-queries.server.ts";
import { type NewReceipt, recordReceipt } from "./record-receipt.server.ts";
import type { TakePaymentRequest } from "./schema.ts";

/** The new receipt, or the earlier one of the same request. */
export type ReceiptResult = { receipt: ReceiptRow; isNew: boolean };

/** How long a payment may be recorded later, and how far a device's clock may be ahead. */
const MAX_AGE_DAYS = 7;
const MAX_AHEAD_MINUTES = 5;
const MINUTE_MS = 60_000;

/**
 * Records money taken for bookings, as one receipt. Throws `sign-in-needed`, `not-allowed` (a phlebotomist on another day
 * than the visit's), `not-found`, `changed-meanwhile` (a booking has changed, or the key was used for another payment),
 * `rule-broken` (a time to come or more than 7 days ago, a known UTR), `ask-first` (more than is due, a declined booking).
 */
export async function takePayment(ctx: Context, request: TakePaymentRequest): Promise<ReceiptResult> {
  authorizeBeforeLoad(ctx.actor, "take-payment");
  for (const { id } of request.bookings) await requireTodaysBooking(ctx, "take-payment", id);
  const at = resolvePaymentTime(ctx.now, request.at);
  return ctx.db.transaction(async (transaction) => {
    const allocations = await lockAllocations(transaction, parseShares(request.bookings));
    const { key, utr, reason } = request;
    const receipt = { key, kind: "taken", tenders: parseTenders(request.legs), allocations, utr, reason } as const;
    const repeated = await findRepeatedReceipt(transaction, receipt);
    if (repeated) return { receipt: repeated, isNew: false };
    for (const { booking } of allocations) {
      assertBookingVersion(booking, request.bookings.find(({ id }) => id === booking.id)?.version);
      authorize(ctx.actor, "take-payment", booking.day === toLabTime(ctx.now).day && isSameLabDay(at, booking));
    }
    requireConfirmations(listConfirmations(allocations), request);
    const recorded = await recordReceipt(transaction, ctx, { ...receipt, at });
    await ctx.emit(transaction, { name: "receipt.issued", data: { receiptId: recorded.receipt.id } });
    return { receipt: recorded.receipt, isNew: true };
  });
}

function resolvePaymentTime(now: Date, sent: string | undefined): Date {
  const at = sent === undefined ? now : new Date(sent);
  const minutesAhead = (at.getTime() - now.getTime()) / MINUTE_MS;
  if (minutesAhead > MAX_AHEAD_MINUTES || -minutesAhead > MAX_AGE_DAYS * 24 * 60)
    throw new DomainError("rule-broken", "payment-time", { field: "at" });
  return minutesAhead > 0 ? now : at;
}

function isSameLabDay(at: Date, { day }: { day: string }): boolean {
  return toLabTime(at).day === day;
}

function listConfirmations(allocations: NewReceipt["allocations"]): Confirmation<"confirmed">[] {
  const isDeclined = allocations.some(({ booking }) => !holdsSeat(booking.status));
  if (isDeclined) return [{ field: "confirmed", reason: "take-for-declined" }];
  const overPaise = allocations.reduce(
    (over, { booking, paise }) => over + Math.max(paise - getBookingBalance(asWanted(booking)).duePaise, 0),
    0,
  );
  return overPaise > 0 ? [{ field: "confirmed", reason: { key: "more-than-due", overPaise } }] : [];
}

/** Money taken on a refunded booking makes it wanted again. */
function asWanted(booking: BookingRow): BookingRow {
  return { ...booking, paymentStatus: "pending" };
}
