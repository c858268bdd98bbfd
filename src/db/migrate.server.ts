import { createRequire } from "node:module";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { awaitsMigration, demandBuild } from "./builds.server.ts";

const START_LOCK = 727272;
/** Of this build; a test may have another build's. */
const OWN = join(createRequire(import.meta.url).resolve("#db/migrations/meta/_journal.json"), "../..");

/**
 * Brings the schema up to date. One that a newer build has brought further stays as it is, and is refused, in one line,
 * where this build can use it no more.
 */
export async function migrateDatabase(config: pg.ClientConfig, migrationsFolder = OWN): Promise<void> {
  await withClient(config, async (client) => {
    await demandBuild(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
  });
}

/** Whether a migration is going to change a database that was in use before. */
export async function isMigrationDue(config: pg.ClientConfig): Promise<boolean> {
  return withClient(config, (client) => awaitsMigration(client, OWN));
}

/**
 * Makes the tables of an empty database, as far as the source was migrated, in the caller's transaction: drizzle's own way
 * would commit before the rows are there. Which migrations were run stands in the source's rows.
 */
export async function layTables(target: pg.ClientBase, source: pg.ClientBase): Promise<void> {
  const { rows } = await source.query("select max(created_at) as newest from drizzle.__drizzle_migrations");
  const done = readMigrationFiles({ migrationsFolder: OWN }).filter(
    ({ folderMillis }) => folderMillis <= Number(rows[0]?.newest),
  );
  for (const { sql } of done) for (const statement of sql) await target.query(statement);
  await target.query("create schema drizzle");
  await target.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
}

/** Runs `prepare` while no other process that starts on the same database does. */
export async function oneStartAtATime<T>(config: pg.ClientConfig, prepare: () => Promise<T>): Promise<T> {
  return withClient(config, async (client) => {
    // However long it takes, and whatever the role's own limit is.
    await client.query("begin; set local idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [START_LOCK]);
    return prepare();
  });
}

/** A connection of its own, without the limits of the pools. The lock is a transaction's: a pooler keeps no session. */
async function withClient<T>(config: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
