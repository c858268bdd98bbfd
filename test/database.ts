import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Db } from "#db/client.server.ts";

/** The server that tests run on, as the global set-up found or started it. */
export type TestServer = { connection: pg.ClientConfig; template: string };

export type TestDatabase = { name: string; connection: pg.ClientConfig; drop(): Promise<void> };

/** A database of its own, cloned from the migrated and seeded template. */
export async function createTestDatabase(server: TestServer): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server.connection, `create database ${name} template ${server.template}`);
  return {
    name,
    connection: databaseOf(server.connection, name),
    drop: async () => {
      await onServer(server.connection, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The audit trail takes nothing back; a test that begins anew has the whole table emptied. */
export async function emptyTrail(db: Db): Promise<void> {
  await db.execute(sql`truncate audit_trail`);
}

/** One without a table; `options` as `create database` takes them. */
export async function createEmptyDatabase({ connection }: TestServer, options = ""): Promise<TestDatabase> {
  const name = `test_empty_${randomBytes(6).toString("hex")}`;
  await onServer(connection, `create database ${name} template template0 ${options}`);
  return {
    name,
    connection: databaseOf(connection, name),
    drop: async () => {
      await onServer(connection, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Does one statement on a connection of its own, and gives its rows. */
export async function onServer<Row extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function databaseOf(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** The same as a DATABASE_URL. */
export function urlOf({ connectionString, host, user, database }: pg.ClientConfig): string {
  return connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`;
}
