import type { StaffRole } from "./policy.ts";

/** A staff member. */
export type StaffUser = { id: string; name: string; role: StaffRole };

/**
 * Who makes a request. A patient's session belongs to a phone; a staff session to a person with a role. `enrolling`:
 * the password is given, and the second step that the role requires must be set up first. `locked`: the idle session
 * must be unlocked by the password.
 */
export type Actor =
  | { kind: "visitor" }
  | { kind: "patient"; phone: string }
  | ({ kind: "admin" | "enrolling" | "locked" } & StaffUser)
  | { kind: "system"; name: string };

/** Returns the staff member, enrolling or locked ones included; null for all others. */
export function getStaffUser(actor: Actor): StaffUser | null {
  return "role" in actor ? actor : null;
}

/** Returns the account of a staff member. Throws for any other actor: a command that needs one has authorized it. */
export function getStaffId(actor: Actor): string {
  const staffUser = getStaffUser(actor);
  if (!staffUser) throw new Error("This is done by a staff member.");
  return staffUser.id;
}

/** Returns the actor's name in the audit log. */
export function formatActor(actor: Actor): string {
  if (actor.kind === "system") return `system ${actor.name}`;
  const staffUser = getStaffUser(actor);
  return staffUser ? `admin ${staffUser.name}` : actor.kind;
}

/** Returns the actor as a record names who made it: the account of a staff member, and their name or what they are. */
export function nameActor(actor: Actor): { by: string | null; byName: string } {
  const staffUser = getStaffUser(actor);
  return { by: staffUser?.id ?? null, byName: staffUser?.name ?? actor.kind };
}

/** An actor as the audit log names them; staff members by name. */
export type ParsedActor = { kind: "visitor" | "patient" | "system" } | { kind: "admin"; name: string };

/** Parses what `formatActor` returns. A text in no such form is taken as a staff member's name. */
export function parseActor(actor: string): ParsedActor {
  const [kind] = actor.split(" ");
  if (kind === "visitor" || kind === "patient" || kind === "system") return { kind };
  return { kind: "admin", name: actor.replace(/^admin /, "") };
}
