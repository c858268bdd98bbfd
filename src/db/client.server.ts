import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { prepareStatements } from "./prepare-statements.server.ts";
import * as accounts from "./schema/accounts.ts";
import * as bookings from "./schema/bookings.ts";
import * as catalogue from "./schema/catalogue.ts";
import * as deskGate from "./schema/desk-gate.ts";
import * as lab from "./schema/lab.ts";
import * as messages from "./schema/messages.ts";
import * as reports from "./schema/reports.ts";

const schema = { ...accounts, ...bookings, ...catalogue, ...deskGate, ...lab, ...messages, ...reports };

/** The database, or a transaction on it: functions take either. */
export type Db = Omit<NodePgDatabase<typeof schema>, "$client">;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** Opens a pool; nothing is connected before the first query. `connections` is the pool's size. */
export function openDatabase(config: pg.PoolConfig, connections = 10): Database {
  const pool = new pg.Pool({ ...config, max: connections, connectionTimeoutMillis: 5000 });
  // A connection that breaks, idle or between two statements, is replaced by the pool and told to whoever uses it next;
  // unheard, its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    prepareStatements(client);
  });
  return { db: drizzle(pool, { schema, casing: "snake_case" }), pool, close: () => pool.end() };
}
