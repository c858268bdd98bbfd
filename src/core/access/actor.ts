/** Who asks. A patient's session is a phone's; the desk's is a person's. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "patient"; phone: string }
  | { kind: "admin"; name: string }
  | { kind: "system"; name: string };

/** The actor's name in the audit trail. */
export function actorName(actor: Actor): string {
  if (actor.kind === "admin" || actor.kind === "system") return `${actor.kind} ${actor.name}`;
  return actor.kind;
}
