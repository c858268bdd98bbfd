import type pg from "pg";
import { detectPooler } from "#db/detect-pooler.server.ts";
import type { Config } from "#platform/config.server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";

type ResolveDatabaseResult = {
  connection: pg.PoolConfig;
  /** Bypasses the pooler, if one is configured. */
  directConnection: pg.PoolConfig;
  isPooled: boolean;
  /** Undefined with DATABASE_URL. */
  embeddedPostgres: EmbeddedPostgres | undefined;
  /** Folders whose disk space is monitored. */
  watchedFolders: string[];
  notices: string[];
};

/** Connects to the database of DATABASE_URL, else starts the embedded one, which `closing` stops. */
export async function resolveDatabase(config: Config, closing: (() => unknown)[]): Promise<ResolveDatabaseResult> {
  const { databaseUrl, databaseDirectUrl = databaseUrl, dataDir, backup } = config;
  // A full disk of the backups stops them as surely as one of the data stops bookings.
  const backupFolders = backup && "folder" in backup.to ? [backup.to.folder] : [];
  if (databaseUrl) {
    const connection = { connectionString: databaseUrl };
    const direct = { connectionString: databaseDirectUrl };
    const isPooled = await detectPooler(connection);
    return {
      connection,
      directConnection: direct,
      isPooled,
      embeddedPostgres: undefined,
      watchedFolders: [dataDir, ...backupFolders],
      notices: [],
    };
  }
  const own = await startEmbeddedPostgres(dataDir, { keepsLog: backup !== undefined });
  closing.push(() => own.close());
  const folders = [dataDir, own.clusterFolder, ...backupFolders];
  const connection = own.poolConfig;
  return {
    connection,
    directConnection: connection,
    isPooled: false,
    embeddedPostgres: own,
    watchedFolders: folders,
    notices: own.notice ? [own.notice] : [],
  };
}
