import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createBackedUpDatabase, insertVisit, readVisits, restoreLocations } from "#test/backed-up-database.ts";
import { createDataFolder, queryRows } from "#test/postgres-processes.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { type RestoreInput, restoreDataDirectory } from "./restore-data-directory.server.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

type BackupSet = { folder: string; older: string; newer: string; moments: Date[] };

/** Five visits, each in its own WAL file; backups before the first and before the third one. */
async function keepFive(keys: { recipient?: string } = {}): Promise<BackupSet> {
  const { own, backups, backupFolder } = await createBackedUpDatabase(keys);
  const moments: Date[] = [];
  const bookIn = async (id: number) => {
    moments.push(await insertVisit(own, id));
    const [file] = (await queryRows(own, "select pg_walfile_name(pg_current_wal_lsn()) as name")) as { name: string }[];
    await queryRows(own, "select pg_switch_wal()");
    await vi.waitUntil(
      async () => {
        await backups.upload();
        return readdirSync(join(backupFolder, "log")).some((name) => name.startsWith(`${file?.name}.zst`));
      },
      { timeout: 60_000, interval: 50 },
    );
  };
  const { stamp: older } = await backups.createVerifiedBackup(new Date(Date.now() - 60_000));
  for (const id of [1, 2]) await bookIn(id);
  const { stamp: newer } = await backups.createVerifiedBackup(new Date());
  for (const id of [3, 4, 5]) await bookIn(id);
  await own.close();
  const { path: folder, remove } = await createTempFolder();
  removing.push(remove);
  cpSync(backupFolder, folder, { recursive: true });
  return { folder, older, newer, moments };
}

const removing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const remove of removing) await remove();
});

let five: BackupSet;
beforeAll(async () => {
  five = await keepFive();
});

/** A copy of the backups to be damaged, and a function that restores it. */
function copyOf({ folder }: BackupSet, settings: Partial<RestoreInput["backup"]> = {}) {
  const copy = createDataFolder();
  cpSync(folder, copy, { recursive: true });
  const backup = { to: { folder: copy }, recipient: undefined, identity: undefined, ...settings };
  const restore = async (wish: Partial<RestoreInput> = {}) => {
    const places = restoreLocations(createDataFolder());
    const result = await restoreDataDirectory({ backup, ...places, until: undefined, ...wish }).catch(
      (failure: Error) => {
        expect(existsSync(join(places.dataDir, "postgres"))).toBe(false);
        return failure.message;
      },
    );
    return typeof result === "string" ? result : { ...result, visits: await readVisits(places.dataDir) };
  };
  return { copy, restore };
}

/** The finished WAL files in order; the last ones contain the visits 3, 4 and 5. */
function logFilesIn(folder: string): string[] {
  const names = readdirSync(join(folder, "log")).filter((name) => /^[0-9A-F]{24}\.zst/.test(name));
  return names.sort().map((name) => join(folder, "log", name));
}

const firstLine = (failure: unknown) => {
  expect(failure).toEqual(expect.stringMatching(/^[^\n]+$/));
  return failure;
};

function flip(path: string): void {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

const fourthOf = (copy: string) => logFilesIn(copy).at(-2) ?? "";
const nameIn = (path: string) => /[0-9A-F]{24}/.exec(path)?.[0];

test("restores everything intact, and rejects a TIME that is too early or too late", async () => {
  const { restore } = copyOf(five);
  expect(await restore()).toMatchObject({ visits: [1, 2, 3, 4, 5], gap: null, unusable: [] });
  expect(await restore({ until: five.moments[3] })).toMatchObject({ visits: [1, 2, 3, 4] });
  expect(firstLine(await restore({ until: new Date(0) }))).toMatch(
    /^TIME is earlier than all that was kept. The oldest moment/,
  );
  const late = firstLine(await restore({ until: new Date(Date.now() + 60_000), acceptsGap: true }));
  const [, last = ""] = /the last change is of (\S+)\. Leave TIME out/.exec(String(late)) ?? [];
  expect(Date.parse(last)).toBeGreaterThanOrEqual((five.moments[3] ?? new Date()).getTime());
});

test.each([
  ["missing", "is missing", (path: string) => rmSync(path)],
  ["damaged by one bit", "is damaged", flip],
  ["cut off", "is damaged", (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -9))],
  ["empty", "is damaged", (path: string) => writeFileSync(path, "")],
])("names the WAL file that is %s", async (_how, why, spoil) => {
  const { copy, restore } = copyOf(five);
  const file = nameIn(fourthOf(copy));
  spoil(fourthOf(copy));
  expect(firstLine(await restore())).toMatch(
    new RegExp(`^The log file ${file} ${why} \\([12] more comes? after it\\)\\. Look for it .* or add --accept-gap`),
  );
});

test("reaches a TIME before a gap, and stops at the gap only if that is accepted", async () => {
  const { copy, restore } = copyOf(five);
  const file = nameIn(fourthOf(copy));
  rmSync(fourthOf(copy));
  expect(await restore({ until: five.moments[1] })).toMatchObject({ visits: [1, 2], gap: null });
  const behind = firstLine(await restore({ until: five.moments[4] }));
  expect(behind).toMatch(
    new RegExp(`^The log file ${file} is missing .* what comes before ends at \\d{4}-.*--accept-gap`),
  );
  const accepted = await restore({ acceptsGap: true });
  expect(accepted).toMatchObject({ visits: [1, 2, 3], gap: { file }, reachedAt: expect.any(Date) });
});

test("starts from the previous backup if the newest is damaged or lacks its WAL, without loss", async () => {
  const damaged = copyOf(five);
  flip(join(damaged.copy, "base", five.newer, "cluster.tar.zst"));
  expect(await damaged.restore()).toMatchObject({
    visits: [1, 2, 3, 4, 5],
    base: { stamp: five.older },
    unusable: [`The backup ${five.newer} is damaged.`],
  });
  const lost = copyOf(five);
  rmSync(join(lost.copy, "base", five.newer, "cluster.tar.zst"));
  expect(await lost.restore()).toMatchObject({ visits: [1, 2, 3, 4, 5], base: { stamp: five.older } });
  const blurred = copyOf(five);
  writeFileSync(join(blurred.copy, "base", five.newer, "manifest.json"), "{");
  expect(await blurred.restore({ until: five.moments[0] })).toMatchObject({
    visits: [1],
    unusable: [`base/${five.newer}/manifest.json is damaged.`],
  });
  flip(join(damaged.copy, "base", five.older, "cluster.tar.zst"));
  expect(firstLine(await damaged.restore())).toBe(
    `The backup ${five.older} is damaged. There is no older one to begin with.`,
  );
});

test("a base whose damage breaks its tar before its checksum is read counts as damaged", async () => {
  const damaged = copyOf(five);
  const path = join(damaged.copy, "base", five.newer, "cluster.tar.zst");
  const tar = zstdDecompressSync(readFileSync(path));
  tar[tar.indexOf("PG_VERSION")] = 0;
  const packed = zstdCompressSync(tar, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  writeFileSync(path, Buffer.concat([packed.subarray(0, -4), Buffer.from("????")]));
  expect(await damaged.restore()).toMatchObject({
    base: { stamp: five.older },
    unusable: [`The backup ${five.newer} is damaged.`],
  });
});

test("detects WAL whose records break off although its file is intact", async () => {
  const { copy, restore } = copyOf(five);
  const [fourth, fifth] = [fourthOf(copy), logFilesIn(copy).at(-1) ?? ""];
  cpSync(fifth, fourth);
  expect(firstLine(await restore())).toMatch(new RegExp(`^The log file ${nameIn(fourth)} is damaged `));
});

test("decrypts only with the owner's key, and rejects unencrypted backups if there is a key", async () => {
  const [identity, other] = [await generateX25519Identity(), await generateX25519Identity()];
  const recipient = await identityToRecipient(identity);
  const own = await keepFive({ recipient });
  const sealed = copyOf(own, { recipient, identity });
  expect(await sealed.restore()).toMatchObject({ visits: [1, 2, 3, 4, 5] });
  expect(firstLine(await copyOf(own, { identity: other }).restore())).toMatch(/^No key here opens .*BACKUP_IDENTITY/);
  const broken = copyOf(own, { identity });
  writeFileSync(fourthOf(broken.copy), "no backup at all");
  expect(firstLine(await broken.restore())).toMatch(/^The log file \w+ is damaged /);

  const strange = copyOf(five, { recipient });
  expect(firstLine(await strange.restore())).toMatch(
    /^base\/.* is not encrypted, though BACKUP_RECIPIENT .*--accept-plain\.$/,
  );
  expect(await strange.restore({ acceptsUnencrypted: true })).toMatchObject({ visits: [1, 2, 3, 4, 5] });
  const planted = join(sealed.copy, "base", "29990101T000000Z");
  cpSync(join(five.folder, "base", five.newer), planted, { recursive: true });
  const manifest = readFileSync(join(planted, "manifest.json"), "utf8");
  writeFileSync(join(planted, "manifest.json"), manifest.replace(five.newer, "29990101T000000Z"));
  expect(firstLine(await sealed.restore())).toMatch(/^base\/.* is not encrypted/);
});

test("restores a restored lab along its new timeline", async () => {
  const { own, backups, backup, backupFolder } = await createBackedUpDatabase();
  await insertVisit(own, 1);
  await backups.createVerifiedBackup(new Date(Date.now() - 60_000));
  const moment = await insertVisit(own, 2);
  await insertVisit(own, 3);
  await backups.upload();
  await own.close();
  const then = createDataFolder();
  await restoreDataDirectory({ backup, ...restoreLocations(then), until: moment });
  const again = await createBackedUpDatabase({ dataDir: then, backupFolder });
  await insertVisit(again.own, 4);
  await again.backups.upload();
  await again.own.close();
  const all = restoreLocations(createDataFolder());
  await restoreDataDirectory({ backup, ...all, until: undefined });
  expect(await readVisits(all.dataDir)).toEqual([1, 2, 4]);
});
