import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { failure } from "./failure.server.ts";
import type { Place } from "./place.server.ts";
import { PORT, startServer } from "./serving.server.ts";

const DATABASE = "nabz";
const UNDEFINED_DATABASE = "3D000";

/** A server that was found may be going down, or coming back after a crash, at this very moment. */
const PASSING = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"];
const RETRY_MS = 200;
const RETRY_FOR_MS = 20_000;

/** Brings the server up and the database into being; returns how to reach it when it has answered. */
export async function openDatabase(programs: string, place: Place) {
  const poolConfig = { host: place.socketFolder, port: PORT, user: "nabz", database: DATABASE, ssl: false };
  for (const begun = performance.now(); ; await pause(RETRY_MS)) {
    await startServer(programs, place);
    try {
      await ensureDatabase(poolConfig);
      return poolConfig;
    } catch (error) {
      const mayPass = PASSING.includes(codeOf(error)) && performance.now() - begun < RETRY_FOR_MS;
      if (!mayPass) throw failure(place, error instanceof Error ? error.message : String(error), error);
    }
  }
}

async function ensureDatabase(config: pg.ClientConfig): Promise<void> {
  try {
    await withClient(config, async () => {});
  } catch (error) {
    if (codeOf(error) !== UNDEFINED_DATABASE) throw error;
    await withClient({ ...config, database: "postgres" }, (client) => client.query(`create database ${DATABASE}`));
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

/** The rows of one question, over a connection of its own. */
export async function askOnce(config: pg.ClientConfig, question: string): Promise<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] = [];
  await withClient(config, async (client) => {
    rows = (await client.query(question)).rows;
  });
  return rows;
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
