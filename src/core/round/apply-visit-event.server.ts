import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { getStaffId } from "#core/access/actor.ts";
import { listBookingEvents } from "#core/bookings/booking-events.server.ts";
import { changeStatus, setStatus } from "#core/bookings/edit/change-status.server.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { tubes } from "#db/schema/round.ts";
import type { VisitEventDoubt } from "#db/schema/values.ts";
import { visits } from "#db/schema/visits.ts";
import { getArrivalWindow } from "./promised-window.ts";
import type { LockedStop } from "./record-visit-events.server.ts";
import type { VisitEventRequest } from "./schema.ts";
import { listVisitEvents } from "./stop-states.server.ts";
import { listEffectiveEvents, type StoredVisitEvent } from "./stop-states.ts";
import { matchTubeLabels } from "./tube-labels.ts";
import { listTubeNeeds } from "./tube-needs.server.ts";

type EventOf<Kind extends VisitEventRequest["kind"]> = Extract<VisitEventRequest, { kind: Kind }>;
type AppliedEvent<Kind extends VisitEventRequest["kind"] = VisitEventRequest["kind"]> = {
  event: EventOf<Kind>;
  stop: LockedStop;
  doubtful: VisitEventDoubt | null;
  /** When it reached the server. */
  receivedAt: Date;
};

/** How long after a step it can be taken back, with the time that a slow network needs. */
const UNDO_MS = 90_000;

/** How late a phone's event may arrive to be news for the patient. */
const MAX_NEWS_AGE_MS = 15 * 60_000;

/**
 * Applies what an event changes besides itself. `ctx.db` is its transaction, and `ctx.now` the time at which it happened.
 * The booking of a cancelled or moved visit stays as the office set it. Throws `rule-broken`, `changed-meanwhile`,
 * `not-found`.
 */
export async function applyVisitEvent(ctx: Context, applied: AppliedEvent): Promise<void> {
  const { event, doubtful } = applied;
  switch (event.kind) {
    case "on-the-way":
      return doubtful === "cancelled" || doubtful === "moved" ? undefined : setOff(ctx, applied);
    case "labelled":
      return labelTube(ctx, event);
    case "collected":
      return collectSample(ctx, { ...applied, event });
    case "undone":
      return takeBack(ctx, { ...applied, event });
    default:
      return undefined;
  }
}

/** Promises an arrival time. The patient is told of it unless the event was sent so late that it is over. */
async function setOff({ db, now, emit }: Context, { stop, receivedAt }: AppliedEvent): Promise<void> {
  const { time, visitId } = stop.booking;
  const { from, to } = getArrivalWindow(time, toLabTime(now).minutes);
  await db.update(visits).set({ promisedFrom: from, promisedTo: to }).where(eq(visits.id, visitId));
  if (receivedAt.getTime() - now.getTime() > MAX_NEWS_AGE_MS) return;
  await emit(db, { name: "visit.on-the-way", data: { visitId } });
}

async function labelTube(ctx: Context, { bookingId, data }: EventOf<"labelled">): Promise<void> {
  if (data.tube === "none") throw new DomainError("rule-broken", "tube-not-needed");
  const stored = await ctx.db
    .insert(tubes)
    .values({ code: data.code, bookingId, kind: data.tube, labelledAt: ctx.now, labelledBy: getStaffId(ctx.actor) })
    .onConflictDoNothing()
    .returning({ code: tubes.code });
  if (stored.length > 0) return;
  const [used] = await ctx.db.select({ at: tubes.labelledAt }).from(tubes).where(eq(tubes.code, data.code));
  throw new DomainError("changed-meanwhile", { key: "label-used", at: toLabTime(used?.at ?? ctx.now) });
}

/** Sets `sample_collected` and the time of the tubes. Needs the patient identified, and all tubes labelled or a reason. */
async function collectSample(ctx: Context, { event, stop, doubtful }: AppliedEvent<"collected">): Promise<void> {
  const { bookingId } = event;
  const standing = await listOtherStandingEvents(ctx, event);
  if (!standing.some(({ kind, bookingId: of }) => kind === "identified" && of === bookingId))
    throw new DomainError("rule-broken", "patient-not-identified");
  if (event.data.fewerTubes === undefined) await requireAllTubes(ctx, bookingId);
  await ctx.db
    .update(tubes)
    .set({
      collectedAt: sql`greatest(${tubes.labelledAt}, ${ctx.now.toISOString()}::timestamptz)`,
      collectedBy: getStaffId(ctx.actor),
    })
    .where(and(eq(tubes.bookingId, bookingId), isNull(tubes.collectedAt)));
  if (doubtful === "cancelled" || doubtful === "moved") return;
  if (isUpcoming(stop.booking.status)) await changeStatus(ctx, { bookingId, status: "sample_collected" });
}

async function requireAllTubes({ db }: Context, bookingId: number): Promise<void> {
  const needs = (await listTubeNeeds(db, [bookingId])).get(bookingId) ?? [];
  const labelled = await db.select({ kind: tubes.kind }).from(tubes).where(eq(tubes.bookingId, bookingId));
  const missing = matchTubeLabels(needs, labelled).filter(({ label }) => label === null);
  if (missing.length > 0) throw new DomainError("rule-broken", { key: "tubes-not-labelled", count: missing.length });
}

/** Takes a step of the last minute back, with what it changed. */
async function takeBack(ctx: Context, { event, stop }: AppliedEvent<"undone">): Promise<void> {
  const standing = await listOtherStandingEvents(ctx, event);
  const undone = standing.find(({ id }) => id === event.data.eventId);
  if (undone?.byId !== getStaffId(ctx.actor)) throw new DomainError("not-found", "event-unknown");
  if (ctx.now.getTime() - undone.at.getTime() > UNDO_MS) throw new DomainError("rule-broken", "event-undo-late");
  if (undone.kind === "on-the-way")
    await ctx.db.update(visits).set({ promisedFrom: null, promisedTo: null }).where(eq(visits.id, event.visitId));
  if (undone.kind === "identified" && standing.some((other) => isCollectionOf(other, undone)))
    throw new DomainError("rule-broken", "event-undo-order");
  if (undone.kind === "labelled") await deleteTube(ctx, undone);
  if (undone.kind === "collected") await uncollect(ctx, stop, undone);
}

function isCollectionOf(event: StoredVisitEvent, { bookingId }: StoredVisitEvent): boolean {
  return event.kind === "collected" && event.bookingId === bookingId;
}

/** Deletes the labelled tube, so that its label can be used again. */
async function deleteTube({ db }: Context, { data }: StoredVisitEvent): Promise<void> {
  const removed = await db
    .delete(tubes)
    .where(and(eq(tubes.code, data.code ?? ""), isNull(tubes.collectedAt)))
    .returning({ code: tubes.code });
  if (removed.length === 0) throw new DomainError("rule-broken", "event-undo-order");
}

/** Returns the booking to the status that it had before, unless it went on meanwhile. */
async function uncollect(ctx: Context, stop: LockedStop, undone: StoredVisitEvent): Promise<void> {
  const members = [stop.booking, ...stop.others];
  const booking = members.find(({ id }) => id === undone.bookingId);
  if (!booking) throw new DomainError("not-found", "booking-unknown");
  const isOfBooking = eq(tubes.bookingId, booking.id);
  const isWithLab = or(isNotNull(tubes.receivedAt), isNotNull(tubes.rejectedAt));
  if ((await ctx.db.$count(tubes, and(isOfBooking, isWithLab))) > 0)
    throw new DomainError("rule-broken", "event-undo-late");
  await ctx.db.update(tubes).set({ collectedAt: null, collectedBy: null }).where(isOfBooking);
  if (booking.status !== "sample_collected") return;
  const changes = await listBookingEvents(ctx.db, [booking.id], ["status"]);
  const from = changes.findLast(({ data }) => data.to === "sample_collected")?.data.from;
  const others = members.filter(({ id }) => id !== booking.id);
  if (from && isUpcoming(from)) await setStatus(ctx.db, ctx, { ...stop, booking, others }, { status: from });
}

/** Returns the visit's standing events without the one being applied. */
async function listOtherStandingEvents(
  { db }: Context,
  { id, visitId }: VisitEventRequest,
): Promise<StoredVisitEvent[]> {
  const events = (await listVisitEvents(db, [visitId])).get(visitId) ?? [];
  return listEffectiveEvents(events.filter((event) => event.id !== id));
}
