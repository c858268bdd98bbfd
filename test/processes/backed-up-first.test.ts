import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "#db/migrate.server.ts";
import { startOwnPostgres } from "#platform/postgres/postgres.server.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { otherBuild } from "#test/other-build.ts";
import { runProduct, runToEnd } from "#test/product.ts";

/** The last build before the table `builds`: whether a backup was made before the migration is seen by it. */
const BEFORE_BUILDS = 21;

async function aFolder(): Promise<string> {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

/** A data folder that an older build has left. */
async function anOlderLab(): Promise<string> {
  const [home, older] = [await aFolder(), await otherBuild({ until: BEFORE_BUILDS })];
  onTestFinished(older.remove);
  const own = await startOwnPostgres(home);
  await migrateDatabase(own.poolConfig, older.folder);
  await own.close();
  return home;
}

const production = {
  LAB_MODE: "production",
  PATIENT_LOGIN: "phone",
  PUBLIC_URL: "https://nabz.example",
  SESSION_SECRET: "a-secret-that-is-only-for-tests-0123456789",
  ADMIN_PASSWORD: "the-mustard-is-high",
  HOST: "127.0.0.1",
};

function firstBackupIn(folder: string): { tables: Record<string, unknown>; checkedAt: string | null } {
  const [manifest = ""] = globSync("base/*/manifest.json", { cwd: folder }).sort();
  return JSON.parse(readFileSync(join(folder, manifest), "utf8"));
}

test("a new version that changes the database makes a good backup of it as it was before", async () => {
  const [home, backups] = [await anOlderLab(), await aFolder()];
  const product = await runProduct({ ...production, DATA_DIR: home, BACKUP_FOLDER: backups });
  await product.stop("SIGTERM");
  const { tables, checkedAt } = firstBackupIn(backups);
  expect(Object.keys(tables)).toContain("bookings");
  expect(Object.keys(tables)).not.toContain("builds");
  expect(checkedAt).not.toBeNull();
  expect(product.output()).toContain("backed up before the database is migrated");
});

test("in production it does not start without that backup, unless it is told to", async () => {
  const home = await anOlderLab();
  const notAFolder = join(await aFolder(), "full");
  writeFileSync(notAFolder, "");
  const settings = { ...production, DATA_DIR: home, BACKUP_FOLDER: join(notAFolder, "backups"), LOG_LEVEL: "silent" };
  for (const _time of ["first", "again"])
    expect(await runToEnd(settings)).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^This version changes the database, and the backup before that failed \(.*\)\. Mend it, or start with MIGRATE_WITHOUT_BACKUP=yes\.\n$/,
      ),
    });
  const product = await runProduct({ ...settings, MIGRATE_WITHOUT_BACKUP: "yes" });
  await product.stop("SIGTERM");
});

test("a demo without backups goes on and says that there is none; a fresh database waits for nothing", async () => {
  const older = await runProduct({ DATA_DIR: await anOlderLab() });
  await older.stop("SIGTERM");
  expect(older.output()).toContain("the database is migrated without a backup: BACKUP_FOLDER is not set");
  const fresh = await runProduct({ DATA_DIR: await aFolder() });
  await fresh.stop("SIGTERM");
  expect(fresh.output()).not.toContain("without a backup");
});
