import { readdir, stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { BackupEncryption } from "./backup-encryption.server.ts";
import { type BackupStore, writeManifest } from "./backup-store.server.ts";
import type { BackupSource } from "./backup-upload.server.ts";
import { packCluster } from "./cluster-archive.server.ts";
import { formatStamp, type Manifest, objectNames } from "./manifest.ts";
import { createRestorePoint } from "./restore-point.server.ts";

const ARCHIVE_TIMEOUT_MS = 60_000;
const ARCHIVE_POLL_MS = 100;

type CreateBaseBackupDeps = {
  source: BackupSource & { own: object };
  store: BackupStore;
  encryption: BackupEncryption;
  upload: () => Promise<void>;
  signal: AbortSignal;
};

/** Copies the running database with the WAL that makes the copy consistent. Does not verify it. */
export async function createBaseBackup(
  { source, store, encryption, upload, signal }: CreateBaseBackupDeps,
  now: Date,
): Promise<Manifest> {
  const stamp = formatStamp(now);
  const client = new pg.Client(source.config);
  await client.connect();
  let bytes = 0;
  let first = "";
  try {
    const { rows } = await client.query("select pg_walfile_name(pg_backup_start($1, fast => true)) as first", [stamp]);
    first = rows[0].first;
    await store.put(objectNames.cluster(stamp, encryption.suffix), async (path) => {
      await encryption.pack(
        packCluster(source.own.cluster, { isRunning: true, finish: () => stopPgBackup(client), signal }),
        path,
      );
      bytes = (await stat(path)).size;
    });
  } finally {
    await client.end();
  }
  const mark = `nabz ${stamp}`;
  const { tables, log: last, at } = await createRestorePoint(source.config, mark);
  await waitForWalArchived(source.config, last);
  await upload();
  const manifest: Manifest = {
    stamp,
    endedAt: at.toISOString(),
    log: { first, last },
    mark,
    tables,
    files: source.files === undefined ? [] : await readdir(source.files),
    bytes,
    checkedAt: null,
  };
  await writeManifest(store, manifest);
  return manifest;
}

async function stopPgBackup(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query("select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)");
  const [{ labelfile, spcmapfile }] = rows;
  return { backup_label: labelfile, ...(spcmapfile && { tablespace_map: spcmapfile }) };
}

/** PostgreSQL archives its WAL files one after the other. */
async function waitForWalArchived(config: pg.ClientConfig, file: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    for (const begun = performance.now(); ; await pause(ARCHIVE_POLL_MS)) {
      const { rows } = await client.query("select last_archived_wal as name from pg_stat_archiver");
      if ((rows[0].name ?? "").slice(0, file.length) >= file) return;
      if (performance.now() - begun > ARCHIVE_TIMEOUT_MS)
        throw new Error("PostgreSQL could not lay its log aside in a minute: is the disk of DATA_DIR full?");
    }
  } finally {
    await client.end();
  }
}
