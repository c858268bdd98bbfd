import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  createDataFolder,
  hasOtherUser,
  isRoot,
  kill,
  OTHER_USER,
  queryRows,
  removeAfterTest,
  spawnStart,
  startForTest,
} from "#test/postgres-processes.ts";
import { findPostmaster } from "./postmaster.server.ts";

test("a second start finds the data of the first, on a durable server", async () => {
  const folder = createDataFolder();
  const first = await startForTest(folder);
  expect(first).toMatchObject({ clusterFolder: join(folder, "postgres"), notice: null });
  await queryRows(first, "create table kept as select 7 as number");
  await first.close();
  await first.close();
  const second = await startForTest(folder);
  expect(await queryRows(second, "select number from kept")).toEqual([{ number: 7 }]);
  const settings =
    "select name from pg_settings where setting = 'on' and name in ('fsync', 'full_page_writes', 'synchronous_commit')";
  expect(await queryRows(second, settings)).toHaveLength(3);
});

test("rejects a second process in one line that names the first, and accepts it afterwards", async () => {
  const folder = createDataFolder();
  const own = await startForTest(folder);
  const { output } = spawnStart(folder);
  const refusal = `The data in ${folder} is in use by another nabz process (pid ${process.pid}). Stop it, or set DATA_DIR to another folder.`;
  expect(await output).toEqual({ error: refusal });
  await own.close();
  expect(await spawnStart(folder).output).toMatchObject({ clusterFolder: own.clusterFolder });
});

test("of two simultaneous starts on a new folder one wins", async () => {
  const folder = createDataFolder();
  const both = await Promise.all([spawnStart(folder).output, spawnStart(folder).output]);
  expect(both.filter(({ error }) => error?.includes("in use by another nabz process"))).toHaveLength(1);
  const [winner] = both.filter(({ error }) => error === undefined);
  expect(await queryRows(winner, "select current_database() as name")).toEqual([{ name: "nabz" }]);
});

test("uses another socket folder, the same at every start, if the path is too long", async () => {
  const folder = join(createDataFolder(), "long".repeat(30));
  const first = await startForTest(folder);
  const socketFolder = String(first.poolConfig.host);
  removeAfterTest(socketFolder);
  expect(first.clusterFolder).toBe(join(folder, "postgres"));
  expect(socketFolder).not.toContain(folder);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  await first.close();
  const second = await startForTest(folder);
  expect(second.poolConfig.host).toBe(socketFolder);
  expect(await queryRows(second, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("reports a data folder that cannot be created in one line with the setting", async () => {
  const file = join(createDataFolder(), "file");
  writeFileSync(file, "");
  await expect(startForTest(file)).rejects.toThrow(
    /^The data folder .*file cannot be made \(EEXIST.*\)\. Set DATA_DIR to another folder\.$/,
  );
});

test("rejects data of another PostgreSQL version in one line", async () => {
  const folder = createDataFolder();
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "17\n");
  await expect(startForTest(folder)).rejects.toThrow(
    /^The data in .* is of PostgreSQL 17, and this nabz runs PostgreSQL 18\..*DATA_DIR.*$/,
  );
});

test("patients' data stays out of the server's log", async () => {
  const own = await startForTest(createDataFolder());
  const twice = queryRows(
    own,
    "create table patients (name text unique); insert into patients values ('Gurpreet'), ('Gurpreet')",
  );
  await expect(twice).rejects.toThrow("duplicate key");
  const log = readFileSync(join(dirname(own.clusterFolder), "postgres.log"), "utf8");
  expect(log).toContain("duplicate key");
  expect(log).not.toContain("Gurpreet");
});

test("an error at the start includes the end of the server's log", async () => {
  const folder = createDataFolder();
  const own = await startForTest(folder);
  await own.close();
  writeFileSync(join(own.clusterFolder, "postgresql.conf"), "shared_buffers = plenty\n");
  await expect(startForTest(folder)).rejects.toThrow(
    /cannot be used: PostgreSQL does not start\..*invalid value for parameter "shared_buffers"/s,
  );
});

test.skipIf(!isRoot)(
  "keeps the data elsewhere if only root can enter the home, says where, and finds it again",
  async () => {
    const home = mkdtempSync(join(tmpdir(), "nabz-root-only-"));
    const first = await startForTest(join(home, "data"));
    removeAfterTest(home, dirname(first.clusterFolder));
    expect(first.clusterFolder).toMatch(/^\/var\/lib\/nabz\/data-[0-9a-f]{12}\/postgres$/);
    expect(first.notice).toContain(`lives in ${first.clusterFolder}, because PostgreSQL does not run as root`);
    expect(first.notice).toContain(`cannot enter ${home}.`);
    await queryRows(first, "create table kept as select 7 as number");
    await first.close();
    chmodSync(home, 0o755);
    const second = await startForTest(join(home, "data"));
    expect(second).toMatchObject({
      clusterFolder: first.clusterFolder,
      notice: expect.stringContaining(first.clusterFolder),
    });
    expect(await queryRows(second, "select number from kept")).toEqual([{ number: 7 }]);
  },
);

test.skipIf(!hasOtherUser)(
  "runs an ordinary user's server as that user; root takes it over and keeps the ownership",
  async () => {
    const folder = createDataFolder();
    chownSync(folder, OTHER_USER.uid, OTHER_USER.gid);
    const { app, output } = spawnStart(join(folder, "data"), OTHER_USER);
    const first = await output;
    expect(first).toMatchObject({ clusterFolder: join(folder, "data", "postgres"), notice: null });
    await queryRows(first, "create table kept as select 7 as number");
    await kill(app);
    const asRoot = await startForTest(join(folder, "data"));
    expect(await queryRows(asRoot, "select number from kept")).toEqual([{ number: 7 }]);
    await asRoot.close();
    const again = spawnStart(join(folder, "data"), OTHER_USER);
    expect(await queryRows(await again.output, "select number from kept")).toEqual([{ number: 7 }]);
    again.app.stdin?.end();
    await once(again.app, "exit");
    expect(findPostmaster(first.clusterFolder)).toBeUndefined();
  },
);

test.skipIf(!hasOtherUser)("rejects another user's data in one line", async () => {
  const folder = createDataFolder();
  mkdirSync(join(folder, "postgres"), { mode: 0o700 });
  const { error } = await spawnStart(folder, OTHER_USER).output;
  expect(error).toMatch(/^The data in .* belongs to another user \(uid 0\)\. Start nabz as that user or as root.*$/);
});
