// Row 10.12
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type DatabaseHandle, openPool } from "#db/client.server.ts";
import { anonymousLoginAttempts, anonymousLoginQueue } from "#db/schema/login-guard.ts";
import { rateLimitAttempts } from "#db/schema/messages.ts";
import { mondayMorning } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { OWNER_EMAIL, type SignInResult } from "./admin-sessions.server.ts";
import { createLoginGuard, type LoginGuard } from "./login-guard.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: DatabaseHandle;
let gate: LoginGuard;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openPool(own.connection);
  gate = createLoginGuard(database, () => mondayMorning);
});
beforeEach(async () => {
  for (const table of [rateLimitAttempts, anonymousLoginAttempts, anonymousLoginQueue]) await database.db.delete(table);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const aim = { email: OWNER_EMAIL };
const createUnknownClient = (network: string, email = OWNER_EMAIL) => ({
  name: network,
  network,
  account: email,
  aim: { email },
  isStranger: true,
});
const createKnownClient = (name: string) => ({
  name,
  network: "203.0.113.7",
  account: OWNER_EMAIL,
  aim,
  isStranger: false,
});
const answering = (tried: SignInResult) => async () => tried;

/** This many strangers try a wrong password, once each. */
async function guess(times: number): Promise<void> {
  for (let number = 0; number < times; number++) {
    await gate.attempt(createUnknownClient(`stranger ${number}`), answering("wrong"));
  }
}

test("a known browser does not wait for strangers' turns, and is not counted with them", async () => {
  await guess(25);
  expect(await gate.attempt(createUnknownClient("owner"), answering("wrong"))).toMatchObject({
    wait: { reason: "strangers" },
  });
  for (let attempt = 0; attempt < 5; attempt++) {
    expect(await gate.attempt(createKnownClient("browser of the owner"), answering("wrong"))).toBe("wrong");
  }
  const cookies = ["a session"];
  expect(await gate.attempt(createKnownClient("browser of the owner"), answering({ cookies }))).toEqual({ cookies });
  expect(await database.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 20 }]);
});

test("a stranger waiting for a turn has not used up an attempt", async () => {
  await guess(20);
  await database.db.update(anonymousLoginAttempts).set({ nextTurnAt: new Date(mondayMorning.getTime() + 60_000) });
  const outcomes = [];
  for (let attempt = 0; attempt < 10; attempt++) {
    outcomes.push(await gate.attempt(createUnknownClient("owner"), answering("wrong")));
  }
  expect(outcomes.map((outcome) => typeof outcome === "object" && "wait" in outcome && outcome.wait.reason)).toEqual(
    Array(10).fill("strangers"),
  );
  expect(await database.db.select().from(rateLimitAttempts)).not.toContainEqual(
    expect.objectContaining({ key: "gate-failures:owner", points: 1 }),
  );
});

test("an unchecked password counts neither for its client nor in total", async () => {
  for (let attempt = 0; attempt < 30; attempt++) {
    expect(await gate.attempt(createUnknownClient("client-a"), answering("busy"))).toEqual({
      wait: { reason: "busy", retryAfterSeconds: 1 },
    });
  }
  expect(await gate.attempt(createUnknownClient("client-a"), answering("wrong"))).toBe("wrong");
  expect(await database.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 1 }]);
});

test("a stranger's correct password resets their count, and keeps that of others", async () => {
  await guess(10);
  for (let attempt = 0; attempt < 3; attempt++) await gate.attempt(createUnknownClient("owner"), answering("wrong"));
  await gate.attempt(createUnknownClient("owner"), answering({ cookies: [] }));
  expect(await database.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 10 }]);
});

test("the correct password of one account keeps the network's count for another", async () => {
  for (let attempt = 0; attempt < 4; attempt++) await gate.attempt(createUnknownClient("network"), answering("wrong"));
  await gate.attempt(createUnknownClient("network", "other@nabz.example"), answering("wrong"));
  await gate.attempt(createUnknownClient("network", "other@nabz.example"), answering({ cookies: [] }));
  expect(await database.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 4 }]);
  expect(await database.db.select().from(anonymousLoginQueue)).toMatchObject([{ network: "network", tries: 4 }]);
  const counted = await database.db
    .select({ key: rateLimitAttempts.key, points: rateLimitAttempts.points })
    .from(rateLimitAttempts);
  expect(counted).toContainEqual({ key: "gate-failures:network", points: 4 });
});

test("checks four strangers' passwords at once, and a known browser's in addition", async () => {
  const looking = Promise.withResolvers<SignInResult>();
  const stranger = (number: number) =>
    new Promise<unknown>((begun) => {
      const tryPassword = () => {
        begun("looked at");
        return looking.promise;
      };
      gate.attempt(createUnknownClient(`stranger ${number}`), tryPassword).then(begun);
    });
  const outcomes = [];
  for (let number = 0; number < 6; number++) outcomes.push(await stranger(number));
  const busy = { wait: { reason: "busy", retryAfterSeconds: 1 } };
  expect(outcomes).toEqual([...Array(4).fill("looked at"), busy, busy]);
  expect(await gate.attempt(createKnownClient("browser"), answering("wrong"))).toBe("wrong");
  looking.resolve("wrong");
  expect(await database.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 4 }]);
});

test("of thirty simultaneous strangers ten are rejected without a query", async () => {
  const tried = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      gate.attempt(createUnknownClient(`stranger ${number}`), answering("wrong")),
    ),
  );
  expect(tried.slice(20)).toEqual(Array(10).fill({ wait: { reason: "busy", retryAfterSeconds: 1 } }));
  expect((await database.db.select().from(anonymousLoginQueue)).map(({ network }) => network)).not.toContain(
    "stranger 20",
  );
});
