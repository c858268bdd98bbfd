import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { createTempFolder } from "#test/temp-folder.ts";
import { type BackupEncryption, createBackupEncryption } from "./backup-encryption.server.ts";
import { type BackupStore, openBackupStore } from "./backup-store.server.ts";
import { downloadWal } from "./wal-download.server.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function createFolder(): Promise<string> {
  const folder = await createTempFolder();
  closing.push(folder.remove);
  return folder.path;
}

const fileOf = (number: number) => `00000001${String(number).padStart(16, "0")}`;

async function openStore() {
  const store = openBackupStore({ folder: await createFolder() });
  const seal = createBackupEncryption({ recipient: undefined, identity: undefined, dataDir: await createFolder() });
  const keep = (name: string, text: string) => store.put(name, (path) => seal.pack(Readable.from([text]), path));
  await keep(`log/${fileOf(1)}.zst`, "before");
  await keep(`log/${fileOf(2)}.zst`, "first");
  await keep(`log/${fileOf(3)}.partial.zst`, "second, so f");
  return { store, seal, keep };
}

async function brought(folder: string): Promise<string[][]> {
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return names.map((name, index) => [name, texts[index]?.replace(/\0+$/, "") ?? ""]);
}

test("downloads the WAL from the first needed file on, and pads the open one", async () => {
  const { store, seal } = await openStore();
  const folder = await createFolder();
  await downloadWal({ store, encryption: seal, user: undefined }, fileOf(2), folder);
  expect(await brought(folder)).toEqual([
    [fileOf(2), "first"],
    [fileOf(3), "second, so f"],
  ]);
  expect((await readFile(join(folder, fileOf(3)))).length).toBe(16 * 1024 * 1024);
});

test("a file finished during the download is downloaded as finished, with what follows it", async () => {
  const { store, seal, keep } = await openStore();
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
  const folder = await createFolder();
  await downloadWal({ store: busy, encryption: seal, user: undefined }, fileOf(2), folder);
  expect(await brought(folder)).toEqual([
    [fileOf(2), "first"],
    [fileOf(3), "second, so far and to its end"],
    [fileOf(4), "third"],
  ]);
});

const createDeps = (store: BackupStore, seal: BackupEncryption) => ({ store, encryption: seal, user: undefined });

test("a modified file is a gap, and nothing after it is downloaded", async () => {
  const { store, seal, keep } = await openStore();
  await keep(`log/${fileOf(3)}.zst`, "second");
  await keep(`log/${fileOf(4)}.zst`, "third");
  const broken = {
    ...store,
    read: async (name: string) => (name.includes(fileOf(3)) ? Readable.from(["no backup"]) : store.read(name)),
  };
  const folder = await createFolder();
  const { gap } = await downloadWal(createDeps(broken, seal), fileOf(2), folder);
  expect(gap).toEqual({ file: fileOf(3), why: "damaged", after: 1 });
  expect(await brought(folder)).toEqual([[fileOf(2), "first"]]);
});

test("an unreadable store is not reported as damage", async () => {
  const { store, seal } = await openStore();
  const away = { ...store, read: async () => createReadStream("/nowhere/at/all") };
  await expect(downloadWal(createDeps(away, seal), fileOf(2), await createFolder())).rejects.toThrow("ENOENT");
});

test("an open file followed by others is a gap after its contents", async () => {
  const { store, seal, keep } = await openStore();
  await keep(`log/${fileOf(4)}.zst`, "third");
  const folder = await createFolder();
  const { gap } = await downloadWal(createDeps(store, seal), fileOf(2), folder);
  expect(gap).toEqual({ file: fileOf(3), why: "unfinished", after: 1 });
  expect((await brought(folder)).map(([name]) => name)).toEqual([fileOf(2), fileOf(3)]);
});
