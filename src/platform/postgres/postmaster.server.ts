import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DataDirectory } from "./data-directory.server.ts";

/** The process that serves a cluster. */
type Postmaster = { pid: number; isReady: boolean };

type PidFile = { pid: number; status: string; lines: string[] };

const STATUS_LINE = 7;
/** Above every system's largest process id. */
const UNUSED_PID = 2 ** 31 - 1;

/** Returns the process that serves this cluster; undefined if there is none, whatever a dead server's pid file says. */
export function findPostmaster(folder: string): Postmaster | undefined {
  const file = readPidFile(folder);
  return file && isServing(file.pid, folder) ? { pid: file.pid, isReady: file.status === "ready" } : undefined;
}

/**
 * Clears a dead server's pid if another program has it by now, e.g. after a reboot: PostgreSQL would take that one for
 * a rival server. Only that line, because PostgreSQL finds the surviving children of a dead server by the rest of the
 * file.
 */
export function clearStalePid({
  clusterFolder,
  socketFolder,
}: Pick<DataDirectory, "clusterFolder" | "socketFolder">): void {
  const file = readPidFile(clusterFolder);
  // A power failure can leave the file empty, which reads as 0.
  const isPidInUse = file && (file.pid === 0 || isAlive(file.pid));
  if (!isPidInUse || isServing(file.pid, clusterFolder)) return;
  writeFileSync(join(clusterFolder, "postmaster.pid"), [UNUSED_PID, ...file.lines.slice(1)].join("\n"));
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

/** A server's working folder is its cluster; without /proc, its command line contains the folder. */
function isServing(pid: number, folder: string): boolean {
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === folder;
    return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).includes(folder);
  } catch {
    return false;
  }
}
