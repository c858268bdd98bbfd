import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { user } from "#db/schema/accounts.ts";
import { auditLog, bookingItems, bookings, slots } from "#db/schema/bookings.ts";
import { tests } from "#db/schema/catalogue.ts";
import { messages } from "#db/schema/messages.ts";
import { tubes } from "#db/schema/round.ts";
import type { RejectionReason, TubeKind } from "#db/schema/values.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
const technician = await app.staffCookie("technician");
afterAll(() => app.close());
beforeEach(() => app.setClock(mondayMorning));

const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number) => new Date(mondayMorning.getTime() - minutes * MINUTE_MS);

let labels = 0;
const createLabel = () => `NB4419${String(++labels).padStart(4, "0")}`;

let booked = 0;
/** Books as staff, whose bookings have no quota. */
async function book(overrides: Parameters<typeof buildBooking>[0] = {}) {
  const bookingTime = slotTimes[++booked % slotTimes.length] as SlotTime;
  const booking = { bookingTime, ...overrides.booking };
  const request = await app.withCurrentPrice(buildBooking({ ...overrides, booking }));
  const { status, body } = await app.call("POST", "/api/admin/bookings", request, admin);
  expect(status).toBe(201);
  return body.booking;
}

type InsertedTube = Partial<typeof tubes.$inferInsert> & { bookingId: number };

/** Inserts a tube that was drawn half an hour ago. */
async function insertTube(tube: InsertedTube): Promise<string> {
  const code = tube.code ?? createLabel();
  const drawn = { labelledAt: minutesAgo(31), labelledBy: "ravi", collectedAt: minutesAgo(30), collectedBy: "ravi" };
  await app.db.insert(tubes).values({ kind: "edta", ...drawn, ...tube, code });
  return code;
}

const receive = (code: string, headers = admin) =>
  app.call("POST", `/api/tubes/${encodeURIComponent(code)}/receipt`, undefined, headers);
const reject = (code: string, body: object = { reason: "clotted" }, headers = admin) =>
  app.call("POST", `/api/tubes/${code}/rejection`, body, headers);
const getBench = async () => (await app.call("GET", "/api/admin/bench", undefined, admin)).body;
const findTube = async (code: string) => (await app.db.select().from(tubes).where(eq(tubes.code, code)))[0];
const findBooking = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0];

test("a scan is the time received, typed with spaces or in small letters too", async () => {
  const { id, code: bookingCode, patientName } = await book();
  const code = await insertTube({ bookingId: id, code: "NB44198876" });
  const { status, body } = await receive(" nb 4419 8876 ", technician);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isRepeated: false,
    tube: { code, kind: "edta", bookingCode, patientName, receivedAt: mondayMorning.toISOString() },
  });
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, "tube-received"));
  expect(entry).toMatchObject({ bookingId: id, change: { code } });
});

test("a second scan changes nothing and says when the tube first arrived", async () => {
  const code = await insertTube({ bookingId: (await book()).id });
  await receive(code);
  app.setClock(new Date(mondayMorning.getTime() + 5 * MINUTE_MS));
  const { status, body } = await receive(code);
  expect([status, body.isRepeated, body.tube.receivedAt]).toEqual([200, true, mondayMorning.toISOString()]);
  expect(await app.db.$count(auditLog, eq(auditLog.change, { code }))).toBe(1);
});

test.each(["NB00000000", "https://example.com/?a=1", "1"])("no tube has the label %s", async (label) => {
  const { status, body } = await receive(label);
  expect([status, body.code, body.detail]).toEqual([404, "not-found", "No tube has this label."]);
});

test("a tube that is only labelled is neither received nor rejected", async () => {
  const code = await insertTube({ bookingId: (await book()).id, collectedAt: null, collectedBy: null });
  for (const { status, body } of [await receive(code), await reject(code)]) {
    expect([status, body.code]).toEqual([422, "rule-broken"]);
    expect(body.detail).toContain("not marked as drawn");
  }
  expect(await findTube(code)).toMatchObject({ receivedAt: null, rejectedAt: null });
});

test("a tube drawn by a phone whose clock is ahead arrives at its drawing at the earliest", async () => {
  const collectedAt = minutesAgo(-3);
  const code = await insertTube({ bookingId: (await book()).id, collectedAt });
  expect((await receive(code)).body.tube.receivedAt).toBe(collectedAt.toISOString());
});

test("a rejected tube is drawn again at no price, in the first free slot, for the same patient and address", async () => {
  const booking = await book({
    patient: { email: "harpreet@example.com", landmark: "Opposite the gurdwara" },
    items: [
      { itemType: "test", itemId: await findTestId("edta") },
      { itemType: "test", itemId: await findTestId("urine") },
    ],
  });
  const before = await findBooking(booking.id);
  const code = await insertTube({ bookingId: booking.id });
  await receive(code);
  const plan = (await app.call("GET", `/api/tubes/${code}/redraw`, undefined, admin)).body;
  expect(plan).toMatchObject({ bookingDate: "2026-11-25", bookingTime: "07:00 AM" });
  expect(plan.itemNames).toHaveLength(1);
  const seats = await countSeats("2026-11-25", "07:00 AM");

  const { status, body } = await reject(code, { reason: "haemolysed" });
  expect(status).toBe(200);
  expect(body.tube).toMatchObject({ reason: "haemolysed", rejectedAt: mondayMorning.toISOString() });
  const { redraw } = body.tube;
  expect(redraw).toMatchObject({ bookingDate: "2026-11-25", bookingTime: "07:00 AM" });
  const stored = await findBooking(redraw.bookingId);
  const { patientId, patientName, phone, email, address, landmark, place } = before ?? {};
  expect(stored).toMatchObject({ patientId, patientName, phone, email, address, landmark, place });
  expect(stored).toMatchObject({ totalPaise: 0, paymentStatus: "pending", status: "confirmed", redrawOf: booking.id });
  const items = await app.db.select().from(bookingItems).where(eq(bookingItems.bookingId, redraw.bookingId));
  expect(items.map(({ name, pricePaise }) => [name, pricePaise])).toEqual([[plan.itemNames[0], 0]]);
  expect(await countSeats("2026-11-25", "07:00 AM")).toBe(seats + 1);
  expect(await findBooking(booking.id)).toEqual(before);

  const written = await app.db.select().from(messages).where(eq(messages.bookingId, redraw.bookingId));
  expect(written.map(({ kind, channel }) => [kind, channel])).toEqual([
    ["redraw-booked", "whatsapp"],
    ["redraw-booked", "email"],
  ]);
  expect(written[0]?.body).toContain("on Wednesday, 25 November 2026, 7:00 AM, free of charge");
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, "tube-rejected"));
  expect(entry).toMatchObject({ bookingId: booking.id, change: { code, redrawId: redraw.bookingId } });
});

test("rejecting a tube again finds the first rejection and its redraw", async () => {
  const code = await insertTube({ bookingId: (await book()).id });
  const first = await reject(code, { reason: "leaked" });
  const count = await app.db.$count(bookings);
  const again = await reject(code, { reason: "old" });
  expect(again.body).toEqual({ ...first.body, isRepeated: true });
  expect(await app.db.$count(bookings)).toBe(count);
});

test("a scan of a rejected tube says when it was rejected", async () => {
  const code = await insertTube({ bookingId: (await book()).id });
  await reject(code);
  const { status, body } = await receive(code);
  expect([status, body.detail]).toEqual([422, "This tube was rejected on Monday 9:30 AM."]);
});

test("two rejected tubes of one booking are drawn at one visit, which takes one seat", async () => {
  const { id } = await book();
  const [first, second] = [await insertTube({ bookingId: id }), await insertTube({ bookingId: id, kind: "serum" })];
  const slot = { bookingDate: "2026-11-26", bookingTime: "09:00 AM" };
  const { redraw } = (await reject(first, { reason: "clotted", ...slot })).body.tube;
  const other = (await reject(second)).body.tube.redraw;
  expect(other).toMatchObject(slot);
  const [one, two] = [await findBooking(redraw.bookingId), await findBooking(other.bookingId)];
  expect(two?.visitId).toBe(one?.visitId);
  expect(await countSeats("2026-11-26", "09:00 AM")).toBe(1);
});

test("a full slot keeps the tube as it was and names the nearest free slots", async () => {
  const code = await insertTube({ bookingId: (await book()).id });
  await app.db.insert(slots).values({ day: "2026-11-27", time: "09:00 AM", taken: 99 });
  const { status, body } = await reject(code, {
    reason: "clotted",
    bookingDate: "2026-11-27",
    bookingTime: "09:00 AM",
  });
  expect([status, body.code]).toEqual([409, "slot-full"]);
  expect(body.nearest[0]).toMatchObject({ date: "2026-11-27", time: "10:00 AM" });
  expect(await findTube(code)).toMatchObject({ rejectedAt: null, reason: null });
});

test("a closed day cannot be chosen for the free visit", async () => {
  const code = await insertTube({ bookingId: (await book()).id });
  const sunday = { reason: "clotted", bookingDate: "2026-11-29", bookingTime: "09:00 AM" };
  expect((await reject(code, sunday)).body.code).toBe("day-closed");
});

test("the tube of a declined booking is rejected without a free visit", async () => {
  const { id } = await book();
  const code = await insertTube({ bookingId: id });
  await app.db.update(bookings).set({ status: "declined" }).where(eq(bookings.id, id));
  const { status, body } = await reject(code);
  expect([status, body.tube.reason, body.tube.redraw]).toEqual([200, "clotted", null]);
});

test("many rejections at once book one free visit", async () => {
  const code = await insertTube({ bookingId: (await book()).id });
  const answers = await Promise.all(Array.from({ length: 6 }, () => reject(code)));
  expect(new Set(answers.map(({ body }) => body.tube.redraw.code)).size).toBe(1);
  expect(answers.filter(({ body }) => !body.isRepeated)).toHaveLength(1);
});

test("the bench lists missing tubes of collected bookings by who drew them, and what arrived today", async () => {
  await app.db.delete(tubes);
  const { id } = await book();
  const left = await insertTube({ bookingId: id, collectedBy: "jaspreet", collectedAt: minutesAgo(20) });
  const later = await insertTube({
    bookingId: id,
    collectedBy: "jaspreet",
    collectedAt: minutesAgo(10),
    kind: "serum",
  });
  const onTheWay = await insertTube({ bookingId: id, collectedBy: "ravi", collectedAt: minutesAgo(25) });
  const onlyLabelled = await insertTube({ bookingId: id, collectedAt: null, collectedBy: null });
  await receive(later);
  const bench = await getBench();
  expect(bench.receivedCount).toBe(1);
  expect(bench.arrived.map(({ code }: { code: string }) => code)).toEqual([later]);
  expect(bench.awaited).toMatchObject([
    { phlebotomist: { name: "jaspreet" }, tubes: [{ code: left, waitMinutes: 20, isMissing: true }] },
    { phlebotomist: { name: "ravi" }, tubes: [{ code: onTheWay, waitMinutes: 25, isMissing: false }] },
  ]);
  expect(JSON.stringify(bench)).not.toContain(onlyLabelled);
});

test("a booking's tubes show its patient the end of each label and its three times", async () => {
  const booking = await book({ patient: { phone: "98765 43777" } });
  const code = await insertTube({ bookingId: booking.id, code: "NB44194821" });
  await receive(code);
  const { body } = await app.call("GET", `/api/bookings/${booking.id}/tubes`, undefined, admin);
  expect(body).toEqual([
    {
      codeEnd: "4821",
      kind: "edta",
      labelledAt: minutesAgo(31).toISOString(),
      collectedAt: minutesAgo(30).toISOString(),
      receivedAt: mondayMorning.toISOString(),
      rejectedAt: null,
    },
  ]);
});

test("redraws count neither among the tests booked most nor as money", async () => {
  const itemId = await findTestId("heparin");
  const booking = await book({ items: [{ itemType: "test", itemId }], booking: { bookingDate: "2026-12-02" } });
  const code = await insertTube({ bookingId: booking.id, kind: "heparin" });
  const slot = { bookingDate: "2026-12-03", bookingTime: "09:00 AM" };
  expect((await reject(code, { reason: "too-little" satisfies RejectionReason, ...slot })).status).toBe(200);
  const figuresOf = async (day: string) =>
    (await app.call("GET", `/api/figures?from=${day}&to=${day}`, undefined, admin)).body;
  expect((await figuresOf("2026-12-02")).topTests).toMatchObject([{ bookings: 1 }]);
  const redrawDay = await figuresOf("2026-12-03");
  expect(redrawDay.topTests).toEqual([]);
});

async function findTestId(tube: TubeKind): Promise<number> {
  const [row] = await app.db.select({ id: tests.id }).from(tests).where(eq(tests.tube, tube)).limit(1);
  if (!row) throw new Error(`No test needs ${tube}.`);
  return row.id;
}

async function countSeats(day: string, time: string): Promise<number> {
  const rows = await app.db.select().from(slots).where(eq(slots.day, day));
  return rows.find((row) => row.time === time)?.taken ?? 0;
}

test("the desk's panel names the phlebotomist, and the booking that a free one draws again", async () => {
  const { id, code } = await book({ booking: { bookingDate: "2026-12-03" } });
  const { body } = await reject(await insertTube({ bookingId: id }));
  const redraw = (await app.call("GET", `/api/bookings/${body.tube.redraw.bookingId}`, undefined, admin)).body;
  expect(redraw).toMatchObject({ phlebotomist: null, redrawOf: { id, code } });
  const [account] = await app.db.select().from(user).where(eq(user.role, "technician"));
  await app.db
    .update(visits)
    .set({ phlebotomistId: account?.id ?? "" })
    .where(eq(visits.id, redraw.visitId));
  const given = (await app.call("GET", `/api/bookings/${redraw.id}`, undefined, admin)).body;
  expect(given.phlebotomist).toBe(account?.name);
});
