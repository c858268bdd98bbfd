import { authorize } from "#core/access/authorize.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { splitMovedMembers } from "#core/bookings/visits/visit-members.ts";
import type { SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, type Reason, requireConfirmations } from "#core/errors.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { requireStaffSlot } from "#core/slots/require-staff-slot.server.ts";
import { forceTakeSeats } from "#core/slots/seats.server.ts";
import { createMoveConflictFinder } from "./move-conflicts.server.ts";
import type { MoveReason } from "./move-reasons.ts";
import { moveVisit } from "./move-visit.server.ts";

type MoveBookingInput = {
  bookingId: number;
  day: string;
  time: SlotTime;
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
 * Moves an upcoming visit with all its members to another slot (move-visit.server.ts), by staff: no deadline and no
 * quota apply. Moving to the same slot changes nothing. Throws `sign-in-needed`, `not-allowed` (patients too:
 * moveOwnBooking is theirs), `not-found`, `changed-meanwhile`, `rule-broken` (the visit is over, or at the centre),
 * `day-closed` (past, or beyond the bookable days), `slot-past`, `ask-first` (a closed day, a slot that does not suit
 * the tests, a full slot).
 */
export async function moveBooking(ctx: Context, move: MoveBookingInput): Promise<BookingRow> {
  authorize(ctx.actor, "move-booking", "");
  const { day, time, overbook, onClosedDay, unprepared, reason } = move;
  const to = { day, time };
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, move.bookingId, move.version);
    const { booking: before, others } = visit;
    if (!isUpcoming(before.status)) throw new DomainError("rule-broken", "visit-over");
    if (isAtCentre(before)) throw new DomainError("rule-broken", "centre-not-moved");
    if (before.day === day && before.time === time) return before;
    const slotInput = { now: ctx.now, fields: fieldPaths, question: "move-to-closed-day", answers: move } as const;
    const { seatsPerSlot } = await requireStaffSlot(transaction, to, slotInput);
    if (!unprepared) {
      const moved = [before, ...splitMovedMembers(before, others).along];
      const conflict = (await createMoveConflictFinder(transaction, moved, ctx))(to);
      if (conflict) requireConfirmations([{ field: "unprepared", reason: toMoveReason(conflict) }], move);
    }
    return moveVisit(transaction, ctx, {
      ...{ visit, to, seatsPerSlot, record: { overbook, onClosedDay, unprepared, reason } },
      onFullSlot: async (seats) => {
        requireConfirmations([{ field: "overbook", reason: "move-to-full-slot" }], move);
        await forceTakeSeats(transaction, to, seats);
      },
    });
  });
}

/** The fast may no longer be possible: staff are asked first. */
function toMoveReason(conflict: SlotConflict): Reason {
  return conflict.kind === "after-latest"
    ? { ...conflict, key: "move-after-latest-slot" }
    : { ...conflict, key: "move-after-meal" };
}
