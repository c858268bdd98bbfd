import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Actor } from "#core/access/actor.ts";
import { requireMay, requireMayAtAll } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { type Question, Refusal, requireAnswers } from "#core/refusal.ts";
import { bookOfDays } from "#core/slots/queries.server.ts";
import { reclaimSeats, takeSeats } from "#core/slots/seats.server.ts";
import { whyClosed } from "#core/slots/window.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reports.ts";
import { type StepAnswer, stepQuestions } from "./changing/step-questions.ts";
import { mayChangeStatus, mayEverSet } from "./changing/transitions.ts";
import { undoOf } from "./changing/undo.ts";
import { requireOfDay } from "./find-booking.server.ts";
import { isAtCentre, takesSeat } from "./places.ts";
import { type BookingRow, bookingColumns, trailOfBooking } from "./queries.server.ts";
import { type BookingStatus, holdsSeat, statuses } from "./statuses.ts";
import { leaveDoor } from "./visit/leave-door.server.ts";
import { type LockedVisit, lockVisit } from "./visit/lock-visit.server.ts";
import { returnToDoor } from "./visit/return-to-door.server.ts";

type NewStatus = {
  status: BookingStatus;
  /** A declined visit comes back, and its hour has no seat left. */
  overbook?: boolean | undefined;
  onClosedDay?: boolean | undefined;
} & { [A in StepAnswer]?: boolean | undefined };

type StatusChange = NewStatus & { bookingId: number; version?: number | undefined };

/**
 * Row 4.4: the desk sets any status freely, each other role what changing/transitions.ts says. A declined booking
 * leaves its visit's door, a revived one comes back to it or to one of its own (visit.ts), and takes a seat there.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile, ask-first (Confirmed on a closed or passed day, a
 * revived visit in a full hour, a sample of a coming day, Completed without a sample or a released report).
 */
export async function changeStatus(ctx: Context, input: StatusChange): Promise<BookingRow> {
  requireMayAtAll(ctx.actor, "change-status");
  requireTransition(mayEverSet(ctx.actor, input.status));
  await requireOfDay(ctx, "change-status", input.bookingId);
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, input.bookingId, input.version);
    const today = labMoment(ctx.now).day;
    requireMay(ctx.actor, "change-status", visit.booking.day === today);
    if (visit.booking.status === input.status) return visit.booking;
    requireTransition(isAllowed(ctx.actor, visit.booking, input.status, today));
    if (ctx.actor.kind === "admin") requireAnswers(await questionsOf(transaction, visit.booking, input, today), input);
    return setStatus(transaction, ctx, visit, input);
  });
}

/**
 * Sets another status in a running transaction, with all that follows from it; whoever calls has looked whether it may be
 * set. The status that is there already changes nothing. Refuses: ask-first.
 */
export async function setStatus(
  transaction: Db,
  ctx: Context,
  visit: LockedVisit,
  input: NewStatus,
): Promise<BookingRow> {
  const { booking: before } = visit;
  if (before.status === input.status) return before;
  const { overbook, onClosedDay, beforeVisit, withoutSample, withoutReport } = input;
  if (statuses[input.status].news === "visit-confirmed")
    requireAnswers(await confirmQuestions(transaction, before, ctx.now), input);
  const returned = isBack(before, input) ? await returnToDoor(transaction, visit, ctx.now) : null;
  const settled = { status: input.status, ...(await reasonAfter(transaction, before, input)) };
  const [after] = await transaction
    .update(bookings)
    .set({ ...settled, ...returned?.row, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, before.id))
    .returning(bookingColumns);
  await recordAction(transaction, ctx, {
    action: "status",
    bookingId: before.id,
    bookingCode: before.code,
    change: {
      from: before.status,
      to: input.status,
      ...{ overbook, onClosedDay, beforeVisit, withoutSample, withoutReport },
    },
  });
  await ctx.announce(transaction, {
    name: "booking.status-changed",
    data: { bookingId: before.id, status: input.status, version: before.version + 1 },
  });
  if (!takesSeat({ ...before, ...settled })) await leaveDoor(transaction, visit);
  if (returned?.seats) await takeSeatsAgain(transaction, ctx, { ...before, seats: returned.seats }, input);
  return after ?? before;
}

/** Asked of staff alone: the demo's bookings are made by the product itself. */
async function questionsOf(
  transaction: Db,
  { id, status: from, day }: BookingRow,
  { status: to }: NewStatus,
  today: string,
) {
  const isReleased = and(eq(reports.bookingId, id), isNotNull(reports.releasedAt), isNull(reports.replacedAt));
  const hasReleasedReport = (await transaction.$count(reports, isReleased)) > 0;
  return stepQuestions({ from, to, day }, { today, hasReleasedReport });
}

function requireTransition(isPossible: boolean): void {
  if (!isPossible) throw new Refusal("not-allowed", "status-of-another-role");
}

function isAllowed(actor: Actor, booking: BookingRow, to: BookingStatus, today: string): boolean {
  return actor.kind === "admin" ? mayChangeStatus(actor.role, booking, to, today) : mayEverSet(actor, to);
}

/**
 * Why a visit was cancelled is kept while it takes place again, so that undoing the revival brings it back; declined by
 * anything else it has no reason.
 */
async function reasonAfter(transaction: Db, before: BookingRow, { status }: NewStatus) {
  if (holdsSeat(status) || before.cancelReason === null) return {};
  const { day: bookingDate, time: bookingTime } = before;
  const undo = undoOf(await trailOfBooking(transaction, before.id), { ...before, bookingDate, bookingTime });
  const isUndone = undo?.kind === "status" && undo.to === status;
  return isUndone ? {} : { cancelReason: null, cancelNote: null };
}

/** A revived visit takes its seats again; where its hour is full by now, the desk is asked. Call it last. */
async function takeSeatsAgain(
  transaction: Db,
  { now }: Context,
  hour: { day: string; time: string; seats: number },
  input: NewStatus,
): Promise<void> {
  const { seatsPerSlot } = await bookOfDays(transaction, hour.day, hour.day);
  if (await takeSeats(transaction, { ...hour, seatsPerSlot, now, hold: undefined })) return;
  requireAnswers([{ field: "overbook", said: "revive-in-full-hour" }], input);
  await reclaimSeats(transaction, hour, hour.seats);
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

function isBack(before: BookingRow, { status }: NewStatus): boolean {
  return !takesSeat(before) && takesSeat({ ...before, status });
}
