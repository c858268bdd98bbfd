import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "./place.server.ts";

/** The process that serves a cluster. */
type Postmaster = { pid: number; isReady: boolean };

type PidFile = { pid: number; status: string; lines: string[] };

const STATUS_LINE = 7;
/** Above every system's largest process id. */
const NOBODYS_PID = 2 ** 31 - 1;

/** Who serves this cluster now; undefined where nobody does, whatever a dead server's pid file says. */
export function postmasterOf(folder: string): Postmaster | undefined {
  const file = readPidFile(folder);
  return file && servesFrom(file.pid, folder) ? { pid: file.pid, isReady: file.status === "ready" } : undefined;
}

/**
 * Clears a dead server's id where another program bears it by now, as after a reboot: PostgreSQL would take that one for a rival.
 * Only that line: the rest of the file is how PostgreSQL finds children that outlived their server.
 */
export function forgetDeadServer({ folder, socketFolder }: Pick<Place, "folder" | "socketFolder">): void {
  const file = readPidFile(folder);
  // A power cut can leave the file empty, which reads as 0.
  const isBorne = file && (file.pid === 0 || isAlive(file.pid));
  if (!isBorne || servesFrom(file.pid, folder)) return;
  writeFileSync(join(folder, "postmaster.pid"), [NOBODYS_PID, ...file.lines.slice(1)].join("\n"));
  rmSync(join(socketFolder, ".s.PGSQL.5432.lock"), { force: true });
}

function readPidFile(folder: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), status: lines[STATUS_LINE]?.trim() ?? "", lines };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** A server works inside its cluster's folder; where /proc is missing, its command names the folder. */
function servesFrom(pid: number, folder: string): boolean {
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === folder;
    return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).includes(folder);
  } catch {
    return false;
  }
}
