// Row 10.12
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "#db/client.server.ts";
import { deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { attempts } from "#db/schema/messages.ts";
import { mondayMorning } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { OWNER_EMAIL, type Tried } from "./desk-sessions.server.ts";
import { createSignInGate, type SignInGate } from "./sign-in-gate.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let gate: SignInGate;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openDatabase(own.connection);
  gate = createSignInGate(database, () => mondayMorning);
});
beforeEach(async () => {
  for (const table of [attempts, passwordGuesses, deskStrangers]) await database.db.delete(table);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const aim = { email: OWNER_EMAIL };
const aStranger = (network: string, email = OWNER_EMAIL) => ({
  name: network,
  network,
  account: email,
  aim: { email },
  isStranger: true,
});
const aBrowser = (name: string) => ({
  name,
  network: "203.0.113.7",
  account: OWNER_EMAIL,
  aim,
  isStranger: false,
});
const answering = (tried: Tried) => async () => tried;

/** So many strangers try a wrong password, one each. */
async function guess(times: number): Promise<void> {
  for (let number = 0; number < times; number++) {
    await gate.attempt(aStranger(`stranger ${number}`), answering("wrong"));
  }
}

test("when strangers take turns, a browser that was let in before does not wait, and is not counted with them", async () => {
  await guess(25);
  expect(await gate.attempt(aStranger("owner"), answering("wrong"))).toMatchObject({ wait: { why: "strangers" } });
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await gate.attempt(aBrowser("browser of the owner"), answering("wrong"))).toBe("wrong");
  }
  const cookies = ["a session"];
  expect(await gate.attempt(aBrowser("browser of the owner"), answering({ cookies }))).toEqual({ cookies });
  expect(await database.db.select().from(passwordGuesses)).toMatchObject([{ tries: 20 }]);
});

test("a stranger who waits for a turn has not used up a try of their own", async () => {
  await guess(20);
  await database.db.update(passwordGuesses).set({ nextTurnAt: new Date(mondayMorning.getTime() + 60_000) });
  const outcomes = [];
  for (let attempt = 0; attempt < 10; attempt++) {
    outcomes.push(await gate.attempt(aStranger("owner"), answering("wrong")));
  }
  expect(outcomes.map((outcome) => typeof outcome === "object" && "wait" in outcome && outcome.wait.why)).toEqual(
    Array(10).fill("strangers"),
  );
  expect(await database.db.select().from(attempts)).not.toContainEqual(
    expect.objectContaining({ key: "gate-failures:owner", points: 1 }),
  );
});

test("a password that was not looked at counts neither for its visitor nor for all", async () => {
  for (let attempt = 0; attempt < 30; attempt++) {
    expect(await gate.attempt(aStranger("somebody"), answering("busy"))).toEqual({
      wait: { why: "busy", retryAfterSeconds: 1 },
    });
  }
  expect(await gate.attempt(aStranger("somebody"), answering("wrong"))).toBe("wrong");
  expect(await database.db.select().from(passwordGuesses)).toMatchObject([{ tries: 1 }]);
});

test("the right password of a stranger forgets what was counted of them, and leaves the others' tries", async () => {
  await guess(10);
  for (let attempt = 0; attempt < 3; attempt++) await gate.attempt(aStranger("owner"), answering("wrong"));
  await gate.attempt(aStranger("owner"), answering({ cookies: [] }));
  expect(await database.db.select().from(passwordGuesses)).toMatchObject([{ tries: 10 }]);
});

test("the right password of one account leaves what its network has tried at another", async () => {
  for (let attempt = 0; attempt < 4; attempt++) await gate.attempt(aStranger("network"), answering("wrong"));
  await gate.attempt(aStranger("network", "somebody@nabz.example"), answering("wrong"));
  await gate.attempt(aStranger("network", "somebody@nabz.example"), answering({ cookies: [] }));
  expect(await database.db.select().from(passwordGuesses)).toMatchObject([{ tries: 4 }]);
  expect(await database.db.select().from(deskStrangers)).toMatchObject([{ network: "network", tries: 4 }]);
  const counted = await database.db.select({ key: attempts.key, points: attempts.points }).from(attempts);
  expect(counted).toContainEqual({ key: "gate-failures:network", points: 4 });
});

test("four strangers at once have their password looked at, and a browser that was let in before none the less", async () => {
  const looking = Promise.withResolvers<Tried>();
  const stranger = (number: number) =>
    new Promise<unknown>((begun) => {
      const tryPassword = () => {
        begun("looked at");
        return looking.promise;
      };
      gate.attempt(aStranger(`stranger ${number}`), tryPassword).then(begun);
    });
  const outcomes = [];
  for (let number = 0; number < 6; number++) outcomes.push(await stranger(number));
  const busy = { wait: { why: "busy", retryAfterSeconds: 1 } };
  expect(outcomes).toEqual([...Array(4).fill("looked at"), busy, busy]);
  expect(await gate.attempt(aBrowser("browser"), answering("wrong"))).toBe("wrong");
  looking.resolve("wrong");
  expect(await database.db.select().from(passwordGuesses)).toMatchObject([{ tries: 4 }]);
});

test("of thirty strangers at once ten are sent away before the database is asked", async () => {
  const tried = await Promise.all(
    Array.from({ length: 30 }, (_, number) => gate.attempt(aStranger(`stranger ${number}`), answering("wrong"))),
  );
  expect(tried.slice(20)).toEqual(Array(10).fill({ wait: { why: "busy", retryAfterSeconds: 1 } }));
  expect((await database.db.select().from(deskStrangers)).map(({ network }) => network)).not.toContain("stranger 20");
});
