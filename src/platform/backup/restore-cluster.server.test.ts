import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test, vi } from "vitest";
import { findOrStartEmbeddedPostgres, startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";
import { createBackedUpDatabase, insertVisit, readVisits, restoreLocations } from "#test/backed-up-database.ts";
import { createDataFolder, queryRows, startForTest } from "#test/postgres-processes.ts";
import { openEmbeddedBackups } from "./backup-worker.server.ts";
import { restoreDataDirectory } from "./restore-data-directory.server.ts";

vi.setConfig({ testTimeout: 240_000 });

test("restores everything acknowledged before a moment, and nothing later", async () => {
  const { own, backup, backupFolder, backups, files } = await createBackedUpDatabase();
  await insertVisit(own, 1);
  writeFileSync(join(files.folder, "a-report"), "%PDF-1.7 of the first visit");
  await backups.createVerifiedBackup(new Date());
  await insertVisit(own, 2);
  const moment = await insertVisit(own, 3);
  await insertVisit(own, 4);
  await vi.waitUntil(
    async () => {
      await backups.upload();
      return existsSync(join(backupFolder, "files", "a-report.zst"));
    },
    { timeout: 30_000, interval: 500 },
  );
  await own.close();

  const then = createDataFolder();
  await restoreDataDirectory({ backup, ...restoreLocations(then), until: moment });
  expect(await readVisits(then)).toEqual([1, 2, 3]);
  expect(readFileSync(join(then, "files", "a-report"), "utf8")).toBe("%PDF-1.7 of the first visit");
  const all = createDataFolder();
  await restoreDataDirectory({ backup, ...restoreLocations(all), until: undefined });
  expect(await readVisits(all)).toEqual([1, 2, 3, 4]);
});

test("excludes unlogged counters from backups", async () => {
  const { own, backup, backups } = await createBackedUpDatabase();
  await queryRows(own, "create unlogged table attempts as select 3 as points");
  await insertVisit(own, 1);
  await backups.createVerifiedBackup(new Date());
  const then = createDataFolder();
  await restoreDataDirectory({ backup, ...restoreLocations(then), until: undefined });
  expect(await readVisits(then)).toEqual([1]);
});

test("a backup made during bookings contains each one acknowledged before it ended", async () => {
  const { own, backup, backups } = await createBackedUpDatabase();
  const acknowledged: number[] = [];
  let isOver = false;
  const booking = (async () => {
    for (let id = 1; !isOver; id++) {
      await insertVisit(own, id);
      acknowledged.push(id);
    }
  })();
  const { checkedAt, tables } = await backups.createVerifiedBackup(new Date());
  const before = acknowledged.length;
  isOver = true;
  await booking;
  await backups.upload();
  expect(checkedAt).not.toBeNull();
  expect(tables.visits?.rows).toBeGreaterThan(0);
  expect(before).toBeGreaterThan(0);
  const then = createDataFolder();
  await restoreDataDirectory({ backup, ...restoreLocations(then), until: undefined });
  expect(await readVisits(then)).toEqual(acknowledged);
});

test("an aborted backup never counts", async () => {
  const { own, backup, backups, backupFolder } = await createBackedUpDatabase();
  await insertVisit(own, 1);
  const { stamp } = await backups.createVerifiedBackup(new Date(Date.now() - 60_000));
  const brokenOff = join(backupFolder, "base", "29990101T000000Z");
  mkdirSync(brokenOff);
  writeFileSync(join(brokenOff, "cluster.tar.zst"), "half a database");
  const then = createDataFolder();
  const { base } = await restoreDataDirectory({ backup, ...restoreLocations(then), until: undefined });
  expect(base.stamp).toBe(stamp);
  expect(await readVisits(then)).toEqual([1]);
});

test("restores encrypted backups only with the owner's key", async () => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const { own, backup, backups, backupFolder } = await createBackedUpDatabase({ recipient });
  await insertVisit(own, 1);
  await backups.createVerifiedBackup(new Date());
  const names = readdirSync(backupFolder, { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith(".zst"))).toEqual([]);
  expect(names.filter((name) => name.endsWith(".zst.age")).length).toBeGreaterThan(1);
  const elsewhere = createDataFolder();
  const refused = restoreDataDirectory({ backup, ...restoreLocations(elsewhere), until: undefined });
  await expect(refused).rejects.toThrow(/^No key here opens .*: set BACKUP_IDENTITY to the owner's secret key\.$/);
  expect(existsSync(join(elsewhere, "postgres"))).toBe(false);
  await restoreDataDirectory({ backup: { ...backup, identity }, ...restoreLocations(elsewhere), until: undefined });
  expect(await readVisits(elsewhere)).toEqual([1]);
});

test("stopping the product aborts a backup, and the next one succeeds", async () => {
  const { own, backup, backups, dataDir, files } = await createBackedUpDatabase();
  await insertVisit(own, 1);
  const made = backups.createVerifiedBackup(new Date());
  backups.abort();
  await expect(made).rejects.toThrow("aborted");
  await openEmbeddedBackups(own, { backup, dataDir, files }).createVerifiedBackup(new Date(Date.now() + 1000));
  const then = createDataFolder();
  await restoreDataDirectory({ backup, ...restoreLocations(then), until: undefined });
  expect(await readVisits(then)).toEqual([1]);
});

test("rejects a damaged backup and keeps the folder empty", async () => {
  const { own, backup, backups, backupFolder } = await createBackedUpDatabase();
  await insertVisit(own, 1);
  const { stamp } = await backups.createVerifiedBackup(new Date());
  truncateSync(join(backupFolder, "base", stamp, "cluster.tar.zst"), 20_000);
  const then = createDataFolder();
  await expect(restoreDataDirectory({ backup, ...restoreLocations(then), until: undefined })).rejects.toThrow();
  expect(existsSync(join(then, "postgres"))).toBe(false);
});

test("rejects a restore over a database, and one before the oldest backup", async () => {
  const { backup, backups, dataDir, own, files } = await createBackedUpDatabase();
  const { endedAt } = await backups.createVerifiedBackup(new Date());
  await own.close();
  const over = restoreDataDirectory({ backup, dataDir, files, until: undefined });
  await expect(over).rejects.toThrow("holds a database already. Restore into an empty DATA_DIR.");
  const early = restoreDataDirectory({ backup, ...restoreLocations(createDataFolder()), until: new Date(0) });
  await expect(early).rejects.toThrow(`The oldest moment that can be brought back is ${endedAt}.`);
});

test("a server that was taken over gets the current archive settings", async () => {
  const dataDir = createDataFolder();
  const first = await startEmbeddedPostgres(dataDir);
  await first.close();
  const own = await startForTest(dataDir, { keepsLog: true });
  expect(await queryRows(own, "show archive_mode")).toEqual([{ archive_mode: "on" }]);
  const beside = await findOrStartEmbeddedPostgres(dataDir);
  expect(beside.clusterFolder).toBe(own.clusterFolder);
  await own.close();
  expect(await queryRows(await startForTest(dataDir), "show archive_mode")).toEqual([{ archive_mode: "off" }]);
});
