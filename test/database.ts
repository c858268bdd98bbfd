import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Db } from "#db/client.server.ts";

/** The server that tests run on, as the global setup found or started it. */
export type TestServer = { connection: pg.ClientConfig; template: string };

export type TestDatabase = { name: string; connection: pg.ClientConfig; drop(): Promise<void> };

/** Creates a database, cloned from the migrated and seeded template. */
export async function createTestDatabase(server: TestServer): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await queryServer(server.connection, `create database ${name} template ${server.template}`);
  return {
    name,
    connection: withDatabaseName(server.connection, name),
    drop: async () => {
      await queryServer(server.connection, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The audit log allows no deletes; a test that starts afresh truncates the whole table. */
export async function clearAuditLog(db: Db): Promise<void> {
  await db.execute(sql`truncate audit_log`);
}

/** Creates a database without tables; `options` as `create database` takes them. */
export async function createEmptyDatabase({ connection }: TestServer, options = ""): Promise<TestDatabase> {
  const name = `test_empty_${randomBytes(6).toString("hex")}`;
  await queryServer(connection, `create database ${name} template template0 ${options}`);
  return {
    name,
    connection: withDatabaseName(connection, name),
    drop: async () => {
      await queryServer(connection, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Runs one statement on a connection of its own, and returns its rows. */
export async function queryServer<Row extends pg.QueryResultRow>(
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

/** Returns the same server with another database. */
export function withDatabaseName(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Returns the connection as a DATABASE_URL. */
export function toDatabaseUrl({ connectionString, host, user, database }: pg.ClientConfig): string {
  return connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`;
}
