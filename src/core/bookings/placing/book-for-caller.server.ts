import { requireMay } from "#core/access/may.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import type { Origin } from "#platform/origin.server.ts";
import { atCounter, type DeskBooking, oneMore } from "./caller-booking.ts";
import { type PlaceBookingResult, placeBooking } from "./place-booking.server.ts";

/**
 * Books for who calls the desk, as `placeBooking` does, and tells the caller. The desk may go beyond the seats of an hour,
 * and book on a closed day: it is asked first, and the trail keeps its reason. Who stands at the counter is booked for the
 * hour that runs, at the centre, whatever its seats and its day; one more person at a door for its visit's hour, which takes no
 * further seat.
 * Refuses: sign-in-needed, not-allowed, not-found (the visit), changed-meanwhile, ask-first (a closed day, a full hour), rule-broken, day-closed (past, or beyond the
 * days that can be booked), slot-past, test-held, price-changed, booked-already (unless `again`).
 */
export async function bookForCaller(ctx: Context, asked: DeskBooking, from: Origin): Promise<PlaceBookingResult> {
  requireMay(ctx.actor, "book-for-caller");
  if (asked.place === "centre") return placeBooking(ctx, atCounter(asked, labMoment(ctx.now)), from, {});
  if (asked.place === "visit") return placeBooking(ctx, oneMore(asked, labMoment(ctx.now)), from, {});
  const { overbook, onClosedDay, reason, ...request } = asked;
  return placeBooking(ctx, request, from, { overbook, onClosedDay, reason });
}
