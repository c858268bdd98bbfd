import { createHash } from "node:crypto";
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { barrierTo, type SystemUser, unprivilegedUser } from "./system-user.server.ts";

/** Where the database lives on this machine, and as whom. */
export type Place = {
  /** Whom PostgreSQL runs as; undefined: the user of this process. */
  user: SystemUser | undefined;
  /** Holds the cluster, the lock and the server's log. */
  home: string;
  /** The cluster itself (PGDATA). */
  folder: string;
  socketFolder: string;
  logFile: string;
  /** Where the server lays the finished files of its log, for whoever takes them away; undefined: nobody does. */
  finishedLog: string | undefined;
  /** Where a copy of the programs goes, if they need one. */
  programShelf: string;
  notice: string | null;
};

/** For what root's own folders hide from the user that PostgreSQL runs as. */
const ROOT_SHELF = "/var/lib/nabz";

/** macOS allows 103 bytes, Linux 107. */
const SOCKET_PATH_BYTES = 103;

/** Decides, the same at every start, where the database of a data folder lives; makes the folders around it, not the cluster. Refuses a cluster that its user cannot reach. */
export function choosePlace(dataDir: string): Place {
  const isRoot = process.getuid?.() === 0;
  const asked = makeDataFolder(dataDir, isRoot ? 0o711 : 0o700);
  return isRoot ? placeOfRoot(asked) : placeOfOrdinaryUser(asked);
}

function makeDataFolder(dataDir: string, mode: number): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode });
    return realpathSync(dataDir);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The data folder ${dataDir} cannot be made (${reason}). Set DATA_DIR to another folder.`, {
      cause,
    });
  }
}

/** Whether a complete cluster lies here: one is moved in only when it is whole. */
export function holdsCluster(folder: string): boolean {
  return existsSync(join(folder, "PG_VERSION"));
}

function placeOfOrdinaryUser(asked: string): Place {
  const place = placeIn(asked, undefined, asked, null);
  const owner = existsSync(place.folder) ? statSync(place.folder).uid : process.getuid?.();
  if (owner === process.getuid?.()) return place;
  throw new Error(
    `The data in ${place.folder} belongs to another user (uid ${owner}). Start nabz as that user or as root, or set DATA_DIR to another folder.`,
  );
}

function placeOfRoot(asked: string): Place {
  const cluster = clusterIn(asked);
  const user = ownerOf(cluster) ?? ownerOf(asked) ?? unprivilegedUser();
  const barrier = barrierTo(user, holdsCluster(cluster) ? cluster : asked);
  if (holdsCluster(cluster) && barrier) {
    throw new Error(
      `The data in ${cluster} belongs to uid ${user.uid}, which cannot enter ${barrier}. Run: chmod o+x ${barrier}, or set DATA_DIR to another folder.`,
    );
  }
  const away = join(ROOT_SHELF, `data-${fingerprint(asked)}`);
  // What once lived away stays there, or a folder opened up later would seem to have lost its data.
  const livesAway = !holdsCluster(cluster) && (barrier !== undefined || holdsCluster(clusterIn(away)));
  if (!livesAway) return placeIn(asked, user, ROOT_SHELF, null);
  makeEnterable(ROOT_SHELF);
  makeEnterable(away);
  const because = barrier
    ? `, because PostgreSQL does not run as root and its user (uid ${user.uid}) cannot enter ${barrier}`
    : "";
  const notice = `The database of ${asked} lives in ${clusterIn(away)}${because}.`;
  return placeIn(away, ownerOf(clusterIn(away)) ?? unprivilegedUser(), ROOT_SHELF, notice);
}

function placeIn(home: string, user: SystemUser | undefined, programShelf: string, notice: string | null): Place {
  const folder = clusterIn(home);
  return {
    user,
    home,
    folder,
    socketFolder: socketFolderOf(folder, user),
    logFile: join(home, "postgres.log"),
    finishedLog: undefined,
    programShelf,
    notice,
  };
}

/** The same place for a cluster in another folder, beside the first one. */
export function placeAt(place: Place, folder: string): Place {
  const socketFolder = socketFolderOf(folder, place.user);
  return { ...place, folder, socketFolder, logFile: `${folder}.log`, finishedLog: undefined };
}

/** The same place, with a folder for the finished files of the log that its server may write to. */
export function keepingLog(place: Place): Place {
  const finishedLog = join(place.home, "finished-log");
  mkdirSync(finishedLog, { recursive: true, mode: 0o700 });
  if (place.user) lchownSync(finishedLog, place.user.uid, place.user.gid);
  return { ...place, finishedLog };
}

/** The real path, also where `postgres` is a link to another disk. */
function clusterIn(home: string): string {
  const folder = join(home, "postgres");
  return existsSync(folder) ? realpathSync(folder) : folder;
}

function ownerOf(path: string): SystemUser | undefined {
  if (!existsSync(path)) return undefined;
  const { uid, gid } = statSync(path);
  return uid === 0 ? undefined : { uid, gid };
}

/** Whatever the umask says. */
export function makeEnterable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function socketFolderOf(folder: string, user: SystemUser | undefined): string {
  if (Buffer.byteLength(join(folder, ".s.PGSQL.5432")) <= SOCKET_PATH_BYTES) return folder;
  const socketFolder = join("/tmp", `nabz-${fingerprint(folder)}`);
  if (!existsSync(socketFolder)) mkdirSync(socketFolder, { mode: 0o700 });
  if (user && lstatSync(socketFolder).uid === 0) lchownSync(socketFolder, user.uid, user.gid);
  const { uid, mode } = lstatSync(socketFolder);
  // The socket asks for no password, and anybody may make a folder in /tmp.
  const isPrivate = uid === (user?.uid ?? process.getuid?.()) && (mode & 0o170777) === 0o040700;
  if (!isPrivate)
    throw new Error(`${socketFolder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`);
  return socketFolder;
}

function fingerprint(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12);
}
