import { appendFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startObjectStore } from "#test/fakes/object-store.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { createAppendOnlyLog } from "./append-only-log.server.ts";

const noIds = new Set<string>();
const createLine = (number: number) => ({ id: `00000000-0000-4000-8000-00000000000${number}`, about: `"${number}"\n` });
const numbersOf = (texts: string[]) => texts.map((text) => Number(JSON.parse(text).id.slice(-1))).sort();

async function inFolder() {
  const home = await createTempFolder();
  onTestFinished(home.remove);
  const folder = join(home.path, "data", "files");
  return { lines: createAppendOnlyLog({ folder, s3: undefined }, "kept"), file: join(folder, "kept.jsonl") };
}

async function inStore({ mayList = true } = {}) {
  const store = await startObjectStore("nabz-reports", { mayList });
  onTestFinished(store.close);
  const key = { region: "ap-south-1", accessKeyId: "a-key", secretAccessKey: "a-secret" };
  const s3 = { ...key, bucket: "nabz-reports", endpoint: store.url };
  return { lines: createAppendOnlyLog({ folder: "/nowhere", s3 }, "kept"), keys: store.keys };
}

test.each([
  ["a folder", inFolder],
  ["an S3-compatible store", inStore],
])("%s has no lines at first, and then all appended ones", async (_where, open) => {
  const { lines } = await open();
  expect(await lines.readUnknown(noIds)).toEqual([]);
  for (const number of [1, 2, 3, 4, 5]) await lines.append(createLine(number));
  const texts = await lines.readUnknown(noIds);
  expect(numbersOf(texts)).toEqual([1, 2, 3, 4, 5]);
  expect(texts.map((text) => JSON.parse(text))).toContainEqual(createLine(3));
});

test("keeps all lines appended concurrently, in a private file", async () => {
  const { lines, file } = await inFolder();
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => lines.append(createLine(number))));
  expect(numbersOf(await lines.readUnknown(noIds))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a line truncated by a power failure damages no other", async () => {
  const { lines, file } = await inFolder();
  await lines.append(createLine(1));
  appendFileSync(file, '\n{"id":"00000000-00');
  await lines.append(createLine(2));
  const texts = await lines.readUnknown(noIds);
  expect(texts).toHaveLength(3);
  expect(numbersOf([texts[0] ?? "", texts[2] ?? ""])).toEqual([1, 2]);
});

test("fetches only unknown lines of a store, and ignores other objects", async () => {
  const { lines, keys } = await inStore();
  for (const number of [1, 2, 3]) await lines.append(createLine(number));
  expect(keys()).toEqual([1, 2, 3].map((number) => `kept/${createLine(number).id}`));
  expect(numbersOf(await lines.readUnknown(new Set([createLine(1).id, createLine(3).id])))).toEqual([2]);
});

test("throws if the store cannot be listed", async () => {
  const { lines } = await inStore({ mayList: false });
  await lines.append(createLine(1));
  await expect(lines.readUnknown(noIds)).rejects.toThrow("must let its key list");
});
