import type { NonSharedBuffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Disk } from "flydrive";
import type { S3Place } from "./s3-settings.ts";

const KEY_BYTES = 20;
const CONNECT_WITHIN_MILLISECONDS = 5000;
const ANSWER_WITHIN_MILLISECONDS = 30_000;

/** Files that nobody reaches but through the product. A file is written once under a key of its own and never changed. */
export type Files = {
  /** Keeps the bytes; when it resolves they outlive a power cut. */
  keep(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<NonSharedBuffer>;
  /** What is gone already stays gone. */
  remove(key: string): Promise<void>;
};

/** A key that nobody can guess and that tells nothing: 160 random bits. */
export function newFileKey(): string {
  return randomBytes(KEY_BYTES).toString("hex");
}

/** A folder of this machine, or, where it is set, an S3-compatible store instead. */
export type FilesPlace = { folder: string; s3: S3Place | undefined };

/** Files in a folder of this machine, or in an S3-compatible store; the libraries are loaded by the first use. */
export function createFiles({ folder, s3 }: FilesPlace): Files {
  if (!s3) closeToOthers(folder);
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= s3 ? openStore(s3) : openFolder(folder);
    return opened;
  };
  return {
    async keep(key, bytes) {
      await (await disk()).put(key, bytes, { contentType: "application/octet-stream" });
      if (s3) return;
      await flush(join(folder, key));
      await flush(folder);
    },
    async read(key) {
      return buffer(await (await disk()).getStream(key));
    },
    async remove(key) {
      await (await disk()).delete(key);
    },
  };
}

function closeToOthers(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** The library hands its bytes to the system, which may keep them in memory for a while. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFolder(location: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([import("flydrive"), import("flydrive/drivers/fs")]);
  return new Disk(new FSDriver({ location, visibility: "private" }));
}

export async function openStore({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Place): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import("flydrive"), import("flydrive/drivers/s3")]);
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      visibility: "private",
      // The bucket itself is private; many stores know no lists of who may see an object, or refuse them.
      supportsACL: false,
      // Stores other than Amazon's may not know its newer checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        connectionTimeout: CONNECT_WITHIN_MILLISECONDS,
        requestTimeout: ANSWER_WITHIN_MILLISECONDS,
        throwOnRequestTimeout: true,
      },
    }),
  );
}
