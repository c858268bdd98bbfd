import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import type { BackupSettings } from "#platform/config/backup-settings.ts";

/** Packs what goes to the store, and unpacks what comes back. */
export type Seal = {
  /** Ends the names of what is packed so. */
  suffix: string;
  /** Writes the source, packed, into a file. */
  pack(source: Readable, path: string): Promise<void>;
  /**
   * The bytes that were packed. Fails where no key here opens them, and where they are not encrypted although a key is named;
   * the stream fails with `DamagedObject` where they are not what was packed.
   */
  unpack(name: string, source: Readable): Promise<Readable>;
};

const COMPRESSED = ".zst";
const ENCRYPTED = ".age";
const MACHINE_KEY = "backup-key";

type Keys = Pick<BackupSettings, "recipient" | "identity"> & {
  dataDir: string;
  /** Opens what is not encrypted too, although a key is named. */
  acceptsPlain?: boolean | undefined;
};

/** An object of the backups that is not what was put there. */
export class DamagedObject extends Error {
  constructor(name: string, cause: unknown) {
    super(`${name} is damaged.`, { cause });
  }
}

export const isEncrypted = (name: string) => name.endsWith(ENCRYPTED);

/**
 * Compressed with a checksum, and encrypted where the owner has named a key: to that key and to one of this machine's own, with
 * which it tries its backups out. Whoever has the machine has the data anyway.
 */
export function createSeal({ recipient, identity, dataDir, acceptsPlain = false }: Keys): Seal {
  const needsKey = (recipient ?? identity) !== undefined && !acceptsPlain;
  return {
    suffix: recipient ? `${COMPRESSED}${ENCRYPTED}` : COMPRESSED,
    async pack(source, path) {
      const file = createWriteStream(path, { mode: 0o600 });
      const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
      if (!recipient) return pipeline(source, compressed, file);
      const { Encrypter, identityToRecipient } = await import("age-encryption");
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      encrypter.addRecipient(await identityToRecipient(await machineKey(dataDir)));
      const compressing = pipeline(source, compressed);
      const sealed = await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>);
      await Promise.all([compressing, pipeline(Readable.fromWeb(sealed as ReadableStream), file)]);
    },
    async unpack(name, source) {
      if (needsKey && !isEncrypted(name)) {
        source.destroy();
        throw new Error(plainWords(name));
      }
      const opened = isEncrypted(name) ? await decrypted(name, source) : source;
      return unpacked(name, { source, opened });
    },
  };

  async function decrypted(name: string, source: Readable): Promise<Readable> {
    const { Decrypter } = await import("age-encryption");
    const decrypter = new Decrypter();
    for (const key of [identity, keptKey(dataDir)]) if (key) decrypter.addIdentity(key);
    try {
      const opened = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>);
      return Readable.fromWeb(opened as ReadableStream);
    } catch (cause) {
      if (source.errored) throw cause;
      source.destroy();
      if (!/no identity matched/.test(String(cause))) throw new DamagedObject(name, cause);
      throw new Error(`No key here opens ${name}: set BACKUP_IDENTITY to the owner's secret key.`, { cause });
    }
  }
}

/** Decompresses, and tells what is damaged from what could not be read. */
function unpacked(name: string, { source, opened }: Record<"source" | "opened", Readable>): Readable {
  const decompressed = createZstdDecompress();
  let failedFirst: Readable | undefined;
  for (const part of [source, opened, decompressed])
    part.once("error", () => {
      failedFirst ??= part;
    });
  // Whoever reads the bytes hears of a failure by them.
  pipeline(opened, decompressed).catch((failure) => decompressed.destroy(failure));
  return Readable.from(
    (async function* () {
      try {
        yield* decompressed;
      } catch (failure) {
        throw failedFirst === source ? failure : new DamagedObject(name, failure);
      }
    })(),
  );
}

function plainWords(name: string): string {
  return `${name} is not encrypted, though BACKUP_RECIPIENT or BACKUP_IDENTITY is set: somebody else may have put it there. If it is of a time before there was a key, add --accept-plain.`;
}

/** Made at the first use. */
async function machineKey(dataDir: string): Promise<string> {
  const kept = keptKey(dataDir);
  if (kept) return kept;
  const { generateX25519Identity } = await import("age-encryption");
  const key = await generateX25519Identity();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, MACHINE_KEY), key, { mode: 0o600, flag: "wx" });
  return key;
}

function keptKey(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, MACHINE_KEY), "utf8").trim();
  } catch {
    return undefined;
  }
}
