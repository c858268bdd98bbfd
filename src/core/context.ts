import type { Db } from "#db/client.server.ts";
import type { Announcement } from "./events.ts";

/** Who asks. A patient's session is a phone's; the desk's is a person's. */
export type Actor =
  | { kind: "visitor" }
  | { kind: "patient"; phone: string }
  | { kind: "admin"; name: string }
  | { kind: "system"; name: string };

/** What every verb gets: where it writes, when it is, who asks, and how it tells others. */
export type Context = {
  db: Db;
  now: Date;
  actor: Actor;
  /** Tells the jobs what happened, in the transaction that made it happen. */
  announce: (transaction: Db, event: Announcement) => Promise<void>;
};

/** The actor's name in the audit trail. */
export function actorName(actor: Actor): string {
  if (actor.kind === "admin" || actor.kind === "system") return `${actor.kind} ${actor.name}`;
  return actor.kind;
}
