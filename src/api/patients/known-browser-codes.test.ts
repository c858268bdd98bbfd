// Row 10.3
import { like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { sendLoginCodes } from "#test/login-codes.ts";

const phone = "9876562001";

let app: TestApp;
let browser: { cookie: string };
let now = mondayMorning.getTime();
beforeAll(async () => {
  app = await createTestApp({ patientLogin: "otp" });
  await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking({ patient: { phone } })));
  const { body } = await requestCode();
  const answer = await signIn(await codeSent(), body.ticket);
  browser = { cookie: /nabz\.patient_browser=[^;]+/.exec(toCookieHeader(answer).cookie)?.[0] ?? "" };
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(rateLimitAttempts);
  later(60);
});

/** Advances the lab's clock by some minutes. */
function later(minutes: number): void {
  now += minutes * 60_000;
  app.setClock(new Date(now));
}

const requestCode = (headers: Record<string, string> = {}, number = phone) =>
  app.call("POST", "/api/patient/login-codes", { phone: number }, headers);
const signIn = (code: string, ticket: string) =>
  app.call("POST", "/api/patient/session", { phone, code, ticket }, browser ?? {});

async function codeSent(): Promise<string> {
  await sendLoginCodes(app);
  const [latest] = (await app.db.select().from(messages).orderBy(messages.id)).reverse();
  return /^\d{6}/.exec(latest?.body ?? "")?.[0] ?? "";
}

/** Ends all pauses. */
async function endPauses(): Promise<void> {
  await app.db.delete(rateLimitAttempts).where(like(rateLimitAttempts.key, "login-code-pause:%"));
}

/** Three strangers request codes of the phone until they are rejected. Returns how many they got. */
async function flood(): Promise<number> {
  let got = 0;
  for (let request = 0; request < 15; request++) {
    const { status } = await requestCode({ address: `198.51.${100 + (request % 3)}.1` });
    if (status === 202) got += 1;
    await endPauses();
  }
  return got;
}

test("after strangers at three addresses use up a phone's codes, the patient's own browser still signs in", async () => {
  expect(await flood()).toBe(8);
  expect((await requestCode({ address: "203.0.113.8" })).status).toBe(429);
  const answer = await requestCode(browser);
  expect(answer.status).toBe(202);
  expect((await signIn(await codeSent(), answer.body.ticket)).status).toBe(200);
});

test("strangers' pause does not affect the patient's own browser, and the patient's pause affects strangers", async () => {
  expect((await requestCode({ address: "198.51.100.1" })).status).toBe(202);
  expect((await requestCode(browser)).status).toBe(202);
  expect((await requestCode({ address: "198.51.101.1" })).status).toBe(429);
  expect((await requestCode(browser)).status).toBe(429);
});

test("known browsers have four extra codes in half an hour; then they share the common limit", async () => {
  const statuses = [];
  for (let request = 0; request < 10; request++) {
    statuses.push((await requestCode(browser)).status);
    await endPauses();
  }
  expect(statuses).toEqual([...Array(8).fill(202), 429, 429]);
});

test("the cookie grants no access, and is invalid for another phone or signature", async () => {
  expect((await app.call("GET", "/api/patient/session", undefined, browser)).status).toBe(401);
  await flood();
  const forged = { cookie: browser.cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A")) };
  expect((await requestCode(forged)).status).toBe(429);
  const other = "9876562002";
  for (let request = 0; request < 4; request++) {
    expect((await requestCode({}, other)).status).toBe(202);
    await endPauses();
  }
  expect((await requestCode({ ...browser }, other)).status).toBe(429);
});

test("runs the same statements in a known browser whether or not the phone has bookings", async () => {
  const asking = (number: string) =>
    app.recordStatements(() => requestCode({ ...browser, address: "203.0.113.20" }, number));
  await asking("9000000011");
  const [known, unknown] = [await asking("9876562003"), await asking("9000000012")];
  expect(unknown).toEqual(known);
});
