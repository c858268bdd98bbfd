import { existsSync, readFileSync, statSync } from "node:fs";
import { sep } from "node:path";

export type SystemUser = { uid: number; gid: number };

const PREFERRED_USERS = ["postgres", "nobody"];
const FALLBACK_USER: SystemUser = { uid: 65534, gid: 65534 };

const EXECUTE_BIT = 0o1;
export const READ_AND_EXECUTE_BITS = 0o5;

/** Returns the user that a service of root may run as, because PostgreSQL rejects uid 0. */
export function findUnprivilegedUser(): SystemUser {
  const accounts = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8").split("\n") : [];
  const users = accounts
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const found = PREFERRED_USERS.map((name) => users.find((user) => user.name === name && user.uid > 0)).find(Boolean);
  return found ? { uid: found.uid, gid: found.gid } : FALLBACK_USER;
}

/**
 * Returns the first folder on a path, including the path itself, that a user may not enter. The path must not contain
 * links.
 */
export function findInaccessibleFolder(user: SystemUser, path: string): string | undefined {
  const segments = path.split(sep);
  const folders = segments.map((_, index) => segments.slice(0, index + 1).join(sep) || sep);
  return folders.find((folder) => !hasPermissionBits(user, folder, EXECUTE_BIT));
}

/** Whether a file's mode grants a user these bits (of one octal digit). */
export function hasPermissionBits(user: SystemUser, path: string, bits: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
