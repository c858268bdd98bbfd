import { asc, eq, inArray, or } from "drizzle-orm";
import { assertBookingVersion } from "#core/bookings/lock-booking.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { contactColumns } from "./contacts.server.ts";
import { emptyContacts, type VisitContacts } from "./contacts.ts";

export type LockedVisit = {
  booking: BookingRow;
  /** The other bookings of its visit, in any status. */
  others: BookingRow[];
  /** The seats that its visit takes. */
  seats: number;
  contacts: VisitContacts;
};

/**
 * Locks a booking and all others of its visit until the transaction ends: the visit first, then its bookings in id
 * order, so that concurrent changes cannot deadlock and the others stay unchanged. Throws `not-found`,
 * `changed-meanwhile`.
 */
export async function lockVisit(
  transaction: Db,
  id: number,
  expectedVersion: number | undefined,
): Promise<LockedVisit> {
  const visitIdOfBooking = transaction.select({ id: bookings.visitId }).from(bookings).where(eq(bookings.id, id));
  const [visit] = await transaction
    .select({ id: visits.id, seats: visits.seats, ...contactColumns })
    .from(visits)
    .where(inArray(visits.id, visitIdOfBooking))
    .for("update");
  const rows = await transaction
    .select(bookingColumns)
    .from(bookings)
    .where(or(eq(bookings.id, id), visit && eq(bookings.visitId, visit.id)))
    .orderBy(asc(bookings.id))
    .for("update");
  const booking = assertBookingVersion(
    rows.find((row) => row.id === id),
    expectedVersion,
  );
  // The booking moved to another visit while this one waited for the lock.
  if (visit && booking.visitId !== visit.id) throw new DomainError("changed-meanwhile", "booking-changed");
  const { seats, ...contacts } = visit ?? { seats: 1, ...emptyContacts };
  return { booking, others: rows.filter((row) => row.id !== id), seats, contacts };
}
