import { Refusal } from "#core/refusal.ts";
import type { Actor } from "./actor.ts";
import { type Action, type OwnAction, policy, type Right } from "./policy.ts";

/** The phone (E.164) to which the thing belongs, for acts on what is somebody's. */
type OfPhone<A extends Action> = A extends OwnAction ? [phone: string] : [];

/** Whether the actor may do this, to a thing of that phone where the act is about one. */
export function may<A extends Action>(actor: Actor, action: A, ...[phone]: OfPhone<A>): boolean {
  const right = rightOf(actor, action);
  return right === "yes" || (right === "own" && actor.kind === "patient" && actor.phone === phone);
}

/** Refuses: sign-in-needed for a visitor, not-allowed for whoever is signed in. */
export function requireMay<A extends Action>(actor: Actor, action: A, ...ofPhone: OfPhone<A>): void {
  if (!may(actor, action, ...ofPhone)) throw refusalOf(actor);
}

/**
 * Whether there is anything at all to which the actor may do this: what can be asked before it is known what is meant.
 * `isDemo` opens what is open in a demo. Refuses: sign-in-needed, not-allowed.
 */
export function requireMayAtAll(actor: Actor, action: Action, { isDemo = false } = {}): void {
  const right = rightOf(actor, action);
  if (right === "no" || (right === "demo" && !isDemo)) throw refusalOf(actor);
}

/** Whether nobody needs to be known for it. */
export function isForEverybody(action: Action): boolean {
  return policy[action].visitor === "yes";
}

/** The product itself may do what it does. */
function rightOf(actor: Actor, action: Action): Right {
  if (actor.kind === "system") return "yes";
  return policy[action][actor.kind === "admin" ? "owner" : actor.kind];
}

function refusalOf({ kind }: Actor): Refusal {
  if (kind === "visitor") return new Refusal("sign-in-needed", "sign-in-needed");
  return new Refusal("not-allowed", "staff-only");
}
