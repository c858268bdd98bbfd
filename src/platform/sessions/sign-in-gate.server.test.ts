import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { attempts } from "#db/schema/messages.ts";
import { createTestDatabase } from "#test/database.ts";
import { createSignInGate, type SignInGate } from "./sign-in-gate.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
let gate: SignInGate;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openDatabase(own.connection);
  gate = createSignInGate(database.pool);
});
beforeEach(() => database.db.delete(attempts));
afterAll(async () => {
  await database.close();
  await own.drop();
});

/** Everybody who must wait has waited. */
const endWait = () => database.pool.query("update attempts set expire = 0 where key like 'gate-turn:%'");

test("each failure doubles the wait, up to a quarter of an hour", async () => {
  const waits = [];
  for (let failure = 1; failure <= 15; failure++) {
    expect(await gate.enter("somebody")).toBeNull();
    waits.push((await gate.enter("somebody"))?.retryAfterSeconds);
    await endWait();
  }
  expect(waits).toEqual([1, 1, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test("of a hundred attempts at once one is let through, and those refused do not lengthen the wait", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => gate.enter("somebody")));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  await endWait();
  expect(await gate.enter("somebody")).toBeNull();
  expect(await gate.enter("somebody")).toEqual({ retryAfterSeconds: 1 });
});

test("once somebody passed, their count begins anew; others keep their own", async () => {
  for (let failure = 1; failure <= 6; failure++) {
    await gate.enter("somebody");
    await gate.enter("other");
    await endWait();
  }
  await gate.passed("somebody");
  await gate.enter("somebody");
  await gate.enter("other");
  expect(await gate.enter("somebody")).toEqual({ retryAfterSeconds: 1 });
  expect(await gate.enter("other")).toEqual({ retryAfterSeconds: 16 });
});
