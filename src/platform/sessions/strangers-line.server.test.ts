// Row 10.12
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "#db/client.server.ts";
import { deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { mondayMorning } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { createStrangersLine, type StrangersLine } from "./strangers-line.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let otherProcess: Database;
let line: StrangersLine;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  [database, otherProcess] = [openDatabase(own.connection), openDatabase(own.connection)];
  line = createStrangersLine(database.db, clock);
});
beforeEach(async () => {
  await database.db.delete(passwordGuesses);
  await database.db.delete(deskStrangers);
});
afterAll(async () => {
  await database.close();
  await otherProcess.close();
  await own.drop();
});

let now = mondayMorning;
/** So many seconds pass. */
function later(seconds: number): Date {
  now = new Date(now.getTime() + seconds * 1000);
  return now;
}
/** Nobody comes in the same millisecond as another. */
const clock = () => later(0.001);

let strangers = 0;
const anew = () => `stranger ${++strangers}`;

/** So many strangers fail, each once and each when it is their turn. */
async function fail(times: number): Promise<void> {
  for (let failure = 0; failure < times; failure++) {
    expect(await line.enter(anew())).toBeNull();
    later(300);
  }
}

/** So many have failed, the last of them just now. */
async function failJustNow(times: number): Promise<void> {
  await fail(times - 1);
  expect(await line.enter(anew())).toBeNull();
}

const tries = async () => (await database.db.select().from(passwordGuesses))[0]?.tries;

test("twenty wrong passwords of strangers wait for nothing; then each doubles the wait of all, up to five minutes", async () => {
  for (let failure = 1; failure <= 20; failure++) expect(await line.enter(anew())).toBeNull();
  const waits = [];
  for (let failure = 21; failure <= 31; failure++) {
    const stranger = anew();
    const place = await line.enter(stranger);
    waits.push(place?.retryAfterSeconds);
    later(place?.retryAfterSeconds ?? 0);
    expect(await line.enter(stranger)).toBeNull();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

/** Three hundred tries from sixty networks, by way of two processes: how many were let through. */
async function atOnce(): Promise<number> {
  const lines = [line, createStrangersLine(otherProcess.db, clock)];
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, number) => lines[number % 2]?.enter(`network ${number % 60}`)),
  );
  return answers.filter((answer) => answer === null).length;
}

test("of three hundred tries at once from sixty networks by way of two processes, the free ones are let through", async () => {
  expect(await atOnce()).toBe(20);
  expect(await tries()).toBe(20);
});

test("once strangers take turns, of three hundred tries at once a single one is let through", async () => {
  await fail(30);
  expect(await atOnce()).toBe(1);
  expect(await tries()).toBe(31);
});

test("who waits longest has the next turn, however often others ask", async () => {
  await failJustNow(25);
  await line.enter("guesser");
  expect(await line.enter("owner")).toMatchObject({ before: 1 });
  for (let hurry = 0; hurry < 20; hurry++) await line.enter(`guesser ${hurry}`);
  later(32);
  expect(await line.enter("guesser 3")).toMatchObject({ before: 5 });
  expect(await line.enter("owner")).toMatchObject({ before: 1 });
  expect(await line.enter("guesser")).toBeNull();
  expect(await line.enter("guesser")).toMatchObject({ before: 21 });
  expect(await line.enter("owner")).toEqual({ before: 0, retryAfterSeconds: 64 });
  later(64);
  expect(await line.enter("guesser")).toMatchObject({ before: 21 });
  expect(await line.enter("owner")).toBeNull();
});

test("who does not come back for six minutes has lost their place", async () => {
  await failJustNow(25);
  for (const stranger of ["guesser", "owner"]) await line.enter(stranger);
  later(300);
  expect(await line.enter("owner")).toMatchObject({ before: 1 });
  later(61);
  expect(await line.enter("owner")).toBeNull();
  await line.enter("somebody");
  expect(await line.enter("guesser")).toMatchObject({ before: 1 });
});

test("nobody is told to come back later than their place is kept", async () => {
  await failJustNow(40);
  await line.enter("guesser");
  for (let other = 0; other < 10; other++) await line.enter(`other ${other}`);
  expect(await line.enter("owner")).toEqual({ before: 11, retryAfterSeconds: 300 });
});

test("a right password forgets its network's tries at the same account, and one that was not looked at is none", async () => {
  for (let failure = 0; failure < 10; failure++) await line.enter("guesser");
  for (let failure = 0; failure < 3; failure++) await line.enter("owner");
  await line.passed("owner", 2);
  expect(await tries()).toBe(11);
  await line.passed("owner", 2);
  expect(await tries()).toBe(10);
  await line.takeBack("guesser");
  expect(await tries()).toBe(9);
});

test("a turn that was not used is free again", async () => {
  await fail(25);
  expect(await line.enter("guesser")).toBeNull();
  expect(await line.enter("owner")).not.toBeNull();
  await line.takeBack("guesser");
  expect(await line.enter("owner")).toBeNull();
});

test("a day after the first try all is forgotten", async () => {
  await fail(30);
  await line.enter("guesser");
  later(86_401);
  expect(await line.enter("owner")).toBeNull();
  expect(await tries()).toBe(1);
  expect(await database.db.select().from(deskStrangers)).toMatchObject([{ network: "owner", tries: 1 }]);
});
