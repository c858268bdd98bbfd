import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "#db/client.server.ts";
import { createPulse, watchDisks } from "#platform/watch.server.ts";
import { createTestDatabase } from "#test/database.ts";
import { type DatabaseLine, openDatabaseLine } from "#test/doubles/database-line.ts";
import { createHealth } from "./health.ts";

const MB = 1024 ** 2;
const roomy = { bavail: 100_000, blocks: 200_000, bsize: MB };

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let line: DatabaseLine;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  line = await openDatabaseLine(own.connection);
  database = openDatabase(line.connection, "readiness");
});
beforeEach(() => line.mend());
afterAll(async () => {
  await database.close();
  await line.close();
  await own.drop();
});

type Disk = typeof roomy;

/** Readiness as the product has it, of a disk that a test may fill. */
function watched(disk: Disk = roomy, isClosing = false) {
  const disks = watchDisks(["/data", "/not-made-yet"], async (folder) => {
    if (folder === "/data") return disk;
    throw Object.assign(new Error("no such folder"), { code: "ENOENT" });
  });
  const health = createHealth({ isClosing: () => isClosing, pulse: createPulse(database.db), disks });
  return async (path = "/readyz") => {
    const answer = await health.request(path);
    const { status, reasons = [] } = await answer.json();
    return { http: answer.status, status, reasons: reasons.map(({ code }: { code: string }) => code) };
  };
}

const ready = { http: 200, status: "ready", reasons: [] };
const notReady = (...reasons: string[]) => ({ http: 503, status: "not ready", reasons });

test("whoever takes a write and has room is ready", async () => {
  const ask = watched();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([ready, ready, ready]);
});

test("a process that is about to end is not ready", async () => {
  expect(await watched(roomy, true)()).toEqual(notReady("closing"));
});

test("a database that is away makes nobody ready, and the process runs all the same", async () => {
  await line.cut();
  const ask = watched();
  expect(await ask()).toEqual(notReady("database"));
  expect(await ask("/healthz")).toEqual({ http: 200, status: "running", reasons: [] });
  await line.mend();
  expect(await watched()()).toEqual(ready);
});

test("a database that answers nothing is told within seconds", async () => {
  await database.db.execute("select 1");
  line.freeze();
  expect(await watched()()).toEqual(notReady("database"));
});

test("a database that only reads takes no booking", async () => {
  await database.pool.query("set default_transaction_read_only = on");
  expect(await watched()()).toEqual(notReady("database"));
  await database.pool.query("set default_transaction_read_only = off");
});

test("a full disk makes nobody ready, one that is nearly full does", async () => {
  expect(await watched({ ...roomy, bavail: 63 })()).toEqual(notReady("disk"));
  expect(await watched({ ...roomy, bavail: 300 })()).toEqual(ready);
});
