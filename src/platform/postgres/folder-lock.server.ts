import { lchownSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Two that start together disturb each other's first try; the one that is refused has waited this long. */
const WAIT_MS = 500;
const SQLITE_BUSY = 5;

/** Referred to from here, or the collector would free a lock while its process lives. */
const held = new Set<DatabaseSync>();

/** Takes a folder for this process alone, until it is freed or the process ends in whatever way (the kernel holds it). Refuses in one line that names the holder. */
export function lockFolder(folder: string): () => void {
  const lockFile = join(folder, "nabz.lock");
  // Apart from the lock: a process that closes its own lock file after reading it loses the lock.
  const pidFile = join(folder, "nabz.pid");
  const lock = takeLock(lockFile, () => inUse(folder, pidFile));
  held.add(lock);
  writeFileSync(pidFile, `${process.pid}\n`);
  giveToOwnerOf(folder, [lockFile, pidFile]);
  return () => {
    if (!held.delete(lock)) return;
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

function takeLock(lockFile: string, refusal: () => Error): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile, { timeout: WAIT_MS });
    lock.exec("PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE");
    return lock;
  } catch (cause) {
    lock?.close();
    if (isBusy(cause)) throw refusal();
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

function inUse(folder: string, pidFile: string): Error {
  const pid = holder(pidFile);
  const by = pid === undefined ? "another nabz process" : `another nabz process (pid ${pid})`;
  return new Error(`The data in ${folder} is in use by ${by}. Stop it, or set DATA_DIR to another folder.`);
}

function holder(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** A single start as root must not shut the folder's owner out for ever. */
function giveToOwnerOf(folder: string, files: string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const file of files) lchownSync(file, uid, gid);
}
