import { inArray, sql } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { leaveRound } from "#core/bookings/visits/leave-round.server.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { splitVisit } from "#core/bookings/visits/split-visit.server.ts";
import { splitMovedMembers } from "#core/bookings/visits/visit-members.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import { findMoveConflict, type SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, type Reason, requireConfirmations } from "#core/errors.ts";
import { getSlotStartMinutes, type SlotTime } from "#core/slots/grid.ts";
import { requireStaffSlot } from "#core/slots/require-staff-slot.server.ts";
import { forceTakeSeats, releaseSeats, takeSeats } from "#core/slots/seats.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import type { MoveReason } from "./move-reasons.ts";

type SlotKey = { day: string; time: SlotTime };

type MoveBookingInput = SlotKey & {
  bookingId: number;
  version?: number | undefined;
  /** Exceeds the seats of the slot. */
  overbook?: boolean | undefined;
  onClosedDay?: boolean | undefined;
  /** Though the slot does not suit its tests. */
  unprepared?: boolean | undefined;
  reason?: MoveReason | undefined;
};

const fieldPaths = { day: "bookingDate", time: "bookingTime" };

/**
 * Moves an upcoming visit with all its members to another slot: takes the new seats and releases the old ones in one
 * transaction, and notifies each patient. Members whose sample is already taken stay, and the moved ones get a visit of
 * their own. The visit loses its position in the round and its promised time, and on another day its phlebotomist. Moving
 * to the same slot changes nothing. Throws `sign-in-needed`, `not-allowed`, `not-found`,
 * `changed-meanwhile`, `rule-broken` (the visit is over, or at the centre), `day-closed` (past, or beyond the bookable
 * days), `slot-past`, `ask-first` (a closed day, a slot that does not suit the tests, a full slot).
 */
export async function moveBooking(ctx: Context, move: MoveBookingInput): Promise<BookingRow> {
  authorize(ctx.actor, "move-booking");
  return ctx.db.transaction(async (transaction) => {
    const { booking: before, others, seats } = await lockVisit(transaction, move.bookingId, move.version);
    if (!isUpcoming(before.status)) throw new DomainError("rule-broken", "visit-over");
    if (isAtCentre(before)) throw new DomainError("rule-broken", "centre-not-moved");
    if (before.day === move.day && before.time === move.time) return before;
    const slotInput = { now: ctx.now, fields: fieldPaths, question: "move-to-closed-day", answers: move } as const;
    const { seatsPerSlot } = await requireStaffSlot(transaction, move, slotInput);
    const { along, staysBehind } = splitMovedMembers(before, others);
    const isSameDay = before.day === move.day;
    const newVisit = staysBehind
      ? { visitId: await splitVisit(transaction, { ...before, isSameDay, now: ctx.now }) }
      : {};
    if (!staysBehind) await leaveRound(transaction, { ...before, isSameDay });
    const moved = [before, ...along];
    await requirePreparation(transaction, moved, { move, now: ctx.now });
    const rows = await transaction
      .update(bookings)
      .set({ day: move.day, time: move.time, ...newVisit, version: sql`${bookings.version} + 1` })
      .where(
        inArray(
          bookings.id,
          moved.map(({ id }) => id),
        ),
      )
      .returning(bookingColumns);
    for (const booking of moved) await recordMove(transaction, ctx, booking, move);
    const from = staysBehind ? null : before;
    await moveSeats(transaction, { from, to: move, seats, seatsPerSlot, now: ctx.now });
    return rows.find(({ id }) => id === before.id) ?? before;
  });
}

/** Asks first if a slot does not suit the tests of a moved patient: the fast may no longer be possible. */
async function requirePreparation(
  transaction: Db,
  moved: readonly BookingRow[],
  { move, now }: { move: MoveBookingInput; now: Date },
): Promise<void> {
  if (move.unprepared) return;
  for (const { id, day, time } of moved) {
    const to = { day: move.day, time: move.time, bookedAt: toLabTime(now) };
    const conflict = findMoveConflict(await findBookingNeeds(transaction, id), parseVisitStart(day, time), to);
    if (conflict) requireConfirmations([{ field: "unprepared", reason: toMoveReason(conflict) }], move);
  }
}

function toMoveReason(conflict: SlotConflict): Reason {
  return conflict.kind === "after-latest"
    ? { ...conflict, key: "move-after-latest-slot" }
    : { ...conflict, key: "move-after-meal" };
}

async function recordMove(transaction: Db, ctx: Context, before: BookingRow, move: MoveBookingInput): Promise<void> {
  await recordBookingEvent(transaction, ctx, before, {
    kind: "moved",
    data: {
      from: { day: before.day, time: before.time },
      to: { day: move.day, time: move.time },
      overbook: move.overbook,
      onClosedDay: move.onClosedDay,
      unprepared: move.unprepared,
      reason: move.reason,
    },
  });
  await ctx.emit(transaction, {
    name: "booking.moved",
    data: { bookingId: before.id, version: before.version + 1 },
  });
}

type MoveSeatsInput = {
  /** Null if a member stays and keeps the seats. */
  from: { day: string; time: string } | null;
  to: MoveBookingInput;
  seats: number;
  seatsPerSlot: number;
  now: Date;
};

/** Both slots stay locked until the end: the earlier one first, so that two moves cannot deadlock. */
async function moveSeats(transaction: Db, { from, to, seats, seatsPerSlot, now }: MoveSeatsInput): Promise<void> {
  const release = async () => {
    if (from) await releaseSeats(transaction, from, seats);
  };
  const take = async () => {
    if (await takeSeats(transaction, { ...to, seats, seatsPerSlot, now, hold: undefined })) return;
    requireConfirmations([{ field: "overbook", reason: "move-to-full-slot" }], to);
    await forceTakeSeats(transaction, to, seats);
  };
  const inOrder = from && isEarlier(from, to) ? [release, take] : [take, release];
  for (const step of inOrder) await step();
}

function isEarlier(a: { day: string; time: string }, b: SlotKey): boolean {
  if (a.day !== b.day) return a.day < b.day;
  return getSlotStartMinutes(a.time) < getSlotStartMinutes(b.time);
}
