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
  type EmbeddedPostgres,
  findInaccessibleFolder,
  findPostmaster,
  type SystemUser,
  startEmbeddedPostgres,
} from "#platform/postgres/embedded-postgres.server.ts";

const MODULE = fileURLToPath(new URL("../src/platform/postgres/embedded-postgres.server.ts", import.meta.url));
const APP = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  const output = await startEmbeddedPostgres(process.argv[2]).catch((error) => ({ error: error.message }));
  console.log(JSON.stringify(output));
  process.stdin.on("end", () => output.close?.()).resume();
`;

export const OTHER_USER: SystemUser = { uid: 65534, gid: 65534 };
export const isRoot = process.getuid?.() === 0;
/** Root may act as another user, if that one can read this code. */
export const hasOtherUser = isRoot && findInaccessibleFolder(OTHER_USER, import.meta.dirname) === undefined;

type StartOutput = Omit<EmbeddedPostgres, "close"> & { error?: string };

const folders: string[] = [];
const started: EmbeddedPostgres[] = [];
const processes: ChildProcess[] = [];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

afterEach(async () => {
  for (const app of processes.splice(0)) await kill(app);
  for (const own of started.splice(0)) await own.close();
  for (const folder of folders.splice(0)) {
    await stopOrphanedServer(join(folder, "postgres"));
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
});

/** Creates a folder that the server's user can enter. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "nabz-test-"));
  chmodSync(folder, 0o755);
  removeAfterTest(folder);
  return folder;
}

export function removeAfterTest(...paths: string[]): void {
  folders.push(...paths);
}

export function killAfterTest(process: ChildProcess): void {
  processes.push(process);
}

export async function startForTest(folder: string, options?: { keepsLog: boolean }): Promise<EmbeddedPostgres> {
  const own = await startEmbeddedPostgres(folder, options);
  started.push(own);
  return own;
}

/** The same start in a process of its own, which stays until it is killed or its input ends. */
export function spawnStart(
  folder: string,
  user: { uid?: number; gid?: number } = {},
): { app: ChildProcess; output: Promise<StartOutput> } {
  const args = ["--input-type=module", "--eval", APP, MODULE, folder];
  const app = spawn(process.execPath, args, { ...user, stdio: ["pipe", "pipe", "inherit"] });
  killAfterTest(app);
  const outcome = once(createInterface(app.stdout), "line").then(([line]): StartOutput => JSON.parse(line));
  return { app, output: outcome };
}

export async function kill(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  app.kill("SIGKILL");
  await once(app, "exit");
}

/** Stops the server of an app that was killed. */
async function stopOrphanedServer(cluster: string): Promise<void> {
  const left = findPostmaster(cluster);
  if (left) process.kill(left.pid, "SIGQUIT");
  await vi.waitUntil(() => findPostmaster(cluster) === undefined, { timeout: 240_000 });
}

export async function queryRows(
  own: Pick<EmbeddedPostgres, "poolConfig"> | undefined,
  query: string,
): Promise<unknown[]> {
  const client = new pg.Client(own?.poolConfig);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
