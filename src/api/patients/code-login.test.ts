// Row 10.3
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loginCodes, messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { onLoginCodeRequested } from "#jobs/event-handlers.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { listRequestedCodes, sendLoginCodes } from "#test/login-codes.ts";

const phone = "9876562001";
const minute = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ patientLogin: "otp" });
  for (const name of ["Gurpreet Kaur", "Jasleen Kaur"]) {
    await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking({ patient: { phone, name } })));
  }
});
afterAll(() => app.close());

let now = mondayMorning.getTime();
beforeEach(async () => {
  await app.db.delete(rateLimitAttempts);
  later(60);
});

/** Advances the lab's clock by some minutes. */
function later(minutes: number): void {
  now += minutes * minute;
  app.setClock(new Date(now));
}

const requestCode = (number = phone, address = "203.0.113.7") =>
  app.call("POST", "/api/patient/login-codes", { phone: number }, { address });

const signIn = (code: string, ticket: string, address = "203.0.113.7", number = phone) =>
  app.call("POST", "/api/patient/session", { phone: number, code, ticket }, { address });

/** The outbox messages of a phone, newest first. */
async function sentTo(number = `+91${phone}`) {
  const sent = await app.db.select().from(messages).where(eq(messages.recipient, number)).orderBy(messages.id);
  return sent.filter(({ kind }) => kind === "login-code").reverse();
}

async function requestAndReadCode() {
  const { body } = await requestCode();
  await sendLoginCodes(app);
  const [message] = await sentTo();
  return { ticket: body.ticket as string, code: /^\d{6}/.exec(message?.body ?? "")?.[0] ?? "" };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("signs in with the code sent by WhatsApp, with or without spaces", async () => {
  const { ticket, code } = await requestAndReadCode();
  const answer = await signIn(`${code.slice(0, 3)} ${code.slice(3)}`, ticket);
  expect(answer.status).toBe(200);
  expect(answer.body.patients).toHaveLength(2);
  const session = await app.call("GET", "/api/patient/session", undefined, toCookieHeader(answer));
  expect(session.body.phone).toBe("+919876562001");
});

test("sends the code to the phone and stores only a keyed hash", async () => {
  const { code } = await requestAndReadCode();
  const [message] = await sentTo();
  expect(message).toMatchObject({ kind: "login-code", channel: "whatsapp", recipient: "+919876562001" });
  const [stored] = await app.db.select().from(loginCodes);
  expect(stored?.codeHash).toHaveLength(32);
  expect(JSON.stringify(stored)).not.toContain(code);
});

test("does not sign in with the phone alone", async () => {
  const answer = await app.call("POST", "/api/patient/session", { phone });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["code"]]);
});

test("a phone without bookings gets the same response, and no message", async () => {
  const [known, unknown] = [await requestCode(), await requestCode("9000000009")];
  const shape = ({ status, body, headers }: typeof known) => [status, Object.keys(body), headers.get("content-length")];
  expect(shape(unknown)).toEqual(shape(known));
  expect(unknown.body.ticket).toHaveLength(known.body.ticket.length);
  await sendLoginCodes(app);
  expect(await sentTo("+919000000009")).toEqual([]);
  const [one, other] = [await signIn("123456", known.body.ticket), await signIn("123456", unknown.body.ticket)];
  expect(other.body).toEqual(one.body);
  const third = await signIn("123456", unknown.body.ticket, "203.0.113.7", "9000000009");
  expect(third.body).toEqual(one.body);
});

test("a code is valid for ten minutes", async () => {
  const { ticket, code } = await requestAndReadCode();
  later(9.9);
  expect((await signIn(wrong(code), ticket)).status).toBe(422);
  later(0.1);
  expect((await signIn(code, ticket)).status).toBe(422);
});

test("a code works once", async () => {
  const { ticket, code } = await requestAndReadCode();
  expect((await signIn(code, ticket)).status).toBe(200);
  expect((await signIn(code, ticket)).status).toBe(422);
});

test("after five wrong attempts the right code is rejected too", async () => {
  const { ticket, code } = await requestAndReadCode();
  for (let attempt = 0; attempt < 5; attempt++) expect((await signIn(wrong(code), ticket)).status).toBe(422);
  expect((await signIn(code, ticket)).status).toBe(422);
});

test("a new code voids the earlier one", async () => {
  const first = await requestAndReadCode();
  await app.db.delete(rateLimitAttempts);
  later(1);
  const second = await requestAndReadCode();
  expect((await signIn(first.code, first.ticket)).status).toBe(422);
  expect((await signIn(first.code, second.ticket)).status).toBe(first.code === second.code ? 200 : 422);
  expect((await signIn(second.code, second.ticket)).status).toBe(200);
});

test("the right code twenty times at once creates one session", async () => {
  const { ticket, code } = await requestAndReadCode();
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(code, ticket)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.headers.has("set-cookie"))).toHaveLength(1);
});

test("compares at most five of a hundred simultaneous guesses, and then the right code is void", async () => {
  const { ticket, code } = await requestAndReadCode();
  const guesses = Array.from({ length: 100 }, (_, guess) => String(guess).padStart(6, "0"));
  const answers = await Promise.all(guesses.filter((guess) => guess !== code).map((guess) => signIn(guess, ticket)));
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(39);
  const [stored] = await app.db
    .select()
    .from(loginCodes)
    .where(eq(loginCodes.phone, `+91${phone}`));
  expect(stored?.triesLeft).toBe(0);
  expect((await signIn(code, ticket, "198.51.100.9")).status).toBe(422);
});

test("guesses without the code's ticket use up none of its attempts", async () => {
  const { ticket, code } = await requestAndReadCode();
  const forged = [ticket.replace(/.$/, (last) => (last === "A" ? "B" : "A")), `${ticket.split(".")[0]}.x`, "", "x.y"];
  for (let guess = 0; guess < 40; guess++) {
    const answer = await signIn(wrong(code), forged[guess % forged.length] ?? "", "198.51.100.20");
    expect(answer.status).toBe(422);
  }
  expect((await signIn(code, ticket)).status).toBe(200);
});

test("fifty simultaneous requests for one phone send a single code", async () => {
  const before = (await sentTo()).length;
  const answers = await Promise.all(Array.from({ length: 50 }, () => requestCode()));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  const rejected = answers.filter(({ status }) => status === 429);
  expect(rejected).toHaveLength(49);
  expect(Number(rejected[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  await sendLoginCodes(app);
  expect((await sentTo()).length - before).toBe(1);
});

test("of fifty simultaneous requests for fifty phones one address gets twenty", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) => requestCode(String(9000000100 + number))),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
});

test("a stranger reaches their own limit before the phone's: its owner still gets a code", async () => {
  const stranger = [];
  for (let request = 0; request < 12; request++) {
    stranger.push((await requestCode(phone, "198.51.100.30")).status);
    await endPause();
  }
  expect(stranger.filter((status) => status === 202)).toHaveLength(4);
  expect((await requestCode(phone, "203.0.113.8")).status).toBe(202);
});

test("many addresses together get eight codes in half an hour for one phone", async () => {
  const statuses = [];
  for (let request = 0; request < 12; request++) {
    statuses.push((await requestCode(phone, `198.51.${100 + request}.1`)).status);
    await endPause();
  }
  expect(statuses.filter((status) => status === 202)).toHaveLength(8);
});

test("rejects an invalid phone number before counting", async () => {
  for (let request = 0; request < 30; request++) expect((await requestCode("12345")).status).toBe(422);
  expect((await requestCode()).status).toBe(202);
});

test("runs the same statements whether or not the phone has bookings", async () => {
  const stranger = "9000000010";
  const asking = (number: string) => app.recordStatements(() => requestCode(number));
  const [, known, unknown] = [await asking("9000000011"), await asking(phone), await asking(stranger)];
  expect(known.length).toBeGreaterThan(5);
  expect(unknown).toEqual(known);
  await sendLoginCodes(app);
  await app.db.delete(rateLimitAttempts);
  later(1);
  const trying = async (number: string) => {
    const { ticket } = (await requestCode(number)).body;
    await sendLoginCodes(app);
    return app.recordStatements(() => signIn("123456", ticket, "203.0.113.7", number));
  };
  const tries = await trying(phone);
  expect(tries.join()).toContain("login_codes");
  expect(await trying(stranger)).toEqual(tries);
});

// Row 6.3
test("a phone without bookings has an unmatchable code, with as many attempts, for as long", async () => {
  for (const number of [phone, "9000000012"]) await requestCode(number, "203.0.113.9");
  await sendLoginCodes(app);
  const codes = await app.db.select().from(loginCodes);
  const [known, unknown] = ["+919876562001", "+919000000012"].map((own) => codes.find((code) => code.phone === own));
  expect(unknown).toMatchObject({ triesLeft: known?.triesLeft, expiresAt: known?.expiresAt, sentAt: known?.sentAt });
  expect(unknown?.codeHash).toHaveLength(32);
});

test("only sent codes use the budget; once the hour's is used up, all requests are rejected alike", async () => {
  const spent = async () => {
    const [counted] = await app.db
      .select()
      .from(rateLimitAttempts)
      .where(eq(rateLimitAttempts.key, "login-code-sent:all"));
    return counted?.points ?? 0;
  };
  await requestCode("9000000013");
  await sendLoginCodes(app);
  expect(await spent()).toBe(0);
  await requestCode();
  await sendLoginCodes(app);
  expect(await spent()).toBe(1);
  await app.db.update(rateLimitAttempts).set({ points: 600 }).where(eq(rateLimitAttempts.key, "login-code-sent:all"));
  const [known, unknown] = [await requestCode(phone, "203.0.113.10"), await requestCode("9000000014", "203.0.113.11")];
  expect([known.status, known.body.detail]).toEqual([429, expect.stringMatching(/^Too many codes are being sent/)]);
  expect([unknown.status, unknown.body.detail]).toEqual([known.status, known.body.detail]);
});

test("a code's job sends nothing when it runs again, late, or after another request", async () => {
  await requestCode();
  const wish = (await listRequestedCodes(app)).at(-1);
  if (!wish) throw new Error("Nothing was announced.");
  const before = (await sentTo()).length;
  await onLoginCodeRequested(app.jobDeps(), { ...wish, sentAt: mondayMorning.toISOString() });
  expect(await sentTo()).toHaveLength(before);
  await onLoginCodeRequested(app.jobDeps(), wish);
  const [message] = await sentTo();
  await onLoginCodeRequested(app.jobDeps(), wish);
  expect(await sentTo()).toHaveLength(before + 1);
  expect((await sentTo())[0]).toEqual(message);
  later(1);
  await requestCode();
  later(10);
  await sendLoginCodes(app);
  expect(await sentTo()).toHaveLength(before + 1);
});

/** Advances past the half-minute pause after a code. */
async function endPause(): Promise<void> {
  await app.db.delete(rateLimitAttempts).where(eq(rateLimitAttempts.key, `login-code-pause:+91${phone}`));
}
