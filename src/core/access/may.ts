import { Refusal } from "#core/refusal.ts";
import type { Actor } from "./actor.ts";
import { type Action, type DayAction, type OwnAction, policy, type Right, type StaffRole } from "./policy.ts";

/** The phone (E.164) to which the thing belongs, for acts on what is somebody's; whether it belongs to the lab's day, for acts on what does. */
type Of<A extends Action> = [...OfPhone<A>, ...OfDay<A>];
/** What is said of a record that does not exist. */
type Unknown = "booking-unknown" | "patient-unknown";

type OfPhone<A extends Action> = A extends OwnAction ? [phone: string] : [];
type OfDay<A extends Action> = A extends DayAction ? [isToday?: boolean] : [];

/** Whether the actor may do this, to a thing of that phone and day where the act is about one. */
export function may<A extends Action>(actor: Actor, action: A, ...of: Of<A>): boolean {
  const right = rightOf(actor, action);
  const facts: readonly unknown[] = of;
  if (right === "own") return actor.kind === "patient" && facts[0] === actor.phone;
  return right === "yes" || (right === "today" && facts.includes(true));
}

/** Refuses: sign-in-needed for a visitor, session-locked and second-step-needed for who is locked or enrolling, not-allowed for whoever else is signed in. */
export function requireMay<A extends Action>(actor: Actor, action: A, ...of: Of<A>): void {
  if (!may(actor, action, ...of)) throw refusalOf(actor);
}

/**
 * The same about one record. Who does it with the lab's day alone finds no record of another day, whether there is one or not:
 * `unknown` is what is said of a record that does not exist. Refuses also: not-found.
 */
export function requireMayOne<A extends Action>(actor: Actor, action: A, unknown: Unknown, ...of: Of<A>): void {
  if (may(actor, action, ...of)) return;
  if (rightOf(actor, action) === "today") throw new Refusal("not-found", unknown);
  throw refusalOf(actor);
}

/**
 * Whether there is anything at all to which the actor may do this: what can be asked before it is known what is meant.
 * `isDemo` opens what is open in a demo. Refuses: sign-in-needed, session-locked, second-step-needed, not-allowed.
 */
export function requireMayAtAll(actor: Actor, action: Action, { isDemo = false } = {}): void {
  const right = rightOf(actor, action);
  if (right === "no" || (right === "demo" && !isDemo)) throw refusalOf(actor);
}

/** Whether nobody needs to be known for it. */
export function isForEverybody(action: Action): boolean {
  return policy[action].visitor === "yes";
}

/** Whether the actor does this with what belongs to the lab's day, and with nothing else. */
export function isForToday(actor: Actor, action: DayAction): boolean {
  return rightOf(actor, action) === "today";
}

/** What somebody of the staff may do and a visitor may not, at least with what belongs to the lab's day. */
export function actsOf(role: StaffRole): Action[] {
  const acts = Object.keys(policy) as Action[];
  return acts.filter((act) => policy[act][role] !== "no" && !isForEverybody(act));
}

/** The product itself may do what it does. */
function rightOf(actor: Actor, action: Action): Right {
  if (actor.kind === "system") return "yes";
  return policy[action][actor.kind === "admin" ? actor.role : actor.kind];
}

/** Who is locked out is told whose session it is, so that nobody types a password into another one's. */
function refusalOf(actor: Actor): Refusal {
  const { kind } = actor;
  if (kind === "visitor") return new Refusal("sign-in-needed", "sign-in-needed");
  if (actor.kind === "locked") return new Refusal("session-locked", "session-locked", { facts: { name: actor.name } });
  if (kind === "enrolling") return new Refusal("second-step-needed", "second-step-needed");
  return new Refusal("not-allowed", "staff-only");
}
