import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, vi } from "vitest";
import {
  barrierTo,
  type OwnPostgres,
  postmasterOf,
  type SystemUser,
  startOwnPostgres,
} from "#platform/postgres/postgres.server.ts";

const MODULE = fileURLToPath(new URL("../src/platform/postgres/postgres.server.ts", import.meta.url));
const APP = `
  const { startOwnPostgres } = await import(process.argv[1]);
  const told = await startOwnPostgres(process.argv[2]).catch((error) => ({ refusal: error.message }));
  console.log(JSON.stringify(told));
  process.stdin.on("end", () => told.close?.()).resume();
`;

export const OTHER_USER: SystemUser = { uid: 65534, gid: 65534 };
export const isRoot = process.getuid?.() === 0;
/** Root may act as another user, where that one can read this code. */
export const hasOtherUser = isRoot && barrierTo(OTHER_USER, import.meta.dirname) === undefined;

type Told = Omit<OwnPostgres, "close"> & { refusal?: string };

const folders: string[] = [];
const started: OwnPostgres[] = [];
const processes: ChildProcess[] = [];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

afterEach(async () => {
  for (const app of processes.splice(0)) await killed(app);
  for (const own of started.splice(0)) await own.close();
  for (const folder of folders.splice(0)) {
    await ended(join(folder, "postgres"));
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
});

/** A new folder that the server's user can enter. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "nabz-test-"));
  chmodSync(folder, 0o755);
  removeAfterwards(folder);
  return folder;
}

export function removeAfterwards(...paths: string[]): void {
  folders.push(...paths);
}

export function killAfterwards(process: ChildProcess): void {
  processes.push(process);
}

export async function start(folder: string, options?: { keepsLog: boolean }): Promise<OwnPostgres> {
  const own = await startOwnPostgres(folder, options);
  started.push(own);
  return own;
}

/** The same start in a process of its own, which stays until it is killed or its input ends. */
export function runApp(
  folder: string,
  user: { uid?: number; gid?: number } = {},
): { app: ChildProcess; told: Promise<Told> } {
  const args = ["--input-type=module", "--eval", APP, MODULE, folder];
  const app = spawn(process.execPath, args, { ...user, stdio: ["pipe", "pipe", "inherit"] });
  killAfterwards(app);
  const told = once(createInterface(app.stdout), "line").then(([line]): Told => JSON.parse(line));
  return { app, told };
}

export async function killed(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  app.kill("SIGKILL");
  await once(app, "exit");
}

/** Ends the server of an app that was killed. */
async function ended(cluster: string): Promise<void> {
  const left = postmasterOf(cluster);
  if (left) process.kill(left.pid, "SIGQUIT");
  await vi.waitUntil(() => postmasterOf(cluster) === undefined, { timeout: 10_000 });
}

export async function ask(own: Pick<OwnPostgres, "poolConfig"> | undefined, query: string): Promise<unknown[]> {
  const client = new pg.Client(own?.poolConfig);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
