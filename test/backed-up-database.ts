import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openEmbeddedBackups } from "#platform/backup/backup-worker.server.ts";
import type { EmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";
import { createDataFolder, queryRows, startForTest } from "./postgres-processes.ts";

type BackedUpDatabaseOptions = {
  recipient?: string | undefined;
  identity?: string | undefined;
  dataDir?: string;
  backupFolder?: string;
};

/** Creates a database that archives its log, with a table, and the folder of its backups. */
export async function createBackedUpDatabase({ recipient, identity, ...folders }: BackedUpDatabaseOptions = {}) {
  const { dataDir = createDataFolder(), backupFolder = createDataFolder() } = folders;
  const own = await startForTest(dataDir, { keepsLog: true });
  await queryRows(
    own,
    "create table if not exists visits (id int primary key, at timestamptz default clock_timestamp())",
  );
  const backup = { to: { folder: backupFolder }, recipient, identity };
  const files = { folder: join(dataDir, "files"), s3: undefined };
  mkdirSync(files.folder, { recursive: true });
  return { own, dataDir, backupFolder, backup, files, backups: openEmbeddedBackups(own, { backup, dataDir, files }) };
}

export const restoreLocations = (dataDir: string) => ({
  dataDir,
  files: { folder: join(dataDir, "files"), s3: undefined },
});

/** Inserts a row; returns the time at which it was acknowledged. */
export async function insertVisit(own: EmbeddedPostgres, id: number): Promise<Date> {
  await queryRows(own, `insert into visits values (${id})`);
  const [row] = (await queryRows(own, "select clock_timestamp() as now")) as { now: Date }[];
  // PostgreSQL counts microseconds, a Date does not.
  return new Date((row?.now.getTime() ?? 0) + 1);
}

export async function readVisits(dataDir: string): Promise<number[]> {
  const own = await startForTest(dataDir);
  const rows = (await queryRows(own, "select id from visits order by id")) as { id: number }[];
  await own.close();
  return rows.map(({ id }) => id);
}
