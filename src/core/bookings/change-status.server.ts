import { eq, sql } from "drizzle-orm";
import { requireMay, requireMayAtAll } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { type Question, requireAnswers } from "#core/refusal.ts";
import { bookOfDays } from "#core/slots/queries.server.ts";
import { reclaimSeats } from "#core/slots/seats.server.ts";
import { whyClosed } from "#core/slots/window.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { isAtCentre, takesSeat } from "./places.ts";
import { type BookingRow, bookingColumns } from "./queries.server.ts";
import { type BookingStatus, statuses } from "./statuses.ts";
import { leaveDoor } from "./visit/leave-door.server.ts";
import { lockVisit } from "./visit/lock-visit.server.ts";
import { returnToDoor } from "./visit/return-to-door.server.ts";

type StatusChange = {
  bookingId: number;
  status: BookingStatus;
  version?: number | undefined;
  onClosedDay?: boolean | undefined;
};

/**
 * Row 4.4: the desk sets any status freely, whoever takes samples or tests them their own. A declined booking
 * leaves its visit's door, a revived one comes back to it or to one of its own (visit.ts), and is not cancelled any more.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile, ask-first (Confirmed on a closed or passed day).
 */
export async function changeStatus(ctx: Context, input: StatusChange): Promise<BookingRow> {
  requireMayAtAll(ctx.actor, statuses[input.status].act);
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, input.bookingId, input.version);
    const { booking: before } = visit;
    requireMay(ctx.actor, statuses[input.status].act, before.day === labMoment(ctx.now).day);
    if (before.status === input.status) return before;
    if (statuses[input.status].news === "visit-confirmed")
      requireAnswers(await confirmQuestions(transaction, before, ctx.now), input);
    const returned = isBack(before, input) ? await returnToDoor(transaction, visit, ctx.now) : null;
    const settled = { status: input.status, cancelReason: null, cancelNote: null };
    const [after] = await transaction
      .update(bookings)
      .set({ ...settled, ...returned?.row, version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, before.id))
      .returning(bookingColumns);
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
    if (!takesSeat({ ...before, ...settled })) await leaveDoor(transaction, visit);
    if (returned?.seats) await reclaimSeats(transaction, before, returned.seats);
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

function isBack(before: BookingRow, { status }: StatusChange): boolean {
  return !takesSeat(before) && takesSeat({ ...before, status });
}
