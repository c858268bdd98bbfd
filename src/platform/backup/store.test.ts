import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { freshFolder } from "#test/fresh-folder.ts";
import { startObjectStore } from "#test/object-store.ts";
import { createSeal } from "./seal.server.ts";
import { type BackupStore, openBackupStore } from "./store.server.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function aFolder(): Promise<string> {
  const folder = await freshFolder();
  closing.push(folder.remove);
  return folder.path;
}

async function anS3Store(): Promise<BackupStore> {
  const { url, close } = await startObjectStore("backups");
  closing.push(close);
  const place = { bucket: "backups", region: "ap-south-1", endpoint: url, accessKeyId: "one", secretAccessKey: "two" };
  return openBackupStore({ s3: place });
}

const put = (store: BackupStore, name: string, bytes: string) =>
  store.put(name, (path) => writeFile(path, Readable.from([bytes])));

test.each([
  ["a folder", async () => openBackupStore({ folder: await aFolder() })],
  ["an S3-compatible store", anS3Store],
])("%s gives back what it was given, lists it, and forgets what is removed", async (_name, open) => {
  const store = await open();
  expect(await store.names()).toEqual([]);
  await put(store, "log/000000010000000000000002.zst", "second");
  await put(store, "base/20261122T033000Z/manifest.json", "{}");
  await put(store, "log/000000010000000000000002.zst", "second, longer");
  expect(await store.names()).toEqual(["base/20261122T033000Z/manifest.json", "log/000000010000000000000002.zst"]);
  expect(await text(await store.read("log/000000010000000000000002.zst"))).toBe("second, longer");
  await store.remove("log/000000010000000000000002.zst");
  expect(await store.names()).toEqual(["base/20261122T033000Z/manifest.json"]);
});

test("what could not be written whole is not there", async () => {
  const folder = await aFolder();
  const store = openBackupStore({ folder });
  const brokenOff = store.put("log/half.zst", async (path) => {
    await writeFile(path, "half");
    throw new Error("no space left on device");
  });
  await expect(brokenOff).rejects.toThrow("no space left on device");
  expect(await store.names()).toEqual([]);
});

test("a name that leads out of the store is refused", async () => {
  const store = openBackupStore({ folder: await aFolder() });
  await expect(put(store, "../session-secret", "mine")).rejects.toThrow(/^The backups hold an object with a name/);
});

test("bytes that were changed on the way are refused, where they were encrypted", async () => {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const recipient = await identityToRecipient(await generateX25519Identity());
  const folder = await aFolder();
  const seal = createSeal({ recipient, identity: undefined, dataDir: folder });
  const path = join(folder, "packed");
  await seal.pack(Readable.from([Buffer.from("the lab's data")]), path);
  expect(await text(await seal.unpack("packed.zst.age", createReadStream(path)))).toBe("the lab's data");
  const bytes = await buffer(createReadStream(path));
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(path, bytes);
  await expect(seal.unpack("packed.zst.age", createReadStream(path)).then(text)).rejects.toThrow();
  expect(await readdir(folder)).toContain("backup-key");
});

test("what is not encrypted is opened beside a key only where that is accepted", async () => {
  const { generateX25519Identity, identityToRecipient } = await import("age-encryption");
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const folder = await aFolder();
  const path = join(folder, "plain");
  await createSeal({ recipient: undefined, identity: undefined, dataDir: folder }).pack(Readable.from(["data"]), path);
  const open = (keys: object) =>
    createSeal({ recipient: undefined, identity: undefined, dataDir: folder, ...keys })
      .unpack("plain.zst", createReadStream(path))
      .then(text);
  expect(await open({})).toBe("data");
  for (const key of [{ recipient }, { identity }])
    await expect(open(key)).rejects.toThrow(/^plain\.zst is not encrypted, .*--accept-plain\.$/);
  expect(await open({ identity, acceptsPlain: true })).toBe("data");
});

test("one changed bit is found without encryption too", async () => {
  const folder = await aFolder();
  const seal = createSeal({ recipient: undefined, identity: undefined, dataDir: folder });
  const path = join(folder, "packed");
  await seal.pack(Readable.from([randomBytes(100_000)]), path);
  const bytes = await buffer(createReadStream(path));
  bytes[50_000] = (bytes[50_000] ?? 0) ^ 1;
  await writeFile(path, bytes);
  await expect(seal.unpack("packed.zst", createReadStream(path)).then(buffer)).rejects.toThrow(
    "packed.zst is damaged.",
  );
});
