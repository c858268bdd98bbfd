import { requireMay, requireMayAtAll } from "#core/access/may.ts";
import { recordLook } from "#core/audit/record-action.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { type BookingRow, bookingById } from "./queries.server.ts";

type Reader = Pick<Context, "db" | "actor" | "now">;

/**
 * The booking, for its phone and for the desk; whoever takes samples finds those of the day alone. Whoever may read all is
 * told that there is none, so that numbers cannot be probed. Refuses: sign-in-needed, not-allowed, not-found.
 */
export async function findBooking({ db, actor, now }: Reader, id: number): Promise<BookingRow> {
  requireMayAtAll(actor, "read-bookings");
  const booking = await bookingById(db, id);
  requireMay(actor, "read-bookings", booking?.phone ?? "", booking?.day === labMoment(now).day);
  if (!booking) throw new Refusal("not-found", "booking-unknown");
  return booking;
}

/** The same, looked at by whoever asks: of the staff, that is kept in the trail. Refuses: sign-in-needed, not-allowed, not-found. */
export async function openBooking(ctx: Reader, id: number): Promise<BookingRow> {
  const booking = await findBooking(ctx, id);
  await recordLook(ctx, { bookingId: booking.id, bookingCode: booking.code });
  return booking;
}
