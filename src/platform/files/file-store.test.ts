import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startObjectStore } from "#test/fakes/object-store.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { createFileKey, createFileStore, type FileStore } from "./file-store.server.ts";

const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256));

async function inFolder(): Promise<{ files: FileStore; names: () => string[]; folder: string }> {
  const home = await createTempFolder();
  onTestFinished(home.remove);
  const folder = join(home.path, "data", "files");
  return { files: createFileStore({ folder, s3: undefined }), names: () => readdirSync(folder), folder };
}

async function inStore(): Promise<{ files: FileStore; names: () => string[] }> {
  const store = await startObjectStore("nabz-reports");
  onTestFinished(store.close);
  const s3 = {
    bucket: "nabz-reports",
    region: "ap-south-1",
    accessKeyId: "a-key",
    secretAccessKey: "a-secret",
    endpoint: store.url,
  };
  return { files: createFileStore({ folder: "/nowhere", s3 }), names: store.keys };
}

test.each([
  ["a folder", inFolder],
  ["an S3-compatible store", inStore],
])("%s returns stored bytes until they are removed", async (_where, open) => {
  const { files, names } = await open();
  const [key, other] = [createFileKey(), createFileKey()];
  await files.write(key, bytes);
  await files.write(other, Buffer.from("another"));
  expect((await files.read(key)).equals(bytes)).toBe(true);
  await files.remove(key);
  await files.remove(key);
  expect(names()).toEqual([other]);
  await expect(files.read(key)).rejects.toThrow();
});

test("the folder is private to its owner", async () => {
  const { folder } = await inFolder();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("rejects keys that lead out of the folder", async () => {
  const { files } = await inFolder();
  await expect(files.read("../session-secret")).rejects.toThrow();
});

test("keys are long and unique", () => {
  const keys = new Set(Array.from({ length: 1000 }, createFileKey));
  expect(keys.size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{40}$/);
});
