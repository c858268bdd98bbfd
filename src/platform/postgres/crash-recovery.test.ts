import { spawn } from "node:child_process";
import { chownSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
  createDataFolder,
  isRoot,
  kill,
  killAfterTest,
  queryRows,
  spawnStart,
  startForTest,
} from "#test/postgres-processes.ts";
import { findPostmaster } from "./postmaster.server.ts";

/** Vitest's default of a second is not long on a busy machine. */
const patience = { timeout: 240_000 };

test("takes over the server of a killed process", async () => {
  const folder = createDataFolder();
  const { app, output } = spawnStart(folder);
  const first = await output;
  await queryRows(first, "create table kept as select 7 as number");
  await kill(app);
  const left = findPostmaster(first.clusterFolder);
  const second = await startForTest(folder);
  expect(findPostmaster(second.clusterFolder)).toEqual(left);
  expect(await queryRows(second, "select number from kept")).toEqual([{ number: 7 }]);
  await second.close();
  expect(findPostmaster(second.clusterFolder)).toBeUndefined();
});

test("recovers everything committed after a kill, even with a child still working", async () => {
  const folder = createDataFolder();
  const { app, output } = spawnStart(folder);
  const first = await output;
  await queryRows(first, "create table kept as select n from generate_series(1, 1000) n");
  const lasting = queryRows(first, "select count(*) from generate_series(1, 3000000)").catch(() => "cut off");
  await vi.waitUntil(
    async () => (await queryRows(first, "select from pg_stat_activity where query like '%3000000)'")).length,
    patience,
  );
  await kill(app);
  process.kill(findPostmaster(first.clusterFolder)?.pid ?? Number.NaN, "SIGKILL");
  const second = await startForTest(folder);
  expect(await queryRows(second, "select count(*)::int from kept")).toEqual([{ count: 1000 }]);
  await lasting;
});

test("starts although another program has the dead server's pid", async () => {
  const folder = createDataFolder();
  const own = await startForTest(folder);
  await own.close();
  const { uid, gid } = statSync(own.clusterFolder);
  const bystander = spawn("sleep", ["60"], { ...(isRoot ? { uid, gid } : {}), stdio: "ignore" });
  killAfterTest(bystander);
  const file = [bystander.pid, own.clusterFolder, 1, 5432, own.clusterFolder, "", "   1 1", "ready   "].join("\n");
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"]) {
    writeFileSync(join(own.clusterFolder, name), `${file}\n`);
    if (isRoot) chownSync(join(own.clusterFolder, name), uid, gid);
  }
  expect(await queryRows(await startForTest(folder), "select 1 as one")).toEqual([{ one: 1 }]);
});

test("recreates a cluster whose creation was aborted", async () => {
  const folder = createDataFolder();
  const { app } = spawnStart(folder);
  await vi.waitUntil(() => readdirSync(folder).some((name) => existsSync(join(folder, name, "PG_VERSION"))), {
    ...patience,
    interval: 2,
  });
  await kill(app);
  expect(existsSync(join(folder, "postgres"))).toBe(false);
  expect(await queryRows(await startForTest(folder), "select 1 as one")).toEqual([{ one: 1 }]);
});
