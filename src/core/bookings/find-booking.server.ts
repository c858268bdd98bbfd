import { isForToday, requireMayAtAll, requireMayOne } from "#core/access/may.ts";
import type { DayAction } from "#core/access/policy.ts";
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
  const isToday = booking?.day === labMoment(now).day;
  requireMayOne(actor, "read-bookings", "booking-unknown", booking?.phone ?? "", isToday);
  if (!booking) throw new Refusal("not-found", "booking-unknown");
  return booking;
}

/**
 * Whether the booking is one with which the actor may do this, asked before a version or a lock could tell that it is there.
 * Refuses: not-found, to who does it with the lab's day alone.
 */
export async function requireOfDay({ db, actor, now }: Reader, action: DayAction, id: number): Promise<void> {
  if (!isForToday(actor, action)) return;
  const booking = await bookingById(db, id);
  if (booking?.day !== labMoment(now).day) throw new Refusal("not-found", "booking-unknown");
}

/** The same, looked at by whoever asks: of the staff, that is kept in the trail. Refuses: sign-in-needed, not-allowed, not-found. */
export async function openBooking(ctx: Reader, id: number): Promise<BookingRow> {
  const booking = await findBooking(ctx, id);
  await recordLook(ctx, { bookingId: booking.id, bookingCode: booking.code });
  return booking;
}
