import { asc, inArray } from "drizzle-orm";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { DomainError } from "#core/errors.ts";
import { type Paise, parseAmount } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import type { BookingAllocation } from "./record-receipt.server.ts";

/** An amount for a booking. */
export type Share = { id: number; paise: Paise };

export function parseShares(shares: readonly { id: number; amount: string }[]): Share[] {
  return shares.map(({ id, amount }) => ({ id, paise: parseAmount(amount) }));
}

/** Like `lockPaymentBookings`, with an amount for each. */
export async function lockAllocations(transaction: Db, shares: readonly Share[]): Promise<BookingAllocation[]> {
  const rows = await lockPaymentBookings(
    transaction,
    shares.map(({ id }) => id),
  );
  return rows.map((booking, index) => ({ booking, paise: shares[index]?.paise ?? 0 }));
}

/**
 * Locks the bookings of a payment until the transaction ends, and returns them in the given order. A receipt refers to
 * its visit, so visits are locked before their bookings, each in id order, as by `lockVisit`: otherwise the two could
 * deadlock. Throws `not-found`, `changed-meanwhile`.
 */
export async function lockPaymentBookings(transaction: Db, ids: readonly number[]): Promise<BookingRow[]> {
  const isChosen = inArray(bookings.id, [...ids]);
  const visitIds = transaction.select({ id: bookings.visitId }).from(bookings).where(isChosen);
  const locked = await transaction
    .select({ id: visits.id })
    .from(visits)
    .where(inArray(visits.id, visitIds))
    .orderBy(asc(visits.id))
    .for("key share");
  const rows = await transaction
    .select(bookingColumns)
    .from(bookings)
    .where(isChosen)
    .orderBy(asc(bookings.id))
    .for("update");
  return ids.map((id) => {
    const row = rows.find((booking) => booking.id === id);
    if (!row) throw new DomainError("not-found", "booking-unknown");
    // The booking moved to another visit while this one waited for the lock.
    if (!locked.some((visit) => visit.id === row.visitId))
      throw new DomainError("changed-meanwhile", "booking-changed");
    return row;
  });
}
