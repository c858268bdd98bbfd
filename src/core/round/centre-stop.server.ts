import { randomUUID } from "node:crypto";
import { getStaffId } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { visitEvents } from "#db/schema/round.ts";
import type { VisitEventData } from "#db/schema/values.ts";
import { applyVisitEvent } from "./apply-visit-event.server.ts";
import { canCollectAtCentre } from "./centre-sample.ts";
import type { LockedStop } from "./record-visit-events.server.ts";
import type { VisitEventRequest } from "./schema.ts";

type EventContent = Pick<Extract<VisitEventRequest, { bookingId: number }>, "kind" | "data">;

/** Locks the visit of a booking at the centre. Throws `not-allowed`, `not-found`, `rule-broken` (a home visit). */
export async function lockCentreStop(transaction: Db, ctx: Context, bookingId: number): Promise<LockedStop> {
  const visit = await lockVisit(transaction, bookingId, undefined);
  authorize(ctx.actor, "collect-at-centre", visit.booking.day === toLabTime(ctx.now).day);
  if (!isAtCentre(visit.booking)) throw new DomainError("rule-broken", "visit-not-at-centre");
  return { ...visit, phlebotomistId: null };
}

/** Throws `rule-broken` for a booking that is over, in the lab, or of another day. */
export function requireCollectable(ctx: Context, booking: BookingRow): void {
  if (!canCollectAtCentre(booking, toLabTime(ctx.now).day))
    throw new DomainError("rule-broken", "sample-not-collectable");
}

/** Records a step and what it changes. `ctx.now` is its time. */
export async function recordCentreEvent(ctx: Context, stop: LockedStop, content: EventContent): Promise<void> {
  const { id: bookingId, visitId } = stop.booking;
  const id = await storeCentreEvent(ctx, stop, content);
  const event = { ...content, id, visitId, bookingId, at: ctx.now.toISOString() } as VisitEventRequest;
  await applyVisitEvent(ctx, { event, stop, doubtful: null, receivedAt: ctx.now });
}

type StoredContent = { kind: VisitEventRequest["kind"]; data: Omit<VisitEventData, "phoneAt"> };

/** Stores a step alone, and returns its id. */
export async function storeCentreEvent(ctx: Context, stop: LockedStop, content: StoredContent): Promise<string> {
  const { id: bookingId, visitId } = stop.booking;
  const id = randomUUID();
  await ctx.db.insert(visitEvents).values({
    ...{ id, visitId, bookingId, kind: content.kind, at: ctx.now, receivedAt: ctx.now },
    byId: getStaffId(ctx.actor),
    data: { ...content.data, phoneAt: ctx.now.toISOString() },
  });
  return id;
}
