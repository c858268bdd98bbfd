// Rows 10.6, 10.12
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { anonymousLoginAttempts, anonymousLoginQueue, failedLogins, knownBrowsers } from "#db/schema/login-guard.ts";
import { alerts, messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { staff } from "#db/schema/staff.ts";
import { adminPassword, createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

const password = "a-long-sentence-of-my-own";
const contact = "+919814011223";

let app: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(mondayMorning);
  const counted = [
    rateLimitAttempts,
    anonymousLoginAttempts,
    anonymousLoginQueue,
    failedLogins,
    knownBrowsers,
    messages,
    alerts,
  ];
  for (const table of counted) await app.db.delete(table);
  for (const { id } of await app.db.select({ id: staff.userId }).from(staff)) {
    await app.db.delete(user).where(eq(user.id, id));
  }
  owner = await app.adminCookie();
});

const asOwner = (method: string, path: string, body?: unknown) => app.call(method, `/api/admin${path}`, body, owner);
/** The cookies of a header that identify the browser, without the session. */
const browserOf = ({ cookie }: { cookie: string }) => ({
  cookie: /nabz\.desk_browser=[^;]+/.exec(cookie)?.[0] ?? "",
});
const signIn = (who: string, typed: string, headers: Record<string, string> = {}) =>
  app.call("POST", "/api/admin/session", { who, password: typed }, headers);
const guess = (headers: Record<string, string>) => signIn("", "guess", headers);
const endWait = () =>
  app.db.update(rateLimitAttempts).set({ expire: 0 }).where(like(rateLimitAttempts.key, "gate-turn:%"));
const later = (seconds: number) => app.setClock(new Date(mondayMorning.getTime() + seconds * 1000));

async function join() {
  const { body } = await asOwner("POST", "/staff", { name: "Manpreet Kaur", contact, role: "receptionist" });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  return { id: body.id as string, browser: browserOf(toCookieHeader(accepted)) };
}

/** Tries the owner's password from browsers `times` times, without a wait. Returns how many attempts were checked. */
async function lookedAt(times: number, headersOf: (time: number) => Record<string, string>): Promise<number> {
  let tried = 0;
  for (let time = 0; time < times; time++) {
    if ((await guess(headersOf(time))).status === 401) tried += 1;
    await endWait();
  }
  return tried;
}

test("a browser is known to the account that signed in there, and a stranger to every other", async () => {
  const { browser } = await join();
  expect(await lookedAt(25, () => ({ ...browser }))).toBe(20);
  expect(await app.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 20 }]);
  expect((await signIn(contact, password, browser)).status).toBe(200);
  expect((await signIn("", adminPassword, browserOf(owner))).status).toBe(200);
});

test("twelve browsers of deactivated staff get twenty guesses of the owner's password, and the owner is alerted", async () => {
  const { id } = await join();
  const browsers: { cookie: string }[] = [];
  for (let sign = 0; sign < 12; sign++) browsers.push(browserOf(toCookieHeader(await signIn(contact, password))));
  await asOwner("DELETE", `/staff/${id}`);
  expect(await app.db.$count(knownBrowsers, eq(knownBrowsers.userId, id))).toBe(0);
  expect(await lookedAt(72, (time) => browsers[time % 12] ?? {})).toBe(20);
  expect(await warnings()).toHaveLength(1);
});

test("an account has at most ten browsers: the least recently used is forgotten", async () => {
  const browsers = [browserOf(owner)];
  for (let sign = 1; sign <= 10; sign++) {
    later(sign);
    browsers.push(browserOf(toCookieHeader(await signIn("", adminPassword))));
  }
  expect(await app.db.$count(knownBrowsers)).toBe(10);
  const stored = (await app.db.select().from(knownBrowsers)).map(({ browser }) => browser);
  const nameOf = ({ cookie }: { cookie: string }) => /=([^.]+)/.exec(cookie)?.[1];
  expect(stored.toSorted()).toEqual(browsers.slice(1).map(nameOf).toSorted());
});

test("a browser keeps its name when it signs in again, and two accounts share it", async () => {
  const { browser } = await join();
  const again = browserOf(toCookieHeader(await signIn(contact, password, browser)));
  expect(again).toEqual(browser);
  expect(browserOf(toCookieHeader(await signIn("", adminPassword, browser)))).toEqual(browser);
  expect(await app.db.$count(knownBrowsers)).toBe(3);
  expect(await lookedAt(3, () => ({ ...browser }))).toBe(3);
  expect(await app.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 0 }]);
});

test("a signed-in user is a stranger to the owner's password", async () => {
  const { id } = await join();
  await app.db.delete(knownBrowsers).where(eq(knownBrowsers.userId, id));
  const session = toCookieHeader(await signIn(contact, password));
  await lookedAt(3, () => session);
  expect(await app.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 3 }]);
});

test("signing in to one account does not reset the guesses at another", async () => {
  await join();
  for (let round = 0; round < 2; round++) {
    await lookedAt(4, () => ({}));
    expect((await signIn(contact, password)).status).toBe(200);
  }
  expect(await app.db.select().from(anonymousLoginAttempts)).toMatchObject([{ tries: 8 }]);
});

test("twenty wrong passwords of one account alert the owner, also from a known browser and with right ones in between", async () => {
  for (let round = 0; round < 4; round++) {
    expect(await warnings()).toEqual([]);
    await lookedAt(5, () => browserOf(owner));
    expect((await signIn("", adminPassword, browserOf(owner))).status).toBe(200);
  }
  const [warning] = await warnings();
  expect(warning?.body).toContain("tried 20 times from one address since");
  const { body } = await asOwner("GET", "/status");
  expect(body.warnings).toContainEqual(expect.objectContaining({ code: "password-guessing", tries: 20, addresses: 1 }));
});

test("guesses at a locked session count for its account and are forgotten after a day", async () => {
  await app.call("PUT", "/api/admin/password", { present: "guess", next: "a-password-of-three" }, owner);
  await app.db.update(failedLogins).set({ tries: 19 });
  later(86_401);
  await guess(browserOf(owner));
  expect(await warnings()).toEqual([]);
  expect(await app.db.select().from(failedLogins)).toMatchObject([{ tries: 1 }]);
});

test("an address without an account waits like one with an account", async () => {
  await join();
  const waits = async (who: string, address: string) => {
    const statuses = [];
    for (let time = 0; time < 7; time++) statuses.push((await signIn(who, "guess", { address })).status);
    return statuses;
  };
  const [unknown, known] = [await waits("9000000001", "198.51.100.7"), await waits(contact, "198.51.100.8")];
  expect(known).toEqual([...Array(6).fill(401), 429]);
  expect(unknown).toEqual(known);
});

const warnings = async () => (await app.db.select().from(messages)).filter(({ kind }) => kind === "password-guessing");
