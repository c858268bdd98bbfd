// Rows 10.6, 10.12
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { accountGuesses, deskStrangers, knownBrowsers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { alerts, attempts, messages } from "#db/schema/messages.ts";
import { staff } from "#db/schema/staff.ts";
import { cookieOf, createTestApp, deskPassword, type TestApp } from "#test/app.ts";
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
  const counted = [attempts, passwordGuesses, deskStrangers, accountGuesses, knownBrowsers, messages, alerts];
  for (const table of counted) await app.db.delete(table);
  for (const { id } of await app.db.select({ id: staff.userId }).from(staff)) {
    await app.db.delete(user).where(eq(user.id, id));
  }
  owner = await app.deskCookie();
});

const asOwner = (method: string, path: string, body?: unknown) => app.call(method, `/api/admin${path}`, body, owner);
/** What of a Cookie header names the browser, without the session. */
const browserOf = ({ cookie }: { cookie: string }) => ({
  cookie: /nabz\.desk_browser=[^;]+/.exec(cookie)?.[0] ?? "",
});
const signIn = (who: string, typed: string, headers: Record<string, string> = {}) =>
  app.call("POST", "/api/admin/session", { who, password: typed }, headers);
const guess = (headers: Record<string, string>) => signIn("", "guess", headers);
const endWait = () => app.db.update(attempts).set({ expire: 0 }).where(like(attempts.key, "gate-turn:%"));
const later = (seconds: number) => app.setClock(new Date(mondayMorning.getTime() + seconds * 1000));

async function join() {
  const { body } = await asOwner("POST", "/staff", { name: "Manpreet Kaur", contact, role: "desk" });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  return { id: body.id as string, browser: browserOf(cookieOf(accepted)) };
}

/** The owner's password is tried from a browser as often as it is looked at, of so many times, without a wait. */
async function lookedAt(times: number, headersOf: (time: number) => Record<string, string>): Promise<number> {
  let tried = 0;
  for (let time = 0; time < times; time++) {
    if ((await guess(headersOf(time))).status === 401) tried += 1;
    await endWait();
  }
  return tried;
}

test("a browser is known to the account that was let in there, and a stranger to every other", async () => {
  const { browser } = await join();
  expect(await lookedAt(25, () => ({ ...browser }))).toBe(20);
  expect(await app.db.select().from(passwordGuesses)).toMatchObject([{ tries: 20 }]);
  expect((await signIn(contact, password, browser)).status).toBe(200);
  expect((await signIn("", deskPassword, browserOf(owner))).status).toBe(200);
});

test("twelve browsers of somebody who was switched off get twenty guesses of the owner's password, and the owner is told", async () => {
  const { id } = await join();
  const browsers: { cookie: string }[] = [];
  for (let sign = 0; sign < 12; sign++) browsers.push(browserOf(cookieOf(await signIn(contact, password))));
  await asOwner("DELETE", `/staff/${id}`);
  expect(await app.db.$count(knownBrowsers, eq(knownBrowsers.userId, id))).toBe(0);
  expect(await lookedAt(72, (time) => browsers[time % 12] ?? {})).toBe(20);
  expect(await warnings()).toHaveLength(1);
});

test("an account has ten browsers at most: the one not used for longest is forgotten", async () => {
  const browsers = [browserOf(owner)];
  for (let sign = 1; sign <= 10; sign++) {
    later(sign);
    browsers.push(browserOf(cookieOf(await signIn("", deskPassword))));
  }
  expect(await app.db.$count(knownBrowsers)).toBe(10);
  const kept = (await app.db.select().from(knownBrowsers)).map(({ browser }) => browser);
  const nameOf = ({ cookie }: { cookie: string }) => /=([^.]+)/.exec(cookie)?.[1];
  expect(kept.toSorted()).toEqual(browsers.slice(1).map(nameOf).toSorted());
});

test("a browser that signs in again keeps its name, and two accounts share it", async () => {
  const { browser } = await join();
  const again = browserOf(cookieOf(await signIn(contact, password, browser)));
  expect(again).toEqual(browser);
  expect(browserOf(cookieOf(await signIn("", deskPassword, browser)))).toEqual(browser);
  expect(await app.db.$count(knownBrowsers)).toBe(3);
  expect(await lookedAt(3, () => ({ ...browser }))).toBe(3);
  expect(await app.db.select().from(passwordGuesses)).toMatchObject([{ tries: 0 }]);
});

test("who is at the desk as somebody else is a stranger to the owner's password", async () => {
  const { id } = await join();
  await app.db.delete(knownBrowsers).where(eq(knownBrowsers.userId, id));
  const session = cookieOf(await signIn(contact, password));
  await lookedAt(3, () => session);
  expect(await app.db.select().from(passwordGuesses)).toMatchObject([{ tries: 3 }]);
});

test("one's own right password forgets no guess at another's", async () => {
  await join();
  for (let round = 0; round < 2; round++) {
    await lookedAt(4, () => ({}));
    expect((await signIn(contact, password)).status).toBe(200);
  }
  expect(await app.db.select().from(passwordGuesses)).toMatchObject([{ tries: 8 }]);
});

test("twenty wrong passwords of one account are told to the owner, from a known browser too and with right ones in between", async () => {
  for (let round = 0; round < 4; round++) {
    expect(await warnings()).toEqual([]);
    await lookedAt(5, () => browserOf(owner));
    expect((await signIn("", deskPassword, browserOf(owner))).status).toBe(200);
  }
  const [warning] = await warnings();
  expect(warning?.body).toContain("tried 20 times from one address since");
  const { body } = await asOwner("GET", "/news");
  expect(body.warnings).toContainEqual(expect.objectContaining({ code: "password-guessing", tries: 20, addresses: 1 }));
});

test("guesses at the lock of an open desk count for its account, and a day later they are forgotten", async () => {
  await app.call("PUT", "/api/admin/password", { present: "guess", next: "a-password-of-three" }, owner);
  await app.db.update(accountGuesses).set({ tries: 19 });
  later(86_401);
  await guess(browserOf(owner));
  expect(await warnings()).toEqual([]);
  expect(await app.db.select().from(accountGuesses)).toMatchObject([{ tries: 1 }]);
});

test("an address without an account waits as one that has one", async () => {
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
