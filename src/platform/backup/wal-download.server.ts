import { chown, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { parseWalPosition } from "#platform/backup/manifest.ts";
import type { SystemUser } from "#platform/postgres/embedded-postgres.server.ts";
import { type BackupEncryption, DamagedObjectError, isEncrypted } from "./backup-encryption.server.ts";
import type { BackupStore } from "./backup-store.server.ts";
import {
  checkWalChain,
  formatHistoryFileName,
  parseTimelineHistory,
  parseWalFileName,
  type WalFile,
  type WalGap,
} from "./wal-chain.ts";

const WAL_FILE_BYTES = 16 * 1024 * 1024;

type DownloadWalDeps = { store: BackupStore; encryption: BackupEncryption; user: SystemUser | undefined };

/** The last archived WAL file, and the first gap. */
export type DownloadWalResult = { last: WalFile; gap: WalGap | null };

/**
 * Downloads the WAL from its file `first` on into a folder, and verifies each file's checksum. The product may go on
 * archiving: an open file may be finished meanwhile, and the open object removed. Files from a gap on are not kept.
 * Throws if no key decrypts a file, or if one is not encrypted that has to be.
 */
export async function downloadWal(
  { store, encryption, user }: DownloadWalDeps,
  first: string,
  folder: string,
): Promise<DownloadWalResult> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const states = new Map<string, "open" | "whole" | "damaged">();
  const downloaded = new Set<string>();
  const missing = async () => (await listWalSince(store, first)).filter((name) => !downloaded.has(name));
  for (let names = await missing(); names.length > 0; names = await missing()) {
    for (const name of names) {
      const bytes = await readWalFile({ store, encryption }, name);
      if (!bytes) continue;
      downloaded.add(name);
      states.set(toWalFileName(name), bytes === "damaged" ? bytes : isPartial(name) ? "open" : "whole");
      if (bytes === "damaged") continue;
      await writeFile(join(folder, toWalFileName(name)), isPartial(name) ? padWalFile(bytes) : bytes, { mode: 0o600 });
      if (user) await chown(join(folder, toWalFileName(name)), user.uid, user.gid);
    }
  }
  if (user) await chown(folder, user.uid, user.gid);
  const begin = parseWalFileName(first);
  if (!begin) throw new Error(`A backup's manifest names a log file that is none: ${first}`);
  const log = checkWalChain(states, begin, await readTimelines(folder, begin.timeline));
  await removeWalAfterGap(log.gap, folder);
  return log;
}

/** Returns one object for each file: the finished before the open one, the encrypted before the plain one. */
async function listWalSince(store: BackupStore, first: string): Promise<string[]> {
  const since = parseWalPosition(first) ?? "";
  const names = (await store.listNames()).filter(
    (name) => name.startsWith("log/") && (parseWalPosition(name) ?? since) >= since,
  );
  const best = new Map<string, string>();
  for (const name of names) {
    const other = best.get(toWalFileName(name));
    if (other === undefined || preferenceOf(name) > preferenceOf(other)) best.set(toWalFileName(name), name);
  }
  return [...best.values()];
}

const preferenceOf = (name: string) => (isEncrypted(name) ? 2 : 0) + (isPartial(name) ? 0 : 1);

/** Returns undefined if it was open and is finished by now. */
async function readWalFile(
  { store, encryption }: Pick<DownloadWalDeps, "store" | "encryption">,
  name: string,
): Promise<Buffer | "damaged" | undefined> {
  try {
    const bytes = await buffer(await encryption.unpack(name, await store.read(name)));
    if (bytes.length > WAL_FILE_BYTES) return "damaged";
    return bytes;
  } catch (failure) {
    if (isPartial(name) && !(await store.listNames()).includes(name)) return undefined;
    if (failure instanceof DamagedObjectError) return "damaged";
    throw failure;
  }
}

/** Returns the timelines that PostgreSQL will follow from `id` on: up to the newest archived history. */
async function readTimelines(folder: string, id: number) {
  const histories = new Set((await readdir(folder)).filter((name) => name.endsWith(".history")));
  let newest = id;
  while (histories.has(formatHistoryFileName(newest + 1))) newest++;
  const own = formatHistoryFileName(newest);
  return parseTimelineHistory(histories.has(own) ? await readFile(join(folder, own), "utf8") : "", newest);
}

/** Files after a gap would not be read, or would end the replay in the middle of a file. */
async function removeWalAfterGap(gap: WalGap | null, folder: string): Promise<void> {
  const end = gap && parseWalFileName(gap.file);
  if (!end) return;
  for (const name of await readdir(folder)) {
    const number = parseWalFileName(name)?.number ?? -1;
    if (number > end.number || (number === end.number && gap.why === "damaged")) await rm(join(folder, name));
  }
}

const isPartial = (name: string) => name.includes(".partial");

function toWalFileName(name: string): string {
  const [file = ""] = name.replace("log/", "").split(/\.(?:partial|zst)/);
  return file;
}

function padWalFile(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(WAL_FILE_BYTES - bytes.length)]);
}
