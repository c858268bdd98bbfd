import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { createCluster } from "./create-cluster.server.ts";
import { chooseDataDirectory, type DataDirectory, hasCluster, withWalArchive } from "./data-directory.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { openClusterDatabase, queryOnce } from "./open-database.server.ts";
import { findPostmaster } from "./postmaster.server.ts";
import { findBundle, parseMajorVersion, preparePrograms } from "./programs.server.ts";
import { formatArchiveSetting, keepServerRunning, stopServer } from "./server-process.server.ts";

// For backups and transfers, which use temporary clusters.
export { createCluster } from "./create-cluster.server.ts";
export { chooseDataDirectory, type DataDirectory, hasCluster, withClusterFolder } from "./data-directory.server.ts";
export { lockFolder } from "./folder-lock.server.ts";
export { openClusterDatabase, queryOnce } from "./open-database.server.ts";
export { findPostmaster } from "./postmaster.server.ts";
export { findBundle, preparePrograms } from "./programs.server.ts";
export { stopServer } from "./server-process.server.ts";
export { findInaccessibleFolder, type SystemUser } from "./system-user.server.ts";

export type EmbeddedPostgres = {
  /** Config for `pg`: over a socket, so without port and password. */
  poolConfig: pg.PoolConfig;
  /** Actual location of the data. */
  clusterFolder: string;
  /** Folder of the PostgreSQL binaries, for backups. */
  programs: string;
  dataDirectory: DataDirectory;
  /** A line to print if the data is in another place than requested. */
  notice: string | null;
  /** Stops the server and unlocks the folder; end the pools first. May be called twice. */
  close(): Promise<void>;
};

/**
 * Starts the product's own PostgreSQL on a data folder, or takes over the server left running by a killed process. With
 * `keepsLog` finished WAL files are archived in `dataDirectory.walArchive`. Throws, in one line, for a folder in use by
 * another process, data of another PostgreSQL version, and a machine without a matching binary.
 */
export async function startEmbeddedPostgres(dataDir: string, { keepsLog = false } = {}): Promise<EmbeddedPostgres> {
  const bundle = findBundle();
  const chosen = chooseDataDirectory(dataDir);
  const directory = keepsLog ? withWalArchive(chosen) : chosen;
  const unlock = lockFolder(directory.home);
  try {
    const programs = await preparePrograms(bundle, directory);
    if (!hasCluster(directory.clusterFolder)) await createCluster(programs, directory);
    requireMajorVersion(directory, parseMajorVersion(bundle));
    const poolConfig = await openWithArchiving(programs, directory);
    const stopWatching = keepServerRunning(programs, directory);
    let closed: Promise<void> | undefined;
    const close = () => {
      closed ??= stopWatching()
        .then(() => stopServer(programs, directory))
        .finally(unlock);
      return closed;
    };
    return {
      poolConfig,
      clusterFolder: directory.clusterFolder,
      programs,
      dataDirectory: directory,
      notice: directory.notice,
      close,
    };
  } catch (error) {
    // A server that is already running is taken over by the next start.
    unlock();
    throw error;
  }
}

/** Connects to the server that the product is running, or starts one on the folder until it is closed. */
export async function findOrStartEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const directory = withWalArchive(chooseDataDirectory(dataDir));
  if (!findPostmaster(directory.clusterFolder)?.isReady) return startEmbeddedPostgres(dataDir, { keepsLog: true });
  const programs = await preparePrograms(findBundle(), directory);
  const poolConfig = await openClusterDatabase(programs, directory);
  const [setting] = await queryOnce(poolConfig, "show archive_command");
  if (setting?.archive_command !== formatArchiveSetting(directory))
    throw new Error(
      "The product that runs on this DATA_DIR was started without backups. Start it with the same settings.",
    );
  return {
    poolConfig,
    clusterFolder: directory.clusterFolder,
    programs,
    dataDirectory: directory,
    notice: directory.notice,
    close: async () => {},
  };
}

/** Restarts a server that was taken over with other archive settings. */
async function openWithArchiving(programs: string, directory: DataDirectory): Promise<pg.PoolConfig> {
  const poolConfig = await openClusterDatabase(programs, directory);
  const [setting] = await queryOnce(poolConfig, "show archive_command");
  if (setting?.archive_command === formatArchiveSetting(directory)) return poolConfig;
  await stopServer(programs, directory);
  return openClusterDatabase(programs, directory);
}

function requireMajorVersion({ clusterFolder }: DataDirectory, major: string): void {
  const version = readFileSync(join(clusterFolder, "PG_VERSION"), "utf8").trim();
  if (version === major) return;
  throw new Error(
    `The data in ${clusterFolder} is of PostgreSQL ${version}, and this nabz runs PostgreSQL ${major}. Move it to a server with the nabz that wrote it (script/transfer-database URL), or set DATA_DIR to another folder.`,
  );
}
