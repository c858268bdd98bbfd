import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import type { BackupConfig } from "#platform/backup-config.ts";

/** Compresses and encrypts what goes to the store, and reverses it. */
export type BackupEncryption = {
  /** File extension of packed objects. */
  suffix: string;
  /** Writes the packed source into a file. */
  pack(source: Readable, path: string): Promise<void>;
  /**
   * Returns the unpacked bytes. Throws if no key here decrypts them, or if they are not encrypted although a key is
   * set; the stream fails with `DamagedObjectError` if they are not what was packed.
   */
  unpack(name: string, source: Readable): Promise<Readable>;
  /** Reads the object to its end, and returns whether it is what was packed. Throws where it cannot be read. */
  isIntact(name: string, source: Readable): Promise<boolean>;
};

const COMPRESSED_SUFFIX = ".zst";
const ENCRYPTED_SUFFIX = ".age";
const MACHINE_KEY_FILE = "backup-key";

type BackupEncryptionInput = Pick<BackupConfig, "recipient" | "identity"> & {
  dataDir: string;
  /** Accepts unencrypted objects although a key is set. */
  acceptsUnencrypted?: boolean | undefined;
};

/** An object of the backups that differs from what was stored. */
export class DamagedObjectError extends Error {
  constructor(name: string, cause: unknown) {
    super(`${name} is damaged.`, { cause });
  }
}

export const isEncrypted = (name: string) => name.endsWith(ENCRYPTED_SUFFIX);

/**
 * Compresses with a checksum. If the owner has set a key, encrypts to that key and to one of this machine, which needs
 * it to verify its backups. Access to the machine means access to the data anyway.
 */
export function createBackupEncryption({
  recipient,
  identity,
  dataDir,
  acceptsUnencrypted = false,
}: BackupEncryptionInput): BackupEncryption {
  const needsKey = (recipient ?? identity) !== undefined && !acceptsUnencrypted;
  const encryption: BackupEncryption = {
    suffix: recipient ? `${COMPRESSED_SUFFIX}${ENCRYPTED_SUFFIX}` : COMPRESSED_SUFFIX,
    async pack(source, path) {
      const file = createWriteStream(path, { mode: 0o600 });
      const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
      if (!recipient) return pipeline(source, compressed, file);
      const { Encrypter, identityToRecipient } = await import("age-encryption");
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      encrypter.addRecipient(await identityToRecipient(await ensureMachineKey(dataDir)));
      const compressing = pipeline(source, compressed);
      const sealed = await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>);
      await Promise.all([compressing, pipeline(Readable.fromWeb(sealed as ReadableStream), file)]);
    },
    async unpack(name, source) {
      if (needsKey && !isEncrypted(name)) {
        // A file that is gone before it opens reports that although nothing reads it.
        source.on("error", () => {}).destroy();
        throw new Error(formatUnencryptedError(name));
      }
      const opened = isEncrypted(name) ? await decrypted(name, source) : source;
      return decompress(name, { source, opened });
    },
    async isIntact(name, source) {
      try {
        for await (const _ of await encryption.unpack(name, source));
        return true;
      } catch (failure) {
        if (failure instanceof DamagedObjectError) return false;
        throw failure;
      }
    },
  };
  return encryption;

  async function decrypted(name: string, source: Readable): Promise<Readable> {
    const { Decrypter } = await import("age-encryption");
    const decrypter = new Decrypter();
    for (const key of [identity, readMachineKey(dataDir)]) if (key) decrypter.addIdentity(key);
    try {
      const opened = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>);
      return Readable.fromWeb(opened as ReadableStream);
    } catch (cause) {
      if (source.errored) throw cause;
      source.destroy();
      if (!/no identity matched/.test(String(cause))) throw new DamagedObjectError(name, cause);
      throw new Error(`No key here opens ${name}: set BACKUP_IDENTITY to the owner's secret key.`, { cause });
    }
  }
}

/** Decompresses, and distinguishes damaged data from a failure to read it. */
function decompress(name: string, { source, opened }: Record<"source" | "opened", Readable>): Readable {
  const decompressed = createZstdDecompress();
  let failedFirst: Readable | undefined;
  for (const stream of [source, opened, decompressed])
    stream.once("error", () => {
      failedFirst ??= stream;
    });
  // The reader gets a failure through the stream.
  pipeline(opened, decompressed).catch((failure) => decompressed.destroy(failure));
  return Readable.from(
    (async function* () {
      try {
        yield* decompressed;
      } catch (failure) {
        throw failedFirst === source ? failure : new DamagedObjectError(name, failure);
      }
    })(),
  );
}

function formatUnencryptedError(name: string): string {
  return `${name} is not encrypted, though BACKUP_RECIPIENT or BACKUP_IDENTITY is set: somebody else may have put it there. If it is of a time before there was a key, add --accept-plain.`;
}

/** Created on first use. */
async function ensureMachineKey(dataDir: string): Promise<string> {
  const existing = readMachineKey(dataDir);
  if (existing) return existing;
  const { generateX25519Identity } = await import("age-encryption");
  const key = await generateX25519Identity();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, MACHINE_KEY_FILE), key, { mode: 0o600, flag: "wx" });
  return key;
}

function readMachineKey(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, MACHINE_KEY_FILE), "utf8").trim();
  } catch {
    return undefined;
  }
}
