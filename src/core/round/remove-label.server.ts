import { and, eq, isNull } from "drizzle-orm";
import { authorizeBeforeLoad } from "#core/access/authorize.ts";
import { requireTodaysBooking } from "#core/bookings/find-booking.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { tubes } from "#db/schema/round.ts";
import { lockCentreStop, requireCollectable, storeCentreEvent } from "./centre-stop.server.ts";
import { listVisitEvents } from "./stop-states.server.ts";
import { listEffectiveEvents } from "./stop-states.ts";
import { normalizeTubeCode } from "./tube-code.ts";

type RemoveLabelInput = { bookingId: number; code: string };

/**
 * Takes a label off a tube of a booking at the centre, by the opposite event as on a round: the label can be used again,
 * and the tube waits for another. A label that is off already changes nothing. Throws `sign-in-needed`, `not-allowed`,
 * `not-found` (also a label that was never on this booking's tubes), `rule-broken` (a home visit, a booking that is over,
 * a tube that the bench has received or rejected).
 */
export async function removeLabel(ctx: Context, { bookingId, code: typed }: RemoveLabelInput): Promise<void> {
  authorizeBeforeLoad(ctx.actor, "collect-at-centre");
  await requireTodaysBooking(ctx, "collect-at-centre", bookingId);
  const code = normalizeTubeCode(typed);
  await ctx.db.transaction(async (transaction) => {
    const stop = await lockCentreStop(transaction, ctx, bookingId);
    requireCollectable(ctx, stop.booking);
    const { visitId } = stop.booking;
    const events = (await listVisitEvents(transaction, [visitId])).get(visitId) ?? [];
    const isLabelling = (event: (typeof events)[number]) =>
      event.kind === "labelled" && event.bookingId === bookingId && event.data.code === code;
    if (!events.some(isLabelling)) throw new DomainError("not-found", "tube-unknown");
    const labelling = listEffectiveEvents(events).findLast(isLabelling);
    if (!labelling) return;
    const isOnTube = and(eq(tubes.code, code), eq(tubes.bookingId, bookingId));
    const removed = await transaction
      .delete(tubes)
      .where(and(isOnTube, isNull(tubes.receivedAt), isNull(tubes.rejectedAt)))
      .returning({ code: tubes.code });
    if (removed.length === 0) throw new DomainError("rule-broken", "label-received");
    await storeCentreEvent({ ...ctx, db: transaction }, stop, { kind: "undone", data: { eventId: labelling.id } });
  });
}
