import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "#test/fresh-folder.ts";
import { startObjectStore } from "#test/object-store.ts";
import { createFiles, type Files, newFileKey } from "./files.server.ts";

const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, place) => (place * 31) % 256));

async function inFolder(): Promise<{ files: Files; names: () => string[]; folder: string }> {
  const home = await freshFolder();
  onTestFinished(home.remove);
  const folder = join(home.path, "data", "files");
  return { files: createFiles({ folder, s3: undefined }), names: () => readdirSync(folder), folder };
}

async function inStore(): Promise<{ files: Files; names: () => string[] }> {
  const store = await startObjectStore("nabz-reports");
  onTestFinished(store.close);
  const s3 = {
    bucket: "nabz-reports",
    region: "ap-south-1",
    accessKeyId: "a-key",
    secretAccessKey: "a-secret",
    endpoint: store.url,
  };
  return { files: createFiles({ folder: "/nowhere", s3 }), names: store.keys };
}

test.each([
  ["a folder", inFolder],
  ["an S3-compatible store", inStore],
])("%s gives back what it was given, byte for byte, until it is removed", async (_where, open) => {
  const { files, names } = await open();
  const [key, other] = [newFileKey(), newFileKey()];
  await files.keep(key, bytes);
  await files.keep(other, Buffer.from("another"));
  expect((await files.read(key)).equals(bytes)).toBe(true);
  await files.remove(key);
  await files.remove(key);
  expect(names()).toEqual([other]);
  await expect(files.read(key)).rejects.toThrow();
});

test("the folder is closed to everybody else on the machine", async () => {
  const { folder } = await inFolder();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("no file is reached beside the folder", async () => {
  const { files } = await inFolder();
  await expect(files.read("../session-secret")).rejects.toThrow();
});

test("keys are long, and no two are alike", () => {
  const keys = new Set(Array.from({ length: 1000 }, newFileKey));
  expect(keys.size).toBe(1000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{40}$/);
});
