import type { Log } from "./log.server.ts";

const LOOK_EVERY_MILLISECONDS = 1000;

export type Published = { current: () => string; close(): void };

/**
 * What version of the public pages is current, looked up once a second, so that the caches of every process and
 * machine follow a change within a second without a connection of their own.
 */
export async function watchPublished(read: () => Promise<string>, log: Log): Promise<Published> {
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
