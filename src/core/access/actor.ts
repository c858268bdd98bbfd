import type { StaffRole } from "./policy.ts";

/** Somebody of the staff. */
export type Person = { id: string; name: string; role: StaffRole };

/**
 * Who asks. A patient's session is a phone's; one of the lab's staff is a person's, with a role. Who is enrolling has given the
 * password, and has to set up the second step that the role asks for before anything else; who is locked has let the desk lie,
 * and has to give it again.
 */
export type Actor =
  | { kind: "visitor" }
  | { kind: "patient"; phone: string }
  | ({ kind: "admin" | "enrolling" | "locked" } & Person)
  | { kind: "system"; name: string };

/** Who of the staff it is, however far the desk is open to them; null where it is nobody of the staff. */
export function personOf(actor: Actor): Person | null {
  return "role" in actor ? actor : null;
}

/** The actor's name in the audit trail. */
export function actorName(actor: Actor): string {
  if (actor.kind === "system") return `system ${actor.name}`;
  const person = personOf(actor);
  return person ? `admin ${person.name}` : actor.kind;
}
