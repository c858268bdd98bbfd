import { eq } from "drizzle-orm";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { type BookingRow, bookingColumns } from "./queries.server.ts";

/**
 * The booking, locked until the transaction ends. `seenVersion` is the version that the person at the desk looked at.
 * Refuses: not-found; changed-meanwhile where somebody else was faster.
 */
export async function lockBooking(transaction: Db, id: number, seenVersion: number | undefined): Promise<BookingRow> {
  const [booking] = await transaction.select(bookingColumns).from(bookings).where(eq(bookings.id, id)).for("update");
  return requireSeen(booking, seenVersion);
}

/** The booking that was found, as the person at the desk has seen it. Refuses: not-found, changed-meanwhile. */
export function requireSeen(booking: BookingRow | undefined, seenVersion: number | undefined): BookingRow {
  if (!booking) throw new Refusal("not-found", "booking-unknown");
  if (seenVersion === undefined || seenVersion === booking.version) return booking;
  throw new Refusal("changed-meanwhile", "booking-changed");
}
