import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { createCluster } from "./create-cluster.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { askOnce, openDatabase } from "./open-database.server.ts";
import { choosePlace, holdsCluster, keepingLog, type Place } from "./place.server.ts";
import { postmasterOf } from "./postmaster.server.ts";
import { findBundle, majorOf, preparePrograms } from "./programs.server.ts";
import { archiveCommandOf, keepServer, stopServer } from "./serving.server.ts";

// What backups and moves do to a cluster beside the one that is served.
export { createCluster } from "./create-cluster.server.ts";
export { lockFolder } from "./folder-lock.server.ts";
export { askOnce, openDatabase } from "./open-database.server.ts";
export { choosePlace, holdsCluster, type Place, placeAt } from "./place.server.ts";
export { postmasterOf } from "./postmaster.server.ts";
export { findBundle, preparePrograms } from "./programs.server.ts";
export { stopServer } from "./serving.server.ts";
export { barrierTo, type SystemUser } from "./system-user.server.ts";

export type OwnPostgres = {
  /** For `pg`: over a socket, so no port and no password. */
  poolConfig: pg.PoolConfig;
  /** Where the data really lies. */
  folder: string;
  /** What it runs with, for whoever backs it up. */
  programs: string;
  place: Place;
  /** One line to print when the data had to live elsewhere than asked. */
  notice: string | null;
  /** Ends the server and frees the folder; end the pools first. May be called twice. */
  close(): Promise<void>;
};

/**
 * Starts the product's own PostgreSQL on a data folder, or takes over the one that an earlier, killed process left running there.
 * With `keepsLog` the finished files of its log are laid aside, in `place.finishedLog`. Refuses, in one line, a folder that another process uses, data of another PostgreSQL version, and a machine that no binary fits.
 */
export async function startOwnPostgres(dataDir: string, { keepsLog = false } = {}): Promise<OwnPostgres> {
  const bundle = findBundle();
  const chosen = choosePlace(dataDir);
  const place = keepsLog ? keepingLog(chosen) : chosen;
  const unlock = lockFolder(place.home);
  try {
    const programs = await preparePrograms(bundle, place);
    if (!holdsCluster(place.folder)) await createCluster(programs, place);
    demandMajor(place, majorOf(bundle));
    const poolConfig = await openAsAsked(programs, place);
    const endWatch = keepServer(programs, place);
    let closed: Promise<void> | undefined;
    const close = () => {
      closed ??= endWatch()
        .then(() => stopServer(programs, place))
        .finally(unlock);
      return closed;
    };
    return { poolConfig, folder: place.folder, programs, place, notice: place.notice, close };
  } catch (error) {
    // A server that runs by now is taken over by the next start.
    unlock();
    throw error;
  }
}

/** The one that a product serves right now, beside it, else one that is started on the folder until it is closed. */
export async function findOwnPostgres(dataDir: string): Promise<OwnPostgres> {
  const place = keepingLog(choosePlace(dataDir));
  if (!postmasterOf(place.folder)?.isReady) return startOwnPostgres(dataDir, { keepsLog: true });
  const programs = await preparePrograms(findBundle(), place);
  const poolConfig = await openDatabase(programs, place);
  const [found] = await askOnce(poolConfig, "show archive_command");
  if (found?.archive_command !== archiveCommandOf(place))
    throw new Error(
      "The product that runs on this DATA_DIR was started without backups. Start it with the same settings.",
    );
  return { poolConfig, folder: place.folder, programs, place, notice: place.notice, close: async () => {} };
}

/** A server that was taken over may keep its log for nobody, or for somebody who is no more. */
async function openAsAsked(programs: string, place: Place): Promise<pg.PoolConfig> {
  const poolConfig = await openDatabase(programs, place);
  const [found] = await askOnce(poolConfig, "show archive_command");
  if (found?.archive_command === archiveCommandOf(place)) return poolConfig;
  await stopServer(programs, place);
  return openDatabase(programs, place);
}

function demandMajor({ folder }: Place, major: string): void {
  const found = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (found === major) return;
  throw new Error(
    `The data in ${folder} is of PostgreSQL ${found}, and this nabz runs PostgreSQL ${major}. Move it to a server with the nabz that wrote it (script/move URL), or set DATA_DIR to another folder.`,
  );
}
