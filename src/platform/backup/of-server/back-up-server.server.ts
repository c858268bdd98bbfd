import { readdir, stat } from "node:fs/promises";
import type pg from "pg";
import { inTrialFolder } from "#platform/backup/check.server.ts";
import { packCluster } from "#platform/backup/cluster-archive.server.ts";
import { type Manifest, nameOf, stampOf } from "#platform/backup/manifest.ts";
import type { RestoreParts } from "#platform/backup/restoring/restore.server.ts";
import { putManifest } from "#platform/backup/store.server.ts";
import { createCluster, openDatabase, placeAt, stopServer } from "#platform/postgres/postgres.server.ts";
import { layProduct } from "#platform/tables/lay-product.server.ts";
import { moveDatabase } from "#platform/tables/move-database.server.ts";

type Server = { config: pg.ClientConfig; files: string | undefined; ship: () => Promise<void>; signal: AbortSignal };

/**
 * Copies a server's database, as it is at one moment, into a PostgreSQL of our own beside it, compares each table, and
 * packs that: the backup looks as one of our own PostgreSQL does, but has no log.
 */
export async function backUpServer(
  { store, seal, programs, place }: RestoreParts,
  { config, files, ship, signal }: Server,
  now: Date,
): Promise<Manifest> {
  const stamp = stampOf(now);
  return inTrialFolder(place.home, async (folder) => {
    const there = placeAt(place, folder);
    await createCluster(programs, there);
    const target = await openDatabase(programs, there);
    const moving = moveDatabase({ source: config, target, layTables: layProduct, isCopy: true, signal });
    const { at, contents } = await moving.finally(() => stopServer(programs, there));
    let bytes = 0;
    await store.put(nameOf.cluster(stamp, seal.suffix), async (path) => {
      await seal.pack(packCluster(folder, { isRunning: false, finish: async () => ({}), signal }), path);
      bytes = (await stat(path)).size;
    });
    await ship();
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
    await putManifest(store, manifest);
    return manifest;
  });
}
