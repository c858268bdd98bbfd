import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import { type BackupTarget, openBackups } from "./backup-worker.server.ts";

type PreMigrationBackupConfig = Pick<Config, "mode" | "dataDir" | "files" | "backup" | "allowsMigrationWithoutBackup">;

/**
 * Creates a verified backup before a migration. If that fails, production throws a one-line error unless
 * `allowsMigrationWithoutBackup`; a demo logs it and continues.
 */
export async function backUpBeforeMigration(
  database: BackupTarget,
  config: PreMigrationBackupConfig,
  { clock, log }: { clock: () => Date; log: Log },
): Promise<void> {
  const { backup, mode, allowsMigrationWithoutBackup } = config;
  if (!backup) return log.warn({}, "the database is migrated without a backup: BACKUP_FOLDER is not set");
  try {
    const backups = await openBackups(database, { ...config, backup });
    const { bytes } = await backups.createVerifiedBackup(clock());
    log.info({ bytes }, "backed up before the database is migrated");
  } catch (failure) {
    if (mode === "production" && !allowsMigrationWithoutBackup) throw createBackupFailedError(failure);
    log.error({ err: failure }, "the database is migrated without a backup: it failed");
  }
}

function createBackupFailedError(cause: unknown): Error {
  const [reason] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
  return new Error(
    `This version changes the database, and the backup before that failed (${reason}). Mend it, or start with MIGRATE_WITHOUT_BACKUP=yes.`,
    { cause },
  );
}
