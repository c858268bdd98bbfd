import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { differing } from "#platform/tables/contents.server.ts";
import type { Manifest } from "./manifest.ts";
import { contentsOf } from "./mark-moment.server.ts";
import { type RestoreParts, restoreCluster } from "./restoring/restore.server.ts";

const TRIAL = "backup-check-";
const DAY_MS = 86_400_000;

/** Restores a backup beside the running database, and compares each table with what it held. Throws what is wrong with it. */
export async function checkBackup(parts: RestoreParts, manifest: Manifest, signal: AbortSignal): Promise<void> {
  await inTrialFolder(parts.place.home, async (folder) => {
    signal.throwIfAborted();
    const target = manifest.mark === null ? "end" : { mark: manifest.mark };
    const restored = await restoreCluster(parts, manifest, { folder, target });
    try {
      signal.throwIfAborted();
      const others = differing(manifest.tables, await contentsOf(restored.config));
      if (others.length > 0)
        throw new Error(`The backup ${manifest.stamp} does not hold what the database held: ${others.join(", ")}.`);
    } finally {
      await restored.stop();
    }
  });
}

/** Gives `work` an empty folder beside the data, for a database that is gone afterwards. */
export async function inTrialFolder<T>(home: string, work: (folder: string) => Promise<T>): Promise<T> {
  await sweepLeft(home);
  const folder = await mkdtemp(join(home, TRIAL));
  try {
    return await work(folder);
  } finally {
    for (const left of [folder, `${folder}-log`, `${folder}.log`]) await rm(left, { recursive: true, force: true });
  }
}

/** What a killed trial left; one of another process, beside this one, is younger. */
async function sweepLeft(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const path = join(home, name);
    if (!name.startsWith(TRIAL) || (await stat(path)).mtimeMs > Date.now() - DAY_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}
