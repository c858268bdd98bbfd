import type { Socket } from "node:net";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { PreparingClient, UnnamedClient } from "./prepare-statements.server.ts";
import * as accounts from "./schema/accounts.ts";
import * as bookings from "./schema/bookings.ts";
import * as catalogue from "./schema/catalogue.ts";
import * as lab from "./schema/lab.ts";
import * as loginGuard from "./schema/login-guard.ts";
import * as messages from "./schema/messages.ts";
import * as reports from "./schema/reports.ts";
import * as visits from "./schema/visits.ts";

const schema = { ...accounts, ...bookings, ...catalogue, ...loginGuard, ...lab, ...messages, ...reports, ...visits };

/** The database or a transaction: functions accept both. */
export type Db = Omit<NodePgDatabase<typeof schema>, "$client">;

export type DatabaseHandle = { db: Db; pool: pg.Pool; close(): Promise<void> };

/**
 * Connections of one process, by kind of work, so that one kind cannot block the others (decision 017). Statements
 * above their kind's time limit are cancelled.
 */
const pools = {
  /** Pages for visitors, and their sessions: never blocked by row locks. */
  reads: { connections: 5, statementMs: 5_000 },
  /** Changes by visitors. */
  writes: { connections: 8, statementMs: 5_000 },
  /** The admin area. A search across all years takes time. */
  admin: { connections: 4, statementMs: 20_000 },
  /** Admin logins, so that guessed passwords cannot block the admin area, nor bookings the owner. */
  gate: { connections: 2, statementMs: 5_000 },
  /** Background work. */
  jobs: { connections: 2, statementMs: 60_000 },
  /** Checks whether a write succeeds. */
  readiness: { connections: 1, statementMs: 1_000 },
  /** Metrics, if enabled. */
  metrics: { connections: 1, statementMs: 1_000 },
} as const;

export type PoolName = keyof typeof pools;
export type Databases = Record<PoolName, DatabaseHandle> & { close(): Promise<void> };

/** Without a connection for this long a request fails with a retry notice, while the browser still waits. */
const CONNECTION_TIMEOUT_MS = 4_000;
/** Our transactions hold locks for milliseconds: a longer one hangs, and others must not wait for it. */
const LOCK_TIMEOUT_MS = 2_000;
/** Our transactions never wait long for anything outside the database, so an idle one has lost its process. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/** A server that is silent beyond the statement limit is frozen or unreachable. */
const SOCKET_GRACE_MS = 2_000;

/**
 * Creates a pool per kind of work; connects with the first query. Behind a pooler (`isPooled`) statements are not
 * prepared: the next one may reach another connection.
 */
export function openDatabases(config: pg.PoolConfig, isPooled = false): Databases {
  const opened = Object.keys(pools).map((name) => [name, openPool(config, name as PoolName, isPooled)] as const);
  return {
    ...(Object.fromEntries(opened) as Record<PoolName, DatabaseHandle>),
    async close() {
      await Promise.all(opened.map(([, { close }]) => close()));
    },
  };
}

/** The pools by kind of work. */
export function listPools({ close: _, ...opened }: Databases): Record<string, pg.Pool> {
  return Object.fromEntries(Object.entries(opened).map(([name, { pool }]) => [name, pool]));
}

/** Opens the pool of one kind of work. */
export function openPool(config: pg.PoolConfig, name: PoolName = "writes", isPooled = false): DatabaseHandle {
  const Client = isPooled ? UnnamedClient : PreparingClient;
  const pool = new pg.Pool({ ...createPoolConfig(name), ...config, Client });
  // The pool replaces a broken connection and reports the error to its next user; without a listener the error would
  // end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    destroyOnTimeout(client);
  });
  const silentMs = pools[name].statementMs + SOCKET_GRACE_MS;
  pool.on("acquire", (client) => getSocket(client).setTimeout(silentMs));
  pool.on("release", (_failure, client) => getSocket(client).setTimeout(0));
  return { db: drizzle(pool, { schema, casing: "snake_case" }), pool, close: () => pool.end() };
}

/** In milliseconds; `pg` sends them when it connects, and settings in DATABASE_URL override them. */
function createPoolConfig(name: PoolName): pg.PoolConfig {
  const { connections, statementMs } = pools[name];
  return {
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: statementMs,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  };
}

function destroyOnTimeout(client: pg.PoolClient): void {
  const socket = getSocket(client);
  const failure = Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" });
  socket.on("timeout", () => socket.destroy(failure));
}

function getSocket(client: pg.PoolClient): Socket {
  return client.connection.stream as Socket;
}
