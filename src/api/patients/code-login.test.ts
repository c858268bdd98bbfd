// Row 10.3
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts, loginCodes, messages } from "#db/schema/messages.ts";
import { onLoginCodeAskedFor } from "#jobs/listeners.ts";
import { cookieOf, createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning } from "#test/builders.ts";
import { codesAskedFor, sendCodes } from "#test/login-codes.ts";

const phone = "9876562001";
const minute = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ patientLogin: "otp" });
  for (const name of ["Gurpreet Kaur", "Jasleen Kaur"]) {
    await app.call("POST", "/api/bookings", await app.priced(aBooking({ patient: { phone, name } })));
  }
});
afterAll(() => app.close());

let now = mondayMorning.getTime();
beforeEach(async () => {
  await app.db.delete(attempts);
  later(60);
});

/** Some minutes pass at the lab. */
function later(minutes: number): void {
  now += minutes * minute;
  app.setClock(new Date(now));
}

const ask = (number = phone, address = "203.0.113.7") =>
  app.call("POST", "/api/patient/login-codes", { phone: number }, { address });

const enter = (code: string, ticket: string, address = "203.0.113.7", number = phone) =>
  app.call("POST", "/api/patient/session", { phone: number, code, ticket }, { address });

/** What the outbox holds for a phone, newest first. */
async function sentTo(number = `+91${phone}`) {
  const sent = await app.db.select().from(messages).where(eq(messages.recipient, number)).orderBy(messages.id);
  return sent.filter(({ kind }) => kind === "login-code").reverse();
}

async function askAndRead() {
  const { body } = await ask();
  await sendCodes(app);
  const [message] = await sentTo();
  return { ticket: body.ticket as string, code: /^\d{6}/.exec(message?.body ?? "")?.[0] ?? "" };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("the code that came by WhatsApp signs the phone in, with spaces or without", async () => {
  const { ticket, code } = await askAndRead();
  const answer = await enter(`${code.slice(0, 3)} ${code.slice(3)}`, ticket);
  expect(answer.status).toBe(200);
  expect(answer.body.patients).toHaveLength(2);
  const session = await app.call("GET", "/api/patient/session", undefined, cookieOf(answer));
  expect(session.body.phone).toBe("+919876562001");
});

test("the code is a message to the phone, and in the database a keyed hash alone", async () => {
  const { code } = await askAndRead();
  const [message] = await sentTo();
  expect(message).toMatchObject({ kind: "login-code", channel: "whatsapp", recipient: "+919876562001" });
  const [kept] = await app.db.select().from(loginCodes);
  expect(kept?.codeHash).toHaveLength(32);
  expect(JSON.stringify(kept)).not.toContain(code);
});

test("the phone alone does not sign in", async () => {
  const answer = await app.call("POST", "/api/patient/session", { phone });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["code"]]);
});

test("a phone without bookings gets the same answer, and no message", async () => {
  const [known, unknown] = [await ask(), await ask("9000000009")];
  const shape = ({ status, body, headers }: typeof known) => [status, Object.keys(body), headers.get("content-length")];
  expect(shape(unknown)).toEqual(shape(known));
  expect(unknown.body.ticket).toHaveLength(known.body.ticket.length);
  await sendCodes(app);
  expect(await sentTo("+919000000009")).toEqual([]);
  const [one, other] = [await enter("123456", known.body.ticket), await enter("123456", unknown.body.ticket)];
  expect(other.body).toEqual(one.body);
  const third = await enter("123456", unknown.body.ticket, "203.0.113.7", "9000000009");
  expect(third.body).toEqual(one.body);
});

test("a code is valid for ten minutes", async () => {
  const { ticket, code } = await askAndRead();
  later(9.9);
  expect((await enter(wrong(code), ticket)).status).toBe(422);
  later(0.1);
  expect((await enter(code, ticket)).status).toBe(422);
});

test("a code is used once", async () => {
  const { ticket, code } = await askAndRead();
  expect((await enter(code, ticket)).status).toBe(200);
  expect((await enter(code, ticket)).status).toBe(422);
});

test("after five wrong tries the right code is refused too", async () => {
  const { ticket, code } = await askAndRead();
  for (let attempt = 0; attempt < 5; attempt++) expect((await enter(wrong(code), ticket)).status).toBe(422);
  expect((await enter(code, ticket)).status).toBe(422);
});

test("a new code voids the one before", async () => {
  const first = await askAndRead();
  await app.db.delete(attempts);
  later(1);
  const second = await askAndRead();
  expect((await enter(first.code, first.ticket)).status).toBe(422);
  expect((await enter(first.code, second.ticket)).status).toBe(first.code === second.code ? 200 : 422);
  expect((await enter(second.code, second.ticket)).status).toBe(200);
});

test("the right code twenty times at once is one session", async () => {
  const { ticket, code } = await askAndRead();
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(code, ticket)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.headers.has("set-cookie"))).toHaveLength(1);
});

test("of a hundred guesses at once five are compared at most, and the right code is lost to the guesser", async () => {
  const { ticket, code } = await askAndRead();
  const guesses = Array.from({ length: 100 }, (_, guess) => String(guess).padStart(6, "0"));
  const answers = await Promise.all(guesses.filter((guess) => guess !== code).map((guess) => enter(guess, ticket)));
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(39);
  const [kept] = await app.db
    .select()
    .from(loginCodes)
    .where(eq(loginCodes.phone, `+91${phone}`));
  expect(kept?.triesLeft).toBe(0);
  expect((await enter(code, ticket, "198.51.100.9")).status).toBe(422);
});

test("a stranger's guesses, who has no ticket of the code, use up none of its tries", async () => {
  const { ticket, code } = await askAndRead();
  const forged = [ticket.replace(/.$/, (last) => (last === "A" ? "B" : "A")), `${ticket.split(".")[0]}.x`, "", "x.y"];
  for (let guess = 0; guess < 40; guess++) {
    const answer = await enter(wrong(code), forged[guess % forged.length] ?? "", "198.51.100.20");
    expect(answer.status).toBe(422);
  }
  expect((await enter(code, ticket)).status).toBe(200);
});

test("of fifty requests at once for one phone a single code is sent", async () => {
  const before = (await sentTo()).length;
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(49);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  await sendCodes(app);
  expect((await sentTo()).length - before).toBe(1);
});

test("of fifty requests at once for fifty phones, one address gets twenty", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => ask(String(9000000100 + number))));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
});

test("one stranger who keeps asking for codes is stopped before the phone is: its owner still gets one", async () => {
  const stranger = [];
  for (let request = 0; request < 12; request++) {
    stranger.push((await ask(phone, "198.51.100.30")).status);
    await endPause();
  }
  expect(stranger.filter((status) => status === 202)).toHaveLength(4);
  expect((await ask(phone, "203.0.113.8")).status).toBe(202);
});

test("many addresses together get eight codes in half an hour for one phone", async () => {
  const statuses = [];
  for (let request = 0; request < 12; request++) {
    statuses.push((await ask(phone, `198.51.${100 + request}.1`)).status);
    await endPause();
  }
  expect(statuses.filter((status) => status === 202)).toHaveLength(8);
});

test("what is no phone number is refused before anything is counted", async () => {
  for (let request = 0; request < 30; request++) expect((await ask("12345")).status).toBe(422);
  expect((await ask()).status).toBe(202);
});

test("the database is asked the same, whether the phone has bookings or not", async () => {
  const stranger = "9000000010";
  const asking = (number: string) => app.statementsOf(() => ask(number));
  const [, known, unknown] = [await asking("9000000011"), await asking(phone), await asking(stranger)];
  expect(known.length).toBeGreaterThan(5);
  expect(unknown).toEqual(known);
  await sendCodes(app);
  await app.db.delete(attempts);
  later(1);
  const trying = async (number: string) => {
    const { ticket } = (await ask(number)).body;
    await sendCodes(app);
    return app.statementsOf(() => enter("123456", ticket, "203.0.113.7", number));
  };
  const tries = await trying(phone);
  expect(tries.join()).toContain("login_codes");
  expect(await trying(stranger)).toEqual(tries);
});

// Row 6.3
test("a phone without bookings has a code that no digits are, with as many tries, for as long", async () => {
  for (const number of [phone, "9000000012"]) await ask(number, "203.0.113.9");
  await sendCodes(app);
  const codes = await app.db.select().from(loginCodes);
  const [known, unknown] = ["+919876562001", "+919000000012"].map((own) => codes.find((code) => code.phone === own));
  expect(unknown).toMatchObject({ triesLeft: known?.triesLeft, expiresAt: known?.expiresAt, sentAt: known?.sentAt });
  expect(unknown?.codeHash).toHaveLength(32);
});

test("codes that are sent are paid for; those that nobody gets are not, and once the hour's are spent all are refused alike", async () => {
  const spent = async () => {
    const [counted] = await app.db.select().from(attempts).where(eq(attempts.key, "login-code-sent:all"));
    return counted?.points ?? 0;
  };
  await ask("9000000013");
  await sendCodes(app);
  expect(await spent()).toBe(0);
  await ask();
  await sendCodes(app);
  expect(await spent()).toBe(1);
  await app.db.update(attempts).set({ points: 600 }).where(eq(attempts.key, "login-code-sent:all"));
  const [known, unknown] = [await ask(phone, "203.0.113.10"), await ask("9000000014", "203.0.113.11")];
  expect([known.status, known.body.detail]).toEqual([429, expect.stringMatching(/^Too many codes are being sent/)]);
  expect([unknown.status, unknown.body.detail]).toEqual([known.status, known.body.detail]);
});

test("a code's job that runs again, or late, or after another wish, sends nothing", async () => {
  await ask();
  const wish = (await codesAskedFor(app)).at(-1);
  if (!wish) throw new Error("Nothing was announced.");
  const before = (await sentTo()).length;
  await onLoginCodeAskedFor(app.jobs(), { ...wish, sentAt: mondayMorning.toISOString() });
  expect(await sentTo()).toHaveLength(before);
  await onLoginCodeAskedFor(app.jobs(), wish);
  const [message] = await sentTo();
  await onLoginCodeAskedFor(app.jobs(), wish);
  expect(await sentTo()).toHaveLength(before + 1);
  expect((await sentTo())[0]).toEqual(message);
  later(1);
  await ask();
  later(10);
  await sendCodes(app);
  expect(await sentTo()).toHaveLength(before + 1);
});

/** The half minute after a code has passed. */
async function endPause(): Promise<void> {
  await app.db.delete(attempts).where(eq(attempts.key, `login-code-pause:+91${phone}`));
}
