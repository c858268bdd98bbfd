import { requireOwner } from "#core/bookings/may.ts";
import { bookingById } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { maySee, requireSignedIn } from "./may.ts";
import { type ReportRow, reportsOfBooking } from "./queries.server.ts";

/**
 * The reports of a booking that the actor may see, newest first: to its phone the released one, or none.
 * Refuses: sign-in-needed, not-allowed, not-found.
 */
export async function listReports({ db, actor }: Context, bookingId: number): Promise<ReportRow[]> {
  requireSignedIn(actor);
  const booking = await bookingById(db, bookingId);
  if (!booking) throw new Refusal("not-found", "There is no such booking.");
  requireOwner(actor, booking.phone);
  return (await reportsOfBooking(db, bookingId)).filter((report) => maySee(actor, report));
}
