import type { BookingEvent } from "#core/audit/audit-events.ts";
import { type BilledBooking, getBookingBalance } from "#core/bookings/booking-balance.ts";

/** Events that change what is due or to be returned. */
export const balanceEventKinds = [
  "status",
  "cancelled",
  "items-changed",
  "payment",
  "discount-given",
  "discount-withdrawn",
] as const;

export type BalanceEvent = { at: Date } & Extract<BookingEvent, { kind: (typeof balanceEventKinds)[number] }>;

/**
 * Returns since when the lab owes the patient money, from the booking as it is now and its events, oldest first: each
 * event is taken back until nothing was owed. Null if nothing is owed, or if the events do not tell.
 */
export function findRefundDueSince(booking: BilledBooking, events: readonly BalanceEvent[]): Date | null {
  const { at, isKnown } = findEarliestRefundDue(booking, events);
  return isKnown ? at : null;
}

/**
 * Like `findRefundDueSince`, but if the events do not tell, returns with `isKnown` false the earliest of them since which the
 * lab owes money without doubt; `at` is null if there is none.
 */
export function findEarliestRefundDue(
  booking: BilledBooking,
  events: readonly BalanceEvent[],
): { at: Date | null; isKnown: boolean } {
  let state: BilledBooking | null = booking;
  let at: Date | null = null;
  for (const event of events.toReversed()) {
    if (!state || getBookingBalance(state).backPaise === 0) break;
    at = event.at;
    state = takeBack(state, event);
  }
  return { at, isKnown: state !== null && getBookingBalance(state).backPaise === 0 };
}

/** Returns the booking before the event; null for a payment recorded without its amount. */
function takeBack(after: BilledBooking, event: BalanceEvent): BilledBooking | null {
  switch (event.kind) {
    case "status":
    case "cancelled":
      return { ...after, status: event.data.from };
    case "items-changed":
      return { ...after, totalPaise: event.data.from };
    case "discount-given":
    case "discount-withdrawn":
      return { ...after, discountPaise: event.data.from };
    case "payment": {
      const { from, paise } = event.data;
      if (paise === undefined && after.takenPaise > 0) return null;
      return { ...after, paymentStatus: from, takenPaise: after.takenPaise - (paise ?? 0) };
    }
  }
}
