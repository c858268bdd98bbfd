import type { Place } from "./place.server.ts";
import { postmasterOf } from "./postmaster.server.ts";
import { startServer } from "./start-server.server.ts";

const LOOK_EVERY_MS = 1000;

/** Starts the server again where it has died under a running product, killed for its memory for one; gives the end of the watch. */
export function keepServer(programs: string, place: Place): () => Promise<void> {
  let restart: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (restart || postmasterOf(place.folder)) return;
    // A failed try is not the last one: the next look tries again.
    restart = startServer(programs, place)
      .catch(() => {})
      .finally(() => {
        restart = undefined;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restart;
  };
}
