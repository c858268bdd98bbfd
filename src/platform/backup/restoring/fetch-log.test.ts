import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { createSeal, type Seal } from "#platform/backup/seal.server.ts";
import { type BackupStore, openBackupStore } from "#platform/backup/store.server.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { fetchLog } from "./fetch-log.server.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function aFolder(): Promise<string> {
  const folder = await freshFolder();
  closing.push(folder.remove);
  return folder.path;
}

const fileOf = (place: number) => `00000001${String(place).padStart(16, "0")}`;

async function aStore() {
  const store = openBackupStore({ folder: await aFolder() });
  const seal = createSeal({ recipient: undefined, identity: undefined, dataDir: await aFolder() });
  const keep = (name: string, text: string) => store.put(name, (path) => seal.pack(Readable.from([text]), path));
  await keep(`log/${fileOf(1)}.zst`, "before");
  await keep(`log/${fileOf(2)}.zst`, "first");
  await keep(`log/${fileOf(3)}.partial.zst`, "second, so f");
  return { store, seal, keep };
}

async function brought(folder: string): Promise<string[][]> {
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return names.map((name, place) => [name, texts[place]?.replace(/\0+$/, "") ?? ""]);
}

test("the log is brought from the first file that is needed, and the open one as long as a whole one", async () => {
  const { store, seal } = await aStore();
  const folder = await aFolder();
  await fetchLog({ store, seal, user: undefined }, fileOf(2), folder);
  expect(await brought(folder)).toEqual([
    [fileOf(2), "first"],
    [fileOf(3), "second, so f"],
  ]);
  expect((await readFile(join(folder, fileOf(3)))).length).toBe(16 * 1024 * 1024);
});

test("a file that is finished while it is being brought is brought as the finished one, with what follows it", async () => {
  const { store, seal, keep } = await aStore();
  const finish = async () => {
    await keep(`log/${fileOf(3)}.zst`, "second, so far and to its end");
    await keep(`log/${fileOf(4)}.partial.zst`, "third");
    await store.remove(`log/${fileOf(3)}.partial.zst`);
  };
  let isFinished = false;
  const busy: typeof store = {
    ...store,
    async read(name) {
      if (!isFinished) await finish();
      isFinished = true;
      return store.read(name);
    },
  };
  const folder = await aFolder();
  await fetchLog({ store: busy, seal, user: undefined }, fileOf(2), folder);
  expect(await brought(folder)).toEqual([
    [fileOf(2), "first"],
    [fileOf(3), "second, so far and to its end"],
    [fileOf(4), "third"],
  ]);
});

const parts = (store: BackupStore, seal: Seal) => ({ store, seal, user: undefined });

test("a file that is not what was packed is a gap, and nothing after it is brought", async () => {
  const { store, seal, keep } = await aStore();
  await keep(`log/${fileOf(3)}.zst`, "second");
  await keep(`log/${fileOf(4)}.zst`, "third");
  const broken = {
    ...store,
    read: async (name: string) => (name.includes(fileOf(3)) ? Readable.from(["no backup"]) : store.read(name)),
  };
  const folder = await aFolder();
  const { gap } = await fetchLog(parts(broken, seal), fileOf(2), folder);
  expect(gap).toEqual({ file: fileOf(3), why: "damaged", after: 1 });
  expect(await brought(folder)).toEqual([[fileOf(2), "first"]]);
});

test("a store that cannot be read is no damage", async () => {
  const { store, seal } = await aStore();
  const away = { ...store, read: async () => createReadStream("/nowhere/at/all") };
  await expect(fetchLog(parts(away, seal), fileOf(2), await aFolder())).rejects.toThrow("ENOENT");
});

test("an open file that others come after is a gap behind what it holds", async () => {
  const { store, seal, keep } = await aStore();
  await keep(`log/${fileOf(4)}.zst`, "third");
  const folder = await aFolder();
  const { gap } = await fetchLog(parts(store, seal), fileOf(2), folder);
  expect(gap).toEqual({ file: fileOf(3), why: "unfinished", after: 1 });
  expect((await brought(folder)).map(([name]) => name)).toEqual([fileOf(2), fileOf(3)]);
});
