import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openBackups } from "#platform/backup/keep-backups.server.ts";
import type { OwnPostgres } from "#platform/postgres/postgres.server.ts";
import { ask, openFolder, start } from "./postgres-processes.ts";

type Setting = {
  recipient?: string | undefined;
  identity?: string | undefined;
  dataDir?: string;
  backupFolder?: string;
};

/** A database that keeps its log, with a table, and the folder that its backups go to. */
export async function aDatabase({ recipient, identity, ...folders }: Setting = {}) {
  const { dataDir = openFolder(), backupFolder = openFolder() } = folders;
  const own = await start(dataDir, { keepsLog: true });
  await ask(own, "create table if not exists visits (id int primary key, at timestamptz default clock_timestamp())");
  const backup = { to: { folder: backupFolder }, recipient, identity };
  const files = { folder: join(dataDir, "files"), s3: undefined };
  mkdirSync(files.folder, { recursive: true });
  return { own, dataDir, backupFolder, backup, files, backups: openBackups(own, { backup, dataDir, files }) };
}

export const placesIn = (dataDir: string) => ({ dataDir, files: { folder: join(dataDir, "files"), s3: undefined } });

/** Books a visit; gives the moment at which it was acknowledged. */
export async function book(own: OwnPostgres, id: number): Promise<Date> {
  await ask(own, `insert into visits values (${id})`);
  const [row] = (await ask(own, "select clock_timestamp() as now")) as { now: Date }[];
  // PostgreSQL counts microseconds, and a Date has none of them.
  return new Date((row?.now.getTime() ?? 0) + 1);
}

export async function visitsIn(dataDir: string): Promise<number[]> {
  const own = await start(dataDir);
  const rows = (await ask(own, "select id from visits order by id")) as { id: number }[];
  await own.close();
  return rows.map(({ id }) => id);
}
