import type { Socket } from "node:net";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { prepareNothing, prepareStatements } from "./prepare-statements.server.ts";
import * as accounts from "./schema/accounts.ts";
import * as bookings from "./schema/bookings.ts";
import * as catalogue from "./schema/catalogue.ts";
import * as deskGate from "./schema/desk-gate.ts";
import * as lab from "./schema/lab.ts";
import * as messages from "./schema/messages.ts";
import * as reports from "./schema/reports.ts";
import * as visits from "./schema/visits.ts";

const schema = { ...accounts, ...bookings, ...catalogue, ...deskGate, ...lab, ...messages, ...reports, ...visits };

/** The database, or a transaction on it: functions take either. */
export type Db = Omit<NodePgDatabase<typeof schema>, "$client">;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/**
 * Connections of one process, by the kind of work: whatever one kind waits for, the others go on (decision 017).
 * A statement that takes longer than its kind may is cancelled.
 */
const shares = {
  /** What visitors look at, and their sessions: no lock of a row holds these up. */
  reads: { connections: 5, statementMs: 5_000 },
  /** What visitors change. */
  writes: { connections: 8, statementMs: 5_000 },
  /** The desk. A search of all years takes its time. */
  desk: { connections: 4, statementMs: 20_000 },
  /** Whoever knocks at the desk's gate, so that neither guesses hold up the desk nor bookings its owner. */
  gate: { connections: 2, statementMs: 5_000 },
  /** What nobody waits for. */
  jobs: { connections: 2, statementMs: 60_000 },
  /** Whether a write gets through. */
  readiness: { connections: 1, statementMs: 1_000 },
  /** Figures for whoever watches, where they are asked for. */
  metrics: { connections: 1, statementMs: 1_000 },
} as const;

export type Share = keyof typeof shares;
export type Databases = Record<Share, Database> & { close(): Promise<void> };

/** Whoever gets no connection for so long is told to come again, while a browser still waits. */
const CONNECTION_WAIT_MS = 4_000;
/** Our own transactions hold a lock for milliseconds: who holds one for longer hangs, and the rest must not wait with them. */
const LOCK_WAIT_MS = 2_000;
/** No transaction of ours waits long for anything outside the database, so one that is idle has lost its process. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** A server that stays silent beyond a statement's own limit is frozen, or its line is dead. */
const SILENCE_MS = 2_000;

/**
 * A pool for each kind of work; nothing is connected before the first query. Behind a pooler (`isPooled`) no plan is kept:
 * the next statement may reach another connection.
 */
export function openDatabases(config: pg.PoolConfig, isPooled = false): Databases {
  const opened = Object.keys(shares).map((share) => [share, openDatabase(config, share as Share, isPooled)] as const);
  return {
    ...(Object.fromEntries(opened) as Record<Share, Database>),
    async close() {
      await Promise.all(opened.map(([, { close }]) => close()));
    },
  };
}

/** The pools, by the kind of work. */
export function poolsOf({ close: _, ...opened }: Databases): Record<string, pg.Pool> {
  return Object.fromEntries(Object.entries(opened).map(([share, { pool }]) => [share, pool]));
}

/** The pool of one kind of work. */
export function openDatabase(config: pg.PoolConfig, share: Share = "writes", isPooled = false): Database {
  const pool = new pg.Pool({ ...limitsOf(share), ...config });
  // A connection that breaks, idle or between two statements, is replaced by the pool and told to whoever uses it next;
  // unheard, its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    (isPooled ? prepareNothing : prepareStatements)(client);
    endSilence(client);
  });
  const silentMs = shares[share].statementMs + SILENCE_MS;
  pool.on("acquire", (client) => socketOf(client).setTimeout(silentMs));
  pool.on("release", (_failure, client) => socketOf(client).setTimeout(0));
  return { db: drizzle(pool, { schema, casing: "snake_case" }), pool, close: () => pool.end() };
}

/** In milliseconds; `pg` tells the server when it connects, and what stands in DATABASE_URL comes before them. */
function limitsOf(share: Share): pg.PoolConfig {
  const { connections, statementMs } = shares[share];
  return {
    max: connections,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    statement_timeout: statementMs,
    lock_timeout: LOCK_WAIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}

function endSilence(client: pg.PoolClient): void {
  const socket = socketOf(client);
  const failure = Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" });
  socket.on("timeout", () => socket.destroy(failure));
}

function socketOf(client: pg.PoolClient): Socket {
  return client.connection.stream as Socket;
}
