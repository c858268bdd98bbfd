import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openPool } from "#db/client.server.ts";
import { rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestDatabase } from "#test/database.ts";
import { type ClientLoginThrottle, createClientLoginThrottle } from "./client-login-throttle.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openPool>;
let waits: ClientLoginThrottle;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openPool(own.connection);
  waits = createClientLoginThrottle(database.pool);
});
beforeEach(() => database.db.delete(rateLimitAttempts));
afterAll(async () => {
  await database.close();
  await own.drop();
});

/** Ends all waits. */
const endWait = () => database.pool.query("update attempts set expire = 0 where key like 'gate-turn:%'");

async function fail(who: string, times: number): Promise<void> {
  for (let failure = 0; failure < times; failure++) {
    expect(await waits.consume(who, "account")).toBeNull();
    await endWait();
  }
}

test("five failures need no wait; then each doubles the wait, up to a quarter of an hour", async () => {
  for (let failure = 1; failure <= 5; failure++) expect(await waits.consume("client-a", "account")).toBeNull();
  const delays = [];
  for (let failure = 6; failure <= 17; failure++) {
    expect(await waits.consume("client-a", "account")).toBeNull();
    delays.push((await waits.consume("client-a", "account"))?.retryAfterSeconds);
    await endWait();
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test("of a hundred simultaneous first attempts six pass, and of a hundred later ones a single one", async () => {
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => waits.consume("client-a", "account")));
  const letThrough = (answers: Awaited<ReturnType<typeof hundred>>) => answers.filter((answer) => answer === null);
  expect(letThrough(await hundred())).toHaveLength(6);
  await endWait();
  await fail("client-a", 6);
  expect(letThrough(await hundred())).toHaveLength(1);
});

test("rejected attempts do not lengthen the wait", async () => {
  await fail("client-a", 8);
  await waits.consume("client-a", "account");
  for (let refused = 0; refused < 20; refused++) await waits.consume("client-a", "account");
  await endWait();
  await waits.consume("client-a", "account");
  expect(await waits.consume("client-a", "account")).toEqual({ retryAfterSeconds: 16 });
});

test("a success resets the client's count, and not that of others", async () => {
  await fail("client-a", 9);
  await fail("other", 9);
  await waits.reset("client-a", "account");
  await fail("client-a", 5);
  await waits.consume("other", "account");
  expect(await waits.consume("client-a", "account")).toBeNull();
  expect(await waits.consume("other", "account")).toEqual({ retryAfterSeconds: 16 });
});

test("a refunded attempt keeps neither its count nor its turn", async () => {
  await fail("client-a", 8);
  await waits.consume("client-a", "account");
  await waits.refund("client-a", "account");
  expect(await waits.consume("client-a", "account")).toBeNull();
  expect(await waits.consume("client-a", "account")).toEqual({ retryAfterSeconds: 8 });
});

test("a correct password resets the failures at its own account, and the wait for others goes on", async () => {
  await fail("client-a", 4);
  for (let failure = 0; failure < 3; failure++) {
    await waits.consume("client-a", "other");
    await endWait();
  }
  expect(await waits.reset("client-a", "account")).toBe(4);
  await fail("client-a", 2);
  await waits.consume("client-a", "account");
  expect(await waits.consume("client-a", "account")).toEqual({ retryAfterSeconds: 1 });
});
