import { eq, sql } from "drizzle-orm";
import { requireMay, requireMayAtAll } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { type Question, requireAnswers } from "#core/refusal.ts";
import { bookOfDays } from "#core/slots/queries.server.ts";
import { giveBackSeat, reclaimSeat } from "#core/slots/seats.server.ts";
import { whyClosed } from "#core/slots/window.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { lockBooking } from "./lock-booking.server.ts";
import { isAtCentre, takesSeat } from "./places.ts";
import { type BookingRow, bookingColumns } from "./queries.server.ts";
import { type BookingStatus, statuses } from "./statuses.ts";

type StatusChange = {
  bookingId: number;
  status: BookingStatus;
  version?: number | undefined;
  onClosedDay?: boolean | undefined;
};

/**
 * Row 4.4: the desk sets any status freely, whoever takes samples or tests them their own. A declined booking gives its seat back, a revived one takes it again, and is not cancelled any more.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile, ask-first (Confirmed on a closed or passed day).
 */
export async function changeStatus(ctx: Context, input: StatusChange): Promise<BookingRow> {
  requireMayAtAll(ctx.actor, statuses[input.status].act);
  return ctx.db.transaction(async (transaction) => {
    const before = await lockBooking(transaction, input.bookingId, input.version);
    requireMay(ctx.actor, statuses[input.status].act, before.day === labMoment(ctx.now).day);
    if (before.status === input.status) return before;
    if (statuses[input.status].news === "visit-confirmed")
      requireAnswers(await confirmQuestions(transaction, before, ctx.now), input);
    const [after] = await transaction
      .update(bookings)
      .set({ status: input.status, cancelReason: null, cancelNote: null, version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, before.id))
      .returning(bookingColumns);
    await settleSeat(transaction, before, input.status);
    await recordAction(transaction, ctx, {
      action: "status",
      bookingId: before.id,
      bookingCode: before.code,
      change: { from: before.status, to: input.status, onClosedDay: input.onClosedDay },
    });
    await ctx.announce(transaction, {
      name: "booking.status-changed",
      data: { bookingId: before.id, status: input.status, version: before.version + 1 },
    });
    return after ?? before;
  });
}

/** The patient is told that somebody comes: on a day on which nobody does, the desk is asked (decision D3). */
async function confirmQuestions(db: Db, { day, place }: BookingRow, now: Date): Promise<Question<"onClosedDay">[]> {
  if (isAtCentre({ place })) return [];
  const today = labMoment(now).day;
  const { holidays } = await bookOfDays(db, day, day);
  const reason = whyClosed(day, today, holidays);
  if (reason === null || reason === "too-far") return [];
  const said = { reason: "confirm-on-closed-day", why: reason, day, holiday: holidays.get(day) } as const;
  return [{ field: "onClosedDay", said }];
}

async function settleSeat(transaction: Db, before: BookingRow, status: BookingStatus): Promise<void> {
  const [took, takes] = [takesSeat(before), takesSeat({ ...before, status })];
  if (took && !takes) await giveBackSeat(transaction, before.day, before.time);
  if (!took && takes) await reclaimSeat(transaction, before.day, before.time);
}
