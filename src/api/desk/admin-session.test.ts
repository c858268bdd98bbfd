// Rows 2.126, 4.30, 5.17, 5.18, 6.8, 8.25, 9.45, 10.6, 10.12, 10.49
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sentenceOf } from "#api/texts/words.ts";
import { user } from "#db/schema/accounts.ts";
import { accountGuesses, deskStrangers, knownBrowsers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { alerts, attempts, messages } from "#db/schema/messages.ts";
import { OWNER_EMAIL } from "#platform/sessions/desk-sessions.server.ts";
import { cookieOf, createTestApp, deskPassword, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(mondayMorning);
  const counted = [attempts, passwordGuesses, deskStrangers, accountGuesses, knownBrowsers];
  for (const table of [...counted, messages, alerts]) await app.db.delete(table);
});

const enter = (password: string, address = "203.0.113.7") =>
  app.call("POST", "/api/admin/session", { password }, { address });

/** So often somebody has failed today that the next wait is longer than a test. */
const failedOften = (who = "203.0.113.7", account = OWNER_EMAIL) =>
  app.db.insert(attempts).values(
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

/** Everybody who must wait has waited. */
const endWait = () => app.db.update(attempts).set({ expire: 0 }).where(like(attempts.key, "gate-turn:%"));

test("the right password opens the desk, in a cookie that no script can read", async () => {
  const answer = await enter(deskPassword);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly/i);
  expect(answer.headers.get("set-cookie")).toMatch(/SameSite=Lax/i);
});

test("a session that was signed out opens nothing, even with its old cookie", async () => {
  const desk = await app.deskCookie();
  expect((await app.call("GET", "/api/admin/session", undefined, desk)).body).toEqual({ name: "owner" });
  expect((await app.call("DELETE", "/api/admin/session", undefined, desk)).status).toBe(204);
  expect((await app.call("GET", "/api/admin/session", undefined, desk)).status).toBe(401);
  expect((await app.call("GET", "/api/bookings", undefined, desk)).status).toBe(401);
});

test("a forged cookie opens nothing", async () => {
  const cookie = "nabz.session_token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D";
  expect((await app.call("GET", "/api/bookings", undefined, { cookie })).status).toBe(401);
});

test("of a hundred guesses at once one is tried, and the others are told how long to wait", async () => {
  await failedOften();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, guess) => enter(`guess ${guess}`)));
  const tried = answers.filter(({ status }) => status === 401);
  expect(tried.map(({ body }) => body.detail)).toEqual(["Invalid password"]);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(99);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(100);
  expect(refused[0]?.body.detail).toBe("Too many attempts. Please try again in 3 minutes.");
});

test("during the wait the right password waits too; after it, it opens the desk and the count begins anew", async () => {
  await failedOften();
  expect((await enter("wrong")).status).toBe(401);
  expect((await enter(deskPassword)).status).toBe(429);
  await endWait();
  expect((await enter(deskPassword)).status).toBe(200);
  expect(await app.db.select().from(attempts)).toEqual([]);
});

test("somebody else's guesses do not make the owner wait at another address", async () => {
  await failedOften("198.51.100.1");
  await enter("wrong", "198.51.100.1");
  expect((await enter(deskPassword, "198.51.100.1")).status).toBe(429);
  expect((await enter(deskPassword, "203.0.113.7")).status).toBe(200);
});

test("a browser that was let in before does not wait for the guesses of others at its own address", async () => {
  const known = await app.deskCookie();
  await failedOften();
  await enter("wrong");
  expect((await enter(deskPassword)).status).toBe(429);
  expect((await app.call("POST", "/api/admin/session", { password: deskPassword }, known)).status).toBe(200);
});

test("a known browser waits for its own guesses; with a forged name it is a stranger", async () => {
  const known = await app.deskCookie();
  const id = /nabz\.desk_browser=([^.;]+)/.exec(known.cookie)?.[1] ?? "";
  const forged = { cookie: known.cookie.replace(id, "somebody") };
  const guess = (headers: { cookie: string }) => app.call("POST", "/api/admin/session", { password: "wrong" }, headers);
  await failedOften(`browser ${id} ${await ownerId()}`);
  expect((await guess(known)).status).toBe(401);
  expect((await guess(known)).status).toBe(429);
  await failedOften();
  expect((await guess(forged)).status).toBe(401);
  expect((await enter("wrong")).status).toBe(429);
});

test("the password is changed with the present one; every other session ends, this one goes on", async () => {
  const [here, there] = [await app.deskCookie(), await app.deskCookie()];
  const change = { present: deskPassword, next: "another-password-for-tests" };
  const answer = await app.call("PUT", "/api/admin/password", change, here);
  expect(answer.status).toBe(204);
  for (const ended of [here, there]) {
    expect((await app.call("GET", "/api/bookings", undefined, ended)).status).toBe(401);
  }
  expect((await app.call("GET", "/api/bookings", undefined, cookieOf(answer))).status).toBe(200);
  expect((await enter(deskPassword)).status).toBe(401);
  await endWait();
  expect((await enter(change.next)).status).toBe(200);
  const back = { present: change.next, next: deskPassword };
  expect((await app.call("PUT", "/api/admin/password", back, cookieOf(answer))).status).toBe(204);
}, 240_000);

// Row 2.122
test("a wrong present password changes nothing, waits as at the gate, and leaves the sessions alone", async () => {
  const desk = await app.deskCookie();
  const change = (present: string, next = "another-password-for-tests") =>
    app.call("PUT", "/api/admin/password", { present, next }, desk);
  const id = /nabz\.desk_browser=([^.;]+)/.exec(desk.cookie)?.[1];
  await failedOften(`browser ${id} ${await ownerId()}`);
  const wrong = await change("wrong");
  expect([wrong.status, wrong.body.errors]).toEqual([422, { present: "Invalid password" }]);
  expect((await change(deskPassword)).status).toBe(429);
  expect((await app.call("GET", "/api/bookings", undefined, desk)).status).toBe(200);
});

test("a new password has 8 to 128 characters", async () => {
  const desk = await app.deskCookie();
  for (const next of ["short", "x".repeat(129)]) {
    const answer = await app.call("PUT", "/api/admin/password", { present: deskPassword, next }, desk);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["next"]]);
  }
});

test("a new password is none of those that guessers try first", async () => {
  const desk = await app.deskCookie();
  for (const next of ["iloveyou1", "Password@123", "nabz-demo", "NabzLudhiana2026"]) {
    const answer = await app.call("PUT", "/api/admin/password", { present: deskPassword, next }, desk);
    expect([next, answer.status, answer.body.errors]).toEqual([
      next,
      422,
      { next: sentenceOf("password-guessed-first") },
    ]);
  }
  expect((await enter(deskPassword)).status).toBe(200);
});

test("signing in again ends the session that the browser had; a wrong password does not", async () => {
  const first = await app.deskCookie();
  const again = (password: string) => app.call("POST", "/api/admin/session", { password }, first);
  const status = async (worn: { cookie: string }) =>
    (await app.call("GET", "/api/admin/session", undefined, worn)).status;
  await again("wrong");
  expect(await status(first)).toBe(200);
  const second = cookieOf(await again(deskPassword));
  expect([await status(first), await status(second)]).toEqual([401, 200]);
});

test("of three hundred guesses from sixty addresses twenty are looked at; the owner's browser goes on as ever", async () => {
  const known = await app.deskCookie();
  const statuses = [];
  for (let guess = 0; guess < 300; guess++) {
    statuses.push((await enter(`guess ${guess}`, `198.51.100.${guess % 60}`)).status);
  }
  const lookedAt = statuses.filter((status) => status === 401).length;
  expect(lookedAt).toBe(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(280);
  expect((await app.call("POST", "/api/admin/session", { password: deskPassword }, known)).status).toBe(200);
}, 240_000);

test("an IPv6 customer is one stranger, by whichever of their networks they come", async () => {
  await failedOften("2409:40d1:1a::/48");
  expect((await enter("guess", "2409:40d1:1a:2b::4")).status).toBe(401);
  expect((await enter("guess", "2409:40d1:1a:3c::5")).status).toBe(429);
  expect((await enter("guess", "2409:40d1:1b:2b::4")).status).toBe(401);
});

/** So many strangers have guessed today, from as many addresses, and the next must wait. */
async function guessedOften(tries: number): Promise<void> {
  await app.db.delete(passwordGuesses);
  await app.db.insert(passwordGuesses).values({ since: mondayMorning, tries, nextTurnAt: mondayMorning });
  await putOffTurn();
  const networks = Array.from({ length: tries }, (_, number) => ({ network: `192.0.2.${number}` }));
  await app.db
    .insert(deskStrangers)
    .values(networks.map((network) => ({ ...network, tries: 1, askedAt: mondayMorning })));
}

const putOffTurn = () =>
  app.db.update(passwordGuesses).set({ nextTurnAt: new Date(mondayMorning.getTime() + 300_000) });

test("the owner with a new browser waits for a turn, and is let in when it comes", async () => {
  await guessedOften(40);
  const early = await enter(deskPassword);
  expect([early.status, early.headers.get("retry-after")]).toEqual([429, "300"]);
  expect(early.body.detail).toBe(
    "Many wrong passwords have been tried, so browsers that are new to this desk take turns. Please try again in 5 minutes.",
  );
  app.setClock(new Date(mondayMorning.getTime() + 1000));
  expect((await enter("guess", "198.51.100.1")).body.detail).toContain("There is 1 before you.");
  await app.db.update(passwordGuesses).set({ nextTurnAt: mondayMorning });
  expect((await enter("guess", "198.51.100.1")).status).toBe(429);
  expect((await enter(deskPassword)).status).toBe(200);
});

test("whoever is at the desk changes the password while strangers wait, even where the browser's mark is lost", async () => {
  const { cookie } = await app.deskCookie();
  await guessedOften(40);
  const session = { cookie: /nabz\.session_token=[^;]+/.exec(cookie)?.[0] ?? "" };
  const wrong = await app.call(
    "PUT",
    "/api/admin/password",
    { present: "wrong", next: "a-password-of-three" },
    session,
  );
  expect([wrong.status, wrong.body.errors]).toEqual([422, { present: "Invalid password" }]);
  expect(await app.db.select().from(passwordGuesses)).toMatchObject([{ tries: 40 }]);
});

test("the lab is written to when strangers have tried twenty passwords, and once a day", async () => {
  const warnings = async () =>
    (await app.db.select().from(messages)).filter(({ kind }) => kind === "password-guessing");
  await guessedOften(18);
  await enter("guess", "198.51.100.1");
  expect(await warnings()).toEqual([]);
  await enter("guess", "198.51.100.2");
  const [warning] = await warnings();
  expect(warning).toMatchObject({ channel: "email", recipient: "care@nabz.example", state: "waiting" });
  expect(warning?.body).toContain("tried 20 times from 20 addresses since");
  await app.db.update(passwordGuesses).set({ nextTurnAt: mondayMorning });
  expect((await enter("guess", "198.51.100.3")).status).toBe(401);
  expect(await warnings()).toHaveLength(1);
});
