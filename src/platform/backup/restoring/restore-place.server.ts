import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BackupSettings } from "#platform/config/backup-settings.ts";
import type { Config } from "#platform/config.server.ts";
import {
  choosePlace,
  findBundle,
  holdsCluster,
  lockFolder,
  preparePrograms,
} from "#platform/postgres/postgres.server.ts";
import type { Contents } from "#platform/tables/contents.server.ts";
import type { Manifest } from "./manifest.ts";
import { contentsOf } from "./mark-moment.server.ts";
import { restoreCluster, restoreFiles } from "./restore.server.ts";
import { createSeal } from "./seal.server.ts";
import { manifestsIn, openBackupStore } from "./store.server.ts";

export type Asked = Pick<Config, "dataDir" | "files"> & {
  backup: BackupSettings;
  /** Everything that was committed by then; undefined: everything that was kept. */
  until: Date | undefined;
};

export type Told = { base: Manifest; tables: Contents; files: number; isReached: boolean };

/**
 * Brings a backup back into an empty data folder, as of a moment. Refuses, in one line, a folder that holds a database,
 * a moment before the oldest backup, and backups that no key here opens; the folder then stays empty.
 */
export async function restoreInto(asked: Asked): Promise<Told> {
  const { dataDir, files, until } = asked;
  const place = choosePlace(dataDir);
  const unlock = lockFolder(place.home);
  try {
    if (holdsCluster(place.folder))
      throw new Error(`${place.folder} holds a database already. Restore into an empty DATA_DIR.`);
    const { store, seal, base } = await findBase(asked);
    const programs = await preparePrograms(findBundle(), place);
    const draft = mkdtempSync(join(place.home, "postgres.new-"));
    try {
      const target = until && base.log ? { time: until } : "end";
      const restored = await restoreCluster({ store, seal, programs, place }, base, { folder: draft, target });
      const tables = await contentsOf(restored.config);
      await restored.stop();
      const count = files.s3 ? 0 : await restoreFiles({ store, seal }, files.folder);
      renameSync(draft, place.folder);
      return { base, tables, files: count, isReached: restored.isReached };
    } finally {
      for (const left of [draft, `${draft}-log`, `${draft}.log`]) rmSync(left, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

/** The place of the backups, what opens them, and the one to begin with. */
export async function findBase({ backup, dataDir, until }: Asked) {
  const store = openBackupStore(backup.to);
  return { store, seal: createSeal({ ...backup, dataDir }), base: baseFor(await manifestsIn(store), until) };
}

function baseFor(bases: Manifest[], until: Date | undefined): Manifest {
  const [oldest] = bases;
  if (!oldest) throw new Error("There is no whole backup in the place of BACKUP_FOLDER or BACKUP_S3_BUCKET.");
  const found = bases.filter(({ endedAt }) => !until || Date.parse(endedAt) <= until.getTime()).at(-1);
  if (!found) throw new Error(`The oldest moment that can be brought back is ${oldest.endedAt}.`);
  return found;
}
