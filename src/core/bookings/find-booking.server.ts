import type { Actor } from "#core/access/actor.ts";
import { requireMay, requireMayAtAll } from "#core/access/may.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { type BookingRow, bookingById } from "./queries.server.ts";

/**
 * The booking, for its phone and for the desk. The desk alone is told that there is none, so that numbers cannot be
 * probed. Refuses: sign-in-needed, not-allowed, not-found.
 */
export async function findBooking(db: Db, actor: Actor, id: number): Promise<BookingRow> {
  requireMayAtAll(actor, "read-bookings");
  const booking = await bookingById(db, id);
  requireMay(actor, "read-bookings", booking?.phone ?? "");
  if (!booking) throw new Refusal("not-found", "booking-unknown");
  return booking;
}
