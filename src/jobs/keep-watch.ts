import { tellOwner } from "#core/desk/alerts/tell-owner.server.ts";
import { deskWarnings, type WarningGround } from "#core/desk/warnings.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { JobParts } from "./jobs.ts";

const LOOK_EVERY_MS = 20_000;

type Watch = Pick<JobParts, "db" | "clock" | "announce" | "channels" | "limits"> &
  Pick<WarningGround, "disks" | "backup"> & { log: Log };

/**
 * Looks again and again whether the lab's owner must be told of something. Each process looks for itself, because disks and
 * backups are its machine's. Gives the end, which waits for a look under way.
 */
export function keepWatch(parts: Watch, everyMs = LOOK_EVERY_MS): () => Promise<void> {
  const { log } = parts;
  let looking = Promise.resolve();
  let isLooking = false;
  const timer = setInterval(() => {
    // A database that is slow is not asked by ever more at once.
    if (isLooking) return;
    isLooking = true;
    looking = look(parts)
      .catch((failure) => log.warn({ err: failure }, "could not look whether the owner must be told of something"))
      .finally(() => {
        isLooking = false;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

async function look({ db, clock, announce, channels, limits, disks, backup }: Watch): Promise<void> {
  const now = clock();
  const warnings = await deskWarnings({ db, now, limits, disks, backup });
  await tellOwner({ db, now, announce, actor: { kind: "system", name: "watch" } }, channels, warnings);
}
