import { requireMay } from "#core/access/may.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import type { Context } from "#core/context.server.ts";
import type { Origin } from "#platform/origin.server.ts";
import { type CallerAnswers, type Placed, placeBooking } from "./place-booking.server.ts";

/**
 * Books for who calls the desk, as `placeBooking` does, and tells the caller. The desk may go beyond the seats of an hour,
 * and book on a closed day: it is asked first, and the trail keeps its reason.
 * Refuses: sign-in-needed, not-allowed, ask-first (a closed day, a full hour), rule-broken, day-closed (past, or beyond the
 * days that can be booked), slot-past, test-held, price-changed, booked-already (unless `again`).
 */
export async function bookForCaller(
  ctx: Context,
  request: NewBooking,
  { from, answers }: { from: Origin; answers: CallerAnswers },
): Promise<Placed> {
  requireMay(ctx.actor, "book-for-caller");
  return placeBooking(ctx, request, from, answers);
}
