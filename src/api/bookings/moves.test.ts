import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeConfirmation, writeVisitMoved } from "#core/messages/booking-notifications.server.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

let app: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
let admin: { cookie: string };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
  admin = await app.adminCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

type Visit = { id: number; version: number; bookingDate: string; bookingTime: string };
type Overrides = NonNullable<Parameters<typeof buildBooking>[0]>;
type Slot = readonly [bookingDate: string, bookingTime: string];

async function book([bookingDate, bookingTime]: Slot, more: Pick<Overrides, "items"> = {}): Promise<Visit> {
  const wish = await app.withCurrentPrice(
    buildBooking({ booking: { bookingDate, bookingTime: bookingTime as "07:00 AM" }, ...more }),
  );
  const { status, body } = await app.call("POST", "/api/bookings", wish, admin);
  expect(status).toBe(201);
  return body.booking;
}

const move = (id: number, [bookingDate, bookingTime]: Slot, more = {}) =>
  app.call("POST", `/api/bookings/${id}/move`, { bookingDate, bookingTime, ...more }, admin);

async function countTaken([day, time]: Slot): Promise<number> {
  const [row] = await app.db
    .select({ taken: slots.taken })
    .from(slots)
    .where(and(eq(slots.day, day), eq(slots.time, time)));
  return row?.taken ?? 0;
}

const createContext = () => ({ ...app.ctx(), now: mondayMorning, emit: async () => {} });

test("moves the booking and releases the old seat", async () => {
  const [before, after] = [["2026-12-02", "07:00 AM"] as const, ["2026-11-25", "08:00 AM"] as const];
  const visit = await book(before);
  const taken = [await countTaken(before), await countTaken(after)] as const;
  const moved = await move(visit.id, after, { version: visit.version });
  expect(moved.status).toBe(200);
  expect(moved.body).toMatchObject({ bookingDate: after[0], bookingTime: after[1], version: visit.version + 1 });
  expect([await countTaken(before), await countTaken(after)]).toEqual([taken[0] - 1, taken[1] + 1]);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${visit.id}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1)).toMatchObject({
    action: "moved",
    change: { from: { day: before[0], time: before[1] }, to: { day: after[0], time: after[1] } },
  });
});

test("stores the reason of a move, and only one from the list", async () => {
  const visit = await book(["2026-12-02", "07:00 AM"]);
  const wrong = await move(visit.id, ["2026-11-25", "08:00 AM"], { reason: "because" });
  const sentence = "Please choose one of the reasons for the move.";
  expect([wrong.status, wrong.body.errors]).toEqual([422, { reason: sentence }]);
  expect((await move(visit.id, ["2026-11-25", "08:00 AM"], { reason: "not-at-home" })).status).toBe(200);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${visit.id}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1)).toMatchObject({ action: "moved", change: { reason: "not-at-home" } });
});

test("notifies the patient of the new slot and its preparation once", async () => {
  const visit = await book(["2026-12-02", "08:00 AM"]);
  await move(visit.id, ["2026-11-27", "09:00 AM"]);
  const news = { bookingId: visit.id, version: visit.version + 1 };
  await writeVisitMoved(createContext(), news);
  await writeVisitMoved(createContext(), news);
  const [, ...written] = await app.db.select().from(messages).where(eq(messages.bookingId, visit.id));
  expect(written.map(({ kind }) => kind)).toEqual(["visit-moved"]);
  expect(written[0]?.body).toContain("is now on Friday, 27 November 2026, 9:00 AM");
  expect(written[0]?.variables.slice(2, 4)).toEqual(["Friday, 27 November 2026", "9:00 AM"]);
});

test("skips messages about the old slot", async () => {
  const visit = await book(["2026-12-02", "09:00 AM"]);
  await writeConfirmation(createContext(), visit.id);
  await move(visit.id, ["2026-11-26", "09:00 AM"]);
  await writeVisitMoved(createContext(), { bookingId: visit.id, version: 2 });
  await move(visit.id, ["2026-11-26", "10:00 AM"]);
  await writeVisitMoved(createContext(), { bookingId: visit.id, version: 3 });
  const written = await app.db.select().from(messages).where(eq(messages.bookingId, visit.id)).orderBy(messages.id);
  const outcomes = [];
  for (const { id } of written) outcomes.push(await outbox.deliver(id));
  const moved = "The visit had been moved to another hour.";
  expect(outcomes.map(({ failure, state }) => failure ?? state)).toEqual([moved, moved, "sent"]);
});

test("a full slot needs a confirmation, and takes one more visit if staff confirm", async () => {
  const full = ["2026-11-28", "07:00 AM"] as const;
  const { seatsPerSlot } = (await app.call("GET", "/api/lab/settings", undefined, admin)).body;
  for (let seat = 0; seat < seatsPerSlot; seat++) await book(full);
  const visit = await book(["2026-11-28", "08:00 AM"]);
  const response = await move(visit.id, full);
  expect([response.status, response.body.code, response.body.questions[0].field]).toEqual([
    409,
    "ask-first",
    "overbook",
  ]);
  expect(await countTaken(full)).toBe(seatsPerSlot);
  expect((await move(visit.id, full, { overbook: true })).status).toBe(200);
  expect(await countTaken(full)).toBe(seatsPerSlot + 1);
});

test("asks before a move to a Sunday, and rejects a past day and one too far ahead", async () => {
  const visit = await book(["2026-12-02", "10:00 AM"]);
  const sunday = ["2026-11-29", "10:00 AM"] as const;
  expect((await move(visit.id, sunday)).body.questions[0].field).toBe("onClosedDay");
  expect((await move(visit.id, sunday, { onClosedDay: true })).status).toBe(200);
  for (const day of ["2026-11-22", "2027-01-05"])
    expect((await move(visit.id, [day, "10:00 AM"], { onClosedDay: true })).body).toMatchObject({ code: "day-closed" });
  expect((await move(visit.id, ["2026-11-23", "08:00 AM"])).body).toMatchObject({ code: "slot-past" });
});

test.each([
  [["2026-11-23", "10:00 AM"], "The last meal before this hour was Sunday 11:00 PM at the latest, which has passed."],
  [["2026-11-26", "12:00 PM"], "Tests that need fasting: the latest hour is 11:00 AM."],
] as const)("asks before a fasting visit moves to %s", async (slot, sentence) => {
  const visit = await book(["2026-12-02", "08:00 AM"], { items: [{ itemType: "package", itemId: 5 }] });
  const first = await move(visit.id, slot);
  expect([first.status, first.body.code]).toEqual([409, "ask-first"]);
  expect(first.body.questions).toEqual([{ field: "unprepared", sentence: expect.stringContaining(sentence) }]);
  expect((await move(visit.id, slot, { unprepared: true })).status).toBe(200);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${visit.id}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1)).toMatchObject({ action: "moved", change: { unprepared: true } });
});

test("does not move a finished visit, nor one changed meanwhile", async () => {
  const visit = await book(["2026-12-02", "11:00 AM"]);
  expect((await move(visit.id, ["2026-11-25", "11:00 AM"])).status).toBe(200);
  const late = await move(visit.id, ["2026-11-26", "11:00 AM"], { version: visit.version });
  expect([late.status, late.body.code]).toEqual([409, "changed-meanwhile"]);
  for (const status of ["sample_collected", "declined"]) {
    await app.call("PATCH", `/api/bookings/${visit.id}/status`, { status, ...statusAnswers }, admin);
    expect((await move(visit.id, ["2026-11-26", "11:00 AM"])).status).toBe(422);
  }
});

test("a move to the same slot changes nothing and sends no notification", async () => {
  const visit = await book(["2026-12-02", "12:00 PM"]);
  const same = await move(visit.id, ["2026-12-02", "12:00 PM"]);
  expect([same.status, same.body.version]).toEqual([200, visit.version]);
});

test("visits that swap slots at the same moment do not deadlock, and the seats match the visits", async () => {
  const [first, second] = [["2026-12-01", "07:00 AM"] as const, ["2026-12-01", "08:00 AM"] as const];
  const visits = [await book(first), await book(second), await book(first), await book(second)];
  for (let round = 0; round < 12; round++) {
    const to = (index: number) => ((index + round) % 2 === 0 ? second : first);
    const answers = await Promise.all(visits.map(({ id }, index) => move(id, to(index), { overbook: true })));
    expect(answers.map(({ status }) => status)).toEqual(visits.map(() => 200));
  }
  const [{ wrong } = { wrong: -1 }] = await app.db
    .select({ wrong: sql<number>`count(*)::int` })
    .from(slots)
    .where(
      sql`${slots.taken} <> (select count(*) from ${bookings} where ${bookings.day} = ${slots.day}
        and ${bookings.time} = ${slots.time} and ${bookings.status} <> 'declined')`,
    );
  expect(wrong).toBe(0);
});
