import { inArray, type SQL, sql } from "drizzle-orm";
import type { AuditChange } from "#core/audit/audit-events.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { leaveRound } from "#core/bookings/visits/leave-round.server.ts";
import type { LockedVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { splitVisit } from "#core/bookings/visits/split-visit.server.ts";
import { splitMovedMembers } from "#core/bookings/visits/visit-members.ts";
import type { Context } from "#core/context.server.ts";
import { getSlotStartMinutes, type SlotTime } from "#core/slots/grid.ts";
import { releaseSeats, takeSeats } from "#core/slots/seats.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";

type SlotKey = { day: string; time: SlotTime };

type MoveVisitInput = {
  visit: LockedVisit;
  to: SlotKey;
  seatsPerSlot: number;
  /** What the events record beside the two slots. */
  record: Omit<AuditChange<"moved">, "from" | "to">;
  /** Whose phone the moved bookings are, if the move shows it. */
  proof?: { phoneProved?: true; network: SQL | null };
  /** Takes the seats of a full slot all the same, or throws. */
  onFullSlot: (seats: number) => Promise<void>;
};

/**
 * Moves a visit with all its members whose sample is not taken to another slot, in the transaction that locked it:
 * takes the new seats, releases the old ones, clears the answers about fasting and notifies each patient. Members whose
 * sample is already taken stay, and the moved ones get a visit of their own. The visit loses its position in the round
 * and its promised time, and on another day its phlebotomist. The caller has checked that the slot can be booked.
 */
export async function moveVisit(transaction: Db, ctx: Context, input: MoveVisitInput): Promise<BookingRow> {
  const { visit, to, seatsPerSlot, record, proof, onFullSlot } = input;
  const { booking: before, others, seats } = visit;
  const { along, staysBehind } = splitMovedMembers(before, others);
  const isSameDay = before.day === to.day;
  const newVisit = staysBehind
    ? { visitId: await splitVisit(transaction, { ...before, isSameDay, now: ctx.now }) }
    : {};
  if (!staysBehind) await leaveRound(transaction, { ...before, isSameDay });
  const moved = [before, ...along];
  const rows = await transaction
    .update(bookings)
    .set({
      ...{ day: to.day, time: to.time, ...newVisit, ...proof, version: sql`${bookings.version} + 1` },
      ...{ fastingAnswer: null, fastingAnsweredAt: null },
    })
    .where(
      inArray(
        bookings.id,
        moved.map(({ id }) => id),
      ),
    )
    .returning(bookingColumns);
  for (const booking of moved) await recordMove(transaction, ctx, booking, { ...record, to });
  const from = staysBehind ? null : before;
  await moveSeats(transaction, { from, to, seats, seatsPerSlot, now: ctx.now, onFullSlot });
  return rows.find(({ id }) => id === before.id) ?? before;
}

async function recordMove(
  transaction: Db,
  ctx: Context,
  before: BookingRow,
  { to, ...record }: MoveVisitInput["record"] & { to: SlotKey },
): Promise<void> {
  await recordBookingEvent(transaction, ctx, before, {
    kind: "moved",
    data: {
      from: { day: before.day, time: before.time },
      to: { day: to.day, time: to.time },
      ...record,
    },
  });
  await ctx.emit(transaction, {
    name: "booking.moved",
    data: { bookingId: before.id, version: before.version + 1 },
  });
}

type MoveSeatsInput = Pick<MoveVisitInput, "to" | "seatsPerSlot" | "onFullSlot"> & {
  /** Null if a member stays and keeps the seats. */
  from: { day: string; time: string } | null;
  seats: number;
  now: Date;
};

/** Both slots stay locked until the end: the earlier one first, so that two moves cannot deadlock. */
async function moveSeats(
  transaction: Db,
  { from, to, seats, seatsPerSlot, now, onFullSlot }: MoveSeatsInput,
): Promise<void> {
  const release = async () => {
    if (from) await releaseSeats(transaction, from, seats);
  };
  const take = async () => {
    if (await takeSeats(transaction, { ...to, seats, seatsPerSlot, now, hold: undefined })) return;
    await onFullSlot(seats);
  };
  const inOrder = from && isEarlier(from, to) ? [release, take] : [take, release];
  for (const step of inOrder) await step();
}

function isEarlier(a: { day: string; time: string }, b: SlotKey): boolean {
  if (a.day !== b.day) return a.day < b.day;
  return getSlotStartMinutes(a.time) < getSlotStartMinutes(b.time);
}
