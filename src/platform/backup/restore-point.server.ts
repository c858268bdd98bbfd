import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { listTables, type Table } from "#platform/transfer/catalog-queries.server.ts";
import { computeTableChecksums, type TableChecksums } from "#platform/transfer/table-checksums.server.ts";

/** Below PostgreSQL's deadlock timeout of one second, after which it might cancel a patient's booking. */
const LOCK_TIMEOUT_MS = 200;
const MAX_LOCK_ATTEMPTS = 100;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Creates a named restore point in the WAL. Returns the tables' checksums at exactly that moment, its WAL file, and its
 * time by the database's clock. Writers wait a few milliseconds; the checksums are computed concurrently.
 */
export async function createRestorePoint(
  config: pg.ClientConfig,
  name: string,
): Promise<{ tables: TableChecksums; log: string; at: Date }> {
  return withClients(config, async (marker, reader) => {
    const tables = await listOwnTables(marker);
    for (let attempt = 1; ; attempt++) {
      try {
        await marker.query("begin isolation level repeatable read");
        await marker.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
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
        return { tables: await computeTableChecksums(reader, tables), log: rows[0].log, at: rows[0].at };
      } catch (failure) {
        await Promise.allSettled([marker.query("rollback"), reader.query("rollback")]);
        const isBusy = failure instanceof pg.DatabaseError && failure.code === LOCK_NOT_AVAILABLE;
        if (!isBusy || attempt === MAX_LOCK_ATTEMPTS) throw failure;
        await pause(LOCK_TIMEOUT_MS);
      }
    }
  });
}

/** Returns the checksums of a database that is not being written to. */
export async function readTableChecksums(config: pg.ClientConfig): Promise<TableChecksums> {
  return withClients(config, async (client) => computeTableChecksums(client, await listOwnTables(client)));
}

/** Excludes the queue's tables, which change by themselves. */
async function listOwnTables(client: pg.Client): Promise<Table[]> {
  return (await listTables(client)).filter(({ schema }) => schema === "public");
}

async function withClients<T>(
  config: pg.ClientConfig,
  work: (first: pg.Client, second: pg.Client) => Promise<T>,
): Promise<T> {
  const clients = [new pg.Client(config), new pg.Client(config)] as const;
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await work(...clients);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
