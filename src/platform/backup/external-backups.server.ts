import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Backups, createBackups } from "#platform/backup/backups.server.ts";
import type { BackupConfig } from "#platform/backup-config.ts";
import type { Config } from "#platform/config.server.ts";
import { chooseDataDirectory, findBundle, preparePrograms } from "#platform/postgres/embedded-postgres.server.ts";
import { createBackupEncryption } from "./backup-encryption.server.ts";
import { type BackupStore, findNewestVerified, openBackupStore } from "./backup-store.server.ts";

const BACKUP_LOCK = 727273;
const LOCK_POLL_MS = 1000;

type OpenExternalBackupsConfig = Pick<Config, "dataDir" | "files"> & { backup: BackupConfig };

/** Backups of an external database. Our own PostgreSQL binaries create and verify them in the data folder. */
export async function openExternalBackups(
  config: pg.PoolConfig,
  { backup, dataDir, files }: OpenExternalBackupsConfig,
): Promise<Backups & { store: BackupStore }> {
  const store = openBackupStore(backup.to);
  const encryption = createBackupEncryption({ ...backup, dataDir });
  const dataDirectory = chooseDataDirectory(dataDir);
  const programs = await preparePrograms(findBundle(), dataDirectory);
  const source = { config, own: undefined, files: files.s3 ? undefined : files.folder };
  const backups = createBackups(source, { store, encryption, programs, dataDirectory });
  const ending = new AbortController();
  return {
    store,
    ...backups,
    createVerifiedBackup: (now) =>
      withBackupLock(config, ending.signal, async () => {
        const made = await findNewestVerified(store);
        return made && new Date(made.endedAt) >= now ? made : backups.createVerifiedBackup(now);
      }),
    abort() {
      ending.abort();
      backups.abort();
    },
  };
}

/** Of several processes on one database one creates the backup, and the others wait. */
async function withBackupLock<T>(config: pg.ClientConfig, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(config).on("error", () => {});
  await client.connect();
  try {
    for (; ; await pause(LOCK_POLL_MS, undefined, { signal })) {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [BACKUP_LOCK]);
      if (rows[0].mine) return await work();
    }
  } finally {
    await client.end();
  }
}
