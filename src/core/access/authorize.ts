import { DomainError } from "#core/errors.ts";
import type { Actor } from "./actor.ts";
import { type Action, type OwnAction, policy, type Right, type StaffRole, type TodayAction } from "./policy.ts";

/**
 * The target: its phone (E.164) for actions with own rights, and whether it belongs to the lab's current day for
 * actions with day rights.
 */
type TargetArgs<A extends Action> = [...PhoneArg<A>, ...DayArg<A>];
/** The reason given for a missing record. */
type NotFoundReason = "booking-unknown" | "patient-unknown" | "receipt-unknown" | "visit-unknown";

type PhoneArg<A extends Action> = A extends OwnAction ? [phone: string] : [];
type DayArg<A extends Action> = A extends TodayAction ? [isToday?: boolean] : [];

/** Whether the actor may do this, on a target of that phone and day if the action has one. */
export function can<A extends Action>(actor: Actor, action: A, ...targetArgs: TargetArgs<A>): boolean {
  const right = getRight(actor, action);
  const target: readonly unknown[] = targetArgs;
  if (right === "own") return actor.kind === "patient" && target[0] === actor.phone;
  return right === "yes" || (right === "today" && target.includes(true));
}

/**
 * Throws `sign-in-needed` for a visitor, `session-locked` or `second-step-needed` for a locked or enrolling session,
 * otherwise `not-allowed`.
 */
export function authorize<A extends Action>(actor: Actor, action: A, ...targetArgs: TargetArgs<A>): void {
  if (!can(actor, action, ...targetArgs)) throw createAccessError(actor);
}

/**
 * Like `authorize`, for one record. Throws `not-found` with the reason `unknown` if the actor is limited to the current
 * day and the record belongs to another one, whether it exists or not.
 */
export function authorizeRecord<A extends Action>(
  actor: Actor,
  action: A,
  unknown: NotFoundReason,
  ...targetArgs: TargetArgs<A>
): void {
  if (can(actor, action, ...targetArgs)) return;
  if (getRight(actor, action) === "today") throw new DomainError("not-found", unknown);
  throw createAccessError(actor);
}

/**
 * Checks the permission before the target is loaded (route guard). `isDemo` allows what is open in a demo. Throws
 * `sign-in-needed`, `session-locked`, `second-step-needed`, `not-allowed`.
 */
export function authorizeBeforeLoad(actor: Actor, action: Action, { isDemo = false } = {}): void {
  const right = getRight(actor, action);
  if (right === "no" || (right === "demo" && !isDemo)) throw createAccessError(actor);
}

/** Whether the action needs no sign-in. */
export function isPublicAction(action: Action): boolean {
  return policy[action].visitor === "yes";
}

/** Whether the actor may do this only on the lab's current day. */
export function isLimitedToToday(actor: Actor, action: TodayAction): boolean {
  return getRight(actor, action) === "today";
}

/** Lists the actions of a role that a visitor lacks, those limited to the current day included. */
export function listActions(role: StaffRole): Action[] {
  const actions = Object.keys(policy) as Action[];
  return actions.filter((action) => policy[action][role] !== "no" && !isPublicAction(action));
}

/** The system may do everything. */
function getRight(actor: Actor, action: Action): Right {
  if (actor.kind === "system") return "yes";
  return policy[action][actor.kind === "admin" ? actor.role : actor.kind];
}

/** A locked session names its owner, so that no password is typed into another person's session. */
function createAccessError(actor: Actor): DomainError {
  const { kind } = actor;
  if (kind === "visitor") return new DomainError("sign-in-needed", "sign-in-needed");
  if (actor.kind === "locked")
    return new DomainError("session-locked", "session-locked", { details: { name: actor.name } });
  if (kind === "enrolling") return new DomainError("second-step-needed", "second-step-needed");
  return new DomainError("not-allowed", "staff-only");
}
