import { chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { SystemUser } from "#platform/postgres/postgres.server.ts";
import { placeInLog } from "./manifest.ts";
import type { Seal } from "./seal.server.ts";
import type { BackupStore } from "./store.server.ts";

const LOG_FILE_BYTES = 16 * 1024 * 1024;

type Parts = { store: BackupStore; seal: Seal; user: SystemUser | undefined };

/**
 * Brings the log of changes, from its file `first` on, into a folder. The product goes on keeping it meanwhile: a file that
 * was open is finished, and the open one of its name is gone.
 */
export async function fetchLog({ store, seal, user }: Parts, first: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const brought = new Set<string>();
  const missing = async () => (await namesSince(store, first)).filter((name) => !brought.has(name));
  for (let names = await missing(); names.length > 0; names = await missing()) {
    for (const name of names) {
      const bytes = await read({ store, seal }, name);
      if (!bytes) continue;
      await writeFile(join(folder, fileOf(name)), isOpen(name) ? filledUp(bytes) : bytes, { mode: 0o600 });
      if (user) await chown(join(folder, fileOf(name)), user.uid, user.gid);
      brought.add(name);
    }
  }
  if (user) await chown(folder, user.uid, user.gid);
}

/** An open file comes before the finished one of its name, which is written over it. */
async function namesSince(store: BackupStore, first: string): Promise<string[]> {
  const since = placeInLog(first) ?? "";
  const names = (await store.names()).filter((name) => name.startsWith("log/") && (placeInLog(name) ?? since) >= since);
  return names.sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
}

/** Undefined where it was open, and is finished by now. */
async function read({ store, seal }: Pick<Parts, "store" | "seal">, name: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await seal.unpack(name, await store.read(name)));
  } catch (failure) {
    if (!isOpen(name) || (await store.names()).includes(name)) throw failure;
    return undefined;
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
