import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { startObjectStore } from "#test/fakes/object-store.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { createBackupEncryption } from "./backup-encryption.server.ts";
import { type BackupStore, openBackupStore } from "./backup-store.server.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function createFolder(): Promise<string> {
  const folder = await createTempFolder();
  closing.push(folder.remove);
  return folder.path;
}

async function openS3TestStore(): Promise<BackupStore> {
  const { url, close } = await startObjectStore("backups");
  closing.push(close);
  const config = { bucket: "backups", region: "ap-south-1", endpoint: url, accessKeyId: "one", secretAccessKey: "two" };
  return openBackupStore({ s3: config });
}

const put = (store: BackupStore, name: string, bytes: string) =>
  store.put(name, (path) => writeFile(path, Readable.from([bytes])));

test.each([
  ["a folder", async () => openBackupStore({ folder: await createFolder() })],
  ["an S3-compatible store", openS3TestStore],
])("%s stores, lists and removes objects", async (_name, open) => {
  const store = await open();
  expect(await store.listNames()).toEqual([]);
  await put(store, "log/000000010000000000000002.zst", "second");
  await put(store, "base/20261122T033000Z/manifest.json", "{}");
  await put(store, "log/000000010000000000000002.zst", "second, longer");
  expect(await store.listNames()).toEqual(["base/20261122T033000Z/manifest.json", "log/000000010000000000000002.zst"]);
  expect(await text(await store.read("log/000000010000000000000002.zst"))).toBe("second, longer");
  await store.remove("log/000000010000000000000002.zst");
  expect(await store.listNames()).toEqual(["base/20261122T033000Z/manifest.json"]);
});

test("does not store an object whose write failed", async () => {
  const folder = await createFolder();
  const store = openBackupStore({ folder });
  const brokenOff = store.put("log/half.zst", async (path) => {
    await writeFile(path, "half");
    throw new Error("no space left on device");
  });
  await expect(brokenOff).rejects.toThrow("no space left on device");
  expect(await store.listNames()).toEqual([]);
});

test("rejects a name that leads out of the store", async () => {
  const store = openBackupStore({ folder: await createFolder() });
  await expect(put(store, "../session-secret", "mine")).rejects.toThrow(/^The backups hold an object with a name/);
});

test("rejects encrypted bytes that were modified", async () => {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const recipient = await identityToRecipient(await generateX25519Identity());
  const folder = await createFolder();
  const seal = createBackupEncryption({ recipient, identity: undefined, dataDir: folder });
  const path = join(folder, "packed");
  await seal.pack(Readable.from([Buffer.from("the lab's data")]), path);
  expect(await text(await seal.unpack("packed.zst.age", createReadStream(path)))).toBe("the lab's data");
  const bytes = await buffer(createReadStream(path));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(path, bytes);
  await expect(seal.unpack("packed.zst.age", createReadStream(path)).then(text)).rejects.toThrow();
  expect(await readdir(folder)).toContain("backup-key");
});

test("opens unencrypted objects despite a key only if that is accepted", async () => {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const folder = await createFolder();
  const path = join(folder, "plain");
  await createBackupEncryption({ recipient: undefined, identity: undefined, dataDir: folder }).pack(
    Readable.from(["data"]),
    path,
  );
  const open = (keys: object) =>
    createBackupEncryption({ recipient: undefined, identity: undefined, dataDir: folder, ...keys })
      .unpack("plain.zst", createReadStream(path))
      .then(text);
  expect(await open({})).toBe("data");
  for (const key of [{ recipient }, { identity }])
    await expect(open(key)).rejects.toThrow(/^plain\.zst is not encrypted, .*--accept-plain\.$/);
  expect(await open({ identity, acceptsUnencrypted: true })).toBe("data");
});

test("detects one changed bit without encryption, too", async () => {
  const folder = await createFolder();
  const seal = createBackupEncryption({ recipient: undefined, identity: undefined, dataDir: folder });
  const path = join(folder, "packed");
  await seal.pack(Readable.from([randomBytes(100_000)]), path);
  const bytes = await buffer(createReadStream(path));
  bytes[50_000] = (bytes[50_000] ?? 0) ^ 1;
  await writeFile(path, bytes);
  await expect(seal.unpack("packed.zst", createReadStream(path)).then(buffer)).rejects.toThrow(
    "packed.zst is damaged.",
  );
});
