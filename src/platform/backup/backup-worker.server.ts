import type pg from "pg";
import type { BackupConfig } from "#platform/backup-config.ts";
import type { Config } from "#platform/config.server.ts";
import { withTimeout } from "#platform/health-probes.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { EmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";
import { createBackupEncryption } from "./backup-encryption.server.ts";
import { findNewestVerified, openBackupStore } from "./backup-store.server.ts";
import { createBackups } from "./backups.server.ts";
import { openExternalBackups } from "./external-backups.server.ts";

const UPLOAD_INTERVAL_MS = 10_000;
const HOUR_MS = 3_600_000;
/** At the quiet hour of the next day, or as soon as the machine is running if it was off then. */
const DUE_AFTER_HOURS = { quiet: 20, anyHour: 28 };

/** Time of the newest verified backup, and why the latest attempt failed, if it did. */
type BackupState = { lastGoodAt: Date | null; fault: string | null };

type OpenBackupsConfig = Pick<Config, "dataDir" | "files"> & { backup: BackupConfig };

/** Opens the backups of the product's own PostgreSQL. */
export function openEmbeddedBackups(own: EmbeddedPostgres, { backup, dataDir, files }: OpenBackupsConfig) {
  const store = openBackupStore(backup.to);
  const encryption = createBackupEncryption({ ...backup, dataDir });
  const { programs, dataDirectory } = own;
  const source = {
    config: own.poolConfig,
    own: { cluster: own.clusterFolder, finished: dataDirectory.walArchive ?? "" },
    files: files.s3 ? undefined : files.folder,
  };
  return { store, ...createBackups(source, { store, encryption, programs, dataDirectory }) };
}

export type BackupTarget = { embeddedPostgres: EmbeddedPostgres | undefined; connection: pg.PoolConfig };

/** Opens the backups of the embedded or external database. */
export async function openBackups({ embeddedPostgres, connection }: BackupTarget, setting: OpenBackupsConfig) {
  return embeddedPostgres ? openEmbeddedBackups(embeddedPostgres, setting) : openExternalBackups(connection, setting);
}

type BackupWorkerDeps = { clock: () => Date; isBackupHour: () => boolean; log: Log };

type BackupWorker = {
  /** Null if backups are not configured. */
  state: () => BackupState | null;
  /** Uploads everything committed so far, then resolves; a running base backup is left to the next start. */
  close: () => Promise<void>;
};

/**
 * If backups are configured, uploads new WAL and files every ten seconds and makes a base backup a day at the lab's
 * quiet hour, the first one at once.
 */
export async function startBackupWorker(
  database: BackupTarget,
  config: Config,
  lab: BackupWorkerDeps,
): Promise<BackupWorker> {
  const { backup } = config;
  if (!backup) return { state: () => null, close: async () => {} };
  return runBackupLoop(await openBackups(database, { ...config, backup }), lab);
}

async function runBackupLoop(
  backups: ReturnType<typeof openEmbeddedBackups>,
  { clock, isBackupHour, log }: BackupWorkerDeps,
): Promise<BackupWorker> {
  let lastGoodAt: Date | null = null;
  let triedAt: Date | null = null;
  let hasReadNewest = false;
  let isClosing = false;
  const { attempt, fault } = createFailureTracker((failure) => {
    if (!isClosing) log.error({ err: failure }, "the backup failed");
  });

  async function readNewestVerified(): Promise<void> {
    const good = await findNewestVerified(backups.store);
    if (good) lastGoodAt = new Date(good.endedAt);
    hasReadNewest = true;
  }

  const isDue = (now: Date) => isBackupDue({ goodAt: lastGoodAt, triedAt }, now, isBackupHour());

  async function backUp(now: Date): Promise<void> {
    // Another process on the same database may have made one.
    await readNewestVerified();
    if (!isDue(now)) return;
    triedAt = now;
    const { endedAt, bytes } = await backups.createVerifiedBackup(now);
    lastGoodAt = new Date(endedAt);
    log.info({ bytes }, "backed up, restored beside the database and found equal");
  }

  async function runOnce(): Promise<void> {
    const isUploaded = await attempt("log", async () => {
      if (!hasReadNewest) await readNewestVerified();
      await backups.upload();
    });
    const now = clock();
    if (isUploaded && isDue(now)) await attempt("base", () => backUp(now));
  }

  // An unreachable store must not delay the start; the first run checks again.
  await withTimeout(readNewestVerified());
  let lastRun = runOnce();
  const timer = setInterval(() => {
    lastRun = lastRun.then(runOnce);
  }, UPLOAD_INTERVAL_MS);
  return {
    state: () => ({ lastGoodAt, fault: fault() }),
    async close() {
      clearInterval(timer);
      isClosing = true;
      backups.abort();
      await lastRun;
      await backups.upload().catch((failure) => log.error({ err: failure }, "the last of the log was not backed up"));
    },
  };
}

/** Keeps the last failure of each kind of work: a successful upload does not hide a failed base backup. */
function createFailureTracker(onFailure: (failure: unknown) => void) {
  const faults: Record<"log" | "base", string | null> = { log: null, base: null };
  return {
    fault: () => faults.log ?? faults.base,
    /** Returns whether it succeeded. */
    async attempt(kind: keyof typeof faults, work: () => Promise<void>): Promise<boolean> {
      try {
        await work();
        faults[kind] = null;
        return true;
      } catch (failure) {
        faults[kind] = failure instanceof Error ? failure.message : String(failure);
        onFailure(failure);
        return false;
      }
    },
  };
}

/** Whether a base backup is due, given the times of the last verified one and of the last attempt. */
export function isBackupDue(
  { goodAt, triedAt }: { goodAt: Date | null; triedAt: Date | null },
  now: Date,
  isQuiet: boolean,
): boolean {
  const hoursSince = (moment: Date) => (now.getTime() - moment.getTime()) / HOUR_MS;
  if (triedAt && hoursSince(triedAt) < 1) return false;
  return !goodAt || hoursSince(goodAt) >= (isQuiet ? DUE_AFTER_HOURS.quiet : DUE_AFTER_HOURS.anyHour);
}
