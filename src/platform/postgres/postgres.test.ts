import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  ask,
  hasOtherUser,
  isRoot,
  killed,
  OTHER_USER,
  openFolder,
  removeAfterwards,
  runApp,
  start,
} from "#test/postgres-processes.ts";
import { postmasterOf } from "./postmaster.server.ts";

test("a second start finds the data of the first, on a server that writes for good", async () => {
  const folder = openFolder();
  const first = await start(folder);
  expect(first).toMatchObject({ folder: join(folder, "postgres"), notice: null });
  await ask(first, "create table kept as select 7 as number");
  await first.close();
  await first.close();
  const second = await start(folder);
  expect(await ask(second, "select number from kept")).toEqual([{ number: 7 }]);
  const settings =
    "select name from pg_settings where setting = 'on' and name in ('fsync', 'full_page_writes', 'synchronous_commit')";
  expect(await ask(second, settings)).toHaveLength(3);
});

test("a second process is refused in one line that names the first, and welcome after it", async () => {
  const folder = openFolder();
  const own = await start(folder);
  const { told } = runApp(folder);
  const refusal = `The data in ${folder} is in use by another nabz process (pid ${process.pid}). Stop it, or set DATA_DIR to another folder.`;
  expect(await told).toEqual({ refusal });
  await own.close();
  expect(await runApp(folder).told).toMatchObject({ folder: own.folder });
});

test("of two processes that start together on a new folder, one wins", async () => {
  const folder = openFolder();
  const both = await Promise.all([runApp(folder).told, runApp(folder).told]);
  expect(both.filter((told) => told.refusal?.includes("in use by another nabz process"))).toHaveLength(1);
  const [winner] = both.filter((told) => told.refusal === undefined);
  expect(await ask(winner, "select current_database() as name")).toEqual([{ name: "nabz" }]);
});

test("a path that is too long for a socket has its socket elsewhere, the same at every start", async () => {
  const folder = join(openFolder(), "long".repeat(30));
  const first = await start(folder);
  const socketFolder = String(first.poolConfig.host);
  removeAfterwards(socketFolder);
  expect(first.folder).toBe(join(folder, "postgres"));
  expect(socketFolder).not.toContain(folder);
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  await first.close();
  const second = await start(folder);
  expect(second.poolConfig.host).toBe(socketFolder);
  expect(await ask(second, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a data folder that cannot be made is named in one line, with the setting", async () => {
  const file = join(openFolder(), "file");
  writeFileSync(file, "");
  await expect(start(file)).rejects.toThrow(
    /^The data folder .*file cannot be made \(EEXIST.*\)\. Set DATA_DIR to another folder\.$/,
  );
});

test("data of another PostgreSQL version is refused in one line", async () => {
  const folder = openFolder();
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "17\n");
  await expect(start(folder)).rejects.toThrow(
    /^The data in .* is of PostgreSQL 17, and this nabz runs PostgreSQL 18\..*DATA_DIR.*$/,
  );
});

test("what patients wrote stays out of the server's log", async () => {
  const own = await start(openFolder());
  const twice = ask(
    own,
    "create table patients (name text unique); insert into patients values ('Gurpreet'), ('Gurpreet')",
  );
  await expect(twice).rejects.toThrow("duplicate key");
  const log = readFileSync(join(dirname(own.folder), "postgres.log"), "utf8");
  expect(log).toContain("duplicate key");
  expect(log).not.toContain("Gurpreet");
});

test("a server that cannot start says what it wrote last", async () => {
  const folder = openFolder();
  const own = await start(folder);
  await own.close();
  writeFileSync(join(own.folder, "postgresql.conf"), "shared_buffers = plenty\n");
  await expect(start(folder)).rejects.toThrow(
    /cannot be used: PostgreSQL does not start\..*invalid value for parameter "shared_buffers"/s,
  );
});

test.skipIf(!isRoot)(
  "in a home that only root may enter, the data lives elsewhere, says where, and is found there again",
  async () => {
    const home = mkdtempSync(join(tmpdir(), "nabz-root-only-"));
    const first = await start(join(home, "data"));
    removeAfterwards(home, dirname(first.folder));
    expect(first.folder).toMatch(/^\/var\/lib\/nabz\/data-[0-9a-f]{12}\/postgres$/);
    expect(first.notice).toContain(`lives in ${first.folder}, because PostgreSQL does not run as root`);
    expect(first.notice).toContain(`cannot enter ${home}.`);
    await ask(first, "create table kept as select 7 as number");
    await first.close();
    chmodSync(home, 0o755);
    const second = await start(join(home, "data"));
    expect(second).toMatchObject({ folder: first.folder, notice: expect.stringContaining(first.folder) });
    expect(await ask(second, "select number from kept")).toEqual([{ number: 7 }]);
  },
);

test.skipIf(!hasOtherUser)(
  "an ordinary user's server runs as that user; root takes it over and leaves it theirs",
  async () => {
    const folder = openFolder();
    chownSync(folder, OTHER_USER.uid, OTHER_USER.gid);
    const { app, told } = runApp(join(folder, "data"), OTHER_USER);
    const first = await told;
    expect(first).toMatchObject({ folder: join(folder, "data", "postgres"), notice: null });
    await ask(first, "create table kept as select 7 as number");
    await killed(app);
    const asRoot = await start(join(folder, "data"));
    expect(await ask(asRoot, "select number from kept")).toEqual([{ number: 7 }]);
    await asRoot.close();
    const again = runApp(join(folder, "data"), OTHER_USER);
    expect(await ask(await again.told, "select number from kept")).toEqual([{ number: 7 }]);
    again.app.stdin?.end();
    await once(again.app, "exit");
    expect(postmasterOf(first.folder)).toBeUndefined();
  },
);

test.skipIf(!hasOtherUser)("data that belongs to another user is refused in one line", async () => {
  const folder = openFolder();
  mkdirSync(join(folder, "postgres"), { mode: 0o700 });
  const { refusal } = await runApp(folder, OTHER_USER).told;
  expect(refusal).toMatch(/^The data in .* belongs to another user \(uid 0\)\. Start nabz as that user or as root.*$/);
});
