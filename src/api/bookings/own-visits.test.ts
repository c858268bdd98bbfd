import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { moveOwnBooking } from "#core/bookings/edit/move-own-booking.server.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { bookingEvents, bookings, slots } from "#db/schema/bookings.ts";
import { holidays } from "#db/schema/lab.ts";
import { visitEvents } from "#db/schema/round.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
});
beforeEach(() => app.setClock(mondayMorning));
afterAll(() => app.close());

type Slot = readonly [bookingDate: string, bookingTime: SlotTime];
type Overrides = NonNullable<Parameters<typeof buildBooking>[0]>;

const fasting: Overrides["items"] = [{ itemType: "package", itemId: 5 }];
const callUs = /Please call us: \+91 [\d ]+\.$/;
let phones = 0;

/** A patient of a new phone, with what they do. */
async function createPatient() {
  const phone = String(9_811_000_000 + ++phones);
  const cookie = toCookieHeader(await bookAndSignIn(phone));
  const send = (method: string, path: string, body?: unknown) => app.call(method, path, body, cookie);
  return {
    ...{ phone, cookie, send },
    book: (slot: Slot, more: Overrides = {}) => bookByStaff(phone, slot, more),
    move: (id: number, [bookingDate, bookingTime]: Slot, more = {}) =>
      send("POST", `/api/bookings/${id}/move`, { bookingDate, bookingTime, ...more }),
    cancel: (id: number, more: object = { reason: "patient-asked" }) =>
      send("POST", `/api/bookings/${id}/cancel`, more),
    get: async (id: number) => (await send("GET", `/api/bookings/${id}`)).body,
  };
}

/** Only phones with a booking sign in. */
async function bookAndSignIn(phone: string) {
  await bookByStaff(phone, ["2026-12-07", "06:00 PM"], {});
  return app.call("POST", "/api/patient/session", { phone }, { address: `10.1.${phones >> 8}.${phones % 256}` });
}

async function bookByStaff(phone: string, [bookingDate, bookingTime]: Slot, { patient, ...more }: Overrides) {
  const wish = await app.withCurrentPrice(
    buildBooking({ ...more, patient: { phone, ...patient }, booking: { bookingDate, bookingTime } }),
  );
  const overrides = { overbook: true, onClosedDay: true, reason: "urgent" };
  const { status, body } = await app.call("POST", "/api/admin/bookings", { ...wish, ...overrides }, admin);
  expect(status).toBe(201);
  return body.booking as { id: number; version: number; visitId: number };
}

async function joinVisit(visitId: number, phone: string) {
  const wish = await app.withCurrentPrice(buildBooking({ patient: { phone } }));
  const { status, body } = await app.call("POST", "/api/admin/bookings", { ...wish, visitId }, admin);
  expect(status).toBe(201);
  return body.booking as { id: number; version: number };
}

async function countTaken([day, time]: Slot): Promise<number> {
  const [row] = await app.db
    .select({ taken: slots.taken })
    .from(slots)
    .where(and(eq(slots.day, day), eq(slots.time, time)));
  return row?.taken ?? 0;
}

const readRow = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const setFastingAnswer = (id: number, fastingAnswer: "ate" | "fasted") =>
  app.db.update(bookings).set({ fastingAnswer, fastingAnsweredAt: mondayMorning }).where(eq(bookings.id, id));

test("a patient moves their visit: a new seat, the old one released, one move less", async () => {
  const { book, move, get } = await createPatient();
  const [before, after] = [["2026-12-02", "07:00 AM"] as const, ["2026-12-03", "08:00 AM"] as const];
  const visit = await book(before);
  expect((await get(visit.id)).ownChanges).toEqual({
    move: { until: "2026-12-01T17:30:00.000Z", obstacle: null },
    cancel: { until: "2026-12-01T17:30:00.000Z", obstacle: null },
    movesLeft: 2,
  });
  const taken = [await countTaken(before), await countTaken(after)] as const;
  const moved = await move(visit.id, after, { version: visit.version });
  expect(moved.status).toBe(200);
  expect(moved.body).toMatchObject({ bookingDate: after[0], bookingTime: after[1], ownChanges: { movesLeft: 1 } });
  expect(moved.body).not.toHaveProperty("visitId");
  expect(moved.body).not.toHaveProperty("phlebotomistNote");
  expect([await countTaken(before), await countTaken(after)]).toEqual([taken[0] - 1, taken[1] + 1]);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${visit.id}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1)).toMatchObject({ action: "moved", actor: "patient" });
});

test("a third move needs a call; staff's moves and one to the same slot do not count", async () => {
  const { book, move } = await createPatient();
  const visit = await book(["2026-12-02", "07:00 AM"]);
  const byStaff = { bookingDate: "2026-12-02", bookingTime: "08:00 AM" };
  expect((await app.call("POST", `/api/bookings/${visit.id}/move`, byStaff, admin)).status).toBe(200);
  for (const time of ["09:00 AM", "09:00 AM", "10:00 AM"] as const)
    expect((await move(visit.id, ["2026-12-02", time])).status).toBe(200);
  const third = await move(visit.id, ["2026-12-02", "11:00 AM"]);
  expect([third.status, third.body.code]).toEqual([409, "call-needed"]);
  expect(third.body.detail).toMatch(/^This visit has been moved 2 times already\./);
  expect(third.body.detail).toMatch(callUs);
  expect((await move(visit.id, ["2026-12-02", "10:00 AM"])).status).toBe(200);
});

test("a visit is moved a minute before its deadline and no more a minute after it", async () => {
  const { book, move, cancel } = await createPatient();
  const [first, second] = [await book(["2026-11-26", "07:00 AM"]), await book(["2026-11-26", "03:00 PM"])];
  app.setClock(new Date("2026-11-25T17:29:00Z"));
  expect((await move(first.id, ["2026-11-27", "07:00 AM"])).status).toBe(200);
  app.setClock(new Date("2026-11-26T05:31:00Z"));
  const late = await move(second.id, ["2026-11-27", "08:00 AM"]);
  expect([late.status, late.body.code]).toEqual([409, "call-needed"]);
  expect(late.body.detail).toMatch(/^This could be changed until 11:00 AM\./);
  expect((await cancel(second.id)).body.detail).toMatch(/^This could be changed until 11:00 AM\./);
  app.setClock(new Date("2026-11-26T18:31:00Z"));
  const nextDay = await cancel(first.id);
  expect(nextDay.body.detail).toMatch(/^This could be changed until Thursday, 26 November 2026, 11:00 PM\./);
  expect(nextDay.body.detail).toMatch(callUs);
});

test("a patient cancels with a reason of theirs, and the seat is free again", async () => {
  const { book, cancel } = await createPatient();
  const slot = ["2026-12-02", "12:00 PM"] as const;
  const visit = await book(slot);
  const taken = await countTaken(slot);
  const ofStaff = await cancel(visit.id, { reason: "not-at-home" });
  expect([ofStaff.status, ofStaff.body.errors]).toEqual([422, { reason: "Please choose one of the reasons." }]);
  expect((await cancel(visit.id, { reason: "other" })).status).toBe(422);
  const cancelled = await cancel(visit.id, { reason: "other", note: "I am travelling", version: visit.version });
  expect([cancelled.status, cancelled.body.status, cancelled.body.cancelReason]).toEqual([200, "declined", "other"]);
  expect(cancelled.body).not.toHaveProperty("cancelNote");
  expect(cancelled.body).not.toHaveProperty("ownChanges");
  expect((await readRow(visit.id))?.cancelNote).toBe("I am travelling");
  expect(await countTaken(slot)).toBe(taken - 1);
  expect((await cancel(visit.id)).status).toBe(422);
});

test("a patient changes no visit of another phone, and does not learn which exist", async () => {
  const [own, other] = [await createPatient(), await createPatient()];
  const visit = await other.book(["2026-12-02", "07:00 AM"]);
  for (const id of [visit.id, 999_999]) {
    expect((await own.move(id, ["2026-12-03", "07:00 AM"], { version: 99 })).status).toBe(403);
    expect((await own.cancel(id)).status).toBe(403);
  }
});

test("what staff may confirm is not open to patients", async () => {
  const { book, move } = await createPatient();
  const visit = await book(["2026-12-02", "08:00 AM"], { items: fasting });
  const confirmed = { overbook: true, onClosedDay: true, unprepared: true };
  expect((await move(visit.id, ["2026-11-29", "08:00 AM"], confirmed)).body.code).toBe("day-closed");
  await app.db.insert(holidays).values({ day: "2026-12-04", name: "A holiday" });
  expect((await move(visit.id, ["2026-12-04", "08:00 AM"], confirmed)).body.code).toBe("day-closed");
  expect((await move(visit.id, ["2026-11-23", "08:00 AM"], confirmed)).body.code).toBe("slot-past");
  const late = await move(visit.id, ["2026-12-02", "12:00 PM"], confirmed);
  expect([late.status, late.body.errors.bookingTime]).toEqual([422, expect.stringContaining("11:00 AM")]);
  const eaten = await move(visit.id, ["2026-11-23", "10:00 AM"], confirmed);
  expect([eaten.status, eaten.body.errors.bookingTime]).toEqual([
    422,
    "The last meal before this time was Sunday 11:00 PM at the latest, which has passed. Please choose another time.",
  ]);
  expect((await readRow(visit.id))?.day).toBe("2026-12-02");
});

test("a full slot names the nearest free ones that suit the tests, and seats that others hold count", async () => {
  const { book, move } = await createPatient();
  const visit = await book(["2026-12-01", "10:00 AM"], { items: fasting });
  const full = ["2026-12-01", "11:00 AM"] as const;
  const { seatsPerSlot } = (await app.call("GET", "/api/lab/settings", undefined, admin)).body;
  for (let seat = 1; seat < seatsPerSlot; seat++) await book(full);
  const hold = { date: full[0], time: full[1] };
  expect((await app.call("POST", "/api/slot-holds", hold, { address: "10.2.0.1" })).status).toBe(200);
  const { status, body } = await move(visit.id, full, { overbook: true });
  expect([status, body.code]).toEqual([409, "slot-full"]);
  expect(body.nearest.map(({ date, time }: { date: string; time: string }) => `${date} ${time}`)).toEqual([
    "2026-12-01 09:00 AM",
    "2026-12-01 08:00 AM",
    "2026-12-01 07:00 AM",
  ]);
  expect(await countTaken(full)).toBe(seatsPerSlot - 1);
});

test("the last seat goes to one of two patients, and the other keeps their own", async () => {
  const [one, two] = [await createPatient(), await createPatient()];
  const last = ["2026-12-05", "07:00 AM"] as const;
  const { seatsPerSlot } = (await app.call("GET", "/api/lab/settings", undefined, admin)).body;
  for (let seat = 1; seat < seatsPerSlot; seat++) await one.book(last);
  const visits = [await one.book(["2026-12-05", "08:00 AM"]), await two.book(["2026-12-05", "08:00 AM"])] as const;
  const answers = await Promise.all([one.move(visits[0].id, last), two.move(visits[1].id, last)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await countTaken(last), await countTaken(["2026-12-05", "08:00 AM"])]).toEqual([seatsPerSlot, 1]);
});

test("of two requests with one version one wins, and the other gets the booking as it is now", async () => {
  const { book, move } = await createPatient();
  const visit = await book(["2026-12-02", "02:00 PM"]);
  const more = { version: visit.version };
  const slotsOfBoth = [["2026-12-02", "03:00 PM"] as const, ["2026-12-02", "04:00 PM"] as const] as const;
  const answers = await Promise.all(slotsOfBoth.map((slot) => move(visit.id, slot, more)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
  expect(lost?.body).toMatchObject({ code: "changed-meanwhile", booking: { bookingTime: won?.body.bookingTime } });
  expect(lost?.body.booking).not.toHaveProperty("visitId");
  expect(lost?.body.booking.ownChanges.movesLeft).toBe(1);
});

test("a family of one phone moves together, and one of two phones is referred to the helpline", async () => {
  const { phone, book, move, cancel, get } = await createPatient();
  const visit = await book(["2026-12-02", "07:00 AM"]);
  const child = await joinVisit(visit.visitId, phone);
  expect((await move(child.id, ["2026-12-03", "07:00 AM"])).status).toBe(200);
  expect((await readRow(visit.id))?.day).toBe("2026-12-03");
  expect((await get(visit.id)).ownChanges.movesLeft).toBe(1);
  const neighbour = await joinVisit(visit.visitId, String(9_812_000_000 + phones));
  for (const answer of [await move(visit.id, ["2026-12-04", "07:00 AM"]), await cancel(visit.id)]) {
    expect([answer.status, answer.body.code]).toEqual([409, "call-needed"]);
    expect(answer.body.detail).toMatch(/^Someone else is visited with you\./);
  }
  expect((await get(visit.id)).ownChanges.move.obstacle).toBe("shared");
  await app.call("POST", `/api/bookings/${neighbour.id}/cancel`, { reason: "patient-asked" }, admin);
  expect((await move(visit.id, ["2026-12-03", "08:00 AM"])).status).toBe(200);
});

test("the phone's quota of a day counts a moved visit once, and moves within the day add none", async () => {
  const { book, move } = await createPatient();
  const day = "2026-12-01";
  const times = ["12:00 PM", "01:00 PM", "02:00 PM", "03:00 PM", "04:00 PM", "05:00 PM", "06:00 PM"] as const;
  const of = (index: number) => times[index % times.length] as SlotTime;
  const visits = [];
  for (let index = 0; index < 8; index++) visits.push(await book([day, of(index)]));
  const [ninth, tenth] = [await book(["2026-12-02", "05:00 PM"]), await book(["2026-12-02", "06:00 PM"])];
  expect((await move(ninth.id, [day, "07:00 AM"])).status).toBe(200);
  const refused = await move(tenth.id, [day, "08:00 AM"]);
  expect([refused.status, refused.body.code]).toEqual([429, "too-many-attempts"]);
  expect((await move(visits[0]?.id ?? 0, [day, "08:00 AM"])).status).toBe(200);
});

test("a move clears the answers about fasting, by patients and by staff", async () => {
  const { phone, book, move } = await createPatient();
  const visit = await book(["2026-12-02", "07:00 AM"]);
  const child = await joinVisit(visit.visitId, phone);
  const answers = async () => [await readRow(visit.id), await readRow(child.id)].map((row) => row?.fastingAnswer);
  for (const id of [visit.id, child.id]) await setFastingAnswer(id, "fasted");
  await move(visit.id, ["2026-12-02", "08:00 AM"]);
  expect(await answers()).toEqual([null, null]);
  await setFastingAnswer(child.id, "ate");
  const byStaff = { bookingDate: "2026-12-02", bookingTime: "09:00 AM" };
  await app.call("POST", `/api/bookings/${visit.id}/move`, byStaff, admin);
  expect(await answers()).toEqual([null, null]);
});

test("after eating, a patient moves to a later slot after the deadline, and the move does not count", async () => {
  const { phone, book, get } = await createPatient();
  const visit = await book(["2026-11-26", "07:00 AM"], { items: fasting });
  app.setClock(new Date("2026-11-26T01:00:00Z"));
  const move = (day: string, time: SlotTime) =>
    moveOwnBooking(
      { ...app.ctx(), now: new Date("2026-11-26T01:00:00Z"), actor: { kind: "patient", phone: `+91${phone}` } },
      { bookingId: visit.id, day, time, afterEating: true, from: source },
    );
  await expect(move("2026-11-27", "08:00 AM")).rejects.toMatchObject({ code: "call-needed" });
  await setFastingAnswer(visit.id, "ate");
  await expect(move("2026-11-26", "10:00 AM")).rejects.toMatchObject({ code: "rule-broken" });
  expect(await move("2026-11-27", "08:00 AM")).toMatchObject({ day: "2026-11-27", fastingAnswer: null });
  expect((await get(visit.id)).ownChanges.movesLeft).toBe(2);
  const [event] = await app.db
    .select({ data: bookingEvents.data })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.bookingId, visit.id), eq(bookingEvents.kind, "moved")));
  expect(event?.data).toMatchObject({ afterEating: true });
  await setFastingAnswer(visit.id, "ate");
  await move("2026-11-27", "09:00 AM");
  await setFastingAnswer(visit.id, "ate");
  await expect(move("2026-11-27", "10:00 AM")).rejects.toMatchObject({ code: "call-needed" });
});

test("a visit is not changed once its phlebotomist is on the way, until that is taken back", async () => {
  const { book, move, cancel } = await createPatient();
  const { id, visitId } = await book(["2026-11-24", "05:00 PM"]);
  app.setClock(new Date("2026-11-24T04:00:00Z"));
  const onTheWay = { id: randomUUID(), kind: "on-the-way" as const, data: {} };
  const sent = { visitId, at: new Date("2026-11-24T03:30:00Z"), receivedAt: mondayMorning, byId: "ravi" };
  await app.db.insert(visitEvents).values({ ...sent, ...onTheWay });
  for (const answer of [await move(id, ["2026-11-25", "05:00 PM"]), await cancel(id)])
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      expect.stringMatching(/^The phlebotomist is on the way\./),
    ]);
  const undone = { id: randomUUID(), kind: "undone" as const, data: { eventId: onTheWay.id } };
  await app.db.insert(visitEvents).values({ ...sent, ...undone });
  expect((await move(id, ["2026-11-25", "05:00 PM"])).status).toBe(200);
});

const source = { line: "a line", network: "a network", isSharedAddress: false, canVerifyPhones: false };

test("the list of a patient says what can be changed of upcoming visits only, and staff see none of it", async () => {
  const { book, send } = await createPatient();
  const [upcoming, over] = [await book(["2026-12-02", "07:00 AM"]), await book(["2026-11-24", "07:00 AM"])];
  await app.call("PATCH", `/api/bookings/${over.id}/status`, { status: "declined", ...statusAnswers }, admin);
  const patientId = (await readRow(upcoming.id))?.patientId;
  const path = `/api/bookings?patientId=${patientId}`;
  const [listed] = (await send("GET", path)).body;
  expect(listed.ownChanges).toMatchObject({ movesLeft: 2, move: { obstacle: null } });
  const ofOther = (await readRow(over.id))?.patientId;
  expect((await send("GET", `/api/bookings?patientId=${ofOther}`)).body[0]).not.toHaveProperty("ownChanges");
  expect((await app.call("GET", path, undefined, admin)).body[0]).not.toHaveProperty("ownChanges");
});
