import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Contents, contentsIn } from "#platform/tables/contents.server.ts";
import { type Table, tablesOf } from "#platform/tables/tables.server.ts";

/** Under PostgreSQL's own second, after which it would break off somebody's booking to end a deadlock. */
const LOCK_WITHIN_MS = 200;
const TRIES = 100;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Names the present moment in the log of changes, and tells what the tables hold at exactly that moment and which file
 * of the log it is in, by the database's clock. Writers wait for it for a few milliseconds; the counting goes on beside them.
 */
export async function markMoment(
  config: pg.ClientConfig,
  name: string,
): Promise<{ tables: Contents; log: string; at: Date }> {
  return withClients(config, async (marker, reader) => {
    const tables = await ownTablesOf(marker);
    for (let tried = 1; ; tried++) {
      try {
        await marker.query("begin isolation level repeatable read");
        await marker.query(`set local lock_timeout = ${LOCK_WITHIN_MS}`);
        await marker.query(`lock table ${tables.map(({ name: table }) => table).join(", ")} in share mode`);
        const { rows } = await marker.query(
          "select pg_walfile_name(pg_create_restore_point($1)) as log, clock_timestamp() as at, pg_export_snapshot() as snapshot",
          [name],
        );
        await reader.query("begin isolation level repeatable read read only");
        await reader.query(`set transaction snapshot ${marker.escapeLiteral(rows[0].snapshot)}`);
        await reader.query("select 1");
        await marker.query("commit");
        await marker.query("select pg_switch_wal()");
        return { tables: await contentsIn(reader, tables), log: rows[0].log, at: rows[0].at };
      } catch (failure) {
        await Promise.allSettled([marker.query("rollback"), reader.query("rollback")]);
        const isBusy = failure instanceof pg.DatabaseError && failure.code === LOCK_NOT_AVAILABLE;
        if (!isBusy || tried === TRIES) throw failure;
        await pause(LOCK_WITHIN_MS);
      }
    }
  });
}

/** What the tables hold now, of a database that nobody writes to. */
export async function contentsOf(config: pg.ClientConfig): Promise<Contents> {
  return withClients(config, async (client) => contentsIn(client, await ownTablesOf(client)));
}

/** The queue's change by themselves while they are looked at. */
async function ownTablesOf(client: pg.Client): Promise<Table[]> {
  return (await tablesOf(client)).filter(({ schema }) => schema === "public");
}

async function withClients<T>(
  config: pg.ClientConfig,
  work: (one: pg.Client, other: pg.Client) => Promise<T>,
): Promise<T> {
  const clients = [new pg.Client(config), new pg.Client(config)] as const;
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await work(...clients);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
