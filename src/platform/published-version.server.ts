import type { Log } from "./log.server.ts";

const LOOK_EVERY_MILLISECONDS = 1000;

export type PublishedVersion = { current: () => number; close(): void };

/**
 * The number of the published catalogue, read once a second, so that caches of every process and machine follow a
 * change within a second without a connection of their own. `read` asks the database.
 */
export async function watchPublishedVersion(read: () => Promise<number>, log: Log): Promise<PublishedVersion> {
  let version = await read();
  const timer = setInterval(async () => {
    try {
      version = await read();
    } catch (failure) {
      log.warn({ err: failure }, "could not look for a new catalogue");
    }
  }, LOOK_EVERY_MILLISECONDS);
  return { current: () => version, close: () => clearInterval(timer) };
}
