import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Backups, createBackups } from "#platform/backup/backups.server.ts";
import { createSeal } from "#platform/backup/seal.server.ts";
import { type BackupStore, newestGoodIn, openBackupStore } from "#platform/backup/store.server.ts";
import type { BackupSettings } from "#platform/config/backup-settings.ts";
import type { Config } from "#platform/config.server.ts";
import { choosePlace, findBundle, preparePrograms } from "#platform/postgres/postgres.server.ts";

const BACKUP_LOCK = 727273;
const LOOK_AGAIN_MS = 1000;

type Setting = Pick<Config, "dataDir" | "files"> & { backup: BackupSettings };

/** Backups of a server's database; our own PostgreSQL's programs make and try them out, in the data folder. */
export async function openServerBackups(
  config: pg.PoolConfig,
  { backup, dataDir, files }: Setting,
): Promise<Backups & { store: BackupStore }> {
  const store = openBackupStore(backup.to);
  const seal = createSeal({ ...backup, dataDir });
  const place = choosePlace(dataDir);
  const programs = await preparePrograms(findBundle(), place);
  const source = { config, own: undefined, files: files.s3 ? undefined : files.folder };
  const backups = createBackups(source, { store, seal, programs, place });
  const ending = new AbortController();
  return {
    store,
    ...backups,
    backUp: (now) =>
      oneAtATime(config, ending.signal, async () => {
        const made = await newestGoodIn(store);
        return made && new Date(made.endedAt) >= now ? made : backups.backUp(now);
      }),
    breakOff() {
      ending.abort();
      backups.breakOff();
    },
  };
}

/** Of several processes on one database, each of which thinks of the backup, one makes it and the others wait. */
async function oneAtATime<T>(config: pg.ClientConfig, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(config).on("error", () => {});
  await client.connect();
  try {
    for (; ; await pause(LOOK_AGAIN_MS, undefined, { signal })) {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [BACKUP_LOCK]);
      if (rows[0].mine) return await work();
    }
  } finally {
    await client.end();
  }
}
