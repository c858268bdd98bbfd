import { authorize, authorizeBeforeLoad } from "#core/access/authorize.ts";
import { type BookingRow, findBookingById } from "#core/bookings/queries.server.ts";
import { type LockedVisit, lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { listOwnVisitStates } from "./own-change-states.server.ts";
import {
  findOwnChangeObstacle,
  getOwnDeadline,
  MAX_MOVES_AFTER_EATING,
  type OwnChange,
  type OwnChangeObstacle,
} from "./own-changes.ts";

const actions = { move: "move-booking", cancel: "cancel-booking" } as const satisfies Record<OwnChange, string>;

/**
 * Checks that the booking is the actor's own, before an error about its state could show that it exists. Throws
 * `sign-in-needed`, `not-allowed`.
 */
export async function authorizeOwnChange(
  { db, actor }: Pick<Context, "db" | "actor">,
  change: OwnChange,
  bookingId: number,
): Promise<void> {
  authorizeBeforeLoad(actor, actions[change]);
  const booking = await findBookingById(db, bookingId);
  authorize(actor, actions[change], booking?.phone ?? "");
}

/**
 * Locks the visit of the actor's own booking. Throws `not-allowed` (the phone has changed meanwhile), `changed-meanwhile`.
 */
export async function lockOwnVisit(
  transaction: Db,
  { actor }: Pick<Context, "actor">,
  change: OwnChange,
  { bookingId, version }: { bookingId: number; version?: number | undefined },
): Promise<LockedVisit> {
  const visit = await lockVisit(transaction, bookingId, version);
  authorize(actor, actions[change], visit.booking.phone);
  return visit;
}

type RequireOwnChangeInput = { booking: BookingRow; isAfterEating?: boolean };

/**
 * Checks in the transaction that locked the visit that its patient can change it now. Throws `rule-broken` (the visit is
 * over), `call-needed`.
 */
export async function requireOwnChange(
  transaction: Db,
  { now }: Pick<Context, "now">,
  change: OwnChange,
  { booking, isAfterEating = false }: RequireOwnChangeInput,
): Promise<void> {
  const rules = await getLabProfile(transaction);
  const state = (await listOwnVisitStates(transaction, [booking])).get(booking.id);
  if (!state) throw new Error("The booking is of no visit.");
  const obstacle = findOwnChangeObstacle(change, booking, state, { rules, now, isAfterEating });
  if (obstacle === null) return;
  const [helpline = ""] = rules.phones;
  const until = getOwnDeadline(change, booking, { rules, isAfterEating });
  const max = isAfterEating ? MAX_MOVES_AFTER_EATING : rules.movesAllowed;
  throw createObstacleError(change, obstacle, { until, today: toLabTime(now).day, max, helpline });
}

type ObstacleDetails = { until: ReturnType<typeof getOwnDeadline>; today: string; max: number; helpline: string };

function createObstacleError(
  change: OwnChange,
  obstacle: OwnChangeObstacle,
  { until, today, max, helpline }: ObstacleDetails,
): DomainError {
  switch (obstacle) {
    case "over":
      return new DomainError("rule-broken", change === "move" ? "visit-over" : "booking-not-cancellable");
    case "deadline":
      return new DomainError("call-needed", { key: "own-change-deadline", until, today, helpline });
    case "moves-used":
      return new DomainError("call-needed", { key: "own-moves-used", max, helpline });
    case "at-centre":
    case "shared":
    case "under-way":
      return new DomainError("call-needed", { key: "own-change-by-phone", why: obstacle, helpline });
  }
}
