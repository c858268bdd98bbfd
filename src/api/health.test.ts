import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type DatabaseHandle, openPool } from "#db/client.server.ts";
import { createDiskProbe, createWriteProbe } from "#platform/health-probes.server.ts";
import { createTestDatabase } from "#test/database.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#test/fakes/database-proxy.ts";
import { createHealth } from "./health.ts";

const MB = 1024 ** 2;
const roomy = { bavail: 100_000, blocks: 200_000, bsize: MB };

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let databaseProxy: DatabaseProxy;
let database: DatabaseHandle;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  databaseProxy = await startDatabaseProxy(own.connection);
  database = openPool(databaseProxy.connection, "readiness");
});
beforeEach(() => databaseProxy.reconnect());
afterAll(async () => {
  await database.close();
  await databaseProxy.close();
  await own.drop();
});

type Disk = typeof roomy;

/** Dependencies as in production, with a disk that a test can fill. */
function createDeps(disk: Disk = roomy, isClosing = false) {
  const disks = createDiskProbe(["/data", "/not-made-yet"], async (folder) => {
    if (folder === "/data") return disk;
    throw Object.assign(new Error("no such folder"), { code: "ENOENT" });
  });
  const health = createHealth({ isClosing: () => isClosing, writeProbe: createWriteProbe(database.db), disks });
  return async (path = "/readyz") => {
    const answer = await health.request(path);
    const { status, reasons = [] } = await answer.json();
    return { http: answer.status, status, reasons: reasons.map(({ code }: { code: string }) => code) };
  };
}

const ready = { http: 200, status: "ready", reasons: [] };
const notReady = (...reasons: string[]) => ({ http: 503, status: "not ready", reasons });

test("is ready if the database is writable and the disk has space", async () => {
  const ask = createDeps();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([ready, ready, ready]);
});

test("is not ready while shutting down", async () => {
  expect(await createDeps(roomy, true)()).toEqual(notReady("closing"));
});

test("is not ready while the database is down, and still healthy", async () => {
  await databaseProxy.disconnect();
  const ask = createDeps();
  expect(await ask()).toEqual(notReady("database"));
  expect(await ask("/healthz")).toEqual({ http: 200, status: "running", reasons: [] });
  await databaseProxy.reconnect();
  expect(await createDeps()()).toEqual(ready);
});

test("reports a hanging database within seconds", async () => {
  await database.db.execute("select 1");
  databaseProxy.freeze();
  expect(await createDeps()()).toEqual(notReady("database"));
});

test("is not ready if the database is read-only", async () => {
  await database.pool.query("set default_transaction_read_only = on");
  expect(await createDeps()()).toEqual(notReady("database"));
  await database.pool.query("set default_transaction_read_only = off");
});

test("is not ready on a full disk, and ready on a nearly full one", async () => {
  expect(await createDeps({ ...roomy, bavail: 63 })()).toEqual(notReady("disk"));
  expect(await createDeps({ ...roomy, bavail: 300 })()).toEqual(ready);
});
