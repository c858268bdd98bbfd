import { readdir, stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { packCluster } from "./cluster-archive.server.ts";
import { type Manifest, nameOf, stampOf } from "./manifest.ts";
import { markMoment } from "./mark-moment.server.ts";
import type { Seal } from "./seal.server.ts";
import type { Source } from "./ship.server.ts";
import { type BackupStore, putManifest } from "./store.server.ts";

const ARCHIVED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

type Parts = {
  source: Source & { own: object };
  store: BackupStore;
  seal: Seal;
  ship: () => Promise<void>;
  signal: AbortSignal;
};

/** Copies the whole database while it is written to, with the log that makes the copy whole; checks nothing yet. */
export async function backUp({ source, store, seal, ship, signal }: Parts, now: Date): Promise<Manifest> {
  const stamp = stampOf(now);
  const client = new pg.Client(source.config);
  await client.connect();
  let bytes = 0;
  let first = "";
  try {
    const { rows } = await client.query("select pg_walfile_name(pg_backup_start($1, fast => true)) as first", [stamp]);
    first = rows[0].first;
    await store.put(nameOf.cluster(stamp, seal.suffix), async (path) => {
      await seal.pack(packCluster(source.own.cluster, { isRunning: true, finish: () => endOf(client), signal }), path);
      bytes = (await stat(path)).size;
    });
  } finally {
    await client.end();
  }
  const mark = `nabz ${stamp}`;
  const { tables, log: last, at } = await markMoment(source.config, mark);
  await untilArchived(source.config, last);
  await ship();
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
  await putManifest(store, manifest);
  return manifest;
}

async function endOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query("select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)");
  const [{ labelfile, spcmapfile }] = rows;
  return { backup_label: labelfile, ...(spcmapfile && { tablespace_map: spcmapfile }) };
}

/** PostgreSQL lays the files of its log aside one after the other. */
async function untilArchived(config: pg.ClientConfig, file: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    for (const begun = performance.now(); ; await pause(LOOK_EVERY_MS)) {
      const { rows } = await client.query("select last_archived_wal as name from pg_stat_archiver");
      if ((rows[0].name ?? "").slice(0, file.length) >= file) return;
      if (performance.now() - begun > ARCHIVED_WITHIN_MS)
        throw new Error("PostgreSQL could not lay its log aside in a minute: is the disk of DATA_DIR full?");
    }
  } finally {
    await client.end();
  }
}
