import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PoolConfig } from "pg";
import { createCluster } from "#platform/postgres/create-cluster.server.ts";
import { lockFolder } from "#platform/postgres/folder-lock.server.ts";
import { keepServer } from "#platform/postgres/keep-server.server.ts";
import { openDatabase } from "#platform/postgres/open-database.server.ts";
import { choosePlace, holdsCluster, type Place } from "#platform/postgres/place.server.ts";
import { findBundle, majorOf, preparePrograms } from "#platform/postgres/programs.server.ts";
import { stopServer } from "#platform/postgres/stop-server.server.ts";

export type OwnPostgres = {
  /** For `pg`: over a socket, so no port and no password. */
  poolConfig: PoolConfig;
  /** Where the data really lies. */
  folder: string;
  /** One line to print when the data had to live elsewhere than asked. */
  notice: string | null;
  /** Ends the server and frees the folder; end the pools first. May be called twice. */
  close(): Promise<void>;
};

/**
 * Starts the product's own PostgreSQL on a data folder, or takes over the one that an earlier, killed process left running there.
 * Refuses, in one line, a folder that another process uses, data of another PostgreSQL version, and a machine that no binary fits.
 */
export async function startOwnPostgres(dataDir: string): Promise<OwnPostgres> {
  const bundle = findBundle();
  const place = choosePlace(dataDir);
  const unlock = lockFolder(place.home);
  try {
    const programs = await preparePrograms(bundle, place);
    if (!holdsCluster(place.folder)) await createCluster(programs, place);
    demandMajor(place, majorOf(bundle));
    const poolConfig = await openDatabase(programs, place);
    const endWatch = keepServer(programs, place);
    let closed: Promise<void> | undefined;
    const close = () => {
      closed ??= endWatch()
        .then(() => stopServer(programs, place))
        .finally(unlock);
      return closed;
    };
    return { poolConfig, folder: place.folder, notice: place.notice, close };
  } catch (error) {
    // A server that runs by now is taken over by the next start.
    unlock();
    throw error;
  }
}

function demandMajor({ folder }: Place, major: string): void {
  const found = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (found === major) return;
  throw new Error(
    `The data in ${folder} is of PostgreSQL ${found}, and this nabz runs PostgreSQL ${major}. Dump it with the nabz that wrote it, or set DATA_DIR to another folder.`,
  );
}
