import { asc, eq, inArray, or } from "drizzle-orm";
import { requireSeen } from "#core/bookings/lock-booking.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { contactColumns } from "./contacts.server.ts";
import { type Contacts, noContacts } from "./contacts.ts";

export type LockedVisit = {
  booking: BookingRow;
  /** The other bookings of its visit, whatever has become of them. */
  others: BookingRow[];
  /** How many seats its visit takes. */
  seats: number;
  contacts: Contacts;
};

/**
 * A booking with all others of its visit, locked until the transaction ends: the visit first and then its bookings in their
 * order, so that no two who change one visit wait for each other, and what is told of the others stays true.
 * Refuses: not-found; changed-meanwhile where somebody else was faster.
 */
export async function lockVisit(transaction: Db, id: number, seenVersion: number | undefined): Promise<LockedVisit> {
  const ofBooking = transaction.select({ id: bookings.visitId }).from(bookings).where(eq(bookings.id, id));
  const [visit] = await transaction
    .select({ id: visits.id, seats: visits.seats, ...contactColumns })
    .from(visits)
    .where(inArray(visits.id, ofBooking))
    .for("update");
  const rows = await transaction
    .select(bookingColumns)
    .from(bookings)
    .where(or(eq(bookings.id, id), visit && eq(bookings.visitId, visit.id)))
    .orderBy(asc(bookings.id))
    .for("update");
  const booking = requireSeen(
    rows.find((row) => row.id === id),
    seenVersion,
  );
  // It came to another visit while this one was waited for.
  if (visit && booking.visitId !== visit.id) throw new Refusal("changed-meanwhile", "booking-changed");
  const { seats, ...contacts } = visit ?? { seats: 1, ...noContacts };
  return { booking, others: rows.filter((row) => row.id !== id), seats, contacts };
}
