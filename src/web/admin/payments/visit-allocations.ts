import type { Booking } from "#core/bookings/response-schema.ts";
import { allocateByDue } from "#core/money/balance.ts";
import { formatAmount, type Paise, parseAmount } from "#core/pricing/money.ts";

/** Whom a payment is for: the booking that is open, or all of its visit with an amount due. */
export const scopes = ["booking", "visit"] as const;
export type Scope = (typeof scopes)[number];

type DueBooking = Pick<Booking, "id" | "version" | "dueAmount">;

/** Returns the bookings of a visit with an amount due, in the order of their numbers; only `booking` if no other has one. */
export function listDueBookings<B extends DueBooking>(booking: B, others: readonly B[]): B[] {
  const due = [booking, ...others].filter(({ dueAmount }) => parseAmount(dueAmount) > 0);
  const isOfOthersToo = due.some(({ id }) => id !== booking.id);
  return isOfOthersToo ? due.toSorted((a, b) => a.id - b.id) : [booking];
}

export function sumDue(bookings: readonly Pick<Booking, "dueAmount">[]): Paise {
  return bookings.reduce((sum, { dueAmount }) => sum + parseAmount(dueAmount), 0);
}

type Share = { id: number; version: number; amount: string };

/** Returns each booking's share of a payment in rupees; bookings for which nothing is left have none. */
export function shareByDue(paise: Paise, bookings: readonly DueBooking[]): Share[] {
  const shares = allocateByDue(
    paise,
    bookings.map(({ dueAmount }) => parseAmount(dueAmount)),
  );
  return bookings.flatMap(({ id, version }, index) => {
    const share = shares[index] ?? 0;
    return share > 0 ? [{ id, version, amount: formatAmount(share) }] : [];
  });
}
