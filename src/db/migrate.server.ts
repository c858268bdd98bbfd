import { createRequire } from "node:module";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { hasPendingMigrations, requireCompatibleBuild } from "./build-compatibility.server.ts";

const START_LOCK = 727272;
/** Of this build; tests may use another build's. */
const MIGRATIONS_FOLDER = join(createRequire(import.meta.url).resolve("#db/migrations/meta/_journal.json"), "../..");

/**
 * Migrates the schema. A schema of a newer build stays unchanged. Throws a one-line error if this build
 * cannot use the schema: it is too new, or older than the first migration.
 */
export async function migrateDatabase(config: pg.ClientConfig, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  await withClient(config, async (client) => {
    await requireCompatibleBuild(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
  });
}

/** Whether a migration will change an existing database. Throws as `migrateDatabase` does. */
export async function isMigrationPending(config: pg.ClientConfig): Promise<boolean> {
  return withClient(config, async (client) => {
    await requireCompatibleBuild(client, MIGRATIONS_FOLDER);
    return hasPendingMigrations(client, MIGRATIONS_FOLDER);
  });
}

/**
 * Creates the tables of an empty database, up to the source's migrations, in the caller's transaction: drizzle's
 * migrator would commit before the rows are copied. The source's rows record which migrations were applied.
 */
export async function createTables(
  target: pg.ClientBase,
  source: pg.ClientBase,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<void> {
  const { rows } = await source.query("select max(created_at) as newest from drizzle.__drizzle_migrations");
  const done = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis <= Number(rows[0]?.newest),
  );
  for (const { sql } of done) for (const statement of sql) await target.query(statement);
  await target.query("create schema drizzle");
  await target.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
}

/** Runs `prepare` while no other process that starts on the same database does. */
export async function withStartLock<T>(config: pg.ClientConfig, prepare: () => Promise<T>): Promise<T> {
  return withClient(config, async (client) => {
    // Without a time limit, even if the role has one.
    await client.query("begin; set local idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [START_LOCK]);
    return prepare();
  });
}

/** A connection without the pools' limits. The lock belongs to a transaction, because a pooler keeps no session. */
async function withClient<T>(config: pg.ClientConfig, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
