import type { Actor } from "#core/actor.ts";
import { Refusal } from "#core/refusal.ts";

/** Every booking's list, status, payment and deletion are the desk's alone (decisions, "unsafe" 3). */
export function requireDesk(actor: Actor): void {
  if (isDesk(actor)) return;
  if (actor.kind === "visitor") throw new Refusal("sign-in-needed", "Please sign in to see this.");
  throw new Refusal("not-allowed", "This page is for the lab's staff.");
}

export function isDesk({ kind }: Actor): boolean {
  return kind === "admin" || kind === "system";
}

/** A booking is its phone's, and the desk's (decisions, "unsafe" 2). */
export function requireOwner(actor: Actor, phone: string): void {
  if (actor.kind === "patient" && actor.phone === phone) return;
  requireDesk(actor);
}
