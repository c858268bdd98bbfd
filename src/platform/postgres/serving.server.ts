import { spawn } from "node:child_process";
import { closeSync, existsSync, fchownSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { failure } from "./failure.server.ts";
import type { Place } from "./place.server.ts";
import { forgetDeadServer, postmasterOf } from "./postmaster.server.ts";
import { ENVIRONMENT, runProgram, WORKING_FOLDER } from "./run-program.server.ts";

/** The name of the socket, too: `.s.PGSQL.5432`. */
export const PORT = 5432;

/** A minute of quiet, and the log file goes as it is. */
const LAID_ASIDE_AFTER_S = 60;

const POLL_MS = 10;
/** Children of a killed server may hold its memory until their query ends. */
const RETRY_MS = 200;
const REFUSED_FOR_MS = 20_000;
/** A server that replays its log after a crash is not to be disturbed. */
const RECOVERY_MS = 300_000;

type Launch = { hasEnded: () => boolean; output: () => string };

/** Serves a cluster until the server is stopped, also after this process: takes over one that runs, else starts one. Returns when it accepts connections. */
export async function startServer(programs: string, place: Place): Promise<void> {
  const begun = performance.now();
  let launch: Launch | undefined;
  for (; ; await pause(POLL_MS)) {
    const postmaster = postmasterOf(place.folder);
    if (postmaster?.isReady) return;
    const waited = performance.now() - begun;
    if (waited > RECOVERY_MS) throw failure(place, `PostgreSQL is not ready after ${RECOVERY_MS / 1000} seconds`);
    if (postmaster || (launch && !launch.hasEnded())) continue;
    if (launch) {
      if (!isPassing(launch.output()) || waited > REFUSED_FOR_MS) throw failure(place, "PostgreSQL does not start");
      await pause(RETRY_MS);
    }
    forgetDeadServer(place);
    launch = launchServer(programs, place);
  }
}

/** In a session of its own, so that neither Ctrl-C nor the end of this process ends it: without `close` the next start takes it over. */
function launchServer(programs: string, place: Place): Launch {
  const { user, folder, logFile } = place;
  const written = existsSync(logFile) ? statSync(logFile).size : 0;
  const log = openSync(logFile, "a", 0o600);
  if (user) fchownSync(log, user.uid, user.gid);
  const args = ["-D", folder, ...settings(place).flatMap((setting) => ["-c", setting])];
  const server = spawn(join(programs, "postgres"), args, {
    ...user,
    cwd: WORKING_FOLDER,
    env: ENVIRONMENT,
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

function settings({ socketFolder, finishedLog }: Place): string[] {
  return [
    "listen_addresses=",
    `port=${PORT}`,
    `unix_socket_directories="${socketFolder.replaceAll('"', '""')}"`,
    "unix_socket_permissions=0700",
    // The system keeps what is read often, too; what is here is kept twice, and never given back.
    "shared_buffers=32MB",
    "max_connections=100",
    "jit=off",
    // The default is a spinning disk's. With it the newest bookings are read one by one to find a few old ones.
    "random_page_cost=1.1",
    "log_checkpoints=off",
    // Statements and details of errors name patients; the log is not the place for them.
    "log_error_verbosity=terse",
    "log_min_error_statement=panic",
    ...(finishedLog === undefined
      ? []
      : ["archive_mode=on", `archive_timeout=${LAID_ASIDE_AFTER_S}`, `archive_command=${layAside(finishedLog)}`]),
  ];
}

/** What `show archive_command` tells of a server that was started for this place. */
export function archiveCommandOf({ finishedLog }: Place): string {
  return finishedLog === undefined ? "(disabled)" : layAside(finishedLog);
}

/** A shell command; a file is there whole or not at all, and one that is laid aside twice must be the same. */
function layAside(folder: string): string {
  const into = `'${folder.replaceAll("'", `'\\''`).replaceAll("%", "%%")}'`;
  return `if test -e ${into}/%f; then cmp -s "%p" ${into}/%f; else cp "%p" ${into}/.%f && sync ${into}/.%f && mv ${into}/.%f ${into}/%f; fi`;
}

/** Refusals that end by themselves: a server that is going down, or the last children of one that was killed. */
function isPassing(output: string): boolean {
  return /lock file|shared memory block/.test(output);
}

const LOOK_EVERY_MS = 1000;

/** Starts the server again where it has died under a running product, killed for its memory for one; gives the end of the watch. */
export function keepServer(programs: string, place: Place): () => Promise<void> {
  let restart: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (restart || postmasterOf(place.folder)) return;
    // A failed try is not the last one: the next look tries again.
    restart = startServer(programs, place)
      .catch(() => {})
      .finally(() => {
        restart = undefined;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await restart;
  };
}

/** Ends the server, however it was started: running transactions are rolled back, all else is written out. */
export async function stopServer(programs: string, { user, folder }: Place): Promise<void> {
  if (!postmasterOf(folder)) return;
  await runProgram(join(programs, "pg_ctl"), ["-D", folder, "-m", "fast", "-w", "stop"], user);
}
