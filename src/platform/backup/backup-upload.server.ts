import { createReadStream } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import pg from "pg";
import type { BackupEncryption } from "./backup-encryption.server.ts";
import type { BackupStore } from "./backup-store.server.ts";
import { objectNames, parseWalPosition } from "./manifest.ts";

export type BackupSource = {
  /** Connection of the database. */
  config: pg.ClientConfig;
  /** Our own PostgreSQL; undefined for an external database. */
  own:
    | {
        /** The cluster's folder. */
        cluster: string;
        /** Folder in which PostgreSQL archives finished WAL files. */
        finished: string;
      }
    | undefined;
  /** Folder of the report files; undefined if they are in an S3 store. */
  files: string | undefined;
};

/** Longer than any pause while a file is being written. */
const SETTLE_MS = 5000;

/** Uploads new WAL and files to the store; each call continues where the last one ended. */
export function createBackupUpload(source: BackupSource, store: BackupStore, encryption: BackupEncryption) {
  const open = { name: "", end: 0 };
  const uploadHistories = createHistoryUpload(store, encryption);
  let uploaded: Set<string> | undefined;
  const lengths = new Map<string, number>();

  async function upload(): Promise<void> {
    if (source.own) {
      await uploadFinished(source.own.finished);
      await uploadHistories(source.own.cluster);
      await uploadOpen(source.own.cluster);
    }
    if (source.files !== undefined) await uploadFiles(source.files);
  }

  async function uploadFinished(folder: string): Promise<void> {
    const names = (await readdir(folder)).filter((name) => !name.startsWith(".")).sort();
    for (const name of names) {
      const path = join(folder, name);
      await store.put(objectNames.wal(name, encryption.suffix), (to) => encryption.pack(createReadStream(path), to));
      await rm(path);
      if (parseWalPosition(name) !== undefined) await store.remove(objectNames.partialWal(name, encryption.suffix));
    }
  }

  /** Uploads the open WAL file as far as it is flushed: a lost machine costs the last seconds, not the last minute. */
  async function uploadOpen(cluster: string): Promise<void> {
    const { name, end } = await readWalEnd(source.config);
    if (name === open.name && end === open.end) return;
    const bytes = await readPrefix(join(cluster, "pg_wal", name), end);
    if (!bytes) return;
    await store.put(objectNames.partialWal(name, encryption.suffix), (to) =>
      encryption.pack(Readable.from([bytes]), to),
    );
    Object.assign(open, { name, end });
  }

  async function uploadFiles(folder: string): Promise<void> {
    uploaded ??= new Set((await store.listNames()).filter((name) => name.startsWith("files/")));
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const name = objectNames.file(entry.name, encryption.suffix);
      // A report never changes; append-only logs grow.
      const isList = entry.name.endsWith(".jsonl");
      if (uploaded.has(name) && !isList) continue;
      const path = join(folder, entry.name);
      const { size, mtimeMs } = await stat(path);
      if (lengths.get(name) === size || (!isList && Date.now() - mtimeMs < SETTLE_MS)) continue;
      await store.put(name, (to) => encryption.pack(createReadStream(path), to));
      uploaded.add(name);
      if (isList) lengths.set(name, size);
    }
  }

  return { upload, forget: (name: string) => uploaded?.delete(name) };
}

/** A restored database has a new timeline. Without its history the next restore would follow the former WAL. */
function createHistoryUpload(store: BackupStore, encryption: BackupEncryption) {
  const uploaded = new Set<string>();
  return async (cluster: string) => {
    const folder = join(cluster, "pg_wal");
    for (const name of (await readdir(folder)).filter((file) => file.endsWith(".history") && !uploaded.has(file))) {
      await store.put(objectNames.wal(name, encryption.suffix), (to) =>
        encryption.pack(createReadStream(join(folder, name)), to),
      );
      uploaded.add(name);
    }
  };
}

async function readWalEnd(config: pg.ClientConfig): Promise<{ name: string; end: number }> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query(
      "select file_name as name, file_offset as end from pg_walfile_name_offset(pg_current_wal_flush_lsn())",
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

/** Returns the first bytes; undefined if PostgreSQL has recycled the file meanwhile. */
async function readPrefix(path: string, length: number): Promise<Buffer | undefined> {
  const file = await open(path, "r").catch(() => undefined);
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
