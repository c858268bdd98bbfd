import type { Actor } from "./actor.ts";

/** The header of each answer that may be somebody's, and of a page that shows such an answer: it names whoever asked. */
export const WHOSE = "nabz-whose";
export const DESK = "desk";
export const NOBODY = "nobody";

/** What the header says; `nameOf` gives a phone a name that says nothing of it. */
export function whoseOf(actor: Actor, nameOf: (phone: string) => string): string {
  if (actor.kind === "patient") return nameOf(actor.phone);
  return actor.kind === "visitor" ? NOBODY : DESK;
}
