import { readdirSync, truncateSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { type Asked, restoreInto } from "#platform/backup/restoring/restore-place.server.ts";
import { createLog } from "#platform/log.server.ts";
import { openQueue } from "#platform/queue.server.ts";
import { createEmptyDatabase, createTestDatabase, onServer } from "#test/database.ts";
import { openFolder, start } from "#test/postgres-processes.ts";
import { openServerBackups } from "./open-server-backups.server.ts";
import { restoreOnto } from "./restore-onto-server.server.ts";

vi.setConfig({ testTimeout: 240_000 });

const server = inject("server");

/** A lab on a server, as a product has left it there, and the folder that its backups go to. */
async function aLab() {
  const { connection, drop } = await createTestDatabase(server);
  onTestFinished(drop);
  const queue = await openQueue(connection, { names: ["errand"], keepDoneSeconds: 60 }, createLog("silent"));
  await queue.close();
  const backupFolder = openFolder();
  const dataDir = openFolder();
  const backup = { to: { folder: backupFolder }, recipient: undefined, identity: undefined };
  const setting = { backup, dataDir, files: { folder: dataDir, s3: undefined } };
  const open = () => openServerBackups(connection, setting);
  return { connection, dataDir, backupFolder, backup, open };
}

type Lab = Awaited<ReturnType<typeof aLab>>;

function asked({ backup }: Lab, until?: Date): Asked {
  const dataDir = openFolder();
  return { backup, dataDir, files: { folder: join(dataDir, "files"), s3: undefined }, until };
}

async function aDatabase(): Promise<pg.ClientConfig> {
  const { connection, drop } = await createEmptyDatabase(server);
  onTestFinished(drop);
  return connection;
}

const book = ({ connection }: Lab, name: string) =>
  onServer(
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

test("a server's database is backed up while it is used, and comes back into our own and onto a server", async () => {
  const lab = await aLab();
  await book(lab, "Harjit Gill");
  const { checkedAt, endedAt, tables } = await (await lab.open()).backUp(new Date());
  expect(checkedAt).not.toBeNull();
  expect(tables.patients?.rows).toBe(1);
  await book(lab, "Navreen Ghuman");

  const wish = asked(lab);
  expect((await restoreInto(wish)).tables).toEqual(tables);
  const own = await start(wish.dataDir);
  expect(await namesIn(own.poolConfig)).toEqual(["Harjit Gill"]);
  const there = await aDatabase();
  await restoreOnto(there, asked(lab));
  expect(await namesIn(there)).toEqual(["Harjit Gill"]);
  await expect(restoreOnto(there, asked(lab))).rejects.toThrow("holds tables already. Move into an empty one.");
  await expect(restoreOnto(there, asked(lab, new Date(0)))).rejects.toThrow(
    `The oldest moment that can be brought back is ${endedAt}.`,
  );
});

test("of the backups of a server the newest one before a moment comes back", async () => {
  const lab = await aLab();
  const backups = await lab.open();
  await book(lab, "first");
  const { endedAt } = await backups.backUp(new Date(Date.now() - 60_000));
  await book(lab, "second");
  await backups.backUp(new Date());
  const [then, now] = [await aDatabase(), await aDatabase()];
  await restoreOnto(then, asked(lab, new Date(endedAt)));
  expect(await namesIn(then)).toEqual(["first"]);
  await restoreOnto(now, asked(lab));
  expect(await namesIn(now)).toEqual(["first", "second"]);
});

test("of two processes on one database that think of the backup, one makes it", async () => {
  const lab = await aLab();
  const now = new Date();
  const [one, other] = [await lab.open(), await lab.open()];
  const [made, found] = await Promise.all([one.backUp(now), other.backUp(now)]);
  expect(found).toEqual(made);
  expect(readdirSync(join(lab.backupFolder, "base"))).toEqual([made.stamp]);
});

test("a damaged backup is refused, and leaves nothing on the server", async () => {
  const lab = await aLab();
  const { stamp } = await (await lab.open()).backUp(new Date());
  truncateSync(join(lab.backupFolder, "base", stamp, "cluster.tar.zst"), 20_000);
  const there = await aDatabase();
  await expect(restoreOnto(there, asked(lab))).rejects.toThrow();
  await expect(namesIn(there)).rejects.toThrow('relation "patients" does not exist');
});

test("a backup that is broken off on its way leaves no copy behind, and counts as none", async () => {
  const lab = await aLab();
  const backups = await lab.open();
  const copies = () => readdirSync(lab.dataDir).filter((name) => name.startsWith("backup-check-"));
  const refused = expect(backups.backUp(new Date())).rejects.toThrow();
  await vi.waitUntil(() => copies().length > 0, { timeout: 60_000, interval: 5 });
  backups.breakOff();
  await refused;
  expect(copies()).toEqual([]);
  await expect(restoreInto(asked(lab))).rejects.toThrow("There is no whole backup");
});
