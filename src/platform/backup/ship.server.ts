import { createReadStream } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import pg from "pg";
import { nameOf, placeInLog } from "./manifest.ts";
import type { Seal } from "./seal.server.ts";
import type { BackupStore } from "./store.server.ts";

export type Source = {
  /** How to reach the database. */
  config: pg.ClientConfig;
  /** Of our own PostgreSQL; undefined of a server's database. */
  own:
    | {
        /** The cluster's folder. */
        cluster: string;
        /** Where PostgreSQL lays the finished files of its log. */
        finished: string;
      }
    | undefined;
  /** Of the reports; undefined where a store of its own keeps them. */
  files: string | undefined;
};

/** Longer than any pause while a file is being written. */
const SETTLED_MS = 5000;

/** Brings whatever is new of log and files to the store; each call goes on where the last one ended. */
export function createShipping(source: Source, store: BackupStore, seal: Seal) {
  const open = { name: "", end: 0 };
  const shipHistories = createHistoryShipping(store, seal);
  let shipped: Set<string> | undefined;
  const lengths = new Map<string, number>();

  async function ship(): Promise<void> {
    if (source.own) {
      await shipFinished(source.own.finished);
      await shipHistories(source.own.cluster);
      await shipOpen(source.own.cluster);
    }
    if (source.files !== undefined) await shipFiles(source.files);
  }

  async function shipFinished(folder: string): Promise<void> {
    const names = (await readdir(folder)).filter((name) => !name.startsWith(".")).sort();
    for (const name of names) {
      const path = join(folder, name);
      await store.put(nameOf.log(name, seal.suffix), (to) => seal.pack(createReadStream(path), to));
      await rm(path);
      if (placeInLog(name) !== undefined) await store.remove(nameOf.openLog(name, seal.suffix));
    }
  }

  /** As far as it is safely written: a machine that burns takes the last seconds with it, not the last minute. */
  async function shipOpen(cluster: string): Promise<void> {
    const { name, end } = await endOfLog(source.config);
    if (name === open.name && end === open.end) return;
    const bytes = await readStart(join(cluster, "pg_wal", name), end);
    if (!bytes) return;
    await store.put(nameOf.openLog(name, seal.suffix), (to) => seal.pack(Readable.from([bytes]), to));
    Object.assign(open, { name, end });
  }

  async function shipFiles(folder: string): Promise<void> {
    shipped ??= new Set((await store.names()).filter((name) => name.startsWith("files/")));
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const name = nameOf.file(entry.name, seal.suffix);
      // A report never changes; the list of erased people grows.
      const isList = entry.name.endsWith(".jsonl");
      if (shipped.has(name) && !isList) continue;
      const path = join(folder, entry.name);
      const { size, mtimeMs } = await stat(path);
      if (lengths.get(name) === size || (!isList && Date.now() - mtimeMs < SETTLED_MS)) continue;
      await store.put(name, (to) => seal.pack(createReadStream(path), to));
      shipped.add(name);
      if (isList) lengths.set(name, size);
    }
  }

  return { ship, forget: (name: string) => shipped?.delete(name) };
}

/** A restored database goes on along a timeline of its own: without its history the next restore would follow the log of before. */
function createHistoryShipping(store: BackupStore, seal: Seal) {
  const shipped = new Set<string>();
  return async (cluster: string) => {
    const folder = join(cluster, "pg_wal");
    for (const name of (await readdir(folder)).filter((file) => file.endsWith(".history") && !shipped.has(file))) {
      await store.put(nameOf.log(name, seal.suffix), (to) => seal.pack(createReadStream(join(folder, name)), to));
      shipped.add(name);
    }
  };
}

async function endOfLog(config: pg.ClientConfig): Promise<{ name: string; end: number }> {
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

/** Its first bytes; undefined where PostgreSQL has put it away meanwhile. */
async function readStart(path: string, length: number): Promise<Buffer | undefined> {
  const file = await open(path, "r").catch(() => undefined);
  if (!file) return undefined;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
