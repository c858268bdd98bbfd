import { readdirSync, truncateSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { openJobQueue } from "#platform/queue.server.ts";
import { createEmptyDatabase, createTestDatabase, queryServer } from "#test/database.ts";
import { createDataFolder, startForTest } from "#test/postgres-processes.ts";
import { openExternalBackups } from "./external-backups.server.ts";
import { restoreExternalDatabase } from "./external-restore.server.ts";
import { type RestoreInput, restoreDataDirectory } from "./restore-data-directory.server.ts";

vi.setConfig({ testTimeout: 240_000 });

const server = inject("server");

/** A lab on an external database, as the product left it, and the folder of its backups. */
async function createLab() {
  const { connection, drop } = await createTestDatabase(server);
  onTestFinished(drop);
  const queue = await openJobQueue(connection, { names: ["errand"], retainCompletedSeconds: 60 }, createLog("silent"));
  await queue.close();
  const backupFolder = createDataFolder();
  const dataDir = createDataFolder();
  const backup = { to: { folder: backupFolder }, recipient: undefined, identity: undefined };
  const setting = { backup, dataDir, files: { folder: dataDir, s3: undefined } };
  const open = () => openExternalBackups(connection, setting);
  return { connection, dataDir, backupFolder, backup, open };
}

type Lab = Awaited<ReturnType<typeof createLab>>;

function createRestoreInput({ backup }: Lab, until?: Date): RestoreInput {
  const dataDir = createDataFolder();
  return { backup, dataDir, files: { folder: join(dataDir, "files"), s3: undefined }, until };
}

async function createDatabase(): Promise<pg.ClientConfig> {
  const { connection, drop } = await createEmptyDatabase(server);
  onTestFinished(drop);
  return connection;
}

const book = ({ connection }: Lab, name: string) =>
  queryServer(
    connection,
    `insert into patients (phone, name, address, created_at) values ('+919876500001', '${name}', 'Lane 7', '2026-11-22T09:00:00Z')`,
  );

async function namesIn(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query("select name from patients order by id");
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

test("backs up an external database in use, and restores it into our own and into an external one", async () => {
  const lab = await createLab();
  await book(lab, "Harjit Gill");
  const { checkedAt, endedAt, tables } = await (await lab.open()).createVerifiedBackup(new Date());
  expect(checkedAt).not.toBeNull();
  expect(tables.patients?.rows).toBe(1);
  await book(lab, "Navreen Ghuman");

  const wish = createRestoreInput(lab);
  expect((await restoreDataDirectory(wish)).tables).toEqual(tables);
  const own = await startForTest(wish.dataDir);
  expect(await namesIn(own.poolConfig)).toEqual(["Harjit Gill"]);
  const there = await createDatabase();
  await restoreExternalDatabase(there, createRestoreInput(lab));
  expect(await namesIn(there)).toEqual(["Harjit Gill"]);
  await expect(restoreExternalDatabase(there, createRestoreInput(lab))).rejects.toThrow(
    "holds tables already. Move into an empty one.",
  );
  await expect(restoreExternalDatabase(there, createRestoreInput(lab, new Date(0)))).rejects.toThrow(
    `The oldest moment that can be brought back is ${endedAt}.`,
  );
});

test("restores the newest backup of an external database before a moment", async () => {
  const lab = await createLab();
  const backups = await lab.open();
  await book(lab, "first");
  const { endedAt } = await backups.createVerifiedBackup(new Date(Date.now() - 60_000));
  await book(lab, "second");
  await backups.createVerifiedBackup(new Date());
  const [then, now] = [await createDatabase(), await createDatabase()];
  await restoreExternalDatabase(then, createRestoreInput(lab, new Date(endedAt)));
  expect(await namesIn(then)).toEqual(["first"]);
  await restoreExternalDatabase(now, createRestoreInput(lab));
  expect(await namesIn(now)).toEqual(["first", "second"]);
});

test("of two processes on one database one creates the due backup", async () => {
  const lab = await createLab();
  const now = new Date();
  const [first, second] = [await lab.open(), await lab.open()];
  const [made, found] = await Promise.all([first.createVerifiedBackup(now), second.createVerifiedBackup(now)]);
  expect(found).toEqual(made);
  expect(readdirSync(join(lab.backupFolder, "base"))).toEqual([made.stamp]);
});

test("rejects a damaged backup and leaves nothing in the external database", async () => {
  const lab = await createLab();
  const { stamp } = await (await lab.open()).createVerifiedBackup(new Date());
  truncateSync(join(lab.backupFolder, "base", stamp, "cluster.tar.zst"), 20_000);
  const there = await createDatabase();
  await expect(restoreExternalDatabase(there, createRestoreInput(lab))).rejects.toThrow();
  await expect(namesIn(there)).rejects.toThrow('relation "patients" does not exist');
});

test("an aborted backup leaves no copy and does not count", async () => {
  const lab = await createLab();
  const backups = await lab.open();
  const copies = () => readdirSync(lab.dataDir).filter((name) => name.startsWith("backup-check-"));
  const refused = expect(backups.createVerifiedBackup(new Date())).rejects.toThrow();
  await vi.waitUntil(() => copies().length > 0, { timeout: 240_000, interval: 5 });
  backups.abort();
  await refused;
  expect(copies()).toEqual([]);
  await expect(restoreDataDirectory(createRestoreInput(lab))).rejects.toThrow("There is no whole backup");
});
