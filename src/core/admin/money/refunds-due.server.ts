import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import { listBookingEvents } from "#core/bookings/booking-events.server.ts";
import { balanceEventKinds, findEarliestRefundDue } from "#core/bookings/payments/refund-due-since.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { isToRefund } from "#db/schema/open-money.ts";

/** An amount that the lab is to return, and the day since which it owes it. */
export type RefundDue = {
  bookingId: number;
  paise: Paise;
  since: string;
  /** Whether that is certain: if an earlier payment was recorded without its amount, it may be owed for longer. */
  isSinceKnown: boolean;
};

/**
 * To give back: every booking for which more was taken than is wanted, the longest owed first. Its age is calculated as
 * the patient sees it, from the booking's events: the partial index `bookings_to_refund` finds the few bookings, and
 * one statement their events.
 */
export async function listRefundsDue(db: Db): Promise<RefundDue[]> {
  const { id, status, paymentStatus, totalPaise, discountPaise, takenPaise, createdAt } = bookings;
  const rows = await db
    .select({ id, status, paymentStatus, totalPaise, discountPaise, takenPaise, createdAt })
    .from(bookings)
    .where(isToRefund(bookings));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const events = Map.groupBy(await listBookingEvents(db, ids, balanceEventKinds), ({ bookingId }) => bookingId);
  const found = rows.map((row) => {
    const { at, isKnown } = findEarliestRefundDue(row, events.get(row.id) ?? []);
    const { day: since } = toLabTime(at ?? row.createdAt);
    return { bookingId: row.id, paise: getBookingBalance(row).backPaise, since, isSinceKnown: isKnown };
  });
  return found.sort((a, b) => a.since.localeCompare(b.since) || a.bookingId - b.bookingId);
}
