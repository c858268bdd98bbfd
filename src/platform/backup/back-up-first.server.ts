import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import { type Database, openBackupsOf } from "./keep-backups.server.ts";

type Setting = Pick<Config, "mode" | "dataDir" | "files" | "backup" | "migratesWithoutBackup">;

/**
 * Makes a good backup before a migration changes the data. Where that fails, production refuses to go on, in one line,
 * unless it is told to; a demo, which may have no backups at all, goes on and logs why there is none.
 */
export async function backUpFirst(
  database: Database,
  config: Setting,
  { clock, log }: { clock: () => Date; log: Log },
): Promise<void> {
  const { backup, mode, migratesWithoutBackup } = config;
  if (!backup) return log.warn({}, "the database is migrated without a backup: BACKUP_FOLDER is not set");
  try {
    const backups = await openBackupsOf(database, { ...config, backup });
    const { bytes } = await backups.backUp(clock());
    log.info({ bytes }, "backed up before the database is migrated");
  } catch (failure) {
    if (mode === "production" && !migratesWithoutBackup) throw refusal(failure);
    log.error({ err: failure }, "the database is migrated without a backup: it failed");
  }
}

function refusal(cause: unknown): Error {
  const [reason] = (cause instanceof Error ? cause.message : String(cause)).split("\n");
  return new Error(
    `This version changes the database, and the backup before that failed (${reason}). Mend it, or start with MIGRATE_WITHOUT_BACKUP=yes.`,
    { cause },
  );
}
