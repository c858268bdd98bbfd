import type { Db } from "#db/client.server.ts";
import type { Actor } from "./access/actor.ts";
import type { DomainEvent } from "./events.ts";

/** What every command gets. */
export type Context = {
  db: Db;
  now: Date;
  actor: Actor;
  /** Emits a domain event in the transaction that caused it. */
  emit: (transaction: Db, event: DomainEvent) => Promise<void>;
};
