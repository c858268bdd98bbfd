import { spawn } from "node:child_process";
import { chownSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ask, isRoot, killAfterwards, killed, openFolder, runApp, start } from "#test/postgres-processes.ts";
import { postmasterOf } from "./postmaster.server.ts";

/** Vitest waits a second, which is not long on a busy machine. */
const patience = { timeout: 30_000 };

test("a server that a killed process left running is taken over", async () => {
  const folder = openFolder();
  const { app, told } = runApp(folder);
  const first = await told;
  await ask(first, "create table kept as select 7 as number");
  await killed(app);
  const left = postmasterOf(first.folder);
  const second = await start(folder);
  expect(postmasterOf(second.folder)).toEqual(left);
  expect(await ask(second, "select number from kept")).toEqual([{ number: 7 }]);
  await second.close();
  expect(postmasterOf(second.folder)).toBeUndefined();
});

test("a killed server comes back with all that was committed, though a child of it is still at work", async () => {
  const folder = openFolder();
  const { app, told } = runApp(folder);
  const first = await told;
  await ask(first, "create table kept as select n from generate_series(1, 1000) n");
  const lasting = ask(first, "select count(*) from generate_series(1, 3000000)").catch(() => "cut off");
  await vi.waitUntil(
    async () => (await ask(first, "select from pg_stat_activity where query like '%3000000)'")).length,
    patience,
  );
  await killed(app);
  process.kill(postmasterOf(first.folder)?.pid ?? Number.NaN, "SIGKILL");
  const second = await start(folder);
  expect(await ask(second, "select count(*)::int from kept")).toEqual([{ count: 1000 }]);
  await lasting;
});

test("another program that bears the dead server's id does not stop the start", async () => {
  const folder = openFolder();
  const own = await start(folder);
  await own.close();
  const { uid, gid } = statSync(own.folder);
  const bystander = spawn("sleep", ["60"], { ...(isRoot ? { uid, gid } : {}), stdio: "ignore" });
  killAfterwards(bystander);
  const file = [bystander.pid, own.folder, 1, 5432, own.folder, "", "   1 1", "ready   "].join("\n");
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"]) {
    writeFileSync(join(own.folder, name), `${file}\n`);
    if (isRoot) chownSync(join(own.folder, name), uid, gid);
  }
  expect(await ask(await start(folder), "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a cluster whose making was broken off is made anew", async () => {
  const folder = openFolder();
  const { app } = runApp(folder);
  await vi.waitUntil(() => readdirSync(folder).some((name) => existsSync(join(folder, name, "PG_VERSION"))), {
    ...patience,
    interval: 2,
  });
  await killed(app);
  expect(existsSync(join(folder, "postgres"))).toBe(false);
  expect(await ask(await start(folder), "select 1 as one")).toEqual([{ one: 1 }]);
});
