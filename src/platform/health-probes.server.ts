import { statfs } from "node:fs/promises";
import type { Db } from "#db/client.server.ts";
import { writeProbes } from "#db/schema/lab.ts";
import type { Log } from "./log.server.ts";

/**
 * Shares one probe among all callers: it is repeated neither before the last one has ended, nor within `milliseconds`
 * of its start. So many callers, or one that hangs, cost one probe at a time.
 */
export function dedupeAsync<Value>(milliseconds: number, probe: () => Promise<Value>): () => Promise<Value> {
  let begun = Number.NEGATIVE_INFINITY;
  let shared: Promise<Value> | undefined;
  let isRunning = false;
  return () => {
    if (shared && (isRunning || performance.now() - begun < milliseconds)) return shared;
    begun = performance.now();
    isRunning = true;
    shared = probe().finally(() => {
      isRunning = false;
    });
    return shared;
  };
}

/** Maximum time for a health check to wait. */
const PROBE_TIMEOUT_MS = 2000;

/** Returns the result; null if it failed or timed out. */
export async function withTimeout<Found>(probe: Promise<Found>): Promise<Found | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PROBE_TIMEOUT_MS);
  try {
    return await Promise.race([probe.catch(() => null), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const DISK_TTL_MS = 1000;

type DiskSpace = { freeBytes: number; totalBytes: number };

/** `statfs` of node:fs, which a test may replace. */
type StatFs = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>;

/** Returns the free space of the disks of these folders; omits folders that cannot be read, such as missing ones. */
export function createDiskProbe(folders: readonly string[], readStats: StatFs = statfs): () => Promise<DiskSpace[]> {
  return dedupeAsync(DISK_TTL_MS, async () => {
    const results = await Promise.allSettled(folders.map((folder) => readStats(folder)));
    return results.flatMap((found) => (found.status === "fulfilled" ? [toDiskSpace(found.value)] : []));
  });
}

/** Space available to an unprivileged user, as PostgreSQL's is. */
function toDiskSpace({ bavail, blocks, bsize }: Awaited<ReturnType<StatFs>>): DiskSpace {
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

const WRITE_PROBE_TTL_MS = 1000;

/** Writes one durable row, at most once a second for all callers. Rejects if the database does not accept it. */
export function createWriteProbe(db: Db): () => Promise<void> {
  return dedupeAsync(WRITE_PROBE_TTL_MS, async () => {
    await db
      .insert(writeProbes)
      .values({})
      .onConflictDoUpdate({ target: writeProbes.id, set: { beatAt: new Date() } });
  });
}

const PUBLISHED_POLL_MS = 1000;

export type PolledValue<Value> = { current: () => Value; close(): void };

/**
 * Polls a value once a second, so that the caches of every process and machine follow a change within a second without
 * a connection of their own. While the database is down, the last value stays.
 */
export async function pollValue<Value>(read: () => Promise<Value>, log: Log): Promise<PolledValue<Value>> {
  let seen = await read();
  let isRunning = false;
  const timer = setInterval(async () => {
    // Do not pile up queries on a slow database.
    if (isRunning) return;
    isRunning = true;
    try {
      seen = await read();
    } catch (failure) {
      log.warn({ err: failure }, "could not look for a new catalogue");
    } finally {
      isRunning = false;
    }
  }, PUBLISHED_POLL_MS);
  return { current: () => seen, close: () => clearInterval(timer) };
}
