import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { openBackups } from "#platform/backup/backup-worker.server.ts";
import { ConfigError, readConfig } from "#platform/config.server.ts";
import { exitWithError } from "#platform/exit-with-error.server.ts";
import { findOrStartEmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";

/** `script/backup`: creates and verifies a backup now, whether or not the product is running. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { backup } = config;
  if (!backup)
    throw new ConfigError(["BACKUP_FOLDER or BACKUP_S3_BUCKET must say where to, e.g. BACKUP_FOLDER=/mnt/backup"]);
  const { databaseDirectUrl, dataDir } = config;
  const own = databaseDirectUrl === undefined ? await findOrStartEmbeddedPostgres(dataDir) : undefined;
  try {
    lowerPriority();
    const connection = own?.poolConfig ?? { connectionString: databaseDirectUrl };
    const backups = await openBackups({ embeddedPostgres: own, connection }, { ...config, backup });
    const { stamp, bytes, tables } = await backups.createVerifiedBackup(new Date());
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${stamp}: ${rows} rows, ${Math.ceil(bytes / 1024)} kB, restored beside the database and found equal.`);
  } finally {
    await own?.close();
  }
}

/**
 * Lowers the priority of every thread of this process, and of the trial's PostgreSQL, which is started later, in favour
 * of bookings. Not of the database itself, which the product may take over. It is optional: the system may forbid it,
 * as the systemd unit does, which sets its own priority, or a thread may have just ended.
 */
function lowerPriority(): void {
  const { PRIORITY_LOW } = constants.priority;
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, PRIORITY_LOW);
    } catch {
      // The backup matters more than its priority.
    }
  }
}

await main().catch(exitWithError);
