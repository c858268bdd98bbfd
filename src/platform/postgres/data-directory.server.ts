import { createHash } from "node:crypto";
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { findInaccessibleFolder, findUnprivilegedUser, type SystemUser } from "./system-user.server.ts";

/** Location of the database on this machine, and its system user. */
export type DataDirectory = {
  /** The user that PostgreSQL runs as; undefined: the user of this process. */
  user: SystemUser | undefined;
  /** Contains the cluster, the lock and the server's log. */
  home: string;
  /** The cluster itself (PGDATA). */
  clusterFolder: string;
  socketFolder: string;
  logFile: string;
  /** Folder in which the server archives its finished WAL files; undefined: it does not. */
  walArchive: string | undefined;
  /** Location of a copy of the programs, if one is needed. */
  programsCopyFolder: string;
  notice: string | null;
};

/** Used if root's own folders are not accessible to PostgreSQL's user. */
const ROOT_DATA_FOLDER = "/var/lib/nabz";

/** macOS allows 103 bytes, Linux 107. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * Decides, the same way at every start, where the database of a data folder is. Creates the surrounding folders, not
 * the cluster. Throws for a cluster that its user cannot access.
 */
export function chooseDataDirectory(dataDir: string): DataDirectory {
  const isRoot = process.getuid?.() === 0;
  const requested = createDataFolder(dataDir, isRoot ? 0o711 : 0o700);
  return isRoot ? chooseForRoot(requested) : chooseForUser(requested);
}

function createDataFolder(dataDir: string, mode: number): string {
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

/** Whether a complete cluster exists here: a cluster is moved in only when complete. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, "PG_VERSION"));
}

function chooseForUser(requested: string): DataDirectory {
  const directory = createDataDirectory(requested, undefined, requested, null);
  const owner = existsSync(directory.clusterFolder) ? statSync(directory.clusterFolder).uid : process.getuid?.();
  if (owner === process.getuid?.()) return directory;
  throw new Error(
    `The data in ${directory.clusterFolder} belongs to another user (uid ${owner}). Start nabz as that user or as root, or set DATA_DIR to another folder.`,
  );
}

function chooseForRoot(requested: string): DataDirectory {
  const cluster = resolveClusterFolder(requested);
  const user = readOwner(cluster) ?? readOwner(requested) ?? findUnprivilegedUser();
  const barrier = findInaccessibleFolder(user, hasCluster(cluster) ? cluster : requested);
  if (hasCluster(cluster) && barrier) {
    throw new Error(
      `The data in ${cluster} belongs to uid ${user.uid}, which cannot enter ${barrier}. Run: chmod o+x ${barrier}, or set DATA_DIR to another folder.`,
    );
  }
  const away = join(ROOT_DATA_FOLDER, `data-${hashPath(requested)}`);
  // Data once placed elsewhere stays there, or a folder made accessible later would seem to have lost its data.
  const livesAway = !hasCluster(cluster) && (barrier !== undefined || hasCluster(resolveClusterFolder(away)));
  if (!livesAway) return createDataDirectory(requested, user, ROOT_DATA_FOLDER, null);
  makeWorldReadable(ROOT_DATA_FOLDER);
  makeWorldReadable(away);
  const because = barrier
    ? `, because PostgreSQL does not run as root and its user (uid ${user.uid}) cannot enter ${barrier}`
    : "";
  const notice = `The database of ${requested} lives in ${resolveClusterFolder(away)}${because}.`;
  return createDataDirectory(
    away,
    readOwner(resolveClusterFolder(away)) ?? findUnprivilegedUser(),
    ROOT_DATA_FOLDER,
    notice,
  );
}

function createDataDirectory(
  home: string,
  user: SystemUser | undefined,
  programShelf: string,
  notice: string | null,
): DataDirectory {
  const folder = resolveClusterFolder(home);
  return {
    user,
    home,
    clusterFolder: folder,
    socketFolder: chooseSocketFolder(folder, user),
    logFile: join(home, "postgres.log"),
    walArchive: undefined,
    programsCopyFolder: programShelf,
    notice,
  };
}

/** Returns the same directory for a cluster in another folder, next to the first one. */
export function withClusterFolder(directory: DataDirectory, folder: string): DataDirectory {
  const socketFolder = chooseSocketFolder(folder, directory.user);
  return { ...directory, clusterFolder: folder, socketFolder, logFile: `${folder}.log`, walArchive: undefined };
}

/** Returns the same directory with a WAL archive that its server may write to. */
export function withWalArchive(directory: DataDirectory): DataDirectory {
  const finishedLog = join(directory.home, "finished-log");
  mkdirSync(finishedLog, { recursive: true, mode: 0o700 });
  if (directory.user) lchownSync(finishedLog, directory.user.uid, directory.user.gid);
  return { ...directory, walArchive: finishedLog };
}

/** Returns the real path, even if `postgres` is a link to another disk. */
function resolveClusterFolder(home: string): string {
  const folder = join(home, "postgres");
  return existsSync(folder) ? realpathSync(folder) : folder;
}

function readOwner(path: string): SystemUser | undefined {
  if (!existsSync(path)) return undefined;
  const { uid, gid } = statSync(path);
  return uid === 0 ? undefined : { uid, gid };
}

/** Independent of the umask. */
export function makeWorldReadable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function chooseSocketFolder(folder: string, user: SystemUser | undefined): string {
  if (Buffer.byteLength(join(folder, ".s.PGSQL.5432")) <= MAX_SOCKET_PATH_BYTES) return folder;
  const socketFolder = join("/tmp", `nabz-${hashPath(folder)}`);
  if (!existsSync(socketFolder)) mkdirSync(socketFolder, { mode: 0o700 });
  if (user && lstatSync(socketFolder).uid === 0) lchownSync(socketFolder, user.uid, user.gid);
  const { uid, mode } = lstatSync(socketFolder);
  // The socket needs no password, and any user may create a folder in /tmp.
  const isPrivate = uid === (user?.uid ?? process.getuid?.()) && (mode & 0o170777) === 0o040700;
  if (!isPrivate)
    throw new Error(`${socketFolder} belongs to somebody else. Remove it, or set DATA_DIR to a shorter path.`);
  return socketFolder;
}

function hashPath(path: string): string {
  return createHash("sha256").update(path).digest("hex").slice(0, 12);
}
