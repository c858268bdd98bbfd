import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { BackupConfig } from "#platform/backup-config.ts";
import { openS3Disk, syncToDisk } from "#platform/files/file-store.server.ts";
import type { S3Config } from "#platform/s3-config.ts";
import { Manifest, objectNames } from "./manifest.ts";

/** A backup store: objects of any size with names that may contain `/`. */
export type BackupStore = {
  /** Stores the file that `write` fills, completely or not at all. Once resolved, it survives a power failure. */
  put(name: string, write: (path: string) => Promise<void>): Promise<void>;
  read(name: string): Promise<Readable>;
  /** Returns all names, sorted. */
  listNames(): Promise<string[]>;
  /** Removing a missing object is not an error. */
  remove(name: string): Promise<void>;
};

/** Suffix of a file that is still being written. */
const PARTIAL_SUFFIX = ".part";

/** Opens the store that the settings name: an S3 bucket or a folder. */
export function openBackupStore(to: BackupConfig["to"]): BackupStore {
  return "s3" in to ? openS3Store(to.s3) : openFolderStore(to.folder);
}

function openFolderStore(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, requireSafeName(name));
  return {
    async put(name, write) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await write(`${path}${PARTIAL_SUFFIX}`);
      await syncToDisk(`${path}${PARTIAL_SUFFIX}`);
      await rename(`${path}${PARTIAL_SUFFIX}`, path);
      await syncToDisk(dirname(path));
    },
    async read(name) {
      return createReadStream(pathOf(name));
    },
    async listNames() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(PARTIAL_SUFFIX))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function openS3Store(config: S3Config): BackupStore {
  const disk = openS3Disk(config);
  return {
    async put(name, write) {
      // S3 needs the length before the first byte.
      const folder = await mkdtemp(join(tmpdir(), "nabz-backup-"));
      try {
        await write(join(folder, "object"));
        await (await disk).putStream(requireSafeName(name), createReadStream(join(folder, "object")));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async read(name) {
      return (await disk).getStream(requireSafeName(name));
    },
    async listNames() {
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
      await (await disk).delete(requireSafeName(name));
    },
  };
}

/** Names come from the store, which may be on an untrusted machine. */
function requireSafeName(name: string): string {
  if (/^[\w.-]+(\/[\w.-]+)*$/.test(name) && !name.split("/").includes("..")) return name;
  throw new Error(`The backups hold an object with a name that none of theirs has: ${name}`);
}

/** Returns the complete base backups, newest last. Throws if a manifest is damaged. */
export async function listManifests(store: BackupStore): Promise<Manifest[]> {
  const { manifests, damaged } = await readManifests(store);
  if (damaged.length > 0) throw new Error(formatDamagedManifests(damaged));
  return manifests;
}

/** Returns the complete base backups, newest last, and the names of damaged manifests. */
export async function readManifests(store: BackupStore): Promise<{ manifests: Manifest[]; damaged: string[] }> {
  const names = (await store.listNames()).filter((name) => /^base\/[^/]+\/manifest\.json$/.test(name));
  const read = await Promise.all(
    names.map(async (name) => ({ name, manifest: parseManifest(await text(await store.read(name))) })),
  );
  return {
    manifests: read.flatMap(({ manifest }) => manifest ?? []),
    damaged: read.filter(({ manifest }) => !manifest).map(({ name }) => name),
  };
}

export function formatDamagedManifests(names: readonly string[]): string {
  return `${names.join(", ")} is damaged: move its folder away from the other backups.`;
}

function parseManifest(content: string): Manifest | undefined {
  try {
    return Manifest.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}

/** Returns the newest base backup that passed a trial restore. */
export async function findNewestVerified(store: BackupStore): Promise<Manifest | undefined> {
  return (await listManifests(store)).filter(({ checkedAt }) => checkedAt !== null).at(-1);
}

export function writeManifest(store: BackupStore, manifest: Manifest): Promise<void> {
  return putStream(store, objectNames.manifest(manifest.stamp), Readable.from([JSON.stringify(manifest)]));
}

function putStream(store: BackupStore, name: string, source: Readable): Promise<void> {
  return store.put(name, (path) => pipeline(source, createWriteStream(path, { mode: 0o600 })));
}
