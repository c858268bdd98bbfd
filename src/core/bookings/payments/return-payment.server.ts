import { authorize } from "#core/access/authorize.ts";
import { assertBookingVersion } from "#core/bookings/lock-booking.server.ts";
import type { Context } from "#core/context.server.ts";
import { type Confirmation, DomainError, requireConfirmations } from "#core/errors.ts";
import { negateTenders, parseTenders, sumPaise, type Tender } from "#core/money/tenders.ts";
import { findRepeatedReceipt } from "./find-repeated-receipt.server.ts";
import { lockAllocations } from "./lock-payment-bookings.server.ts";
import { listReceiptsOfBookings, sumBookingTenders } from "./receipt-queries.server.ts";
import { recordReceipt } from "./record-receipt.server.ts";
import type { ReturnPaymentRequest } from "./schema.ts";
import type { ReceiptResult } from "./take-payment.server.ts";

/**
 * Records money returned for a booking. Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile`,
 * `rule-broken` (more than was taken, a known UTR), `ask-first` (another way than it came).
 */
export async function returnPayment(
  ctx: Context,
  request: ReturnPaymentRequest & { bookingId: number },
): Promise<ReceiptResult> {
  authorize(ctx.actor, "return-payment");
  const tenders = parseTenders(request.legs);
  return ctx.db.transaction(async (transaction) => {
    const { key, utr, reason } = request;
    const allocations = await lockAllocations(transaction, [{ id: request.bookingId, paise: -sumPaise(tenders) }]);
    const receipt = { key, kind: "returned", tenders: negateTenders(tenders), allocations, utr, reason } as const;
    const repeated = await findRepeatedReceipt(transaction, receipt);
    if (repeated) return { receipt: repeated, isNew: false };
    const booking = assertBookingVersion(allocations[0]?.booking, request.version);
    if (sumPaise(tenders) > booking.takenPaise) {
      const tooMuch = { key: "return-more-than-taken", takenPaise: booking.takenPaise } as const;
      throw new DomainError("rule-broken", tooMuch, { field: "legs" });
    }
    const taken = sumBookingTenders(await listReceiptsOfBookings(transaction, [booking.id]), booking.code);
    requireConfirmations(listConfirmations(tenders, taken), request);
    const recorded = await recordReceipt(transaction, ctx, { ...receipt, at: ctx.now });
    await ctx.emit(transaction, { name: "receipt.issued", data: { receiptId: recorded.receipt.id } });
    return { receipt: recorded.receipt, isNew: true };
  });
}

/** Money goes back the way it came; an unknown way may have been any. */
function listConfirmations(returned: readonly Tender[], taken: readonly Tender[]): Confirmation<"confirmed">[] {
  if (taken.some(({ method }) => method === "other")) return [];
  const cameBy = (of: Tender["method"]) => taken.find(({ method }) => method === of)?.paise ?? 0;
  const isOtherWay = returned.some(({ method, paise }) => paise > Math.max(cameBy(method), 0));
  return isOtherWay ? [{ field: "confirmed", reason: { key: "return-other-way", taken } }] : [];
}
