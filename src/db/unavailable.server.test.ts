import { sql } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { openDatabase } from "./client.server.ts";
import { isUnavailable } from "./unavailable.server.ts";

const own = await createTestDatabase(inject("server"));
const { db, close } = openDatabase(own.connection, "readiness");
afterAll(async () => {
  await close();
  await own.drop();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable("it worked"),
    (failure) => failure,
  );

const raised = (code: string) =>
  failureOf(db.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)));

test.each([
  ["53100", "the disk is full"],
  ["53200", "it is out of memory"],
  ["53300", "it has no connection left"],
  ["57P01", "it is shut down"],
  ["55P03", "somebody else has the lock"],
  ["40P01", "two wait for each other"],
  ["58030", "its disk cannot be read"],
  ["25006", "it is a standby"],
])("a database that answers %s (%s) passes by itself", async (code) => {
  expect(isUnavailable(await raised(code))).toBe(true);
});

test.each(["23505", "22021", "42P01", "P0001"])("what it answers with %s is our own fault", async (code) => {
  expect(isUnavailable(await raised(code))).toBe(false);
});

test("a statement that takes longer than its kind of work may is cancelled, which passes", async () => {
  const failure = await failureOf(db.execute(sql`select pg_sleep(30)`));
  expect(isUnavailable(failure)).toBe(true);
});

test("a server that is not there passes, a file that is not there does not", async () => {
  const nowhere = openDatabase({ host: "/nowhere", user: "nabz", database: "nabz" });
  expect(isUnavailable(await failureOf(nowhere.db.execute(sql`select 1`)))).toBe(true);
  await nowhere.close();
  const noFile = Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" });
  expect(isUnavailable(noFile)).toBe(false);
  const fullDisk = Object.assign(new Error("no space left on device"), { code: "ENOSPC", syscall: "write" });
  expect(isUnavailable(fullDisk)).toBe(true);
});
