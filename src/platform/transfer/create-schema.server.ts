import type pg from "pg";
import { createTables } from "#db/migrate.server.ts";
import { createQueueTables } from "#platform/queue.server.ts";

/** Creates all tables that the source has, in an empty database, in the transaction of its connection. */
export async function createSchema(target: pg.Client, source: pg.Client): Promise<void> {
  await createTables(target, source);
  await createQueueTables(target);
}
