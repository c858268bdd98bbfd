// Row 10.12
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type DatabaseHandle, openPool } from "#db/client.server.ts";
import { anonymousLoginAttempts, anonymousLoginQueue } from "#db/schema/login-guard.ts";
import { mondayMorning } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { type AnonymousLoginThrottle, createAnonymousLoginThrottle } from "./anonymous-login-throttle.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: DatabaseHandle;
let otherProcess: DatabaseHandle;
let throttle: AnonymousLoginThrottle;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  [database, otherProcess] = [openPool(own.connection), openPool(own.connection)];
  throttle = createAnonymousLoginThrottle(database.db, clock);
});
beforeEach(async () => {
  await database.db.delete(anonymousLoginAttempts);
  await database.db.delete(anonymousLoginQueue);
});
afterAll(async () => {
  await database.close();
  await otherProcess.close();
  await own.drop();
});

let now = mondayMorning;
/** Advances the clock by this many seconds. */
function later(seconds: number): Date {
  now = new Date(now.getTime() + seconds * 1000);
  return now;
}
/** Ensures distinct milliseconds. */
const clock = () => later(0.001);

let unknownNetworks = 0;
const anew = () => `stranger ${++unknownNetworks}`;

/** This many strangers fail, once each, when it is their turn. */
async function fail(times: number): Promise<void> {
  for (let failure = 0; failure < times; failure++) {
    expect(await throttle.consume(anew())).toBeNull();
    later(300);
  }
}

/** Stores this many failures, the last of them just now. */
async function failJustNow(times: number): Promise<void> {
  await fail(times - 1);
  expect(await throttle.consume(anew())).toBeNull();
}

const tries = async () => (await database.db.select().from(anonymousLoginAttempts))[0]?.tries;

test("twenty wrong passwords of strangers need no wait; then each doubles the common wait, up to five minutes", async () => {
  for (let failure = 1; failure <= 20; failure++) expect(await throttle.consume(anew())).toBeNull();
  const waits = [];
  for (let failure = 21; failure <= 31; failure++) {
    const stranger = anew();
    const position = await throttle.consume(stranger);
    waits.push(position?.retryAfterSeconds);
    later(position?.retryAfterSeconds ?? 0);
    expect(await throttle.consume(stranger)).toBeNull();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

/** Three hundred attempts from sixty networks through two processes. Returns how many were let through. */
async function atOnce(): Promise<number> {
  const lines = [throttle, createAnonymousLoginThrottle(otherProcess.db, clock)];
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, number) => lines[number % 2]?.consume(`network ${number % 60}`)),
  );
  return answers.filter((answer) => answer === null).length;
}

test("of three hundred simultaneous attempts from sixty networks through two processes the free ones pass", async () => {
  expect(await atOnce()).toBe(20);
  expect(await tries()).toBe(20);
});

test("once strangers take turns, a single one of three hundred simultaneous attempts passes", async () => {
  await fail(30);
  expect(await atOnce()).toBe(1);
  expect(await tries()).toBe(31);
});

test("the longest waiting has the next turn, however often others try", async () => {
  await failJustNow(25);
  await throttle.consume("guesser");
  expect(await throttle.consume("owner")).toMatchObject({ aheadCount: 1 });
  for (let hurry = 0; hurry < 20; hurry++) await throttle.consume(`guesser ${hurry}`);
  later(32);
  expect(await throttle.consume("guesser 3")).toMatchObject({ aheadCount: 5 });
  expect(await throttle.consume("owner")).toMatchObject({ aheadCount: 1 });
  expect(await throttle.consume("guesser")).toBeNull();
  expect(await throttle.consume("guesser")).toMatchObject({ aheadCount: 21 });
  expect(await throttle.consume("owner")).toEqual({ aheadCount: 0, retryAfterSeconds: 64 });
  later(64);
  expect(await throttle.consume("guesser")).toMatchObject({ aheadCount: 21 });
  expect(await throttle.consume("owner")).toBeNull();
});

test("a position expires after six minutes without a request", async () => {
  await failJustNow(25);
  for (const stranger of ["guesser", "owner"]) await throttle.consume(stranger);
  later(300);
  expect(await throttle.consume("owner")).toMatchObject({ aheadCount: 1 });
  later(61);
  expect(await throttle.consume("owner")).toBeNull();
  await throttle.consume("client-a");
  expect(await throttle.consume("guesser")).toMatchObject({ aheadCount: 1 });
});

test("no wait is longer than the position is kept", async () => {
  await failJustNow(40);
  await throttle.consume("guesser");
  for (let other = 0; other < 10; other++) await throttle.consume(`other ${other}`);
  expect(await throttle.consume("owner")).toEqual({ aheadCount: 11, retryAfterSeconds: 300 });
});

test("a correct password resets its network's attempts at the same account, and an unchecked one does not count", async () => {
  for (let failure = 0; failure < 10; failure++) await throttle.consume("guesser");
  for (let failure = 0; failure < 3; failure++) await throttle.consume("owner");
  await throttle.reset("owner", 2);
  expect(await tries()).toBe(11);
  await throttle.reset("owner", 2);
  expect(await tries()).toBe(10);
  await throttle.refund("guesser");
  expect(await tries()).toBe(9);
});

test("an unused turn is free again", async () => {
  await fail(25);
  expect(await throttle.consume("guesser")).toBeNull();
  expect(await throttle.consume("owner")).not.toBeNull();
  await throttle.refund("guesser");
  expect(await throttle.consume("owner")).toBeNull();
});

test("resets everything a day after the first attempt", async () => {
  await fail(30);
  await throttle.consume("guesser");
  later(86_401);
  expect(await throttle.consume("owner")).toBeNull();
  expect(await tries()).toBe(1);
  expect(await database.db.select().from(anonymousLoginQueue)).toMatchObject([{ network: "owner", tries: 1 }]);
});
