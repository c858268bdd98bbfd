import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { listDifferingTables } from "#platform/transfer/table-checksums.server.ts";
import type { Manifest } from "./manifest.ts";
import { type RestoreDeps, restoreCluster } from "./restore-cluster.server.ts";
import { readTableChecksums } from "./restore-point.server.ts";

const TRIAL_PREFIX = "backup-check-";
const DAY_MS = 86_400_000;

/** Restores a backup on trial and compares each table with the manifest. Throws if they differ. */
export async function verifyBackup(deps: RestoreDeps, manifest: Manifest, signal: AbortSignal): Promise<void> {
  await withTrialFolder(deps.dataDirectory.home, async (folder) => {
    signal.throwIfAborted();
    const target = manifest.mark === null ? "end" : { mark: manifest.mark };
    const restored = await restoreCluster(deps, manifest, { folder, target });
    try {
      signal.throwIfAborted();
      const differing = listDifferingTables(manifest.tables, await readTableChecksums(restored.config));
      if (differing.length > 0)
        throw new Error(`The backup ${manifest.stamp} does not hold what the database held: ${differing.join(", ")}.`);
    } finally {
      await restored.stop();
    }
  });
}

/** Runs `work` with an empty folder next to the data, for a temporary database. */
export async function withTrialFolder<T>(home: string, work: (folder: string) => Promise<T>): Promise<T> {
  await removeStaleTrials(home);
  const folder = await mkdtemp(join(home, TRIAL_PREFIX));
  try {
    return await work(folder);
  } finally {
    for (const left of [folder, `${folder}-log`, `${folder}.log`]) await rm(left, { recursive: true, force: true });
  }
}

/** Removes folders of killed trials; those of other running processes are younger. */
async function removeStaleTrials(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const path = join(home, name);
    if (!name.startsWith(TRIAL_PREFIX) || (await stat(path)).mtimeMs > Date.now() - DAY_MS) continue;
    await rm(path, { recursive: true, force: true });
  }
}
