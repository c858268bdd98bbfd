import { readdir, stat } from "node:fs/promises";
import type pg from "pg";
import { packCluster } from "#platform/backup/cluster-archive.server.ts";
import { formatStamp, type Manifest, objectNames } from "#platform/backup/manifest.ts";
import {
  createCluster,
  openClusterDatabase,
  stopServer,
  withClusterFolder,
} from "#platform/postgres/embedded-postgres.server.ts";
import { createSchema } from "#platform/transfer/create-schema.server.ts";
import { transferDatabase } from "#platform/transfer/transfer-database.server.ts";
import { writeManifest } from "./backup-store.server.ts";
import type { RestoreDeps } from "./restore-cluster.server.ts";
import { withTrialFolder } from "./verify-backup.server.ts";

type ExternalBackupInput = {
  config: pg.ClientConfig;
  files: string | undefined;
  upload: () => Promise<void>;
  signal: AbortSignal;
};

/**
 * Copies a snapshot of an external database into a local PostgreSQL, compares each table, and packs that. The result
 * has the form of a backup of our own PostgreSQL, without WAL.
 */
export async function createExternalBaseBackup(
  { store, encryption, programs, dataDirectory }: RestoreDeps,
  { config, files, upload, signal }: ExternalBackupInput,
  now: Date,
): Promise<Manifest> {
  const stamp = formatStamp(now);
  return withTrialFolder(dataDirectory.home, async (folder) => {
    const trialDirectory = withClusterFolder(dataDirectory, folder);
    await createCluster(programs, trialDirectory);
    const target = await openClusterDatabase(programs, trialDirectory);
    const moving = transferDatabase({ source: config, target, createSchema, isCopy: true, signal });
    const { at, contents } = await moving.finally(() => stopServer(programs, trialDirectory));
    let bytes = 0;
    await store.put(objectNames.cluster(stamp, encryption.suffix), async (path) => {
      await encryption.pack(packCluster(folder, { isRunning: false, finish: async () => ({}), signal }), path);
      bytes = (await stat(path)).size;
    });
    await upload();
    const manifest: Manifest = {
      stamp,
      endedAt: at.toISOString(),
      log: null,
      mark: null,
      tables: Object.fromEntries(Object.entries(contents).filter(([table]) => !table.includes("."))),
      files: files === undefined ? [] : await readdir(files),
      bytes,
      checkedAt: null,
    };
    await writeManifest(store, manifest);
    return manifest;
  });
}
