import type { StaffRole } from "./policy.ts";

/** Who asks. A patient's session is a phone's; one of the lab's staff is a person's, with a role. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "patient"; phone: string }
  | { kind: "admin"; id: string; name: string; role: StaffRole }
  | { kind: "system"; name: string };

/** The actor's name in the audit trail. */
export function actorName(actor: Actor): string {
  if (actor.kind === "admin" || actor.kind === "system") return `${actor.kind} ${actor.name}`;
  return actor.kind;
}
