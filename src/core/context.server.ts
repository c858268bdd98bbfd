import type { Db } from "#db/client.server.ts";
import type { Actor } from "./access/actor.ts";
import type { Announcement } from "./events/events.ts";

/** What every verb gets: where it writes, when it is, who asks, and how it tells others. */
export type Context = {
  db: Db;
  now: Date;
  actor: Actor;
  /** Tells whoever listens what happened, in the transaction that made it happen. */
  announce: (transaction: Db, event: Announcement) => Promise<void>;
};
