import type pg from "pg";
import { isBehindPooler } from "#db/pooler.server.ts";
import type { Config } from "#platform/config.server.ts";
import { type OwnPostgres, startOwnPostgres } from "#platform/postgres/postgres.server.ts";

type Found = {
  connection: pg.PoolConfig;
  /** Past the pooler, where one was named. */
  direct: pg.PoolConfig;
  isPooled: boolean;
  /** Undefined of the database of DATABASE_URL. */
  own: OwnPostgres | undefined;
  /** Whose disks are to be watched. */
  folders: string[];
  notices: string[];
};

/** The database of the settings: that of DATABASE_URL, else our own, which `closing` ends. */
export async function findDatabase(config: Config, closing: (() => unknown)[]): Promise<Found> {
  const { databaseUrl, databaseDirectUrl = databaseUrl, dataDir, backup } = config;
  // A full disk of the backups stops them as surely as one of the data stops bookings.
  const shelves = backup && "folder" in backup.to ? [backup.to.folder] : [];
  if (databaseUrl) {
    const connection = { connectionString: databaseUrl };
    const direct = { connectionString: databaseDirectUrl };
    const isPooled = await isBehindPooler(connection);
    return { connection, direct, isPooled, own: undefined, folders: [dataDir, ...shelves], notices: [] };
  }
  const own = await startOwnPostgres(dataDir, { keepsLog: backup !== undefined });
  closing.push(() => own.close());
  const folders = [dataDir, own.folder, ...shelves];
  const connection = own.poolConfig;
  return { connection, direct: connection, isPooled: false, own, folders, notices: own.notice ? [own.notice] : [] };
}
