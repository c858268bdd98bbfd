import type pg from "pg";
import { layTables } from "#db/migrate.server.ts";
import { layQueue } from "#platform/queue.server.ts";

/** Makes all tables of the product that the source has, in an empty database, in the transaction of its connection. */
export async function layProduct(target: pg.Client, source: pg.Client): Promise<void> {
  await layTables(target, source);
  await layQueue(target);
}
