import type { Log } from "./log.server.ts";

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
