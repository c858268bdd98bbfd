import { rm } from "node:fs/promises";
import { join } from "node:path";
import { differing, fingerprintOf } from "./fingerprint.server.ts";
import type { Manifest } from "./manifest.ts";
import { type RestoreParts, restoreCluster } from "./restore.server.ts";

/** Restores a backup beside the running database, and compares each table with what it held. Throws what is wrong with it. */
export async function checkBackup(parts: RestoreParts, manifest: Manifest, signal: AbortSignal): Promise<void> {
  const folder = join(parts.place.home, "backup-check");
  const sweep = () => Promise.all([folder, `${folder}-log`].map((path) => rm(path, { recursive: true, force: true })));
  await sweep();
  try {
    signal.throwIfAborted();
    const restored = await restoreCluster(parts, manifest, { folder, target: { mark: manifest.mark } });
    try {
      signal.throwIfAborted();
      const others = differing(manifest.tables, await fingerprintOf(restored.config));
      if (others.length > 0)
        throw new Error(`The backup ${manifest.stamp} does not hold what the database held: ${others.join(", ")}.`);
    } finally {
      await restored.stop();
    }
  } finally {
    await sweep();
  }
}
