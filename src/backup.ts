import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { openBackupsOf } from "#platform/backup/keep-backups.server.ts";
import { BadSettings, readConfig } from "#platform/config.server.ts";
import { endWithFailure } from "#platform/end-with-failure.server.ts";
import { findOwnPostgres } from "#platform/postgres/postgres.server.ts";

/** `script/backup`: makes a backup now, beside the running product or without it, and tries it out. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const { backup } = config;
  if (!backup)
    throw new BadSettings(["BACKUP_FOLDER or BACKUP_S3_BUCKET must say where to, e.g. BACKUP_FOLDER=/mnt/backup"]);
  const { databaseDirectUrl, dataDir } = config;
  const own = databaseDirectUrl === undefined ? await findOwnPostgres(dataDir) : undefined;
  try {
    letOthersGoFirst();
    const connection = own?.poolConfig ?? { connectionString: databaseDirectUrl };
    const backups = await openBackupsOf({ own, connection }, { ...config, backup });
    const { stamp, bytes, tables } = await backups.backUp(new Date());
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${stamp}: ${rows} rows, ${Math.ceil(bytes / 1024)} kB, restored beside the database and found equal.`);
  } finally {
    await own?.close();
  }
}

/**
 * Whoever books comes first: every thread of this process, and the PostgreSQL of the trial, which it starts later. Not the
 * database itself, which the product may take over. Where the system forbids it, as the systemd unit does, which is nice by
 * itself, or a thread has just ended, the backup is made all the same.
 */
function letOthersGoFirst(): void {
  const { PRIORITY_LOW } = constants.priority;
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, PRIORITY_LOW);
    } catch {
      // A backup matters more than its manners.
    }
  }
}

await run().catch(endWithFailure);
