// Rows 2.126, 4.30, 5.17, 5.18, 6.8, 8.25, 9.45, 10.6, 10.12, 10.49
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { formatErrorText } from "#api/i18n/texts.ts";
import { user } from "#db/schema/accounts.ts";
import { anonymousLoginAttempts, anonymousLoginQueue, failedLogins, knownBrowsers } from "#db/schema/login-guard.ts";
import { alerts, messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { OWNER_EMAIL } from "#platform/sessions/admin-sessions.server.ts";
import { adminPassword, createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(mondayMorning);
  const counted = [rateLimitAttempts, anonymousLoginAttempts, anonymousLoginQueue, failedLogins, knownBrowsers];
  for (const table of [...counted, messages, alerts]) await app.db.delete(table);
});

const signIn = (password: string, address = "203.0.113.7") =>
  app.call("POST", "/api/admin/session", { password }, { address });

/** Enough failures today that the next wait outlasts a test. */
const failedOften = (who = "203.0.113.7", account = OWNER_EMAIL) =>
  app.db.insert(rateLimitAttempts).values(
    [`gate-failures:${who}`, `gate-tries:${who} ${account}`].map((key) => ({
      key,
      points: 12,
      expire: Date.now() + 3_600_000,
    })),
  );

async function ownerId(): Promise<string> {
  const [owner] = await app.db.select({ id: user.id }).from(user).where(eq(user.email, OWNER_EMAIL));
  return owner?.id ?? "";
}

/** Ends all waits. */
const endWait = () =>
  app.db.update(rateLimitAttempts).set({ expire: 0 }).where(like(rateLimitAttempts.key, "gate-turn:%"));

test("signs in with the right password, in an HttpOnly cookie", async () => {
  const answer = await signIn(adminPassword);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly/i);
  expect(answer.headers.get("set-cookie")).toMatch(/SameSite=Lax/i);
});

test("a signed-out session has no access, even with its old cookie", async () => {
  const staffCookie = await app.adminCookie();
  expect((await app.call("GET", "/api/admin/session", undefined, staffCookie)).body).toEqual({ name: "owner" });
  expect((await app.call("DELETE", "/api/admin/session", undefined, staffCookie)).status).toBe(204);
  expect((await app.call("GET", "/api/admin/session", undefined, staffCookie)).status).toBe(401);
  expect((await app.call("GET", "/api/bookings", undefined, staffCookie)).status).toBe(401);
});

test("a forged cookie has no access", async () => {
  const cookie = "nabz.session_token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D";
  expect((await app.call("GET", "/api/bookings", undefined, { cookie })).status).toBe(401);
});

test("tries one of a hundred simultaneous guesses and returns the wait to the others", async () => {
  await failedOften();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, guess) => signIn(`guess ${guess}`)));
  const tried = answers.filter(({ status }) => status === 401);
  expect(tried.map(({ body }) => body.detail)).toEqual(["Invalid password"]);
  const rejected = answers.filter(({ status }) => status === 429);
  expect(rejected).toHaveLength(99);
  expect(Number(rejected[0]?.headers.get("retry-after"))).toBeGreaterThan(100);
  expect(rejected[0]?.body.detail).toBe("Too many attempts. Please try again in 3 minutes.");
});

test("the right password waits too; after the wait it signs in and resets the count", async () => {
  await failedOften();
  expect((await signIn("wrong")).status).toBe(401);
  expect((await signIn(adminPassword)).status).toBe(429);
  await endWait();
  expect((await signIn(adminPassword)).status).toBe(200);
  expect(await app.db.select().from(rateLimitAttempts)).toEqual([]);
});

test("guesses from one address do not make the owner wait at another", async () => {
  await failedOften("198.51.100.1");
  await signIn("wrong", "198.51.100.1");
  expect((await signIn(adminPassword, "198.51.100.1")).status).toBe(429);
  expect((await signIn(adminPassword, "203.0.113.7")).status).toBe(200);
});

test("a known browser does not wait for the guesses of others at its own address", async () => {
  const known = await app.adminCookie();
  await failedOften();
  await signIn("wrong");
  expect((await signIn(adminPassword)).status).toBe(429);
  expect((await app.call("POST", "/api/admin/session", { password: adminPassword }, known)).status).toBe(200);
});

test("a known browser waits for its own guesses; with a forged name it is a stranger", async () => {
  const known = await app.adminCookie();
  const id = /nabz\.desk_browser=([^.;]+)/.exec(known.cookie)?.[1] ?? "";
  const forged = { cookie: known.cookie.replace(id, "forged") };
  const guess = (headers: { cookie: string }) => app.call("POST", "/api/admin/session", { password: "wrong" }, headers);
  await failedOften(`browser ${id} ${await ownerId()}`);
  expect((await guess(known)).status).toBe(401);
  expect((await guess(known)).status).toBe(429);
  await failedOften();
  expect((await guess(forged)).status).toBe(401);
  expect((await signIn("wrong")).status).toBe(429);
});

test("changing the password needs the current one and ends every other session", async () => {
  const [here, there] = [await app.adminCookie(), await app.adminCookie()];
  const change = { present: adminPassword, next: "another-password-for-tests" };
  const answer = await app.call("PUT", "/api/admin/password", change, here);
  expect(answer.status).toBe(204);
  for (const ended of [here, there]) {
    expect((await app.call("GET", "/api/bookings", undefined, ended)).status).toBe(401);
  }
  expect((await app.call("GET", "/api/bookings", undefined, toCookieHeader(answer))).status).toBe(200);
  expect((await signIn(adminPassword)).status).toBe(401);
  await endWait();
  expect((await signIn(change.next)).status).toBe(200);
  const back = { present: change.next, next: adminPassword };
  expect((await app.call("PUT", "/api/admin/password", back, toCookieHeader(answer))).status).toBe(204);
}, 240_000);

// Row 2.122
test("a wrong current password changes nothing, is throttled as at sign-in, and keeps the sessions", async () => {
  const staffCookie = await app.adminCookie();
  const change = (present: string, next = "another-password-for-tests") =>
    app.call("PUT", "/api/admin/password", { present, next }, staffCookie);
  const id = /nabz\.desk_browser=([^.;]+)/.exec(staffCookie.cookie)?.[1];
  await failedOften(`browser ${id} ${await ownerId()}`);
  const wrong = await change("wrong");
  expect([wrong.status, wrong.body.errors]).toEqual([422, { present: "Invalid password" }]);
  expect((await change(adminPassword)).status).toBe(429);
  expect((await app.call("GET", "/api/bookings", undefined, staffCookie)).status).toBe(200);
});

test("a new password has 8 to 128 characters", async () => {
  const staffCookie = await app.adminCookie();
  for (const next of ["short", "x".repeat(129)]) {
    const answer = await app.call("PUT", "/api/admin/password", { present: adminPassword, next }, staffCookie);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["next"]]);
  }
});

test("rejects a new password that is easy to guess", async () => {
  const staffCookie = await app.adminCookie();
  for (const next of ["iloveyou1", "Password@123", "nabz-demo", "NabzLudhiana2026"]) {
    const answer = await app.call("PUT", "/api/admin/password", { present: adminPassword, next }, staffCookie);
    expect([next, answer.status, answer.body.errors]).toEqual([
      next,
      422,
      { next: formatErrorText("password-too-common", "en") },
    ]);
  }
  expect((await signIn(adminPassword)).status).toBe(200);
});

test("signing in again ends the browser's earlier session; a wrong password does not", async () => {
  const first = await app.adminCookie();
  const again = (password: string) => app.call("POST", "/api/admin/session", { password }, first);
  const status = async (worn: { cookie: string }) =>
    (await app.call("GET", "/api/admin/session", undefined, worn)).status;
  await again("wrong");
  expect(await status(first)).toBe(200);
  const second = toCookieHeader(await again(adminPassword));
  expect([await status(first), await status(second)]).toEqual([401, 200]);
});

test("checks twenty of three hundred guesses from sixty addresses; the owner's browser is not affected", async () => {
  const known = await app.adminCookie();
  const statuses = [];
  for (let guess = 0; guess < 300; guess++) {
    statuses.push((await signIn(`guess ${guess}`, `198.51.100.${guess % 60}`)).status);
  }
  const lookedAt = statuses.filter((status) => status === 401).length;
  expect(lookedAt).toBe(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(280);
  expect((await app.call("POST", "/api/admin/session", { password: adminPassword }, known)).status).toBe(200);
}, 240_000);

test("an IPv6 customer is one stranger, whichever of their networks is used", async () => {
  await failedOften("2409:40d1:1a::/48");
  expect((await signIn("guess", "2409:40d1:1a:2b::4")).status).toBe(401);
  expect((await signIn("guess", "2409:40d1:1a:3c::5")).status).toBe(429);
  expect((await signIn("guess", "2409:40d1:1b:2b::4")).status).toBe(401);
});

/** Strangers have guessed so often today, from as many addresses, that the next one has to wait. */
async function guessedOften(tries: number): Promise<void> {
  await app.db.delete(anonymousLoginAttempts);
  await app.db.insert(anonymousLoginAttempts).values({ since: mondayMorning, tries, nextTurnAt: mondayMorning });
  await putOffTurn();
  const networks = Array.from({ length: tries }, (_, number) => ({ network: `192.0.2.${number}` }));
  await app.db
    .insert(anonymousLoginQueue)
    .values(networks.map((network) => ({ ...network, tries: 1, attemptedAt: mondayMorning })));
}

const putOffTurn = () =>
  app.db.update(anonymousLoginAttempts).set({ nextTurnAt: new Date(mondayMorning.getTime() + 300_000) });

test("the owner with a new browser waits for a turn, then signs in", async () => {
  await guessedOften(40);
  const early = await signIn(adminPassword);
  expect([early.status, early.headers.get("retry-after")]).toEqual([429, "300"]);
  expect(early.body.detail).toBe(
    "Many wrong passwords have been tried, so browsers that are new to this lab's admin area take turns. Please try again in 5 minutes.",
  );
  app.setClock(new Date(mondayMorning.getTime() + 1000));
  expect((await signIn("guess", "198.51.100.1")).body.detail).toContain("There is 1 before you.");
  await app.db.update(anonymousLoginAttempts).set({ nextTurnAt: mondayMorning });
  expect((await signIn("guess", "198.51.100.1")).status).toBe(429);
  expect((await signIn(adminPassword)).status).toBe(200);
});

test("a signed-in owner changes the password while strangers wait, even without the known-browser cookie", async () => {
  const { cookie } = await app.adminCookie();
  await guessedOften(40);
  const session = { cookie: /nabz\.session_token=[^;]+/.exec(cookie)?.[0] ?? "" };
  const wrong = await app.call(
    "PUT",
    "/api/admin/password",
    { present: "wrong", next: "a-password-of-three" },
    session,
  );
  expect([wrong.status, wrong.body.errors]).toEqual([422, { present: "Invalid password" }]);
  expect(await app.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 40 }]);
});

test("alerts the lab once a day when strangers have tried twenty passwords", async () => {
  const warnings = async () =>
    (await app.db.select().from(messages)).filter(({ kind }) => kind === "password-guessing");
  await guessedOften(18);
  await signIn("guess", "198.51.100.1");
  expect(await warnings()).toEqual([]);
  await signIn("guess", "198.51.100.2");
  const [warning] = await warnings();
  expect(warning).toMatchObject({ channel: "email", recipient: "care@nabz.example", state: "waiting" });
  expect(warning?.body).toContain("tried 20 times from 20 addresses since");
  await app.db.update(anonymousLoginAttempts).set({ nextTurnAt: mondayMorning });
  expect((await signIn("guess", "198.51.100.3")).status).toBe(401);
  expect(await warnings()).toHaveLength(1);
});
