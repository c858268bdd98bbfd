import { existsSync, readFileSync, statSync } from "node:fs";
import { sep } from "node:path";

export type SystemUser = { uid: number; gid: number };

const PREFERRED = ["postgres", "nobody"];
const LAST_RESORT: SystemUser = { uid: 65534, gid: 65534 };

const ENTER = 0o1;
export const READ_AND_RUN = 0o5;

/** Whom a service of root's may run as: PostgreSQL refuses uid 0. */
export function unprivilegedUser(): SystemUser {
  const accounts = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8").split("\n") : [];
  const users = accounts
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const found = PREFERRED.map((name) => users.find((user) => user.name === name && user.uid > 0)).find(Boolean);
  return found ? { uid: found.uid, gid: found.gid } : LAST_RESORT;
}

/** The first folder on the way to a path, itself included, that a user may not enter. The path must be a real one, without links. */
export function barrierTo(user: SystemUser, path: string): string | undefined {
  const parts = path.split(sep);
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join(sep) || sep);
  return folders.find((folder) => !hasBits(user, folder, ENTER));
}

/** Whether the mode of a file grants a user these bits (of one octal digit). */
export function hasBits(user: SystemUser, path: string, bits: number): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
