import { inArray, sql } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal, requireAnswers } from "#core/refusal.ts";
import { type SlotTime, slotStartMinutes } from "#core/slots/grid.ts";
import { requireHourOfDesk } from "#core/slots/require-hour-of-desk.server.ts";
import { giveBackSeats, reclaimSeats, takeSeats } from "#core/slots/seats.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import type { MoveReason } from "./changing/move-reasons.ts";
import { isAtCentre } from "./places.ts";
import { type BookingRow, bookingColumns } from "./queries.server.ts";
import { isToCome } from "./statuses.ts";
import { lockVisit } from "./visit/lock-visit.server.ts";
import { movedWith } from "./visit/visit.ts";
import { visitBeside } from "./visit/visit-beside.server.ts";

type Hour = { day: string; time: SlotTime };

type Move = Hour & {
  bookingId: number;
  version?: number | undefined;
  /** One more visit than the hour has seats for. */
  overbook?: boolean | undefined;
  onClosedDay?: boolean | undefined;
  reason?: MoveReason | undefined;
};

const fields = { day: "bookingDate", time: "bookingTime" };

/**
 * Gives a visit that is still to come another hour, with everybody at its door: takes its seats there and gives its own back,
 * in one transaction. Each patient is told of the new hour. Who was seen to already stays, and the others have a visit of
 * their own then. Moving to the hour that it has changes nothing.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile, rule-broken (the visit is over, or at the centre), day-closed
 * (past, or beyond the days that can be booked), slot-past, ask-first (a closed day, a full hour).
 */
export async function moveBooking(ctx: Context, move: Move): Promise<BookingRow> {
  requireMay(ctx.actor, "move-visit");
  return ctx.db.transaction(async (transaction) => {
    const { booking: before, others, seats } = await lockVisit(transaction, move.bookingId, move.version);
    if (!isToCome(before.status)) throw new Refusal("rule-broken", "visit-over");
    if (isAtCentre(before)) throw new Refusal("rule-broken", "centre-not-moved");
    if (before.day === move.day && before.time === move.time) return before;
    const asked = { now: ctx.now, fields, question: "move-to-closed-day", answers: move } as const;
    const { seatsPerSlot } = await requireHourOfDesk(transaction, move, asked);
    const { along, staysBehind } = movedWith(before, others);
    const parted = staysBehind ? { visitId: await visitBeside(transaction, before, ctx.now) } : {};
    const moved = [before, ...along];
    const rows = await transaction
      .update(bookings)
      .set({ day: move.day, time: move.time, ...parted, version: sql`${bookings.version} + 1` })
      .where(
        inArray(
          bookings.id,
          moved.map(({ id }) => id),
        ),
      )
      .returning(bookingColumns);
    for (const one of moved) await tellMove(transaction, ctx, one, move);
    const from = staysBehind ? null : before;
    await moveSeats(transaction, { from, to: move, seats, seatsPerSlot, now: ctx.now });
    return rows.find(({ id }) => id === before.id) ?? before;
  });
}

async function tellMove(transaction: Db, ctx: Context, before: BookingRow, move: Move): Promise<void> {
  await recordAction(transaction, ctx, {
    action: "moved",
    bookingId: before.id,
    bookingCode: before.code,
    change: {
      from: `${before.day} ${before.time}`,
      to: `${move.day} ${move.time}`,
      overbook: move.overbook,
      onClosedDay: move.onClosedDay,
      reason: move.reason,
    },
  });
  await ctx.announce(transaction, {
    name: "booking.moved",
    data: { bookingId: before.id, version: before.version + 1 },
  });
}

type SeatMove = {
  /** Null where somebody stays, for whom the seats are kept. */
  from: { day: string; time: string } | null;
  to: Move;
  seats: number;
  seatsPerSlot: number;
  now: Date;
};

/** Both hours stay locked until the end: always the earlier one first, so that two moves never wait for each other. */
async function moveSeats(transaction: Db, { from, to, seats, seatsPerSlot, now }: SeatMove): Promise<void> {
  const giveBack = async () => {
    if (from) await giveBackSeats(transaction, from, seats);
  };
  const take = async () => {
    if (await takeSeats(transaction, { ...to, seats, seatsPerSlot, now, hold: undefined })) return;
    requireAnswers([{ field: "overbook", said: "move-to-full-hour" }], to);
    await reclaimSeats(transaction, to, seats);
  };
  const inOrder = from && isEarlier(from, to) ? [giveBack, take] : [take, giveBack];
  for (const step of inOrder) await step();
}

function isEarlier(one: { day: string; time: string }, other: Hour): boolean {
  if (one.day !== other.day) return one.day < other.day;
  return slotStartMinutes(one.time) < slotStartMinutes(other.time);
}
