import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { getStaffId } from "#core/access/actor.ts";
import { authorizeBeforeLoad, isLimitedToToday } from "#core/access/authorize.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { holdsSeat } from "#core/bookings/statuses.ts";
import { type LockedVisit, lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, type Reason } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { bookingEvents, bookings } from "#db/schema/bookings.ts";
import { visitEvents } from "#db/schema/round.ts";
import type { VisitEventData, VisitEventDoubt } from "#db/schema/values.ts";
import { visits } from "#db/schema/visits.ts";
import { applyVisitEvent } from "./apply-visit-event.server.ts";
import { MAX_EVENTS_AT_ONCE, type VisitEventRequest } from "./schema.ts";
import { correctEventTime, isClockDoubtful, type PhoneClock } from "./visit-event-clock.ts";

/** Days after which an event of a round is no longer taken. */
const MAX_AGE_DAYS = 7;

export type VisitEventOutcome = {
  id: string;
  outcome: "stored" | "known" | "refused";
  doubtful: VisitEventDoubt | null;
  /** Why it was refused. */
  reason: Reason | null;
};

type RecordVisitEventsInput = { sentAt: Date; events: readonly VisitEventRequest[] };

/**
 * Records what happened at the stops of a round, each event for itself and in their order; returns what became of each.
 * An event is known by its id: sent again it changes nothing, and with other content it is refused. It counts on the
 * day on which it happened, for a week if the visit was the phlebotomist's own. Throws `sign-in-needed`, `not-allowed`,
 * `too-large`.
 */
export async function recordVisitEvents(
  ctx: Context,
  { sentAt, events }: RecordVisitEventsInput,
): Promise<VisitEventOutcome[]> {
  authorizeBeforeLoad(ctx.actor, "work-round");
  if (events.length > MAX_EVENTS_AT_ONCE) throw new DomainError("too-large", "events-too-many");
  const outcomes: VisitEventOutcome[] = [];
  for (const event of events) outcomes.push(await recordVisitEvent(ctx, event, { now: ctx.now, sentAt }));
  return outcomes;
}

async function recordVisitEvent(ctx: Context, event: VisitEventRequest, clock: PhoneClock): Promise<VisitEventOutcome> {
  try {
    return await ctx.db.transaction((transaction) => storeVisitEvent(transaction, ctx, event, clock));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { id: event.id, outcome: "refused", doubtful: null, reason: error.reason };
  }
}

async function storeVisitEvent(
  transaction: Db,
  ctx: Context,
  event: VisitEventRequest,
  clock: PhoneClock,
): Promise<VisitEventOutcome> {
  const stop = await lockStop(transaction, event);
  const known = await findKnownEvent(transaction, event);
  if (known) return known;
  const at = correctEventTime(new Date(event.at), clock);
  const doubtful = await findDoubt(transaction, ctx, { event, stop, at, clock });
  const { id, visitId, kind } = event;
  await transaction.insert(visitEvents).values({
    ...{ id, visitId, kind, at, doubtful, bookingId: getBookingId(event), receivedAt: ctx.now },
    byId: getStaffId(ctx.actor),
    data: createStoredData(event),
  });
  await applyVisitEvent({ ...ctx, db: transaction, now: at }, { event, stop, doubtful, receivedAt: ctx.now });
  return { id, outcome: "stored", doubtful, reason: null };
}

export type LockedStop = LockedVisit & { phlebotomistId: string | null };

/** Locks the visit and its bookings. Throws `not-found` for an unknown visit, and for a booking that is not its. */
async function lockStop(transaction: Db, event: VisitEventRequest): Promise<LockedStop> {
  const [first] = await transaction
    .select({ id: sql<number | null>`min(${bookings.id})` })
    .from(bookings)
    .where(eq(bookings.visitId, event.visitId));
  const bookingId = getBookingId(event) ?? first?.id;
  if (!bookingId) throw new DomainError("not-found", "visit-unknown");
  const locked = await lockVisit(transaction, bookingId, undefined);
  if (locked.booking.visitId !== event.visitId) throw new DomainError("not-found", "booking-unknown");
  const [visit] = await transaction
    .select({ phlebotomistId: visits.phlebotomistId })
    .from(visits)
    .where(eq(visits.id, event.visitId));
  return { ...locked, phlebotomistId: visit?.phlebotomistId ?? null };
}

function getBookingId(event: VisitEventRequest): number | null {
  return "bookingId" in event ? event.bookingId : null;
}

/** What is stored of an event, with the phone's own time, by which a repeated one is compared. */
function createStoredData({ data, at }: VisitEventRequest): VisitEventData {
  return { ...data, phoneAt: at };
}

/** Returns the outcome of an event that is stored already. Throws `changed-meanwhile` if its content is another. */
async function findKnownEvent(transaction: Db, event: VisitEventRequest): Promise<VisitEventOutcome | null> {
  const [stored] = await transaction.select().from(visitEvents).where(eq(visitEvents.id, event.id));
  if (!stored) return null;
  const { visitId, bookingId, kind, data, doubtful } = stored;
  const sent = {
    visitId: event.visitId,
    bookingId: getBookingId(event),
    kind: event.kind,
    data: createStoredData(event),
  };
  if (!isDeepStrictEqual({ visitId, bookingId, kind, data }, sent))
    throw new DomainError("changed-meanwhile", "event-id-used");
  return { id: event.id, outcome: "known", doubtful, reason: null };
}

type CheckedEvent = { event: VisitEventRequest; stop: LockedStop; at: Date; clock: PhoneClock };

/**
 * Returns why the office must look at an event that happened all the same; null if all is as planned. Throws
 * `not-allowed` for a visit of another day, or one that is over and was not theirs.
 */
async function findDoubt(transaction: Db, ctx: Context, checked: CheckedEvent): Promise<VisitEventDoubt | null> {
  const { event, stop, at, clock } = checked;
  const [day, today] = [toLabTime(at).day, toLabTime(ctx.now).day];
  const isOwn = stop.phlebotomistId === getStaffId(ctx.actor);
  if (day < addDays(today, -MAX_AGE_DAYS)) throw new DomainError("not-allowed", "event-too-old");
  if (day !== today && !isOwn && isLimitedToToday(ctx.actor, "work-round"))
    throw new DomainError("not-allowed", "visit-of-another");
  const isOfDay = stop.booking.day === day;
  if (!isOfDay && !(await wasMovedFrom(transaction, stop.booking.id, day)))
    throw new DomainError("not-allowed", "visit-of-another-day");
  if (isCancelled(event, stop)) return "cancelled";
  if (!isOfDay) return "moved";
  if (!isOwn && !isAtCentre(stop.booking)) return "another-phlebotomist";
  return isClockDoubtful(new Date(event.at), clock) ? "clock" : null;
}

/** Whether the office cancelled what the event is about: its booking, or all of the visit. */
function isCancelled(event: VisitEventRequest, { booking, others }: LockedStop): boolean {
  const concerned = getBookingId(event) === null ? [booking, ...others] : [booking];
  return !concerned.some(({ status }) => holdsSeat(status));
}

/** Whether a booking was moved away from this day: the phone may not know it yet. */
async function wasMovedFrom(transaction: Db, bookingId: number, day: string): Promise<boolean> {
  const isMove = and(
    eq(bookingEvents.bookingId, bookingId),
    eq(bookingEvents.kind, "moved"),
    sql`${bookingEvents.data} -> 'from' ->> 'day' = ${day}`,
  );
  return (await transaction.$count(bookingEvents, isMove)) > 0;
}
