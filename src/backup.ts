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
    const connection = own?.poolConfig ?? { connectionString: databaseDirectUrl };
    const backups = await openBackupsOf({ own, connection }, { ...config, backup });
    const { stamp, bytes, tables } = await backups.backUp(new Date());
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${stamp}: ${rows} rows, ${Math.ceil(bytes / 1024)} kB, restored beside the database and found equal.`);
  } finally {
    await own?.close();
  }
}

await run().catch(endWithFailure);
