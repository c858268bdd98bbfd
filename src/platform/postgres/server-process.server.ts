import { spawn } from "node:child_process";
import { closeSync, existsSync, fchownSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { DataDirectory } from "./data-directory.server.ts";
import { createDatabaseError } from "./database-error.server.ts";
import { clearStalePid, findPostmaster } from "./postmaster.server.ts";
import { PROGRAM_ENVIRONMENT, runProgram, WORKING_FOLDER } from "./run-program.server.ts";

/** Also part of the socket's name: `.s.PGSQL.5432`. */
export const POSTGRES_PORT = 5432;

/** After a minute a partly filled WAL file is archived as it is. */
const ARCHIVE_TIMEOUT_SECONDS = 60;

const READY_POLL_MS = 10;
/** Children of a killed server may hold its memory until their query ends. */
const RETRY_MS = 200;
const START_TIMEOUT_MS = 20_000;
/** A server that is recovering after a crash must not be disturbed. */
const RECOVERY_TIMEOUT_MS = 300_000;

type Launch = { hasEnded: () => boolean; output: () => string };

/**
 * Makes sure that a server runs on the cluster: takes over a running one or starts one, which also outlives this
 * process. Resolves when it accepts connections.
 */
export async function startServer(programs: string, directory: DataDirectory): Promise<void> {
  const begun = performance.now();
  let launch: Launch | undefined;
  for (; ; await pause(READY_POLL_MS)) {
    const postmaster = findPostmaster(directory.clusterFolder);
    if (postmaster?.isReady) return;
    const waited = performance.now() - begun;
    if (waited > RECOVERY_TIMEOUT_MS)
      throw createDatabaseError(directory, `PostgreSQL is not ready after ${RECOVERY_TIMEOUT_MS / 1000} seconds`);
    if (postmaster || (launch && !launch.hasEnded())) continue;
    if (launch) {
      if (!isTransientStartFailure(launch.output()) || waited > START_TIMEOUT_MS)
        throw createDatabaseError(directory, "PostgreSQL does not start");
      await pause(RETRY_MS);
    }
    clearStalePid(directory);
    launch = launchServer(programs, directory);
  }
}

/**
 * In its own session, so that neither Ctrl-C nor the end of this process stops it: without `close` the next start takes
 * it over.
 */
function launchServer(programs: string, directory: DataDirectory): Launch {
  const { user, clusterFolder, logFile } = directory;
  const written = existsSync(logFile) ? statSync(logFile).size : 0;
  const log = openSync(logFile, "a", 0o600);
  if (user) fchownSync(log, user.uid, user.gid);
  const args = ["-D", clusterFolder, ...formatServerSettings(directory).flatMap((setting) => ["-c", setting])];
  const server = spawn(join(programs, "postgres"), args, {
    ...user,
    cwd: WORKING_FOLDER,
    env: PROGRAM_ENVIRONMENT,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  server.unref();
  let error: Error | undefined;
  server.once("error", (cause) => {
    error = cause;
  });
  return {
    hasEnded: () => error !== undefined || server.exitCode !== null || server.signalCode !== null,
    output: () => error?.message ?? readFileSync(logFile).subarray(written).toString(),
  };
}

function formatServerSettings({ socketFolder, walArchive }: DataDirectory): string[] {
  return [
    "listen_addresses=",
    `port=${POSTGRES_PORT}`,
    `unix_socket_directories="${socketFolder.replaceAll('"', '""')}"`,
    "unix_socket_permissions=0700",
    // The system caches frequent reads, too; what is cached here is cached twice, and never released.
    "shared_buffers=32MB",
    "max_connections=100",
    "jit=off",
    // The default is for spinning disks. With it the newest bookings are read one by one to find a few old ones.
    "random_page_cost=1.1",
    "log_checkpoints=off",
    // Statements and error details contain patients' data, which must not be logged.
    "log_error_verbosity=terse",
    "log_min_error_statement=panic",
    ...(walArchive === undefined
      ? []
      : [
          "archive_mode=on",
          `archive_timeout=${ARCHIVE_TIMEOUT_SECONDS}`,
          `archive_command=${formatArchiveCommand(walArchive)}`,
        ]),
  ];
}

/** Returns what `show archive_command` returns for a server started with this directory. */
export function formatArchiveSetting({ walArchive }: DataDirectory): string {
  return walArchive === undefined ? "(disabled)" : formatArchiveCommand(walArchive);
}

/** A shell command; a file is archived completely or not at all, and archiving it again requires the same content. */
function formatArchiveCommand(folder: string): string {
  const into = `'${folder.replaceAll("'", `'\\''`).replaceAll("%", "%%")}'`;
  return `if test -e ${into}/%f; then cmp -s "%p" ${into}/%f; else cp "%p" ${into}/.%f && sync ${into}/.%f && mv ${into}/.%f ${into}/%f; fi`;
}

/** Start failures that pass: a server that is shutting down, or the last children of a killed one. */
function isTransientStartFailure(output: string): boolean {
  return /lock file|shared memory block/.test(output);
}

const WATCH_INTERVAL_MS = 1000;

/**
 * Restarts the server if it dies while the product runs, e.g. killed for its memory. Returns a function that stops the
 * watch.
 */
export function keepServerRunning(programs: string, directory: DataDirectory): () => Promise<void> {
  let restart: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (restart || findPostmaster(directory.clusterFolder)) return;
    // A failed attempt is repeated at the next check.
    restart = startServer(programs, directory)
      .catch(() => {})
      .finally(() => {
        restart = undefined;
      });
  }, WATCH_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restart;
  };
}

/**
 * Stops the server, however it was started: running transactions are rolled back, everything else is written to disk.
 */
export async function stopServer(programs: string, { user, clusterFolder }: DataDirectory): Promise<void> {
  if (!findPostmaster(clusterFolder)) return;
  await runProgram(join(programs, "pg_ctl"), ["-D", clusterFolder, "-m", "fast", "-w", "stop"], user);
}
