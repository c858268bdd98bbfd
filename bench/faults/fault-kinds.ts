import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { toDatabaseUrl } from "#test/database.ts";
import { startPgBouncer } from "#test/pgbouncer.ts";
import type { Fleet, FleetPlan } from "./fleet.ts";
import { createSkewedClock } from "./skewed-clock.ts";
import { fillDisk, mountSmallDisk } from "./small-disk.ts";

/** A fault that happens while patients book; `inject` resolves when it is over. */
export type Fault = { name: string; fleet?: FleetPlan; inject(fleet: Fleet): Promise<void> };

const MINUTE_MS = 60_000;

export const faults: Fault[] = [
  { name: "nothing breaks, 1 minute", inject: () => pause(MINUTE_MS) },
  {
    name: "one of 3 processes killed every few seconds, 2 minutes",
    fleet: { processes: 3 },
    inject: killInTurn,
  },
  { name: "the database stopped for a minute", inject: stopDatabase },
  { name: "the database killed every 15 s, 1 minute", inject: killDatabase },
  { name: "all slots locked by another for 25 s", inject: lockSlots },
  { name: "300 clients that send a byte a second, 1 minute", inject: sendSlowly },
  {
    name: "clocks of the processes 2 hours apart, 1 minute",
    fleet: { settings: createSkewedClock },
    inject: () => pause(MINUTE_MS),
  },
  { name: "the database's disk full for 20 s", fleet: { folder: mountSmallDisk }, inject: fillDisk },
  { name: "through PgBouncer alone, 1 minute", fleet: { way: throughPgBouncer }, inject: () => pause(MINUTE_MS) },
  { name: "through PgBouncer and past it, 1 minute", fleet: { way: bypassPgBouncer }, inject: () => pause(MINUTE_MS) },
];

async function killInTurn(fleet: Fleet): Promise<void> {
  for (let killed = 0; killed < 24; killed++) {
    await fleet.replace(killed % fleet.size);
    await pause(5000);
  }
}

async function stopDatabase({ database }: Fleet): Promise<void> {
  await database.stop();
  await pause(MINUTE_MS);
  await database.start();
}

/** The product restarts its own PostgreSQL. */
async function killDatabase({ database }: Fleet): Promise<void> {
  for (let time = 0; time < 4; time++) {
    const [postmaster] = readFileSync(join(database.folder, "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(postmaster), "SIGKILL");
    await pause(15_000);
  }
}

async function lockSlots({ connection }: Fleet): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query("begin; lock table slots in access exclusive mode");
  await pause(25_000);
  await client.query("rollback");
  await client.end();
}

async function sendSlowly({ direct }: Fleet): Promise<void> {
  const { hostname, port } = new URL(direct);
  const head =
    "POST /api/bookings HTTP/1.1\r\nHost: lab\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{";
  const slow = Array.from({ length: 300 }, () => connect(Number(port), hostname).on("error", () => {}));
  for (const socket of slow) socket.write(head);
  for (let second = 0; second < 60; second++) {
    await pause(1000);
    for (const socket of slow) if (socket.writable) socket.write(" ");
  }
  for (const socket of slow) socket.destroy();
}

async function throughPgBouncer(connection: pg.ClientConfig, closing: (() => unknown)[]) {
  const pooler = await startPgBouncer(connection);
  closing.push(pooler.close);
  return { DATABASE_URL: pooler.url };
}

async function bypassPgBouncer(connection: pg.ClientConfig, closing: (() => unknown)[]) {
  return { ...(await throughPgBouncer(connection, closing)), DATABASE_DIRECT_URL: toDatabaseUrl(connection) };
}
