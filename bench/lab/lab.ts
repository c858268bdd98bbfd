import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freshFolder } from "#test/fresh-folder.ts";
import { memoryOf } from "#test/memory-of.ts";
import { deskCookieAt } from "#test/processes/desk.ts";
import { fillBookings } from "./fill-bookings.ts";
import { familyMemoryOf } from "./memory.ts";
import { familyProcessorTime, processorTime } from "./processor-time.ts";
import { startProduct } from "./product.ts";
import type { Spent } from "./spent.ts";

/** A running product with its own PostgreSQL and as many bookings as asked for. */
export type Lab = {
  folder: string;
  url: string;
  /** So far. */
  spent(): Spent;
  /** Waits until no job and no message is left, because a booking costs its confirmation too; gives the number left after the wait. */
  jobsLeft(): Promise<number>;
  /** MiB held by the process and by its PostgreSQL. */
  memory(): { app: number | null; database: number | null };
  /** The Cookie header of somebody signed in at the desk. */
  deskCookie: string;
};

const SEATS = 1_000_000;
const JOBS_WITHIN_MS = 3000;
const LOOK_EVERY_MS = 20;

/** What must be closed afterwards goes into `closing` as soon as it is open. */
export async function openLab(
  bookings: number,
  closing: (() => unknown)[],
  settings: Record<string, string> = {},
): Promise<Lab> {
  const folder = await freshFolder();
  closing.push(folder.remove);
  const product = await startProduct(folder.path, settings);
  closing.push(product.stop);
  const { postmaster, connection } = serverIn(folder.path);
  const client = new pg.Client(connection);
  await client.connect();
  closing.push(() => client.end());
  await client.query("update lab set seats_per_slot = $1", [SEATS]);
  await fillBookings(client, bookings);
  return {
    folder: folder.path,
    url: product.url,
    spent: () => ({ appMs: processorTime(product.pid), databaseMs: familyProcessorTime(postmaster) }),
    jobsLeft: () => jobsLeft(client),
    memory: () => ({ app: memoryOf(product.pid), database: familyMemoryOf(postmaster) }),
    deskCookie: await deskCookieAt(product.url),
  };
}

/** PostgreSQL's own note of who serves a folder, and where. */
export function serverIn(folder: string): { postmaster: number; connection: pg.ClientConfig } {
  const file = join(folder, "postgres", "postmaster.pid");
  if (!existsSync(file))
    throw new Error(`The database does not live in ${folder}: choose a TMPDIR that others may enter.`);
  const [pid, , , port, socketFolder = ""] = readFileSync(file, "utf8").split("\n");
  const connection = { host: socketFolder, port: Number(port), user: "nabz", database: "nabz" };
  return { postmaster: Number(pid), connection };
}

async function jobsLeft(client: pg.Client): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await client.query(
      `select (select count(*) from pgboss.job where state <= 'active')::int
        + (select count(*) from messages where due_at is not null)::int as left`,
    );
    if (rows[0].left === 0 || performance.now() - begun > JOBS_WITHIN_MS) return rows[0].left;
    await pause(LOOK_EVERY_MS);
  }
}
