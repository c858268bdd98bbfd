import { statfs } from "node:fs/promises";
import type { Db } from "#db/client.server.ts";
import { pulse } from "#db/schema/lab.ts";
import type { Log } from "./log.server.ts";

/**
 * Looks at something for everybody who asks: not again before the last look has ended, nor within so many milliseconds
 * of its begin. So that neither many callers nor one that hangs cost more than a look a time.
 */
export function sharedLook<Seen>(milliseconds: number, look: () => Promise<Seen>): () => Promise<Seen> {
  let begun = Number.NEGATIVE_INFINITY;
  let shared: Promise<Seen> | undefined;
  let isLooking = false;
  return () => {
    if (shared && (isLooking || performance.now() - begun < milliseconds)) return shared;
    begun = performance.now();
    isLooking = true;
    shared = look().finally(() => {
      isLooking = false;
    });
    return shared;
  };
}

/** So long whoever watches is kept waiting at most. */
const PATIENCE_MS = 2000;

/** What was looked at; null where the look failed, or did not end in time. */
export async function withPatience<Found>(look: Promise<Found>): Promise<Found | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([look.catch(() => null), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const LOOK_AGAIN_MS = 1000;

type Disk = { freeBytes: number; totalBytes: number };

/** Of node:fs; a test may tell of a disk that it has not. */
type StatFs = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>;

/** What is left of the disks that these folders lie on; a folder that cannot be asked, such as one not made yet, is left out. */
export function watchDisks(folders: readonly string[], ask: StatFs = statfs): () => Promise<Disk[]> {
  return sharedLook(LOOK_AGAIN_MS, async () => {
    const asked = await Promise.allSettled(folders.map((folder) => ask(folder)));
    return asked.flatMap((found) => (found.status === "fulfilled" ? [diskOf(found.value)] : []));
  });
}

/** What is left for an ordinary user, as PostgreSQL's is. */
function diskOf({ bavail, blocks, bsize }: Awaited<ReturnType<StatFs>>): Disk {
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

const BEAT_AGAIN_MS = 1000;

/** Writes one durable row, at most once a second however many ask; rejects where the database does not take it. */
export function createPulse(db: Db): () => Promise<void> {
  return sharedLook(BEAT_AGAIN_MS, async () => {
    await db
      .insert(pulse)
      .values({})
      .onConflictDoUpdate({ target: pulse.id, set: { beatAt: new Date() } });
  });
}

const LOOK_EVERY_MILLISECONDS = 1000;

export type Published<Seen> = { current: () => Seen; close(): void };

/**
 * What is published, looked up once a second, so that the caches of every process and machine follow a change within a
 * second without a connection of their own. While the database does not answer, what was seen last stands.
 */
export async function watchPublished<Seen>(read: () => Promise<Seen>, log: Log): Promise<Published<Seen>> {
  let seen = await read();
  let isLooking = false;
  const timer = setInterval(async () => {
    // A database that is slow is not asked by ever more at once.
    if (isLooking) return;
    isLooking = true;
    try {
      seen = await read();
    } catch (failure) {
      log.warn({ err: failure }, "could not look for a new catalogue");
    } finally {
      isLooking = false;
    }
  }, LOOK_EVERY_MILLISECONDS);
  return { current: () => seen, close: () => clearInterval(timer) };
}
