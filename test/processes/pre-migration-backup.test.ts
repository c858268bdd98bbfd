import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "#db/migrate.server.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";
import { createNewerProduct } from "#test/other-build-migrations.ts";
import { runProduct, runToExit } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";

/** What the newer version adds shows whether a backup was made before its migration. */
const ADDS_TABLE = "create table rooms (id integer primary key)";

async function createFolder(): Promise<string> {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

/** Returns a data folder that this version left, and a version that changes its database. */
async function createUpgrade(): Promise<{ home: string; newer: string[] }> {
  const [home, newer] = [await createFolder(), await createNewerProduct(ADDS_TABLE)];
  onTestFinished(newer.remove);
  const own = await startEmbeddedPostgres(home);
  await migrateDatabase(own.poolConfig);
  await own.close();
  return { home, newer: [newer.entry] };
}

const production = {
  LAB_MODE: "production",
  PATIENT_LOGIN: "phone",
  PUBLIC_URL: "https://nabz.example",
  SESSION_SECRET: "a-secret-that-is-only-for-tests-0123456789",
  ADMIN_PASSWORD: "the-mustard-is-high",
  HOST: "127.0.0.1",
};

function findFirstBackup(folder: string): { tables: Record<string, unknown>; checkedAt: string | null } {
  const [manifest = ""] = globSync("base/*/manifest.json", { cwd: folder }).sort();
  return JSON.parse(readFileSync(join(folder, manifest), "utf8"));
}

test("a new version that changes the database first makes a good backup of it", async () => {
  const [{ home, newer }, backups] = [await createUpgrade(), await createFolder()];
  const product = await runProduct({ ...production, DATA_DIR: home, BACKUP_FOLDER: backups }, newer);
  await product.stop("SIGTERM");
  const { tables, checkedAt } = findFirstBackup(backups);
  expect(Object.keys(tables)).toContain("bookings");
  expect(Object.keys(tables)).not.toContain("rooms");
  expect(checkedAt).not.toBeNull();
  expect(product.output()).toContain("backed up before the database is migrated");
});

test("in production it does not start without that backup, unless it is overridden", async () => {
  const { home, newer } = await createUpgrade();
  const notAFolder = join(await createFolder(), "full");
  writeFileSync(notAFolder, "");
  const settings = { ...production, DATA_DIR: home, BACKUP_FOLDER: join(notAFolder, "backups"), LOG_LEVEL: "silent" };
  for (const _time of ["first", "again"])
    expect(await runToExit(settings, newer)).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^This version changes the database, and the backup before that failed \(.*\)\. Mend it, or start with MIGRATE_WITHOUT_BACKUP=yes\.\n$/,
      ),
    });
  const product = await runProduct({ ...settings, MIGRATE_WITHOUT_BACKUP: "yes" }, newer);
  await product.stop("SIGTERM");
});

test("a demo without backups goes on and says that there is none; a fresh database waits for nothing", async () => {
  const { home, newer } = await createUpgrade();
  const upgraded = await runProduct({ DATA_DIR: home }, newer);
  await upgraded.stop("SIGTERM");
  expect(upgraded.output()).toContain("the database is migrated without a backup: BACKUP_FOLDER is not set");
  const fresh = await runProduct({ DATA_DIR: await createFolder() });
  await fresh.stop("SIGTERM");
  expect(fresh.output()).not.toContain("without a backup");
});
