import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { BackupSettings } from "#platform/config/backup-settings.ts";
import { flush, openStore } from "#platform/files/files.server.ts";
import type { S3Place } from "#platform/files/s3-settings.ts";
import { Manifest, nameOf } from "./manifest.ts";

/** Where backups are kept: names with `/`, bytes without end. */
export type BackupStore = {
  /** Keeps what `write` puts into the file that it is given, whole or not at all; when it resolves it outlives a power cut. */
  put(name: string, write: (path: string) => Promise<void>): Promise<void>;
  read(name: string): Promise<Readable>;
  /** All names, in order. */
  names(): Promise<string[]>;
  /** What is gone already stays gone. */
  remove(name: string): Promise<void>;
};

/** Ends the name of what is being written. */
const UNFINISHED = ".part";

export function openBackupStore(to: BackupSettings["to"]): BackupStore {
  return "s3" in to ? inStore(to.s3) : inFolder(to.folder);
}

function inFolder(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, safe(name));
  return {
    async put(name, write) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await write(`${path}${UNFINISHED}`);
      await flush(`${path}${UNFINISHED}`);
      await rename(`${path}${UNFINISHED}`, path);
      await flush(dirname(path));
    },
    async read(name) {
      return createReadStream(pathOf(name));
    },
    async names() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function inStore(place: S3Place): BackupStore {
  const disk = openStore(place);
  return {
    async put(name, write) {
      // A store wants to know the length before the first byte.
      const folder = await mkdtemp(join(tmpdir(), "nabz-backup-"));
      try {
        await write(join(folder, "object"));
        await (await disk).putStream(safe(name), createReadStream(join(folder, "object")));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async read(name) {
      return (await disk).getStream(safe(name));
    },
    async names() {
      const names: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await (await disk).listAll("/", { recursive: true, ...(paginationToken && { paginationToken }) });
        for (const object of page.objects) if (object.isFile) names.push(object.key);
        paginationToken = page.paginationToken;
      } while (paginationToken);
      return names.sort();
    },
    async remove(name) {
      await (await disk).delete(safe(name));
    },
  };
}

/** Names come back from the store, which may be somebody else's machine. */
function safe(name: string): string {
  if (/^[\w.-]+(\/[\w.-]+)*$/.test(name) && !name.split("/").includes("..")) return name;
  throw new Error(`The backups hold an object with a name that none of theirs has: ${name}`);
}

/** The base backups that are whole, the newest last. Throws where the manifest of one is damaged. */
export async function manifestsIn(store: BackupStore): Promise<Manifest[]> {
  const { manifests, damaged } = await readManifests(store);
  if (damaged.length > 0) throw new Error(damagedWords(damaged));
  return manifests;
}

/** The base backups that are whole, the newest last, and the names of manifests that are damaged. */
export async function readManifests(store: BackupStore): Promise<{ manifests: Manifest[]; damaged: string[] }> {
  const names = (await store.names()).filter((name) => /^base\/[^/]+\/manifest\.json$/.test(name));
  const read = await Promise.all(
    names.map(async (name) => ({ name, manifest: parse(await text(await store.read(name))) })),
  );
  return {
    manifests: read.flatMap(({ manifest }) => manifest ?? []),
    damaged: read.filter(({ manifest }) => !manifest).map(({ name }) => name),
  };
}

export function damagedWords(names: readonly string[]): string {
  return `${names.join(", ")} is damaged: move its folder away from the other backups.`;
}

function parse(written: string): Manifest | undefined {
  try {
    return Manifest.parse(JSON.parse(written));
  } catch {
    return undefined;
  }
}

/** The newest one that was restored on trial and found equal. */
export async function newestGoodIn(store: BackupStore): Promise<Manifest | undefined> {
  return (await manifestsIn(store)).filter(({ checkedAt }) => checkedAt !== null).at(-1);
}

export function putManifest(store: BackupStore, manifest: Manifest): Promise<void> {
  return putStream(store, nameOf.manifest(manifest.stamp), Readable.from([JSON.stringify(manifest)]));
}

function putStream(store: BackupStore, name: string, source: Readable): Promise<void> {
  return store.put(name, (path) => pipeline(source, createWriteStream(path, { mode: 0o600 })));
}
