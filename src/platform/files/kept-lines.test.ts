import { appendFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshFolder } from "#test/fresh-folder.ts";
import { startObjectStore } from "#test/object-store.ts";
import { createKeptLines } from "./kept-lines.server.ts";

const nobody = new Set<string>();
const line = (number: number) => ({ id: `00000000-0000-4000-8000-00000000000${number}`, about: `"${number}"\n` });
const numbersOf = (texts: string[]) => texts.map((text) => Number(JSON.parse(text).id.slice(-1))).sort();

async function inFolder() {
  const home = await freshFolder();
  onTestFinished(home.remove);
  const folder = join(home.path, "data", "files");
  return { lines: createKeptLines({ folder, s3: undefined }, "kept"), file: join(folder, "kept.jsonl") };
}

async function inStore({ mayList = true } = {}) {
  const store = await startObjectStore("nabz-reports", { mayList });
  onTestFinished(store.close);
  const key = { region: "ap-south-1", accessKeyId: "a-key", secretAccessKey: "a-secret" };
  const s3 = { ...key, bucket: "nabz-reports", endpoint: store.url };
  return { lines: createKeptLines({ folder: "/nowhere", s3 }, "kept"), keys: store.keys };
}

test.each([
  ["a folder", inFolder],
  ["an S3-compatible store", inStore],
])("%s has no lines at first, and then all that were added", async (_where, open) => {
  const { lines } = await open();
  expect(await lines.others(nobody)).toEqual([]);
  for (const number of [1, 2, 3, 4, 5]) await lines.add(line(number));
  const texts = await lines.others(nobody);
  expect(numbersOf(texts)).toEqual([1, 2, 3, 4, 5]);
  expect(texts.map((text) => JSON.parse(text))).toContainEqual(line(3));
});

test("lines that were added at once by several are all there, and the file is its owner's alone", async () => {
  const { lines, file } = await inFolder();
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => lines.add(line(number))));
  expect(numbersOf(await lines.others(nobody))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a line that a power cut left half written spoils no other", async () => {
  const { lines, file } = await inFolder();
  await lines.add(line(1));
  appendFileSync(file, '\n{"id":"00000000-00');
  await lines.add(line(2));
  const texts = await lines.others(nobody);
  expect(texts).toHaveLength(3);
  expect(numbersOf([texts[0] ?? "", texts[2] ?? ""])).toEqual([1, 2]);
});

test("of a store only the lines are fetched that are not known, and other objects are left alone", async () => {
  const { lines, keys } = await inStore();
  for (const number of [1, 2, 3]) await lines.add(line(number));
  expect(keys()).toEqual([1, 2, 3].map((number) => `kept/${line(number).id}`));
  expect(numbersOf(await lines.others(new Set([line(1).id, line(3).id])))).toEqual([2]);
});

test("a store that gives no list is an error, not an empty list", async () => {
  const { lines } = await inStore({ mayList: false });
  await lines.add(line(1));
  await expect(lines.others(nobody)).rejects.toThrow("must let its key list");
});
