import type { NonSharedBuffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Disk } from "flydrive";
import type { S3Config } from "#platform/s3-config.ts";

const KEY_BYTES = 20;
const CONNECT_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Files that are only accessible through the product. A file is written once under its own key and never changed. */
export type FileStore = {
  /** Stores the bytes; once resolved, they survive a power failure. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<NonSharedBuffer>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
};

/** Returns a key that cannot be guessed and reveals nothing: 160 random bits. */
export function createFileKey(): string {
  return randomBytes(KEY_BYTES).toString("hex");
}

/** A local folder, or an S3-compatible store instead if configured. */
export type FileStoreLocation = { folder: string; s3: S3Config | undefined };

/** Stores files in a local folder or an S3-compatible store; the libraries are loaded on first use. */
export function createFileStore({ folder, s3 }: FileStoreLocation): FileStore {
  if (!s3) makePrivateFolder(folder);
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= s3 ? openS3Disk(s3) : openFolderDisk(folder);
    return opened;
  };
  return {
    async write(key, bytes) {
      await (await disk()).put(key, bytes, { contentType: "application/octet-stream" });
      if (s3) return;
      await syncToDisk(join(folder, key));
      await syncToDisk(folder);
    },
    async read(key) {
      return buffer(await (await disk()).getStream(key));
    },
    async remove(key) {
      await (await disk()).delete(key);
    },
  };
}

function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** The library leaves written bytes to the system, which may buffer them for a while. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFolderDisk(location: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([import("flydrive"), import("flydrive/drivers/fs")]);
  return new Disk(new FSDriver({ location, visibility: "private" }));
}

/** Opens a private bucket of Amazon's or any compatible store. Calls fail after a timeout instead of waiting. */
export async function openS3Disk({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Config): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import("flydrive"), import("flydrive/drivers/s3")]);
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      visibility: "private",
      // The bucket itself is private; many stores do not support ACLs, or reject them.
      supportsACL: false,
      // Stores other than Amazon's may not support its newer checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
    }),
  );
}
