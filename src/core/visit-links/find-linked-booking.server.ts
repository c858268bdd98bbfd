import { and, asc, eq } from "drizzle-orm";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { parseVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { listVisitMembers } from "#core/bookings/visits/visit-members.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";

/** Returns the booking that a visit link names; undefined for a token that this lab did not make. */
export async function findLinkedBooking(db: Db, hash: KeyedHash, token: string): Promise<BookingRow | undefined> {
  const code = parseVisitLinkToken(hash, token);
  if (code === null) return undefined;
  const [booking] = await db.select(bookingColumns).from(bookings).where(eq(bookings.code, code));
  return booking;
}

/**
 * Lists the booking, then the others of its phone that are expected at its visit; only itself once it is over.
 */
export async function listLinkedMembers(db: Db, booking: BookingRow): Promise<BookingRow[]> {
  const ofVisit = await db
    .select(bookingColumns)
    .from(bookings)
    .where(and(eq(bookings.visitId, booking.visitId), eq(bookings.phone, booking.phone)))
    .orderBy(asc(bookings.id));
  const others = ofVisit.filter(({ id }) => id !== booking.id);
  const along = canMoveVisit(booking) ? listVisitMembers(booking, others).filter(canMoveVisit) : [];
  return [booking, ...along];
}
