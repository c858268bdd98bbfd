import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { readProcessMemory } from "#test/process-memory.ts";
import { signInAsAdmin } from "#test/processes/admin-client.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import type { CpuCost } from "./cpu-cost.ts";
import { readCpuTime, readProcessTreeCpuTime } from "./cpu-time.ts";
import { readProcessTreeMemory } from "./process-tree-memory.ts";
import { startProduct } from "./product-process.ts";
import { seedBookings } from "./seed-bookings.ts";

/** A running product with its own PostgreSQL and the requested number of bookings. */
export type BenchLab = {
  folder: string;
  url: string;
  database: pg.Client;
  /** CPU cost so far. */
  spent(): CpuCost;
  /**
   * Waits until no job or message is left, because a booking's cost includes its confirmation. Returns the number left
   * after the wait.
   */
  jobsLeft(): Promise<number>;
  /** Memory in MiB of the process and of its PostgreSQL. */
  memory(): { app: number | null; database: number | null };
  /** Cookie header of a signed-in owner. */
  adminCookie: string;
};

const SEATS_PER_SLOT = 1_000_000;
const JOBS_TIMEOUT_MS = 3000;
const POLL_MS = 20;

/** Adds the cleanups to `closing` as soon as things are opened. */
export async function openBenchLab(
  bookings: number,
  closing: (() => unknown)[],
  settings: Record<string, string> = {},
): Promise<BenchLab> {
  const folder = await createTempFolder();
  closing.push(folder.remove);
  const product = await startProduct(folder.path, settings);
  closing.push(product.stop);
  const { postmaster, connection } = readServerConnection(folder.path);
  const client = new pg.Client(connection);
  await client.connect();
  closing.push(() => client.end());
  await client.query("update lab set seats_per_slot = $1", [SEATS_PER_SLOT]);
  await seedBookings(client, bookings);
  return {
    folder: folder.path,
    url: product.url,
    database: client,
    spent: () => ({ appMs: readCpuTime(product.pid), databaseMs: readProcessTreeCpuTime(postmaster) }),
    jobsLeft: () => countJobsLeft(client),
    memory: () => ({ app: readProcessMemory(product.pid), database: readProcessTreeMemory(postmaster) }),
    adminCookie: await signInAsAdmin(product.url),
  };
}

/** Reads PostgreSQL's pid file: the server's process and address. */
export function readServerConnection(folder: string): { postmaster: number; connection: pg.ClientConfig } {
  const file = join(folder, "postgres", "postmaster.pid");
  if (!existsSync(file))
    throw new Error(`The database does not live in ${folder}: choose a TMPDIR that others may enter.`);
  const [pid, , , port, socketFolder = ""] = readFileSync(file, "utf8").split("\n");
  const connection = { host: socketFolder, port: Number(port), user: "nabz", database: "nabz" };
  return { postmaster: Number(pid), connection };
}

async function countJobsLeft(client: pg.Client): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await client.query(
      `select (select count(*) from pgboss.job where state <= 'active')::int
        + (select count(*) from messages where due_at is not null)::int as left`,
    );
    if (rows[0].left === 0 || performance.now() - begun > JOBS_TIMEOUT_MS) return rows[0].left;
    await pause(POLL_MS);
  }
}
