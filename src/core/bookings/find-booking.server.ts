import { authorizeBeforeLoad, authorizeRecord, isLimitedToToday } from "#core/access/authorize.ts";
import type { TodayAction } from "#core/access/policy.ts";
import { recordView } from "#core/audit/record-action.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { type BookingRow, findBookingById } from "./queries.server.ts";

type ReadContext = Pick<Context, "db" | "actor" | "now">;

/**
 * Returns the booking to its phone and to staff; phlebotomists find only those of the current day. A missing booking is
 * reported only to those who may read all, so that numbers cannot be probed. Throws `sign-in-needed`, `not-allowed`,
 * `not-found`.
 */
export async function findBooking({ db, actor, now }: ReadContext, id: number): Promise<BookingRow> {
  authorizeBeforeLoad(actor, "read-bookings");
  const booking = await findBookingById(db, id);
  const isToday = booking?.day === toLabTime(now).day;
  authorizeRecord(actor, "read-bookings", "booking-unknown", booking?.phone ?? "", isToday);
  if (!booking) throw new DomainError("not-found", "booking-unknown");
  return booking;
}

/**
 * Checks an actor limited to the current day before a version or lock error could reveal that the booking exists.
 * Throws `not-found`.
 */
export async function requireTodaysBooking(
  { db, actor, now }: ReadContext,
  action: TodayAction,
  id: number,
): Promise<void> {
  if (!isLimitedToToday(actor, action)) return;
  const booking = await findBookingById(db, id);
  if (booking?.day !== toLabTime(now).day) throw new DomainError("not-found", "booking-unknown");
}

/**
 * Like `findBooking`, and records views by staff in the audit log. Throws `sign-in-needed`, `not-allowed`, `not-found`.
 */
export async function viewBooking(ctx: ReadContext, id: number): Promise<BookingRow> {
  const booking = await findBooking(ctx, id);
  await recordView(ctx, { bookingId: booking.id, bookingCode: booking.code });
  return booking;
}
