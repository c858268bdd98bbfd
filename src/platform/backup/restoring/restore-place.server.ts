import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "#platform/backup/manifest.ts";
import { contentsOf } from "#platform/backup/mark-moment.server.ts";
import { createSeal } from "#platform/backup/seal.server.ts";
import { damagedWords, openBackupStore, readManifests } from "#platform/backup/store.server.ts";
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
import { type Restored, restoreCluster, restoreFiles, UnusableBase } from "./restore.server.ts";
import { noteRestore } from "./restore-line.server.ts";

export type Asked = Pick<Config, "dataDir" | "files"> & {
  backup: BackupSettings;
  /** Everything that was committed by then; undefined: everything that was kept. */
  until: Date | undefined;
  /** Whether what comes before a gap in the log will do. */
  acceptsGap?: boolean;
  /** Whether what is not encrypted will do although a key is named. */
  acceptsPlain?: boolean;
};

export type Told = Pick<Restored, "reachedAt" | "gap"> & {
  base: Manifest;
  tables: Contents;
  files: number;
  /** Newer base backups that could not be used, each with its reason; nothing is lost by that. */
  unusable: string[];
};

/**
 * Brings a backup back into an empty data folder, as of a moment. Refuses, in one line, a folder that holds a database,
 * a moment before the oldest backup or after the last change, a gap in the log, and backups that no key here opens; the
 * folder then stays empty.
 */
export async function restoreInto(asked: Asked): Promise<Told> {
  const { dataDir, files } = asked;
  const place = choosePlace(dataDir);
  const unlock = lockFolder(place.home);
  try {
    if (holdsCluster(place.folder))
      throw new Error(`${place.folder} holds a database already. Restore into an empty DATA_DIR.`);
    const { store, seal, bases, unusable } = await findBases(asked);
    const programs = await preparePrograms(findBundle(), place);
    return await fromUsable({ bases, unusable }, async (base) => {
      const draft = mkdtempSync(join(place.home, "postgres.new-"));
      try {
        const restored = await restoreCluster({ store, seal, programs, place }, base, wishOf(asked, base, draft));
        const tables = await contentsOf(restored.config);
        await restored.stop();
        const count = files.s3 ? 0 : await restoreFiles({ store, seal }, files.folder);
        await noteRestore(files, restored, asked.until);
        renameSync(draft, place.folder);
        return { base, tables, files: count, reachedAt: restored.reachedAt, gap: restored.gap };
      } finally {
        for (const left of [draft, `${draft}-log`, `${draft}.log`]) rmSync(left, { recursive: true, force: true });
      }
    });
  } finally {
    unlock();
  }
}

export function wishOf({ until, acceptsGap = false }: Asked, base: Manifest, folder: string) {
  return { folder, target: until && base.log ? { time: until } : ("end" as const), acceptsGap };
}

/** The place of the backups, what opens them, and those to begin with, the best one first. */
export async function findBases({ backup, dataDir, until, acceptsPlain }: Asked) {
  const store = openBackupStore(backup.to);
  const { manifests, damaged } = await readManifests(store);
  // Of a base with a log an older one holds the same; of any other its damage is a loss.
  if (damaged.length > 0 && !manifests.at(-1)?.log) throw new Error(damagedWords(damaged));
  const unusable = damaged.map((name) => `${name} is damaged.`);
  return { store, seal: createSeal({ ...backup, dataDir, acceptsPlain }), bases: basesFor(manifests, until), unusable };
}

function basesFor(bases: Manifest[], until: Date | undefined): Manifest[] {
  const [oldest] = bases;
  const newest = bases.at(-1);
  if (!oldest || !newest)
    throw new Error("There is no whole backup in the place of BACKUP_FOLDER or BACKUP_S3_BUCKET.");
  const found = bases.filter(({ endedAt }) => !until || Date.parse(endedAt) <= until.getTime()).reverse();
  if (found.length === 0)
    throw new Error(
      `TIME is earlier than all that was kept. The oldest moment that can be brought back is ${oldest.endedAt}.`,
    );
  if (until && !newest.log && Date.parse(newest.endedAt) < until.getTime())
    throw new Error(
      `TIME is later than all that was kept: the last backup is of ${newest.endedAt}. Leave TIME out to restore it.`,
    );
  return found;
}

/**
 * Restores from the first base that can be used: an older one and the log since hold the same. A server's backup has no log, and
 * the one before it holds less, so its damage is an error.
 */
export async function fromUsable<T>(
  { bases, unusable: known }: { bases: readonly Manifest[]; unusable: readonly string[] },
  restore: (base: Manifest) => Promise<T>,
): Promise<T & { unusable: string[] }> {
  const unusable = [...known];
  for (const [place, base] of bases.entries()) {
    try {
      return { ...(await restore(base)), unusable };
    } catch (failure) {
      if (!(failure instanceof UnusableBase)) throw failure;
      const next = bases[place + 1];
      if (!next) throw new Error(`${failure.message} There is no older one to begin with.`, { cause: failure });
      if (!base.log || !next.log)
        throw new Error(`${failure.message} The one before it can be restored with the TIME ${next.endedAt}.`, {
          cause: failure,
        });
      unusable.push(failure.message);
    }
  }
  throw new Error("There is no backup to begin with.");
}
