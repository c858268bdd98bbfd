import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test, vi } from "vitest";
import { openBackups } from "#platform/backup/keep-backups.server.ts";
import { findOwnPostgres, startOwnPostgres } from "#platform/postgres/postgres.server.ts";
import { aDatabase, book, placesIn, visitsIn } from "#test/backed-up-database.ts";
import { ask, openFolder, start } from "#test/postgres-processes.ts";
import { restoreInto } from "./restore-place.server.ts";

vi.setConfig({ testTimeout: 240_000 });

test("whatever was acknowledged before a moment is there again, and nothing later", async () => {
  const { own, backup, backupFolder, backups, files } = await aDatabase();
  await book(own, 1);
  writeFileSync(join(files.folder, "a-report"), "%PDF-1.7 of the first visit");
  await backups.backUp(new Date());
  await book(own, 2);
  const moment = await book(own, 3);
  await book(own, 4);
  await vi.waitUntil(
    async () => {
      await backups.ship();
      return existsSync(join(backupFolder, "files", "a-report.zst"));
    },
    { timeout: 30_000, interval: 500 },
  );
  await own.close();

  const then = openFolder();
  await restoreInto({ backup, ...placesIn(then), until: moment });
  expect(await visitsIn(then)).toEqual([1, 2, 3]);
  expect(readFileSync(join(then, "files", "a-report"), "utf8")).toBe("%PDF-1.7 of the first visit");
  const all = openFolder();
  await restoreInto({ backup, ...placesIn(all), until: undefined });
  expect(await visitsIn(all)).toEqual([1, 2, 3, 4]);
});

test("counters that a crash may empty are in no backup, and fail none", async () => {
  const { own, backup, backups } = await aDatabase();
  await ask(own, "create unlogged table attempts as select 3 as points");
  await book(own, 1);
  await backups.backUp(new Date());
  const then = openFolder();
  await restoreInto({ backup, ...placesIn(then), until: undefined });
  expect(await visitsIn(then)).toEqual([1]);
});

test("a backup is made while bookings go on, and holds each that was acknowledged before it ended", async () => {
  const { own, backup, backups } = await aDatabase();
  const acknowledged: number[] = [];
  let isOver = false;
  const booking = (async () => {
    for (let id = 1; !isOver; id++) {
      await book(own, id);
      acknowledged.push(id);
    }
  })();
  const { checkedAt, tables } = await backups.backUp(new Date());
  const before = acknowledged.length;
  isOver = true;
  await booking;
  await backups.ship();
  expect(checkedAt).not.toBeNull();
  expect(tables.visits?.rows).toBeGreaterThan(0);
  expect(before).toBeGreaterThan(0);
  const then = openFolder();
  await restoreInto({ backup, ...placesIn(then), until: undefined });
  expect(await visitsIn(then)).toEqual(acknowledged);
});

test("a backup that was broken off is never taken for one", async () => {
  const { own, backup, backups, backupFolder } = await aDatabase();
  await book(own, 1);
  const { stamp } = await backups.backUp(new Date(Date.now() - 60_000));
  const brokenOff = join(backupFolder, "base", "29990101T000000Z");
  mkdirSync(brokenOff);
  writeFileSync(join(brokenOff, "cluster.tar.zst"), "half a database");
  const then = openFolder();
  const { base } = await restoreInto({ backup, ...placesIn(then), until: undefined });
  expect(base.stamp).toBe(stamp);
  expect(await visitsIn(then)).toEqual([1]);
});

test("what is kept is the owner's to open: without the key nothing is restored, with it everything is", async () => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const { own, backup, backups, backupFolder } = await aDatabase({ recipient });
  await book(own, 1);
  await backups.backUp(new Date());
  const names = readdirSync(backupFolder, { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith(".zst"))).toEqual([]);
  expect(names.filter((name) => name.endsWith(".zst.age")).length).toBeGreaterThan(1);
  const elsewhere = openFolder();
  const refused = restoreInto({ backup, ...placesIn(elsewhere), until: undefined });
  await expect(refused).rejects.toThrow(/^No key here opens .*: set BACKUP_IDENTITY to the owner's secret key\.$/);
  expect(existsSync(join(elsewhere, "postgres"))).toBe(false);
  await restoreInto({ backup: { ...backup, identity }, ...placesIn(elsewhere), until: undefined });
  expect(await visitsIn(elsewhere)).toEqual([1]);
});

test("a backup under way is broken off when the product stops, and the next one is made as if it had not been", async () => {
  const { own, backup, backups, dataDir, files } = await aDatabase();
  await book(own, 1);
  const made = backups.backUp(new Date());
  backups.breakOff();
  await expect(made).rejects.toThrow("aborted");
  await openBackups(own, { backup, dataDir, files }).backUp(new Date(Date.now() + 1000));
  const then = openFolder();
  await restoreInto({ backup, ...placesIn(then), until: undefined });
  expect(await visitsIn(then)).toEqual([1]);
});

test("a damaged backup is refused, and the folder stays empty", async () => {
  const { own, backup, backups, backupFolder } = await aDatabase();
  await book(own, 1);
  const { stamp } = await backups.backUp(new Date());
  truncateSync(join(backupFolder, "base", stamp, "cluster.tar.zst"), 20_000);
  const then = openFolder();
  await expect(restoreInto({ backup, ...placesIn(then), until: undefined })).rejects.toThrow();
  expect(existsSync(join(then, "postgres"))).toBe(false);
});

test("nothing is restored over a database, nor as of a moment before the oldest backup", async () => {
  const { backup, backups, dataDir, own, files } = await aDatabase();
  const { endedAt } = await backups.backUp(new Date());
  await own.close();
  const over = restoreInto({ backup, dataDir, files, until: undefined });
  await expect(over).rejects.toThrow("holds a database already. Restore into an empty DATA_DIR.");
  const early = restoreInto({ backup, ...placesIn(openFolder()), until: new Date(0) });
  await expect(early).rejects.toThrow(`The oldest moment that can be brought back is ${endedAt}.`);
});

test("a server that another start left running keeps its log from now on, or no more", async () => {
  const dataDir = openFolder();
  const first = await startOwnPostgres(dataDir);
  await first.close();
  const own = await start(dataDir, { keepsLog: true });
  expect(await ask(own, "show archive_mode")).toEqual([{ archive_mode: "on" }]);
  const beside = await findOwnPostgres(dataDir);
  expect(beside.folder).toBe(own.folder);
  await own.close();
  expect(await ask(await start(dataDir), "show archive_mode")).toEqual([{ archive_mode: "off" }]);
});
