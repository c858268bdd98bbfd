import { findBooking } from "#core/bookings/find-booking.server.ts";
import type { Context } from "#core/context.server.ts";
import { maySee, requireOpenable } from "./may.ts";
import { type ReportRow, reportsOfBooking } from "./queries.server.ts";

/**
 * The reports of a booking that the actor may see, newest first: to its phone the released one, or none.
 * Refuses: sign-in-needed, not-allowed, not-found.
 */
export async function listReports({ db, actor }: Context, bookingId: number): Promise<ReportRow[]> {
  requireOpenable(actor, await findBooking(db, actor, bookingId));
  return (await reportsOfBooking(db, bookingId)).filter((report) => maySee(actor, report));
}
