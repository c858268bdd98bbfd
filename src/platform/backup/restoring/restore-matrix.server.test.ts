import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aDatabase, book, placesIn, visitsIn } from "#test/backed-up-database.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { ask, openFolder } from "#test/postgres-processes.ts";
import { type Asked, restoreInto } from "./restore-place.server.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

type Kept = { folder: string; older: string; newer: string; moments: Date[] };

/** Five visits, each in a log file of its own; a backup before the first and before the third one. */
async function keepFive(keys: { recipient?: string } = {}): Promise<Kept> {
  const { own, backups, backupFolder } = await aDatabase(keys);
  const moments: Date[] = [];
  const bookIn = async (id: number) => {
    moments.push(await book(own, id));
    const [file] = (await ask(own, "select pg_walfile_name(pg_current_wal_lsn()) as name")) as { name: string }[];
    await ask(own, "select pg_switch_wal()");
    await vi.waitUntil(
      async () => {
        await backups.ship();
        return readdirSync(join(backupFolder, "log")).some((name) => name.startsWith(`${file?.name}.zst`));
      },
      { timeout: 60_000, interval: 50 },
    );
  };
  const { stamp: older } = await backups.backUp(new Date(Date.now() - 60_000));
  for (const id of [1, 2]) await bookIn(id);
  const { stamp: newer } = await backups.backUp(new Date());
  for (const id of [3, 4, 5]) await bookIn(id);
  await own.close();
  const { path: folder, remove } = await freshFolder();
  removing.push(remove);
  cpSync(backupFolder, folder, { recursive: true });
  return { folder, older, newer, moments };
}

const removing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const remove of removing) await remove();
});

let five: Kept;
beforeAll(async () => {
  five = await keepFive();
});

/** A copy of what was kept, to be spoiled, and a way to restore it. */
function copyOf({ folder }: Kept, settings: Partial<Asked["backup"]> = {}) {
  const copy = openFolder();
  cpSync(folder, copy, { recursive: true });
  const backup = { to: { folder: copy }, recipient: undefined, identity: undefined, ...settings };
  const restore = async (wish: Partial<Asked> = {}) => {
    const places = placesIn(openFolder());
    const told = await restoreInto({ backup, ...places, until: undefined, ...wish }).catch((failure: Error) => {
      expect(existsSync(join(places.dataDir, "postgres"))).toBe(false);
      return failure.message;
    });
    return typeof told === "string" ? told : { ...told, visits: await visitsIn(places.dataDir) };
  };
  return { copy, restore };
}

/** The finished log files, in their order; the last ones hold the visits 3, 4 and 5. */
function logFilesIn(folder: string): string[] {
  const names = readdirSync(join(folder, "log")).filter((name) => /^[0-9A-F]{24}\.zst/.test(name));
  return names.sort().map((name) => join(folder, "log", name));
}

const lineOf = (failure: unknown) => {
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

test("restores all of what is whole, and refuses a TIME that is too early or too late", async () => {
  const { restore } = copyOf(five);
  expect(await restore()).toMatchObject({ visits: [1, 2, 3, 4, 5], gap: null, unusable: [] });
  expect(await restore({ until: five.moments[3] })).toMatchObject({ visits: [1, 2, 3, 4] });
  expect(lineOf(await restore({ until: new Date(0) }))).toMatch(
    /^TIME is earlier than all that was kept. The oldest moment/,
  );
  const late = lineOf(await restore({ until: new Date(Date.now() + 60_000), acceptsGap: true }));
  const [, last = ""] = /the last change is of (\S+)\. Leave TIME out/.exec(String(late)) ?? [];
  expect(Date.parse(last)).toBeGreaterThanOrEqual((five.moments[3] ?? new Date()).getTime());
});

test.each([
  ["missing", "is missing", (path: string) => rmSync(path)],
  ["damaged by one bit", "is damaged", flip],
  ["cut off", "is damaged", (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -9))],
  ["empty", "is damaged", (path: string) => writeFileSync(path, "")],
])("names the log file that is %s", async (_how, why, spoil) => {
  const { copy, restore } = copyOf(five);
  const file = nameIn(fourthOf(copy));
  spoil(fourthOf(copy));
  expect(lineOf(await restore())).toMatch(
    new RegExp(`^The log file ${file} ${why} \\([12] more comes? after it\\)\\. Look for it .* or add --accept-gap`),
  );
});

test("reaches a TIME before a gap, and ends at the gap only where that is accepted", async () => {
  const { copy, restore } = copyOf(five);
  const file = nameIn(fourthOf(copy));
  rmSync(fourthOf(copy));
  expect(await restore({ until: five.moments[1] })).toMatchObject({ visits: [1, 2], gap: null });
  const behind = lineOf(await restore({ until: five.moments[4] }));
  expect(behind).toMatch(
    new RegExp(`^The log file ${file} is missing .* what comes before ends at \\d{4}-.*--accept-gap`),
  );
  const accepted = await restore({ acceptsGap: true });
  expect(accepted).toMatchObject({ visits: [1, 2, 3], gap: { file }, reachedAt: expect.any(Date) });
});

test("begins from the backup before where the newest one is damaged or lacks its log, and loses nothing", async () => {
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
  expect(lineOf(await damaged.restore())).toBe(
    `The backup ${five.older} is damaged. There is no older one to begin with.`,
  );
});

test("finds a log whose records break off although its file is whole", async () => {
  const { copy, restore } = copyOf(five);
  const [fourth, fifth] = [fourthOf(copy), logFilesIn(copy).at(-1) ?? ""];
  cpSync(fifth, fourth);
  expect(lineOf(await restore())).toMatch(new RegExp(`^The log file ${nameIn(fourth)} is damaged `));
});

test("opens with the owner's key alone, and refuses what is not encrypted beside it", async () => {
  const [identity, other] = [await generateX25519Identity(), await generateX25519Identity()];
  const recipient = await identityToRecipient(identity);
  const own = await keepFive({ recipient });
  const sealed = copyOf(own, { recipient, identity });
  expect(await sealed.restore()).toMatchObject({ visits: [1, 2, 3, 4, 5] });
  expect(lineOf(await copyOf(own, { identity: other }).restore())).toMatch(/^No key here opens .*BACKUP_IDENTITY/);
  const broken = copyOf(own, { identity });
  writeFileSync(fourthOf(broken.copy), "no backup at all");
  expect(lineOf(await broken.restore())).toMatch(/^The log file \w+ is damaged /);

  const strange = copyOf(five, { recipient });
  expect(lineOf(await strange.restore())).toMatch(
    /^base\/.* is not encrypted, though BACKUP_RECIPIENT .*--accept-plain\.$/,
  );
  expect(await strange.restore({ acceptsPlain: true })).toMatchObject({ visits: [1, 2, 3, 4, 5] });
  const planted = join(sealed.copy, "base", "29990101T000000Z");
  cpSync(join(five.folder, "base", five.newer), planted, { recursive: true });
  const manifest = readFileSync(join(planted, "manifest.json"), "utf8");
  writeFileSync(join(planted, "manifest.json"), manifest.replace(five.newer, "29990101T000000Z"));
  expect(lineOf(await sealed.restore())).toMatch(/^base\/.* is not encrypted/);
});

test("a lab that was restored and went on is restored again along its new timeline", async () => {
  const { own, backups, backup, backupFolder } = await aDatabase();
  await book(own, 1);
  await backups.backUp(new Date(Date.now() - 60_000));
  const moment = await book(own, 2);
  await book(own, 3);
  await backups.ship();
  await own.close();
  const then = openFolder();
  await restoreInto({ backup, ...placesIn(then), until: moment });
  const again = await aDatabase({ dataDir: then, backupFolder });
  await book(again.own, 4);
  await again.backups.ship();
  await again.own.close();
  const all = placesIn(openFolder());
  await restoreInto({ backup, ...all, until: undefined });
  expect(await visitsIn(all.dataDir)).toEqual([1, 2, 4]);
});
