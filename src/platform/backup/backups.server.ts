import { readdir } from "node:fs/promises";
import { listManifests, writeManifest } from "./backup-store.server.ts";
import { type BackupSource, createBackupUpload } from "./backup-upload.server.ts";
import { createBaseBackup } from "./base-backup.server.ts";
import { createExternalBaseBackup } from "./external-base-backup.server.ts";
import { formatStamp, type Manifest, objectNames } from "./manifest.ts";
import type { RestoreDeps } from "./restore-cluster.server.ts";
import { isWalNeeded, selectBackupsToKeep } from "./retention-policy.ts";
import { verifyBackup } from "./verify-backup.server.ts";

export type Backups = {
  /** Uploads new WAL and files to the store. */
  upload(): Promise<void>;
  /** Creates a base backup, verifies it by a trial restore, and deletes expired ones. */
  createVerifiedBackup(now: Date): Promise<Manifest>;
  /** Aborts a running base backup, when the product stops. */
  abort(): void;
};

/** Creates the backups of one database; calls run one after the other. */
export function createBackups(source: BackupSource, deps: RestoreDeps): Backups {
  const { store, encryption } = deps;
  const fileUpload = createBackupUpload(source, store, encryption);
  const ending = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };

  function make(now: Date): Promise<Manifest> {
    const work = { upload: fileUpload.upload, signal: ending.signal };
    if (source.own)
      return createBaseBackup({ source: { ...source, own: source.own }, store, encryption, ...work }, now);
    return createExternalBaseBackup(deps, { ...source, ...work }, now);
  }

  async function drop(now: Date): Promise<void> {
    const bases = await listManifests(store);
    const keptBases = selectBackupsToKeep(bases, now);
    const isKeptBase = (name: string) =>
      keptBases.some(({ stamp }) => name.startsWith(`base/${stamp}/`)) || isInProgress(name, bases, now);
    // Including files newer than the newest base: another process may have uploaded them.
    const present = source.files === undefined ? [] : await readdir(source.files);
    const files = [...present, ...keptBases.flatMap((base) => base.files)];
    const filesKept = new Set(files.map((file) => objectNames.file(file, encryption.suffix)));
    for (const name of await store.listNames()) {
      const isNeeded = name.startsWith("base/")
        ? isKeptBase(name)
        : name.startsWith("files/")
          ? filesKept.has(name)
          : isWalNeeded(name, keptBases, now);
      if (isNeeded) continue;
      // The manifest is removed first, so that a partly deleted base no longer counts.
      await store.remove(name);
      fileUpload.forget(name);
    }
  }

  return {
    upload: () => inTurn(fileUpload.upload),
    createVerifiedBackup: (now) =>
      inTurn(async () => {
        const made = await make(now);
        await verifyBackup(deps, made, ending.signal);
        const checked = { ...made, checkedAt: new Date().toISOString() };
        await writeManifest(store, checked);
        await drop(now);
        return checked;
      }),
    abort: () => ending.abort(),
  };
}

const DAY_MS = 86_400_000;

/** A base without a manifest may be in progress in another process; after a day it counts as aborted. */
function isInProgress(name: string, bases: readonly Manifest[], now: Date): boolean {
  const [, stamp = ""] = name.split("/");
  return !bases.some((base) => base.stamp === stamp) && stamp > formatStamp(new Date(now.getTime() - DAY_MS));
}
