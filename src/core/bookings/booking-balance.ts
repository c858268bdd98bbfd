import { type Balance, calculateBalance } from "#core/money/balance.ts";
import { type BookingStatus, getMoneyState, holdsSeat, type PaymentStatus } from "./statuses.ts";

/** What a booking's payments depend on. */
export type BilledBooking = {
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  totalPaise: number;
  discountPaise: number;
  takenPaise: number;
};

/** Returns what is due for a booking and what is to be returned. */
export function getBookingBalance(booking: BilledBooking): Balance {
  const isRefunded = getMoneyState(booking.paymentStatus) === "givenBack";
  return calculateBalance({ ...booking, isWanted: holdsSeat(booking.status) && !isRefunded });
}

/** Returns what the booking's total, less the discount, still lacks, even if the visit does not take place. */
export function getShortfallPaise(booking: BilledBooking): number {
  return calculateBalance({ ...booking, isWanted: true }).duePaise;
}

/**
 * Returns the payment status after a change of what was taken, of the total, the discount or the status: refunded once
 * everything taken is returned, paid if nothing is due, otherwise pending. While nothing is taken, the status that staff
 * have set stays, unless it is paid and something is due.
 */
export function decidePaymentStatus(after: BilledBooking, { isReturned = false } = {}): PaymentStatus {
  if (after.takenPaise === 0) {
    if (isReturned) return "refunded";
    const isStillPaid = getMoneyState(after.paymentStatus) !== "taken" || getBookingBalance(after).duePaise === 0;
    return isStillPaid ? after.paymentStatus : "pending";
  }
  const { duePaise } = calculateBalance({ ...after, isWanted: holdsSeat(after.status) });
  return duePaise === 0 ? "paid" : "pending";
}
