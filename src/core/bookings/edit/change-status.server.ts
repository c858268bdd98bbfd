import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Actor } from "#core/access/actor.ts";
import { authorize, authorizeBeforeLoad } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { decidePaymentStatus } from "#core/bookings/booking-balance.ts";
import { findBookingUndo } from "#core/bookings/booking-events.server.ts";
import { isAtCentre, usesCapacity } from "#core/bookings/collection-place.ts";
import { requireTodaysBooking } from "#core/bookings/find-booking.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { type BookingStatus, holdsSeat, statuses } from "#core/bookings/statuses.ts";
import { type LockedVisit, lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { rejoinVisit } from "#core/bookings/visits/rejoin-visit.server.ts";
import { releaseVisitSeats } from "#core/bookings/visits/release-visit-seats.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { type Confirmation, DomainError, requireConfirmations } from "#core/errors.ts";
import { loadCapacity } from "#core/slots/queries.server.ts";
import { forceTakeSeats, takeSeats } from "#core/slots/seats.server.ts";
import { getClosedReason } from "#core/slots/window.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reports.ts";
import { setTubesDrawn } from "./set-tubes-drawn.server.ts";
import { canChangeStatus, canEverSetStatus, isPossibleChange, isStepBack } from "./status-transitions.ts";
import type { StepBackReason } from "./step-back-reasons.ts";
import { listStepConfirmations, type StepConfirmation } from "./step-confirmations.ts";

type SetStatusInput = {
  status: BookingStatus;
  /** Restores a declined visit to a full slot. */
  overbook?: boolean | undefined;
  onClosedDay?: boolean | undefined;
  /** Why it is a step back, and a note of staff; recorded for no other change. */
  reason?: StepBackReason | undefined;
  note?: string | undefined;
} & { [A in StepConfirmation]?: boolean | undefined };

type ChangeStatusInput = SetStatusInput & { bookingId: number; version?: number | undefined };

/**
 * Sets a status: owner and receptionist any, other roles as in status-transitions.ts. A declined booking leaves its
 * visit; a restored one rejoins it or gets its own (rejoin-visit.server.ts), and takes a seat there. Throws
 * `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile`, `rule-broken` (a change that no role may make), `ask-first` (Confirmed on a closed or past day, a
 * restored visit in a full slot, a sample of a future day, Completed without a sample or a released report).
 */
export async function changeStatus(ctx: Context, input: ChangeStatusInput): Promise<BookingRow> {
  authorizeBeforeLoad(ctx.actor, "change-status");
  requireTransition(canEverSetStatus(ctx.actor, input.status));
  await requireTodaysBooking(ctx, "change-status", input.bookingId);
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, input.bookingId, input.version);
    const today = toLabTime(ctx.now).day;
    authorize(ctx.actor, "change-status", visit.booking.day === today);
    if (visit.booking.status === input.status) return visit.booking;
    if (!isPossibleChange(visit.booking.status, input.status))
      throw new DomainError("rule-broken", "status-impossible");
    requireTransition(canTransition(ctx.actor, visit.booking, input.status, today));
    if (ctx.actor.kind === "admin")
      requireConfirmations(await loadStepConfirmations(transaction, visit.booking, input, today), input);
    return setStatus(transaction, ctx, visit, input);
  });
}

/**
 * Sets a status with all its consequences in a running transaction; the caller has checked that it is allowed. The
 * current status changes nothing. Throws `ask-first`.
 */
export async function setStatus(
  transaction: Db,
  ctx: Context,
  visit: LockedVisit,
  input: SetStatusInput,
): Promise<BookingRow> {
  const { booking: before } = visit;
  if (before.status === input.status) return before;
  const { overbook, onClosedDay, beforeVisit, withoutSample, withoutReport } = input;
  if (statuses[input.status].news === "visit-confirmed")
    requireConfirmations(await listConfirmations(transaction, before, ctx.now), input);
  const rejoined = isRevived(before, input) ? await rejoinVisit(transaction, visit, ctx.now) : null;
  const statusColumns = {
    status: input.status,
    paymentStatus: decidePaymentStatus({ ...before, status: input.status }),
    ...(await resolveCancelReason(transaction, before, input)),
  };
  const [after] = await transaction
    .update(bookings)
    .set({ ...statusColumns, ...rejoined?.row, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, before.id))
    .returning(bookingColumns);
  const { reason, note } = isStepBack(before.status, input.status) ? input : {};
  await recordBookingEvent(transaction, ctx, before, {
    kind: "status",
    note,
    data: {
      from: before.status,
      to: input.status,
      ...{ overbook, onClosedDay, beforeVisit, withoutSample, withoutReport, reason },
    },
  });
  await ctx.emit(transaction, {
    name: "booking.status-changed",
    data: { bookingId: before.id, status: input.status, version: before.version + 1 },
  });
  await setTubesDrawn(transaction, ctx, before, input.status);
  if (!usesCapacity({ ...before, ...statusColumns })) await releaseVisitSeats(transaction, visit);
  if (rejoined?.seats) await retakeSeats(transaction, ctx, { ...before, seats: rejoined.seats }, input);
  return after ?? before;
}

/** Confirmations for staff only: the system itself creates the demo's bookings. */
async function loadStepConfirmations(
  transaction: Db,
  { id, status: from, day }: BookingRow,
  { status: to }: SetStatusInput,
  today: string,
) {
  const isReleased = and(eq(reports.bookingId, id), isNotNull(reports.releasedAt), isNull(reports.replacedAt));
  const hasReleasedReport = (await transaction.$count(reports, isReleased)) > 0;
  return listStepConfirmations({ from, to, day }, { today, hasReleasedReport });
}

function requireTransition(isPossible: boolean): void {
  if (!isPossible) throw new DomainError("not-allowed", "status-not-allowed");
}

function canTransition(actor: Actor, booking: BookingRow, to: BookingStatus, today: string): boolean {
  return actor.kind === "admin" ? canChangeStatus(actor.role, booking, to, today) : canEverSetStatus(actor, to);
}

/**
 * Keeps the cancel reason of a restored visit, so that undoing the restore brings it back; clears it if the visit is
 * declined in any other way.
 */
async function resolveCancelReason(transaction: Db, before: BookingRow, { status }: SetStatusInput) {
  if (holdsSeat(status) || before.cancelReason === null) return {};
  const undo = await findBookingUndo(transaction, before);
  const isUndone = undo?.kind === "status" && undo.to === status;
  return isUndone ? {} : { cancelReason: null, cancelNote: null };
}

/** Takes the seats of a restored visit again; a full slot needs a confirmation. Call it last. */
async function retakeSeats(
  transaction: Db,
  { now }: Context,
  slot: { day: string; time: string; seats: number },
  input: SetStatusInput,
): Promise<void> {
  const { seatsPerSlot } = await loadCapacity(transaction, slot.day, slot.day);
  if (await takeSeats(transaction, { ...slot, seatsPerSlot, now, hold: undefined })) return;
  requireConfirmations([{ field: "overbook", reason: "restore-to-full-slot" }], input);
  await forceTakeSeats(transaction, slot, slot.seats);
}

/**
 * A confirmation notifies the patient of the visit: a day on which no one comes needs a confirmation by staff (decision
 * D3).
 */
async function listConfirmations(
  db: Db,
  { day, place }: BookingRow,
  now: Date,
): Promise<Confirmation<"onClosedDay">[]> {
  if (isAtCentre({ place })) return [];
  const today = toLabTime(now).day;
  const { holidays } = await loadCapacity(db, day, day);
  const reason = getClosedReason(day, today, holidays);
  if (reason === null || reason === "too-far") return [];
  const closedReason = { key: "confirm-on-closed-day", why: reason, day, holiday: holidays.get(day) } as const;
  return [{ field: "onClosedDay", reason: closedReason }];
}

function isRevived(before: BookingRow, { status }: SetStatusInput): boolean {
  return !usesCapacity(before) && usesCapacity({ ...before, status });
}
