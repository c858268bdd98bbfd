import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBooking } from "#core/bookings/create/create-booking.server.ts";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { bookingItems, bookings, patients, slots } from "#db/schema/bookings.ts";
import { loginCodes, messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { clearAuditLog } from "#test/database.ts";
import { sendLoginCodes } from "#test/login-codes.ts";

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
    for (const table of [bookingItems, bookings, patients, slots, rateLimitAttempts, loginCodes, messages]) {
      await db.delete(table);
    }
    await clearAuditLog(db);
  }
});
afterAll(() => Promise.all([byCode.close(), demo.close()]));

type BookingInput = { phone?: string; name?: string; bookingDate?: string; bookingTime?: SlotTime; hold?: string };

let number = 0;

/** Another patient and slot, unless given. */
function createInput({ phone, name = "Harpreet Kaur", hold, ...visit }: BookingInput) {
  number += 1;
  const patient = { phone: phone ?? String(9_800_000_000 + number), name };
  const booking = { bookingDate: day, bookingTime: slotTimes[number % slotTimes.length] as SlotTime, ...visit };
  return demo.withCurrentPrice({ ...buildBooking({ patient, booking }), ...(hold && { hold }) });
}

async function book(app: TestApp, address: string, input: BookingInput = {}, cookie: { cookie?: string } = {}) {
  return app.call("POST", "/api/bookings", await createInput(input), { address, ...cookie });
}

function hold(app: TestApp, address: string, session: { cookie?: string } = {}) {
  number += 1;
  const input = { date: day, time: slotTimes[number % slotTimes.length], hold: randomUUID() };
  return app.call("POST", "/api/slot-holds", input, { address, ...session });
}

/** An address of a rented block. */
const addressInBlock = (n: number) => `2001:db8:${(n % 7).toString(16)}:${n.toString(16)}::1`;

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Verifies the phone by a code, as the page does after the error, and returns the session's cookie. */
async function verifyPhone(phone: string, permit?: string) {
  const { body } = await byCode.call("POST", "/api/patient/login-codes", { phone, permit });
  await sendLoginCodes(byCode);
  const sent = eq(messages.kind, "login-code");
  const [message] = await byCode.db.select().from(messages).where(sent).orderBy(desc(messages.id)).limit(1);
  const code = /^\d{6}/.exec(message?.body ?? "")?.[0];
  return toCookieHeader(await byCode.call("POST", "/api/patient/session", { phone, code, ticket: body.ticket }));
}

test("of sixty simultaneous bookings from one IPv6 block, nine of a day's 48 seats are taken and nothing else is stored", async () => {
  const answers = await Promise.all(times(60).map((n) => book(byCode, addressInBlock(n))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(new Set(statusesOf(answers))).toEqual(new Set([201, 429]));
  expect(await byCode.db.$count(bookings)).toBe(9);
  expect(await byCode.db.$count(patients)).toBe(9);
  expect((await book(byCode, addressInBlock(1), { bookingDate: "2026-11-26" })).status).toBe(201);
  expect((await book(byCode, "2001:db9::1")).status).toBe(201);
});

test("no quota is exceeded, however close together the bookings arrive", async () => {
  const network = { line: "a line", network: "a block", isSharedAddress: false, canVerifyPhones: true };
  const ctx = { ...byCode.ctx(), actor: { kind: "visitor" } as const };
  const wishes = times(30).map((n) => ({
    phone: String(9_822_000_000 + n),
    bookingTime: slotTimes[n % 12] as SlotTime,
  }));
  const placed = await Promise.allSettled(
    (await Promise.all(wishes.map(createInput))).map((input) => createBooking(ctx, input, network)),
  );
  expect(placed.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
  const ofOnePhone = times(9).map((n) => ({ phone: "9822100000", bookingDate: openDays[n] as string }));
  const family = await Promise.allSettled(
    (await Promise.all(ofOnePhone.map(createInput))).map((input) =>
      createBooking(ctx, input, { ...network, network: "another" }),
    ),
  );
  expect(family.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
});

test("the error has the reason and the helpline, and a code unlocks a phone without bookings", async () => {
  for (const n of times(9)) await book(byCode, addressInBlock(n));
  const phone = "9811100001";
  const rejected = await book(byCode, addressInBlock(1), { phone });
  expect([rejected.status, rejected.body.code, rejected.body.detail]).toEqual([
    429,
    "proof-needed",
    "Many visits of this day are booked from your network already. Please confirm by a code that the phone is yours, or call +91 98765 43210.",
  ]);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  const session = await verifyPhone(phone, rejected.body.permit);
  const booked = await book(byCode, addressInBlock(1), { phone }, session);
  expect(booked.status).toBe(201);
  expect(booked.body.booking).not.toHaveProperty("phoneProved");
  const [stored] = await byCode.db.select().from(bookings).where(eq(bookings.phone, "+919811100001"));
  expect(stored).toMatchObject({ phoneProved: true, network: null });
});

test("a phone without bookings gets a code only by the permit of its own rejected booking", async () => {
  for (const n of times(9)) await book(byCode, addressInBlock(n));
  const { permit } = (await book(byCode, addressInBlock(1), { phone: "9811100002" })).body;
  for (const [phone, shown] of [
    ["9811100002", undefined],
    ["9811100002", `${permit}x`],
    ["9811100003", permit],
  ]) {
    expect((await byCode.call("POST", "/api/patient/login-codes", { phone, permit: shown })).status).toBe(202);
    await byCode.db.delete(rateLimitAttempts);
  }
  await sendLoginCodes(byCode);
  expect(await byCode.db.$count(messages, eq(messages.kind, "login-code"))).toBe(0);
});

test("a session of one phone does not unlock another", async () => {
  const session = await verifyByBooking("9811100004");
  for (const n of times(9)) await book(byCode, addressInBlock(n));
  expect((await book(byCode, addressInBlock(1), { phone: "9811100005" }, session)).body.code).toBe("proof-needed");
});

test("one phone books six visits, the seventh needs a code, and then more may follow", async () => {
  const phone = "9811100006";
  const names = ["Surjit", "Gurpreet", "Jasleen", "Arsh", "Simran", "Balwinder"];
  const answers = [];
  for (const name of names) answers.push(await book(byCode, village, { phone, name: `${name} Singh` }));
  expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 201]);
  const rejected = await book(byCode, village, { phone, bookingDate: "2026-11-26" });
  expect([rejected.status, rejected.body.detail]).toEqual([
    429,
    "Six visits are to come for this phone already. Please confirm by a code that the phone is yours, or call +91 98765 43210.",
  ]);
  const session = await verifyPhone(phone, rejected.body.permit);
  expect((await book(byCode, village, { phone, bookingDate: "2026-11-26" }, session)).status).toBe(201);
});

test("of simultaneous bookings of one phone on different days, six are booked", async () => {
  const answers = await Promise.all(
    openDays.map((bookingDate) => book(byCode, village, { phone: "9811100007", bookingDate })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
});

test("a phone's bookings before its verification no longer count as unverified", async () => {
  const phone = "9811100008";
  for (const _ of times(6)) await book(byCode, addressInBlock(1), { phone });
  await verifyPhone(phone);
  expect(await byCode.db.$count(bookings, eq(bookings.phoneProved, true))).toBe(6);
  expect(statusesOf(await Promise.all(times(9).map((n) => book(byCode, addressInBlock(n)))))).toEqual(
    times(9).map(() => 201),
  );
});

test("limits a verified phone to a fifth of a day, and suggests another day", async () => {
  const session = await verifyByBooking("9811100009");
  const answers = [];
  for (const _ of times(10)) answers.push(await book(byCode, village, { phone: "9811100009" }, session));
  expect(statusesOf(answers)).toEqual([...times(9).map(() => 201), 429]);
  expect(answers.at(-1)?.body).toMatchObject({
    code: "too-many-attempts",
    detail:
      "Many visits of this day are booked with this phone already. Please choose another day, or call +91 98765 43210.",
  });
});

test("unverified bookings of many networks leave half of a day to verified phones", async () => {
  const statuses = [];
  for (const n of times(48)) statuses.push((await book(byCode, `2001:${(0xdb8 + (n >> 2)).toString(16)}::1`)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(24);
  const session = await verifyByBooking("9811100010");
  const proved = [];
  for (const bookingTime of slotTimes) {
    proved.push(await book(byCode, "2001:dc9::1", { phone: "9811100010", bookingTime }, session));
  }
  expect(proved.filter(({ status }) => status === 201)).toHaveLength(9);
});

test("a verified phone has at most twelve upcoming visits, and gets the helpline for more", async () => {
  const phone = "9811100013";
  const session = await verifyByBooking(phone);
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

test("holds count towards their network's quota of a day like bookings", async () => {
  for (const n of times(5)) await book(byCode, addressInBlock(n));
  const holds = await Promise.all(times(20).map((n) => hold(byCode, addressInBlock(n))));
  expect(holds.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(holds.find(({ status }) => status !== 200)?.body).toMatchObject({ status: 429, code: "too-many-attempts" });
  expect((await book(byCode, addressInBlock(1))).body.code).toBe("proof-needed");
  expect((await hold(byCode, "2001:db9::1")).status).toBe(200);
});

test("a verified phone holds a seat when strangers' quota is used up, and ten in all from any addresses", async () => {
  for (const n of times(9)) await book(byCode, addressInBlock(n));
  expect((await hold(byCode, addressInBlock(1))).status).toBe(429);
  const session = await verifyByBooking("9811100014");
  const holds = [];
  for (const n of times(12)) holds.push(await hold(byCode, addressInBlock(n), session));
  expect(statusesOf(holds)).toEqual([...times(10).map(() => 200), 429, 429]);
  expect((await hold(byCode, "2001:db9::1")).status).toBe(200);
});

test("the holder of one of the network's seats books it", async () => {
  for (const n of times(8)) await book(byCode, addressInBlock(n));
  const { body } = await hold(byCode, addressInBlock(1));
  expect((await book(byCode, addressInBlock(2))).status).toBe(429);
  expect((await book(byCode, addressInBlock(1), { hold: body.hold })).status).toBe(201);
});

test("a declined or deleted visit frees its quota", async () => {
  const desk = await byCode.adminCookie();
  const booked = [];
  for (const n of times(9)) booked.push((await book(byCode, addressInBlock(n))).body.booking.id);
  await byCode.call("PATCH", `/api/bookings/${booked[0]}/status`, { status: "declined" }, desk);
  await byCode.call("DELETE", `/api/bookings/${booked[1]}`, undefined, desk);
  expect(
    statusesOf([
      await book(byCode, addressInBlock(1)),
      await book(byCode, addressInBlock(2)),
      await book(byCode, addressInBlock(3)),
    ]),
  ).toEqual([201, 201, 429]);
});

test("a repeated request returns its booking even if the quota is used up since", async () => {
  const input = await byCode.withCurrentPrice(buildBooking({ booking: { bookingDate: day, bookingTime: "07:00 AM" } }));
  const first = await byCode.call("POST", "/api/bookings", input, { address: addressInBlock(1) });
  for (const n of times(8)) await book(byCode, addressInBlock(n));
  const again = await byCode.call("POST", "/api/bookings", input, { address: addressInBlock(1) });
  expect([again.status, again.body.booking.id]).toEqual([200, first.body.booking.id]);
});

test("reports a full slot before an exceeded quota", async () => {
  for (const n of times(4)) await book(byCode, `2001:db9:${n}::1`, { bookingTime: "07:00 AM" });
  for (const n of times(9)) await book(byCode, addressInBlock(n), { bookingTime: slotTimes[1 + (n % 11)] as SlotTime });
  expect((await book(byCode, addressInBlock(1), { bookingTime: "07:00 AM" })).body.code).toBe("slot-full");
});

test("staff book for callers beyond every quota", async () => {
  for (const n of times(9)) await book(byCode, addressInBlock(n));
  const desk = await byCode.adminCookie();
  const answers = [];
  for (const _ of times(10)) answers.push(await book(byCode, addressInBlock(1), { phone: "9811100011" }, desk));
  expect(new Set(statusesOf(answers))).toEqual(new Set([201]));
});

test("without codes, a village behind one address has half of a day, an IPv6 block a fifth", async () => {
  const ofBlock = await Promise.all(times(20).map((n) => book(demo, addressInBlock(n))));
  expect(ofBlock.filter(({ status }) => status === 201)).toHaveLength(9);
  const ofVillage = await Promise.all(times(40).map(() => book(demo, village)));
  expect(ofVillage.filter(({ status }) => status === 201)).toHaveLength(24);
  const rejected = ofVillage.find(({ status }) => status === 429);
  expect(rejected?.body).toMatchObject({
    code: "too-many-attempts",
    detail:
      "Many visits of this day are booked from your network already. Please choose another day, or call +91 98765 43210.",
  });
});

test("without codes, a phone-only session verifies nothing", async () => {
  const phone = "9811100012";
  await book(demo, "2001:dba::1", { phone });
  const session = toCookieHeader(await demo.call("POST", "/api/patient/session", { phone }));
  await Promise.all(times(20).map((n) => book(demo, addressInBlock(n))));
  expect((await book(demo, addressInBlock(1), { phone }, session)).status).toBe(429);
});

/** Signs in a phone that had one visit, on a day of its own. */
async function verifyByBooking(phone: string) {
  await book(byCode, "2001:dbb::1", { phone, bookingDate: "2026-12-05" });
  return verifyPhone(phone);
}
