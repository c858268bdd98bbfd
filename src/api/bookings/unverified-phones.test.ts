import { randomUUID } from "node:crypto";
import { and, desc, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCodePermit } from "#core/login/login-ticket.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { bookingItems, bookings, patients, slots } from "#db/schema/bookings.ts";
import { contactMessages, loginCodes, messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { clearAuditLog } from "#test/database.ts";
import { sendLoginCodes } from "#test/login-codes.ts";

const openDays = [
  ...["25", "26", "27", "28", "30"].map((date) => `2026-11-${date}`),
  ...["01", "02", "03", "04", "05", "07"].map((date) => `2026-12-${date}`),
];
const home = "203.0.113.7";
/** Each from another network. */
const unknownAddresses = Array.from({ length: 6 }, (_, n) => `198.51.${n}.7`);
const crowdedDay = "2026-11-25";

let byCode: TestApp;
let demo: TestApp;
let minutes = 0;
beforeAll(async () => {
  [byCode, demo] = await Promise.all([createTestApp({ patientLogin: "otp" }), createTestApp()]);
});
beforeEach(async () => {
  minutes = 0;
  for (const { db, setClock } of [byCode, demo]) {
    setClock(mondayMorning);
    for (const table of [
      bookingItems,
      bookings,
      patients,
      slots,
      rateLimitAttempts,
      loginCodes,
      messages,
      contactMessages,
    ]) {
      await db.delete(table);
    }
    await clearAuditLog(db);
  }
});
afterAll(() => Promise.all([byCode.close(), demo.close()]));

type BookingInput = { phone: string; day: string; slot: number; hold?: string };
type Cookie = { cookie?: string };

async function book(app: TestApp, address: string, { phone, day, slot, hold }: BookingInput, cookie: Cookie = {}) {
  const booking = { bookingDate: day, bookingTime: slotTimes[slot % slotTimes.length] ?? "07:00 AM" };
  const input = await app.withCurrentPrice(buildBooking({ patient: { phone, name: "Harpreet Kaur" }, booking }));
  return app.call("POST", "/api/bookings", { ...input, ...(hold && { hold }) }, { address, ...cookie });
}

async function hold(app: TestApp, address: string, { day, slot }: Pick<BookingInput, "day" | "slot">) {
  const wanted = { date: day, time: slotTimes[slot], hold: randomUUID() };
  const answer = await app.call("POST", "/api/slot-holds", wanted, { address });
  // A hold is given or refused by a rule; a busy database would make the counts below too small.
  expect([200, 201, 409, 429]).toContain(answer.status);
  return answer;
}

const requestCode = (phone: string, address: string, permit?: string) =>
  byCode.call("POST", "/api/patient/login-codes", { phone, permit }, { address });

/** Signs in by the code that was sent; returns null if none was. */
async function enter(phone: string, address: string, ticket: string): Promise<{ cookie: string } | null> {
  const [sent] = await byCode.db
    .select()
    .from(messages)
    .where(eq(messages.recipient, `+91${phone}`))
    .orderBy(desc(messages.id))
    .limit(1);
  const code = /^\d{6}/.exec(sent?.body ?? "")?.[0];
  if (!code) return null;
  return toCookieHeader(await byCode.call("POST", "/api/patient/session", { phone, code, ticket }, { address }));
}

async function signIn(phone: string, address: string, permit?: string) {
  const { status, body } = await requestCode(phone, address, permit);
  if (status !== 202) return null;
  await sendLoginCodes(byCode);
  return enter(phone, address, body.ticket);
}

/** Makes phones known: each had a visit. */
async function createVisits(phones: string[]): Promise<void> {
  for (const [n, phone] of phones.entries()) {
    const { body } = await book(byCode, `192.0.2.${n}`, { phone, day: openDays[n + 1] as string, slot: n });
    const { id } = body.booking;
    await byCode.db.update(bookings).set({ status: "completed" }).where(eq(bookings.id, id));
  }
}

/** Advances ten minutes, so that the same addresses and phones may request codes again. */
async function endTenMinutes(): Promise<void> {
  minutes += 10;
  byCode.setClock(new Date(mondayMorning.getTime() + minutes * 60_000));
  for (const limit of ["login-code-of-address:%", "login-code-pause:%"]) {
    await byCode.db.delete(rateLimitAttempts).where(like(rateLimitAttempts.key, limit));
  }
}

/** Six networks book all they can, each time with another phone. Returns the phones. */
async function floodWithBookings(): Promise<string[]> {
  const booked: string[] = [];
  for (let n = 0; n < 330; n += 6) {
    const day = openDays[(n / 6) % openDays.length] as string;
    const slotOf = (one: number) => 2 * Math.floor(n / 66) + (one % 2);
    const wishes = unknownAddresses.map((address, one) => ({
      address,
      ...{ phone: String(9_700_000_000 + n + one), day, slot: slotOf(one) },
    }));
    const answers = await Promise.all(wishes.map(({ address, ...input }) => book(byCode, address, input)));
    booked.push(...wishes.filter((_, one) => answers[one]?.status === 201).map(({ phone }) => phone));
  }
  return booked;
}

/** A known patient signs in and books, on the busiest day. */
async function bookAsKnown(phone: string, slot: number) {
  const session = await signIn(phone, `192.0.3.${slot}`);
  if (!session) return "no session";
  return (await book(byCode, `192.0.3.${slot}`, { phone, day: crowdedDay, slot }, session)).status;
}

const times = (count: number) => Array.from({ length: count }, (_, n) => n);

test("while six networks flood bookings and codes, known patients book, and new ones do by a code", async () => {
  const known = times(5).map((n) => String(9_876_500_000 + n));
  await createVisits(known);
  const booked = await floodWithBookings();
  expect(booked.length).toBeGreaterThan(250);
  for (const day of openDays) expect(await byCode.db.$count(bookings, eq(bookings.day, day))).toBeLessThanOrEqual(24);

  const wishes = [...booked, ...booked];
  for (const round of times(4)) {
    await endTenMinutes();
    expect(await bookAsKnown(known[round] as string, 6 + round)).toBe(201);
    const batch = wishes.slice(round * 100, round * 100 + 100);
    await Promise.all(
      batch.map((phone, n) => requestCode(phone, unknownAddresses[n % unknownAddresses.length] as string)),
    );
    await sendLoginCodes(byCode);
  }
  const isToStranger = and(eq(messages.kind, "login-code"), like(messages.recipient, "+9197%"));
  expect(await byCode.db.$count(messages, isToStranger)).toBe(300);
  expect(await bookAsKnown(known[4] as string, 5)).toBe(201);

  const input = { phone: "9811100001", day: crowdedDay, slot: 11 };
  const rejected = await book(byCode, home, input);
  expect([rejected.status, rejected.body.code]).toEqual([429, "proof-needed"]);
  expect(rejected.body.detail).toContain("+91 98765 43210");
  const session = await signIn(input.phone, home, rejected.body.permit);
  expect((await book(byCode, home, input, session ?? {})).status).toBe(201);

  const { warnings } = (await byCode.call("GET", "/api/admin/status", undefined, await byCode.adminCookie())).body;
  const reached = warnings.filter(({ code }: { code: string }) => code === "limit-reached");
  expect(reached).toEqual([{ code: "limit-reached", limit: "unproved-code-sent", since: expect.any(String) }]);
});

test("once the codes for confirming bookings are used up, a known phone still gets its code, with the same response", async () => {
  const known = "9876500000";
  await createVisits([known]);
  for (const n of times(9)) await book(byCode, home, { phone: String(9_822_000_000 + n), day: crowdedDay, slot: n });
  for (const _ of times(300)) await byCode.limits.consume("booking-code-sent", "all");
  const answers = [];
  for (const phone of [known, "9811100002"]) {
    const { body } = await book(byCode, home, { phone, day: crowdedDay, slot: 10 });
    answers.push(await requestCode(phone, home, body.permit));
  }
  expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual(
    times(2).map(() => [202, ["ticket", "resendSeconds"]]),
  );
  await sendLoginCodes(byCode);
  const sent = await byCode.db.select().from(messages).where(eq(messages.kind, "login-code"));
  expect(sent.map(({ recipient }) => recipient)).toEqual([`+91${known}`]);
});

test("one network gets forty codes an hour for confirming bookings, whatever its addresses", async () => {
  const statuses: number[] = [];
  for (const n of times(45)) {
    const phone = String(9_811_200_000 + n);
    const permit = createCodePermit(byCode.ctx().hash, `+91${phone}`, byCode.ctx().now);
    statuses.push((await requestCode(phone, `203.0.113.${n}`, permit)).status);
  }
  expect(statuses).toEqual(times(45).map((n) => (n < 40 ? 202 : 429)));
});

test.each([
  ["with login codes", () => byCode, 60],
  ["without login codes", () => demo, 60],
])(
  "%s, holds from six addresses leave seats on each day, which can be booked without a hold",
  async (_, appOf, limit) => {
    const app = appOf();
    const days = openDays.slice(0, 3);
    // One after the other: at once, any nine slots of a day are held first, and the last address may find a day fewer.
    for (const address of unknownAddresses) {
      for (const day of days) for (const slot of times(12)) await hold(app, address, { day, slot });
    }
    expect(await countHeldSeats(app)).toBe(limit);
    for (const [n, day] of days.entries()) {
      const answer = await book(app, home, { phone: String(9_811_300_000 + n), day, slot: 0 });
      expect([day, answer.status]).toEqual([day, 201]);
    }
    const { warnings } = (await app.call("GET", "/api/admin/status", undefined, await app.adminCookie())).body;
    expect(warnings).toMatchObject([{ code: "many-holds", seats: limit }]);
  },
);

test.each([
  ["with login codes", () => byCode, 24],
  ["without login codes", () => demo, 24],
])("%s, thirty addresses of six networks hold at most half of a day and of each slot", async (_, appOf, limit) => {
  const app = appOf();
  for (const slot of times(12)) {
    const addresses = times(30).map((n) => `198.51.${n % 6}.${n}`);
    await Promise.all(addresses.map((address) => hold(app, address, { day: crowdedDay, slot })));
  }
  expect(await countHeldSeats(app)).toBe(limit);
  const { body } = await app.call("GET", `/api/slots?date=${crowdedDay}`);
  for (const { free } of body.slots) expect(free).toBeGreaterThanOrEqual(2);
  for (const slot of times(6)) {
    const answer = await book(app, home, { phone: String(9_811_400_000 + slot), day: crowdedDay, slot });
    expect([slot, answer.status]).toEqual([slot, 201]);
  }
});

test.each([
  ["with login codes", () => byCode, 12],
  ["without login codes", () => demo, 0],
])("%s, thirty patients behind one /24 book two days in ten minutes", async (_, appOf, codes) => {
  const app = appOf();
  let confirmed = 0;
  for (const n of times(30)) {
    app.setClock(new Date(mondayMorning.getTime() + n * 20_000));
    const address = `203.0.113.${n % 3}`;
    const input = { phone: String(9_811_500_000 + n), day: openDays[n % 2] as string, slot: Math.floor(n / 2) % 12 };
    const holdId = (await hold(app, address, input)).body.hold;
    let answer = await book(app, address, { ...input, hold: holdId });
    if (answer.body.code === "proof-needed") {
      confirmed += 1;
      const session = await signIn(input.phone, address, answer.body.permit);
      answer = await book(app, address, { ...input, hold: holdId }, session ?? {});
    }
    expect([n, answer.status]).toEqual([n, 201]);
  }
  expect(confirmed).toBe(codes);
});

async function countHeldSeats({ db }: TestApp): Promise<number> {
  const rows = await db.select({ holds: slots.holds }).from(slots);
  return rows.reduce((sum, { holds }) => sum + Object.keys(holds).length, 0);
}
