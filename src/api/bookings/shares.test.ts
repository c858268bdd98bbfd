import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { placeBooking } from "#core/bookings/placing/place-booking.server.ts";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { bookingItems, bookings, patients, slots } from "#db/schema/bookings.ts";
import { attempts, loginCodes, messages } from "#db/schema/messages.ts";
import { cookieOf, createTestApp, type TestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";
import { emptyTrail } from "#test/database.ts";
import { sendCodes } from "#test/login-codes.ts";

const day = "2026-11-25";
const openDays = [
  ...["24", "25", "26", "27", "28", "30"].map((date) => `2026-11-${date}`),
  ...["01", "02", "03", "04", "05", "07"].map((date) => `2026-12-${date}`),
];
const village = "203.0.113.7";

let byCode: TestApp;
let demo: TestApp;
beforeAll(async () => {
  [byCode, demo] = await Promise.all([createTestApp({ patientLogin: "otp" }), createTestApp()]);
});
beforeEach(async () => {
  for (const { db } of [byCode, demo]) {
    for (const table of [bookingItems, bookings, patients, slots, attempts, loginCodes, messages]) {
      await db.delete(table);
    }
    await emptyTrail(db);
  }
});
afterAll(() => Promise.all([byCode.close(), demo.close()]));

type Wish = { phone?: string; name?: string; bookingDate?: string; bookingTime?: SlotTime; hold?: string };

let number = 0;

/** Another patient at another hour, unless one is named. */
function wishOf({ phone, name = "Harpreet Kaur", hold, ...visit }: Wish) {
  number += 1;
  const patient = { phone: phone ?? String(9_800_000_000 + number), name };
  const booking = { bookingDate: day, bookingTime: slotTimes[number % slotTimes.length] as SlotTime, ...visit };
  return demo.priced({ ...aBooking({ patient, booking }), ...(hold && { hold }) });
}

async function book(app: TestApp, address: string, wish: Wish = {}, cookie: { cookie?: string } = {}) {
  return app.call("POST", "/api/bookings", await wishOf(wish), { address, ...cookie });
}

function hold(app: TestApp, address: string, session: { cookie?: string } = {}) {
  number += 1;
  const wish = { date: day, time: slotTimes[number % slotTimes.length], hold: randomUUID() };
  return app.call("POST", "/api/slot-holds", wish, { address, ...session });
}

/** One line of the block that somebody has rented. */
const lineOf = (n: number) => `2001:db8:${(n % 7).toString(16)}:${n.toString(16)}::1`;

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Confirms the phone by a code, as the page does after a refusal, and gives the session's cookie. */
async function prove(phone: string, permit?: string) {
  const { body } = await byCode.call("POST", "/api/patient/login-codes", { phone, permit });
  await sendCodes(byCode);
  const sent = eq(messages.kind, "login-code");
  const [message] = await byCode.db.select().from(messages).where(sent).orderBy(desc(messages.id)).limit(1);
  const code = /^\d{6}/.exec(message?.body ?? "")?.[0];
  return cookieOf(await byCode.call("POST", "/api/patient/session", { phone, code, ticket: body.ticket }));
}

test("of sixty bookings at once from one IPv6 block nine of a day's 48 seats are taken, and nothing else is stored", async () => {
  const answers = await Promise.all(times(60).map((n) => book(byCode, lineOf(n))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(new Set(statusesOf(answers))).toEqual(new Set([201, 429]));
  expect(await byCode.db.$count(bookings)).toBe(9);
  expect(await byCode.db.$count(patients)).toBe(9);
  expect((await book(byCode, lineOf(1), { bookingDate: "2026-11-26" })).status).toBe(201);
  expect((await book(byCode, "2001:db9::1")).status).toBe(201);
});

test("however close together they come, no share is taken beyond its end", async () => {
  const network = { line: "a line", network: "a block", isCrowded: false, provesPhones: true };
  const ctx = { ...byCode.ctx(), actor: { kind: "visitor" } as const };
  const wishes = times(30).map((n) => ({
    phone: String(9_822_000_000 + n),
    bookingTime: slotTimes[n % 12] as SlotTime,
  }));
  const placed = await Promise.allSettled(
    (await Promise.all(wishes.map(wishOf))).map((wish) => placeBooking(ctx, wish, network)),
  );
  expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
  const ofOnePhone = times(9).map((n) => ({ phone: "9822100000", bookingDate: openDays[n] as string }));
  const family = await Promise.allSettled(
    (await Promise.all(ofOnePhone.map(wishOf))).map((wish) =>
      placeBooking(ctx, wish, { ...network, network: "another" }),
    ),
  );
  expect(family.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});

test("the refusal says why and whom to call, and a code opens the way for a phone that has no bookings yet", async () => {
  for (const n of times(9)) await book(byCode, lineOf(n));
  const phone = "9811100001";
  const refused = await book(byCode, lineOf(1), { phone });
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    429,
    "proof-needed",
    "Many visits of this day are booked from your network already. Please confirm by a code that the phone is yours, or call +91 98765 43210.",
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const session = await prove(phone, refused.body.permit);
  const booked = await book(byCode, lineOf(1), { phone }, session);
  expect(booked.status).toBe(201);
  expect(booked.body.booking).not.toHaveProperty("phoneProved");
  const [kept] = await byCode.db.select().from(bookings).where(eq(bookings.phone, "+919811100001"));
  expect(kept).toMatchObject({ phoneProved: true, network: null });
});

test("no code goes to a phone without bookings but by the permit of its own refused booking", async () => {
  for (const n of times(9)) await book(byCode, lineOf(n));
  const { permit } = (await book(byCode, lineOf(1), { phone: "9811100002" })).body;
  for (const [phone, shown] of [
    ["9811100002", undefined],
    ["9811100002", `${permit}x`],
    ["9811100003", permit],
  ]) {
    expect((await byCode.call("POST", "/api/patient/login-codes", { phone, permit: shown })).status).toBe(202);
    await byCode.db.delete(attempts);
  }
  await sendCodes(byCode);
  expect(await byCode.db.$count(messages, eq(messages.kind, "login-code"))).toBe(0);
});

test("a session of one phone opens no way for another", async () => {
  const session = await proveByBooking("9811100004");
  for (const n of times(9)) await book(byCode, lineOf(n));
  expect((await book(byCode, lineOf(1), { phone: "9811100005" }, session)).body.code).toBe("proof-needed");
});

test("a family of six books on one phone, the seventh visit wants a code, and then more may follow", async () => {
  const phone = "9811100006";
  const names = ["Surjit", "Gurpreet", "Jasleen", "Arsh", "Simran", "Balwinder"];
  const answers = [];
  for (const name of names) answers.push(await book(byCode, village, { phone, name: `${name} Singh` }));
  expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 201]);
  const refused = await book(byCode, village, { phone, bookingDate: "2026-11-26" });
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    "Six visits are to come for this phone already. Please confirm by a code that the phone is yours, or call +91 98765 43210.",
  ]);
  const session = await prove(phone, refused.body.permit);
  expect((await book(byCode, village, { phone, bookingDate: "2026-11-26" }, session)).status).toBe(201);
});

test("of bookings at once with one phone, each on another day, six are booked", async () => {
  const answers = await Promise.all(
    openDays.map((bookingDate) => book(byCode, village, { phone: "9811100007", bookingDate })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
});

test("what a phone had booked before it was proved no longer counts as unproved", async () => {
  const phone = "9811100008";
  for (const _ of times(6)) await book(byCode, lineOf(1), { phone });
  await prove(phone);
  expect(await byCode.db.$count(bookings, eq(bookings.phoneProved, true))).toBe(6);
  expect(statusesOf(await Promise.all(times(9).map((n) => book(byCode, lineOf(n)))))).toEqual(times(9).map(() => 201));
});

test("a proved phone takes a fifth of a day as well, and is told to choose another", async () => {
  const session = await proveByBooking("9811100009");
  const answers = [];
  for (const _ of times(10)) answers.push(await book(byCode, village, { phone: "9811100009" }, session));
  expect(statusesOf(answers)).toEqual([...times(9).map(() => 201), 429]);
  expect(answers.at(-1)?.body).toMatchObject({
    code: "too-many-attempts",
    detail:
      "Many visits of this day are booked with this phone already. Please choose another day, or call +91 98765 43210.",
  });
});

test("many networks leave half of a day to proved phones", async () => {
  const statuses = [];
  for (const n of times(48)) statuses.push((await book(byCode, `2001:${(0xdb8 + (n >> 2)).toString(16)}::1`)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(24);
  const session = await proveByBooking("9811100010");
  const proved = [];
  for (const bookingTime of slotTimes) {
    proved.push(await book(byCode, "2001:dc9::1", { phone: "9811100010", bookingTime }, session));
  }
  expect(proved.filter(({ status }) => status === 201)).toHaveLength(9);
});

test("a proved phone has twelve visits to come, and is told whom to call for more", async () => {
  const phone = "9811100013";
  const session = await proveByBooking(phone);
  const answers = [];
  for (const n of times(12)) {
    const bookingDate = openDays[1 + (n % 10)] as string;
    answers.push(await book(byCode, village, { phone, bookingDate }, session));
  }
  expect(statusesOf(answers)).toEqual([...times(11).map(() => 201), 429]);
  expect(answers.at(-1)?.body).toMatchObject({
    code: "too-many-attempts",
    detail: "Twelve visits are to come for this phone already. Please call +91 98765 43210 to book more.",
  });
});

test("holds take their network's share of a day as bookings do", async () => {
  for (const n of times(5)) await book(byCode, lineOf(n));
  const held = await Promise.all(times(20).map((n) => hold(byCode, lineOf(n))));
  expect(held.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(held.find(({ status }) => status !== 200)?.body).toMatchObject({ status: 429, code: "too-many-attempts" });
  expect((await book(byCode, lineOf(1))).body.code).toBe("proof-needed");
  expect((await hold(byCode, "2001:db9::1")).status).toBe(200);
});

test("a proved phone holds a seat where strangers hold their share, and ten in all from whatever addresses", async () => {
  for (const n of times(9)) await book(byCode, lineOf(n));
  expect((await hold(byCode, lineOf(1))).status).toBe(429);
  const session = await proveByBooking("9811100014");
  const held = [];
  for (const n of times(12)) held.push(await hold(byCode, lineOf(n), session));
  expect(statusesOf(held)).toEqual([...times(10).map(() => 200), 429, 429]);
  expect((await hold(byCode, "2001:db9::1")).status).toBe(200);
});

test("whoever holds one of the network's seats books it", async () => {
  for (const n of times(8)) await book(byCode, lineOf(n));
  const { body } = await hold(byCode, lineOf(1));
  expect((await book(byCode, lineOf(2))).status).toBe(429);
  expect((await book(byCode, lineOf(1), { hold: body.hold })).status).toBe(201);
});

test("a declined or deleted visit gives its share back", async () => {
  const desk = await byCode.deskCookie();
  const booked = [];
  for (const n of times(9)) booked.push((await book(byCode, lineOf(n))).body.booking.id);
  await byCode.call("PATCH", `/api/bookings/${booked[0]}/status`, { status: "declined" }, desk);
  await byCode.call("DELETE", `/api/bookings/${booked[1]}`, undefined, desk);
  expect(
    statusesOf([await book(byCode, lineOf(1)), await book(byCode, lineOf(2)), await book(byCode, lineOf(3))]),
  ).toEqual([201, 201, 429]);
});

test("the same request sent again gives its booking, though the share is used up since", async () => {
  const wish = await byCode.priced(aBooking({ booking: { bookingDate: day, bookingTime: "07:00 AM" } }));
  const first = await byCode.call("POST", "/api/bookings", wish, { address: lineOf(1) });
  for (const n of times(8)) await book(byCode, lineOf(n));
  const again = await byCode.call("POST", "/api/bookings", wish, { address: lineOf(1) });
  expect([again.status, again.body.booking.id]).toEqual([200, first.body.booking.id]);
});

test("a full time is told as such before any share is", async () => {
  for (const n of times(4)) await book(byCode, `2001:db9:${n}::1`, { bookingTime: "07:00 AM" });
  for (const n of times(9)) await book(byCode, lineOf(n), { bookingTime: slotTimes[1 + (n % 11)] as SlotTime });
  expect((await book(byCode, lineOf(1), { bookingTime: "07:00 AM" })).body.code).toBe("slot-full");
});

test("the desk books for its callers beyond every share", async () => {
  for (const n of times(9)) await book(byCode, lineOf(n));
  const desk = await byCode.deskCookie();
  const answers = [];
  for (const _ of times(10)) answers.push(await book(byCode, lineOf(1), { phone: "9811100011" }, desk));
  expect(new Set(statusesOf(answers))).toEqual(new Set([201]));
});

test("where no code can be sent, a village behind one address takes half of a day, an IPv6 block a fifth", async () => {
  const ofBlock = await Promise.all(times(20).map((n) => book(demo, lineOf(n))));
  expect(ofBlock.filter(({ status }) => status === 201)).toHaveLength(9);
  const ofVillage = await Promise.all(times(40).map(() => book(demo, village)));
  expect(ofVillage.filter(({ status }) => status === 201)).toHaveLength(24);
  const refused = ofVillage.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({
    code: "too-many-attempts",
    detail:
      "Many visits of this day are booked from your network already. Please choose another day, or call +91 98765 43210.",
  });
});

test("where no code can be sent, a session by the phone alone proves nothing", async () => {
  const phone = "9811100012";
  await book(demo, "2001:dba::1", { phone });
  const session = cookieOf(await demo.call("POST", "/api/patient/session", { phone }));
  await Promise.all(times(20).map((n) => book(demo, lineOf(n))));
  expect((await book(demo, lineOf(1), { phone }, session)).status).toBe(429);
});

/** A session of a phone that had one visit, on a day of its own. */
async function proveByBooking(phone: string) {
  await book(byCode, "2001:dbb::1", { phone, bookingDate: "2026-12-05" });
  return prove(phone);
}
