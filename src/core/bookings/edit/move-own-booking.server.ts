import { sql } from "drizzle-orm";
import { requireMoveQuota } from "#core/bookings/create/require-quota.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { lockQuota } from "#core/bookings/quota/quota-usage.server.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { splitMovedMembers } from "#core/bookings/visits/visit-members.ts";
import type { SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, type Reason } from "#core/errors.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { requireOpenSlot } from "#core/slots/require-open-slot.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import type { RequestSource } from "#platform/request-source.server.ts";
import { createMoveConflictFinder } from "./move-conflicts.server.ts";
import { moveVisit } from "./move-visit.server.ts";
import { authorizeOwnChange, lockOwnVisit, requireOwnChange } from "./require-own-change.server.ts";

type MoveOwnBookingInput = {
  bookingId: number;
  day: string;
  time: SlotTime;
  version?: number | undefined;
  /** The source of the request, for the quotas of the new day. */
  from: RequestSource;
  /**
   * The patient answered that they have eaten and needs a later slot. Without that answer of a member of the visit it
   * means nothing; with it the move does not count and is possible until the slot begins.
   */
  afterEating?: boolean | undefined;
};

const fieldPaths = { day: "bookingDate", time: "bookingTime" };

/**
 * Moves a patient's own visit with all its members to another slot (move-visit.server.ts), by the rules of a booking by
 * patients: open day, free seat, the day's quotas, the latest slot for the tests; and by those of own-changes.ts. Moving
 * to the same slot changes nothing. Throws `sign-in-needed`, `not-allowed`, `changed-meanwhile`, `rule-broken` (the visit
 * is over, the slot does not suit the tests), `call-needed`, `day-closed`, `slot-past`, `slot-full`,
 * `too-many-attempts` (a quota is exceeded).
 */
export async function moveOwnBooking(ctx: Context, move: MoveOwnBookingInput): Promise<BookingRow> {
  const { bookingId, version, from } = move;
  const to = { day: move.day, time: move.time };
  await authorizeOwnChange(ctx, "move", bookingId);
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockOwnVisit(transaction, ctx, "move", { bookingId, version });
    const { booking: before, others } = visit;
    const moved = [before, ...splitMovedMembers(before, others).along];
    const isAfterEating = move.afterEating === true && moved.some(({ fastingAnswer }) => fastingAnswer === "ate");
    const isSameSlot = before.day === to.day && before.time === to.time;
    if (isSameSlot && isUpcoming(before.status)) return before;
    await requireOwnChange(transaction, ctx, "move", { booking: before, isAfterEating });
    const { seatsPerSlot } = await requireOpenSlot(transaction, to, ctx.now, fieldPaths);
    const findConflict = await createMoveConflictFinder(transaction, moved, { now: ctx.now, isAfterEating });
    const conflict = findConflict(to);
    if (conflict) throw new DomainError("rule-broken", toOwnReason(conflict), { field: fieldPaths.time });
    if (before.day !== to.day) {
      await lockQuota(transaction, { day: to.day, phone: before.phone });
      await requireMoveQuota(transaction, { booking: before, day: to.day, seatsPerSlot, from, now: ctx.now });
    }
    return moveVisit(transaction, ctx, {
      ...{ visit, to, seatsPerSlot, record: isAfterEating ? { afterEating: true } : {} },
      // Where codes prove phones, the patient's session is one; elsewhere the network counts for the new day.
      proof: from.canVerifyPhones
        ? { phoneProved: true, network: null }
        : { network: sql`case when ${bookings.phoneProved} then null else ${from.network} end` },
      onFullSlot: async () => {
        throw new DomainError("slot-full", "slot-full");
      },
    });
  });
}

function toOwnReason(conflict: SlotConflict): Reason {
  return conflict.kind === "after-latest"
    ? { key: "after-latest-slot", time: conflict.time, test: conflict.test }
    : { ...conflict, key: "own-move-after-meal" };
}
