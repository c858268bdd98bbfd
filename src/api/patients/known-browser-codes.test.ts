// Row 10.3
import { like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts, messages } from "#db/schema/messages.ts";
import { cookieOf, createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning } from "#test/builders.ts";
import { sendCodes } from "#test/login-codes.ts";

const phone = "9876562001";

let app: TestApp;
let browser: { cookie: string };
let now = mondayMorning.getTime();
beforeAll(async () => {
  app = await createTestApp({ patientLogin: "otp" });
  await app.call("POST", "/api/bookings", await app.priced(aBooking({ patient: { phone } })));
  const { body } = await ask();
  const answer = await enter(await codeSent(), body.ticket);
  browser = { cookie: /nabz\.patient_browser=[^;]+/.exec(cookieOf(answer).cookie)?.[0] ?? "" };
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(attempts);
  later(60);
});

/** Some minutes pass at the lab. */
function later(minutes: number): void {
  now += minutes * 60_000;
  app.setClock(new Date(now));
}

const ask = (headers: Record<string, string> = {}, number = phone) =>
  app.call("POST", "/api/patient/login-codes", { phone: number }, headers);
const enter = (code: string, ticket: string) =>
  app.call("POST", "/api/patient/session", { phone, code, ticket }, browser ?? {});

async function codeSent(): Promise<string> {
  await sendCodes(app);
  const [latest] = (await app.db.select().from(messages).orderBy(messages.id)).reverse();
  return /^\d{6}/.exec(latest?.body ?? "")?.[0] ?? "";
}

/** Everybody who must pause has paused. */
async function endPauses(): Promise<void> {
  await app.db.delete(attempts).where(like(attempts.key, "login-code-pause:%"));
}

/** Three strangers ask for codes of the phone until they are refused: how many they got. */
async function flood(): Promise<number> {
  let got = 0;
  for (let request = 0; request < 15; request++) {
    const { status } = await ask({ address: `198.51.${100 + (request % 3)}.1` });
    if (status === 202) got += 1;
    await endPauses();
  }
  return got;
}

test("strangers at three addresses use up the codes of a phone, and the patient's own browser still signs in", async () => {
  expect(await flood()).toBe(8);
  expect((await ask({ address: "203.0.113.8" })).status).toBe(429);
  const answer = await ask(browser);
  expect(answer.status).toBe(202);
  expect((await enter(await codeSent(), answer.body.ticket)).status).toBe(200);
});

test("the strangers' pause does not hold back the patient's own browser, and the patient's holds back strangers", async () => {
  expect((await ask({ address: "198.51.100.1" })).status).toBe(202);
  expect((await ask(browser)).status).toBe(202);
  expect((await ask({ address: "198.51.101.1" })).status).toBe(429);
  expect((await ask(browser)).status).toBe(429);
});

test("the codes kept for known browsers are four in half an hour; then they share those of all", async () => {
  const statuses = [];
  for (let request = 0; request < 10; request++) {
    statuses.push((await ask(browser)).status);
    await endPauses();
  }
  expect(statuses).toEqual([...Array(8).fill(202), 429, 429]);
});

test("the cookie opens nothing, and is worth nothing for another phone or with another seal", async () => {
  expect((await app.call("GET", "/api/patient/session", undefined, browser)).status).toBe(401);
  await flood();
  const forged = { cookie: browser.cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A")) };
  expect((await ask(forged)).status).toBe(429);
  const other = "9876562002";
  for (let request = 0; request < 4; request++) {
    expect((await ask({}, other)).status).toBe(202);
    await endPauses();
  }
  expect((await ask({ ...browser }, other)).status).toBe(429);
});

test("a known browser's request asks the database the same for a phone with bookings and one without", async () => {
  const asking = (number: string) => app.statementsOf(() => ask({ ...browser, address: "203.0.113.20" }, number));
  await asking("9000000011");
  const [known, unknown] = [await asking("9876562003"), await asking("9000000012")];
  expect(unknown).toEqual(known);
});
