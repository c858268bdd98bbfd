import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "#platform/backup/manifest.ts";
import type { BackupConfig } from "#platform/backup-config.ts";
import type { Config } from "#platform/config.server.ts";
import {
  chooseDataDirectory,
  findBundle,
  hasCluster,
  lockFolder,
  preparePrograms,
} from "#platform/postgres/embedded-postgres.server.ts";
import type { TableChecksums } from "#platform/transfer/table-checksums.server.ts";
import { createBackupEncryption } from "./backup-encryption.server.ts";
import { formatDamagedManifests, openBackupStore, readManifests } from "./backup-store.server.ts";
import {
  type RestoreClusterResult,
  restoreCluster,
  restoreReportFiles,
  UnusableBackupError,
} from "./restore-cluster.server.ts";
import { recordRestore } from "./restore-log.server.ts";
import { readTableChecksums } from "./restore-point.server.ts";

export type RestoreInput = Pick<Config, "dataDir" | "files"> & {
  backup: BackupConfig;
  /** Restores everything committed by then; undefined: everything in the backups. */
  until: Date | undefined;
  /** Whether to accept a restore that ends before a gap in the WAL. */
  acceptsGap?: boolean;
  /** Whether to accept unencrypted backups although a key is set. */
  acceptsUnencrypted?: boolean;
};

export type RestoreResult = Pick<RestoreClusterResult, "reachedAt" | "gap"> & {
  base: Manifest;
  tables: TableChecksums;
  files: number;
  /** Newer base backups that could not be used, with the reasons; no data is lost by that. */
  unusable: string[];
};

/**
 * Restores a backup as of a moment into an empty data folder. Throws, in one line, for a folder with a database, a
 * moment before the oldest backup or after the last change, a gap in the WAL, and backups that no key here decrypts;
 * the folder then stays empty.
 */
export async function restoreDataDirectory(input: RestoreInput): Promise<RestoreResult> {
  const { dataDir, files } = input;
  const dataDirectory = chooseDataDirectory(dataDir);
  const unlock = lockFolder(dataDirectory.home);
  try {
    if (hasCluster(dataDirectory.clusterFolder))
      throw new Error(`${dataDirectory.clusterFolder} holds a database already. Restore into an empty DATA_DIR.`);
    const { store, seal, bases, unusable } = await findBaseBackups(input);
    const programs = await preparePrograms(findBundle(), dataDirectory);
    return await restoreFromFirstUsable({ bases, unusable }, async (base) => {
      const draft = mkdtempSync(join(dataDirectory.home, "postgres.new-"));
      try {
        const restored = await restoreCluster(
          { store, encryption: seal, programs, dataDirectory },
          base,
          toRestoreClusterInput(input, base, draft),
        );
        const tables = await readTableChecksums(restored.config);
        await restored.stop();
        const count = files.s3 ? 0 : await restoreReportFiles({ store, encryption: seal }, files.folder);
        await recordRestore(files, restored, input.until);
        renameSync(draft, dataDirectory.clusterFolder);
        return { base, tables, files: count, reachedAt: restored.reachedAt, gap: restored.gap };
      } finally {
        for (const left of [draft, `${draft}-log`, `${draft}.log`]) rmSync(left, { recursive: true, force: true });
      }
    });
  } finally {
    unlock();
  }
}

export function toRestoreClusterInput({ until, acceptsGap = false }: RestoreInput, base: Manifest, folder: string) {
  return { folder, target: until && base.log ? { time: until } : ("end" as const), acceptsGap };
}

/** Returns the store, its encryption, and the base backups to try, best first. */
export async function findBaseBackups({ backup, dataDir, until, acceptsUnencrypted }: RestoreInput) {
  const store = openBackupStore(backup.to);
  const { manifests, damaged } = await readManifests(store);
  // An older base with WAL contains the same as a damaged newer one; without WAL the damage is a loss.
  if (damaged.length > 0 && !manifests.at(-1)?.log) throw new Error(formatDamagedManifests(damaged));
  const unusable = damaged.map((name) => `${name} is damaged.`);
  return {
    store,
    seal: createBackupEncryption({ ...backup, dataDir, acceptsUnencrypted }),
    bases: selectBasesUntil(manifests, until),
    unusable,
  };
}

function selectBasesUntil(bases: Manifest[], until: Date | undefined): Manifest[] {
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
 * Restores from the first usable base: an older one with the WAL since contains the same. An external database's backup
 * has no WAL, and the one before it contains less, so its damage is an error.
 */
export async function restoreFromFirstUsable<T>(
  { bases, unusable: known }: { bases: readonly Manifest[]; unusable: readonly string[] },
  restore: (base: Manifest) => Promise<T>,
): Promise<T & { unusable: string[] }> {
  const unusable = [...known];
  for (const [index, base] of bases.entries()) {
    try {
      return { ...(await restore(base)), unusable };
    } catch (failure) {
      if (!(failure instanceof UnusableBackupError)) throw failure;
      const next = bases[index + 1];
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
