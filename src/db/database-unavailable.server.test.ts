import { sql } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { openPool } from "./client.server.ts";
import { isDatabaseUnavailable } from "./database-unavailable.server.ts";

const own = await createTestDatabase(inject("server"));
const { db, close } = openPool(own.connection, "readiness");
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
  ["55P03", "another statement has the lock"],
  ["40P01", "two wait for each other"],
  ["58030", "its disk cannot be read"],
  ["25006", "it is a standby"],
])("%s (%s) is temporary", async (code) => {
  expect(isDatabaseUnavailable(await raised(code))).toBe(true);
});

test.each(["23505", "22021", "42P01", "P0001"])("%s is our own fault", async (code) => {
  expect(isDatabaseUnavailable(await raised(code))).toBe(false);
});

test("a statement cancelled by its time limit is temporary", async () => {
  const failure = await failureOf(db.execute(sql`select pg_sleep(30)`));
  expect(isDatabaseUnavailable(failure)).toBe(true);
});

test("a missing server is temporary, a missing file is not", async () => {
  const unreachable = openPool({ host: "/nowhere", user: "nabz", database: "nabz" });
  expect(isDatabaseUnavailable(await failureOf(unreachable.db.execute(sql`select 1`)))).toBe(true);
  await unreachable.close();
  const noFile = Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" });
  expect(isDatabaseUnavailable(noFile)).toBe(false);
  const fullDisk = Object.assign(new Error("no space left on device"), { code: "ENOSPC", syscall: "write" });
  expect(isDatabaseUnavailable(fullDisk)).toBe(true);
});
