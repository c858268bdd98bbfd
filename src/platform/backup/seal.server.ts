import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import type { BackupSettings } from "#platform/config/backup-settings.ts";

/** Packs what goes to the store, and unpacks what comes back. */
export type Seal = {
  /** Ends the names of what is packed so. */
  suffix: string;
  /** Writes the source, packed, into a file. */
  pack(source: Readable, path: string): Promise<void>;
  /** The bytes that were packed; fails where no key here opens them, or they were damaged. */
  unpack(name: string, source: Readable): Promise<Readable>;
};

const COMPRESSED = ".zst";
const ENCRYPTED = ".age";
const MACHINE_KEY = "backup-key";

type Keys = Pick<BackupSettings, "recipient" | "identity"> & { dataDir: string };

/**
 * Compressed, and encrypted where the owner has named a key: to that key and to one of this machine's own, with which it
 * tries its backups out. Whoever has the machine has the data anyway.
 */
export function createSeal({ recipient, identity, dataDir }: Keys): Seal {
  return {
    suffix: recipient ? `${COMPRESSED}${ENCRYPTED}` : COMPRESSED,
    async pack(source, path) {
      const file = createWriteStream(path, { mode: 0o600 });
      const compressed = createZstdCompress();
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
      const opened = name.endsWith(ENCRYPTED) ? await decrypted(name, source) : source;
      const bytes = createZstdDecompress();
      // Whoever reads the bytes hears of a failure by them.
      pipeline(opened, bytes).catch((failure) => bytes.destroy(failure));
      return bytes;
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
      throw new Error(`No key here opens ${name}: set BACKUP_IDENTITY to the owner's secret key.`, { cause });
    }
  }
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
