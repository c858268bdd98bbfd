import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { attempts } from "#db/schema/messages.ts";
import { createTestDatabase } from "#test/database.ts";
import { createOwnWaits, type OwnWaits } from "./own-waits.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
let waits: OwnWaits;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openDatabase(own.connection);
  waits = createOwnWaits(database.pool);
});
beforeEach(() => database.db.delete(attempts));
afterAll(async () => {
  await database.close();
  await own.drop();
});

/** Everybody who must wait has waited. */
const endWait = () => database.pool.query("update attempts set expire = 0 where key like 'gate-turn:%'");

async function fail(who: string, times: number): Promise<void> {
  for (let failure = 0; failure < times; failure++) {
    expect(await waits.enter(who, "account")).toBeNull();
    await endWait();
  }
}

test("five failures wait for nothing; then each doubles the wait, up to a quarter of an hour", async () => {
  for (let failure = 1; failure <= 5; failure++) expect(await waits.enter("somebody", "account")).toBeNull();
  const told = [];
  for (let failure = 6; failure <= 17; failure++) {
    expect(await waits.enter("somebody", "account")).toBeNull();
    told.push((await waits.enter("somebody", "account"))?.retryAfterSeconds);
    await endWait();
  }
  expect(told).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test("of a hundred first attempts at once six are let through, and of a hundred later ones a single one", async () => {
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => waits.enter("somebody", "account")));
  const letThrough = (answers: Awaited<ReturnType<typeof hundred>>) => answers.filter((answer) => answer === null);
  expect(letThrough(await hundred())).toHaveLength(6);
  await endWait();
  await fail("somebody", 6);
  expect(letThrough(await hundred())).toHaveLength(1);
});

test("attempts that are refused do not lengthen the wait", async () => {
  await fail("somebody", 8);
  await waits.enter("somebody", "account");
  for (let refused = 0; refused < 20; refused++) await waits.enter("somebody", "account");
  await endWait();
  await waits.enter("somebody", "account");
  expect(await waits.enter("somebody", "account")).toEqual({ retryAfterSeconds: 16 });
});

test("once somebody passed, their count begins anew; others keep their own", async () => {
  await fail("somebody", 9);
  await fail("other", 9);
  await waits.passed("somebody", "account");
  await fail("somebody", 5);
  await waits.enter("other", "account");
  expect(await waits.enter("somebody", "account")).toBeNull();
  expect(await waits.enter("other", "account")).toEqual({ retryAfterSeconds: 16 });
});

test("an attempt that is taken back was none: neither its count nor its turn is gone", async () => {
  await fail("somebody", 8);
  await waits.enter("somebody", "account");
  await waits.takeBack("somebody", "account");
  expect(await waits.enter("somebody", "account")).toBeNull();
  expect(await waits.enter("somebody", "account")).toEqual({ retryAfterSeconds: 8 });
});

test("a right password forgets what was failed at its own account, and the wait for the others goes on", async () => {
  await fail("somebody", 4);
  for (let failure = 0; failure < 3; failure++) {
    await waits.enter("somebody", "other");
    await endWait();
  }
  expect(await waits.passed("somebody", "account")).toBe(4);
  await fail("somebody", 2);
  await waits.enter("somebody", "account");
  expect(await waits.enter("somebody", "account")).toEqual({ retryAfterSeconds: 1 });
});
