import { chown, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { placeInLog } from "#platform/backup/manifest.ts";
import { DamagedObject, isEncrypted, type Seal } from "#platform/backup/seal.server.ts";
import type { BackupStore } from "#platform/backup/store.server.ts";
import type { SystemUser } from "#platform/postgres/postgres.server.ts";
import { followLog, type Gap, historyNameOf, type LogFile, logFileOf, timelinesOf } from "./log-chain.ts";

const LOG_FILE_BYTES = 16 * 1024 * 1024;

type Parts = { store: BackupStore; seal: Seal; user: SystemUser | undefined };

/** The last file of the log that is kept, and where it has a gap. */
export type FetchedLog = { last: LogFile; gap: Gap | null };

/**
 * Brings the log of changes, from its file `first` on, into a folder, and checks each file by its checksum. The product goes
 * on keeping it meanwhile: a file that was open is finished, and the open one of its name is gone. From a gap on nothing stays
 * in the folder. Throws where no key opens a file, or one is not encrypted that must be.
 */
export async function fetchLog({ store, seal, user }: Parts, first: string, folder: string): Promise<FetchedLog> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const states = new Map<string, "open" | "whole" | "damaged">();
  const brought = new Set<string>();
  const missing = async () => (await namesSince(store, first)).filter((name) => !brought.has(name));
  for (let names = await missing(); names.length > 0; names = await missing()) {
    for (const name of names) {
      const bytes = await read({ store, seal }, name);
      if (!bytes) continue;
      brought.add(name);
      states.set(fileOf(name), bytes === "damaged" ? bytes : isOpen(name) ? "open" : "whole");
      if (bytes === "damaged") continue;
      await writeFile(join(folder, fileOf(name)), isOpen(name) ? filledUp(bytes) : bytes, { mode: 0o600 });
      if (user) await chown(join(folder, fileOf(name)), user.uid, user.gid);
    }
  }
  if (user) await chown(folder, user.uid, user.gid);
  const begin = logFileOf(first);
  if (!begin) throw new Error(`A backup's manifest names a log file that is none: ${first}`);
  const log = followLog(states, begin, await timelinesIn(folder, begin.timeline));
  await removeFrom(log.gap, folder);
  return log;
}

/** Of each file one name: the finished one before the open one, and the encrypted one before the plain one. */
async function namesSince(store: BackupStore, first: string): Promise<string[]> {
  const since = placeInLog(first) ?? "";
  const names = (await store.names()).filter((name) => name.startsWith("log/") && (placeInLog(name) ?? since) >= since);
  const best = new Map<string, string>();
  for (const name of names) {
    const other = best.get(fileOf(name));
    if (other === undefined || rankOf(name) > rankOf(other)) best.set(fileOf(name), name);
  }
  return [...best.values()];
}

const rankOf = (name: string) => (isEncrypted(name) ? 2 : 0) + (isOpen(name) ? 0 : 1);

/** Undefined where it was open, and is finished by now. */
async function read(
  { store, seal }: Pick<Parts, "store" | "seal">,
  name: string,
): Promise<Buffer | "damaged" | undefined> {
  try {
    const bytes = await buffer(await seal.unpack(name, await store.read(name)));
    if (bytes.length > LOG_FILE_BYTES) return "damaged";
    return bytes;
  } catch (failure) {
    if (isOpen(name) && !(await store.names()).includes(name)) return undefined;
    if (failure instanceof DamagedObject) return "damaged";
    throw failure;
  }
}

/** The timelines that PostgreSQL will follow from `id` on: to the newest one whose history is kept. */
async function timelinesIn(folder: string, id: number) {
  const histories = new Set((await readdir(folder)).filter((name) => name.endsWith(".history")));
  let newest = id;
  while (histories.has(historyNameOf(newest + 1))) newest++;
  const own = historyNameOf(newest);
  return timelinesOf(histories.has(own) ? await readFile(join(folder, own), "utf8") : "", newest);
}

/** What comes after a gap would not be read, or would end the replay in the middle of a file. */
async function removeFrom(gap: Gap | null, folder: string): Promise<void> {
  const end = gap && logFileOf(gap.file);
  if (!end) return;
  for (const name of await readdir(folder)) {
    const number = logFileOf(name)?.number ?? -1;
    if (number > end.number || (number === end.number && gap.why === "damaged")) await rm(join(folder, name));
  }
}

const isOpen = (name: string) => name.includes(".partial");

function fileOf(name: string): string {
  const [file = ""] = name.replace("log/", "").split(/\.(?:partial|zst)/);
  return file;
}

function filledUp(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(LOG_FILE_BYTES - bytes.length)]);
}
