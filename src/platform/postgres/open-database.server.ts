import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { DataDirectory } from "./data-directory.server.ts";
import { createDatabaseError } from "./database-error.server.ts";
import { POSTGRES_PORT, startServer } from "./server-process.server.ts";

const DATABASE_NAME = "nabz";
const UNDEFINED_DATABASE = "3D000";

/** A running server may be shutting down, or recovering from a crash, at this moment. */
const TRANSIENT_CODES = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"];
const RETRY_MS = 200;
const RETRY_TIMEOUT_MS = 20_000;

/** Starts the server and creates the database if missing. Returns the connection config once it has answered. */
export async function openClusterDatabase(programs: string, directory: DataDirectory) {
  const poolConfig = {
    host: directory.socketFolder,
    port: POSTGRES_PORT,
    user: "nabz",
    database: DATABASE_NAME,
    ssl: false,
  };
  for (const begun = performance.now(); ; await pause(RETRY_MS)) {
    await startServer(programs, directory);
    try {
      await ensureDatabase(poolConfig);
      return poolConfig;
    } catch (error) {
      const isTransient =
        TRANSIENT_CODES.includes(readErrorCode(error)) && performance.now() - begun < RETRY_TIMEOUT_MS;
      if (!isTransient)
        throw createDatabaseError(directory, error instanceof Error ? error.message : String(error), error);
    }
  }
}

async function ensureDatabase(config: pg.ClientConfig): Promise<void> {
  try {
    await withClient(config, async () => {});
  } catch (error) {
    if (readErrorCode(error) !== UNDEFINED_DATABASE) throw error;
    await withClient({ ...config, database: "postgres" }, (client) => client.query(`create database ${DATABASE_NAME}`));
  }
}

async function withClient(config: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(config);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the rows of one query, over its own connection. */
export async function queryOnce(config: pg.ClientConfig, query: string): Promise<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] = [];
  await withClient(config, async (client) => {
    rows = (await client.query(query)).rows;
  });
  return rows;
}

function readErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
