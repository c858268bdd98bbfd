import { lchownSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Two simultaneous starts disturb each other's first attempt; the rejected one has waited this long. */
const LOCK_TIMEOUT_MS = 500;
const SQLITE_BUSY = 5;

/** Referenced here, because garbage collection would release a lock while its process lives. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks a folder for this process until it is unlocked or the process ends in any way (the kernel holds the lock).
 * Throws a one-line error that names the holder.
 */
export function lockFolder(folder: string): () => void {
  const lockFile = join(folder, "nabz.lock");
  // Separate from the lock: a process that closes its own lock file after reading it loses the lock.
  const pidFile = join(folder, "nabz.pid");
  const lock = acquireLock(lockFile, () => createInUseError(folder, pidFile));
  heldLocks.add(lock);
  writeFileSync(pidFile, `${process.pid}\n`);
  chownToFolderOwner(folder, [lockFile, pidFile]);
  return () => {
    if (!heldLocks.delete(lock)) return;
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

function acquireLock(lockFile: string, createError: () => Error): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile, { timeout: LOCK_TIMEOUT_MS });
    lock.exec("PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE");
    return lock;
  } catch (cause) {
    lock?.close();
    if (isBusy(cause)) throw createError();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `nabz cannot write ${lockFile} (${reason}). Let its user write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function createInUseError(folder: string, pidFile: string): Error {
  const pid = readHolderPid(pidFile);
  const by = pid === undefined ? "another nabz process" : `another nabz process (pid ${pid})`;
  return new Error(`The data in ${folder} is in use by ${by}. Stop it, or set DATA_DIR to another folder.`);
}

function readHolderPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** A single start as root must not lock the folder's owner out forever. */
function chownToFolderOwner(folder: string, files: string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const file of files) lchownSync(file, uid, gid);
}
