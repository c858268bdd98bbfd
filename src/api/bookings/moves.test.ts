import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeConfirmation, writeVisitMoved } from "#core/messages/write-booking-news.server.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";

let app: TestApp;
let twilio: TwilioDouble;
let outbox: ReturnType<typeof outboxOf>;
let desk: { cookie: string };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = outboxOf(app, messagingBy(settingsOf(twilio)));
  desk = await app.deskCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

type Visit = { id: number; version: number; bookingDate: string; bookingTime: string };
type Hour = readonly [bookingDate: string, bookingTime: string];

async function book([bookingDate, bookingTime]: Hour): Promise<Visit> {
  const wish = await app.priced(aBooking({ booking: { bookingDate, bookingTime: bookingTime as "07:00 AM" } }));
  const { status, body } = await app.call("POST", "/api/bookings", wish, desk);
  expect(status).toBe(201);
  return body.booking;
}

const move = (id: number, [bookingDate, bookingTime]: Hour, more = {}) =>
  app.call("POST", `/api/bookings/${id}/move`, { bookingDate, bookingTime, ...more }, desk);

async function takenAt([day, time]: Hour): Promise<number> {
  const [row] = await app.db
    .select({ taken: slots.taken })
    .from(slots)
    .where(and(eq(slots.day, day), eq(slots.time, time)));
  return row?.taken ?? 0;
}

const ground = () => ({ db: app.db, now: mondayMorning, announce: async () => {} });

test("a moved visit has the new hour, its seat there, and gives the old seat back", async () => {
  const [before, after] = [["2026-12-02", "07:00 AM"] as const, ["2026-11-25", "08:00 AM"] as const];
  const visit = await book(before);
  const taken = [await takenAt(before), await takenAt(after)] as const;
  const moved = await move(visit.id, after, { version: visit.version });
  expect(moved.status).toBe(200);
  expect(moved.body).toMatchObject({ bookingDate: after[0], bookingTime: after[1], version: visit.version + 1 });
  expect([await takenAt(before), await takenAt(after)]).toEqual([taken[0] - 1, taken[1] + 1]);
  const { body: trail } = await app.call("GET", `/api/bookings/${visit.id}/trail`, undefined, desk);
  expect(trail.at(-1)).toMatchObject({ action: "moved", change: { from: before.join(" "), to: after.join(" ") } });
});

test("keeps why a visit was moved, and takes no other word for it", async () => {
  const visit = await book(["2026-12-02", "07:00 AM"]);
  const wrong = await move(visit.id, ["2026-11-25", "08:00 AM"], { reason: "because" });
  const sentence = "Please choose one of the reasons for the move.";
  expect([wrong.status, wrong.body.errors]).toEqual([422, { reason: sentence }]);
  expect((await move(visit.id, ["2026-11-25", "08:00 AM"], { reason: "not-at-home" })).status).toBe(200);
  const { body: trail } = await app.call("GET", `/api/bookings/${visit.id}/trail`, undefined, desk);
  expect(trail.at(-1)).toMatchObject({ action: "moved", change: { reason: "not-at-home" } });
});

test("its patient is told of the new hour and how to prepare for it, once", async () => {
  const visit = await book(["2026-12-02", "08:00 AM"]);
  await move(visit.id, ["2026-11-27", "09:00 AM"]);
  const news = { bookingId: visit.id, version: visit.version + 1 };
  await writeVisitMoved(ground(), news);
  await writeVisitMoved(ground(), news);
  const [, ...written] = await app.db.select().from(messages).where(eq(messages.bookingId, visit.id));
  expect(written.map(({ kind }) => kind)).toEqual(["visit-moved"]);
  expect(written[0]?.body).toContain("is now on Friday, 27 November 2026, 09:00 AM");
  expect(written[0]?.variables.slice(2, 4)).toEqual(["Friday, 27 November 2026", "09:00 AM"]);
});

test("what was written of the old hour does not go out any more", async () => {
  const visit = await book(["2026-12-02", "09:00 AM"]);
  await writeConfirmation(ground(), visit.id);
  await move(visit.id, ["2026-11-26", "09:00 AM"]);
  await writeVisitMoved(ground(), { bookingId: visit.id, version: 2 });
  await move(visit.id, ["2026-11-26", "10:00 AM"]);
  await writeVisitMoved(ground(), { bookingId: visit.id, version: 3 });
  const written = await app.db.select().from(messages).where(eq(messages.bookingId, visit.id)).orderBy(messages.id);
  const outcomes = [];
  for (const { id } of written) outcomes.push(await outbox.deliver(id));
  const moved = "The visit had been moved to another hour.";
  expect(outcomes.map(({ failure, state }) => failure ?? state)).toEqual([moved, moved, "sent"]);
});

test("a full hour asks first, and takes one more visit where the desk wants it", async () => {
  const full = ["2026-11-28", "07:00 AM"] as const;
  const { seatsPerSlot } = (await app.call("GET", "/api/lab/settings", undefined, desk)).body;
  for (let seat = 0; seat < seatsPerSlot; seat++) await book(full);
  const visit = await book(["2026-11-28", "08:00 AM"]);
  const asked = await move(visit.id, full);
  expect([asked.status, asked.body.code, asked.body.questions[0].field]).toEqual([409, "ask-first", "overbook"]);
  expect(await takenAt(full)).toBe(seatsPerSlot);
  expect((await move(visit.id, full, { overbook: true })).status).toBe(200);
  expect(await takenAt(full)).toBe(seatsPerSlot + 1);
});

test("on a Sunday the desk is asked first; a day that has passed, or lies too far ahead, is refused", async () => {
  const visit = await book(["2026-12-02", "10:00 AM"]);
  const sunday = ["2026-11-29", "10:00 AM"] as const;
  expect((await move(visit.id, sunday)).body.questions[0].field).toBe("onClosedDay");
  expect((await move(visit.id, sunday, { onClosedDay: true })).status).toBe(200);
  for (const day of ["2026-11-22", "2027-01-05"])
    expect((await move(visit.id, [day, "10:00 AM"], { onClosedDay: true })).body).toMatchObject({ code: "day-closed" });
  expect((await move(visit.id, ["2026-11-23", "08:00 AM"])).body).toMatchObject({ code: "slot-past" });
});

test("a visit that is over is not moved, nor one that somebody else has changed meanwhile", async () => {
  const visit = await book(["2026-12-02", "11:00 AM"]);
  expect((await move(visit.id, ["2026-11-25", "11:00 AM"])).status).toBe(200);
  const late = await move(visit.id, ["2026-11-26", "11:00 AM"], { version: visit.version });
  expect([late.status, late.body.code]).toEqual([409, "changed-meanwhile"]);
  for (const status of ["sample_collected", "declined"]) {
    await app.call("PATCH", `/api/bookings/${visit.id}/status`, { status, ...statusAnswers }, desk);
    expect((await move(visit.id, ["2026-11-26", "11:00 AM"])).status).toBe(422);
  }
});

test("the hour that it has changes nothing, and tells nobody", async () => {
  const visit = await book(["2026-12-02", "12:00 PM"]);
  const same = await move(visit.id, ["2026-12-02", "12:00 PM"]);
  expect([same.status, same.body.version]).toEqual([200, visit.version]);
});

test("visits that change places at the same moment wait for each other in one order, and the seats are those of the visits", async () => {
  const [one, other] = [["2026-12-01", "07:00 AM"] as const, ["2026-12-01", "08:00 AM"] as const];
  const visits = [await book(one), await book(other), await book(one), await book(other)];
  for (let round = 0; round < 12; round++) {
    const to = (place: number) => ((place + round) % 2 === 0 ? other : one);
    const answers = await Promise.all(visits.map(({ id }, place) => move(id, to(place), { overbook: true })));
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
