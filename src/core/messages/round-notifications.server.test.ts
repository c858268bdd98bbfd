import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { visitEvents } from "#db/schema/round.ts";
import type { VisitEventKind } from "#db/schema/values.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";
import { createPaymentFixture } from "#test/payments.ts";
import { writeLateVisits } from "./round-notifications.server.ts";

const day = "2026-11-28";
const at = (time: string) => new Date(`${day}T${time}:00+05:30`);

let app: TestApp;
let twilio: FakeTwilio;
let fixture: ReturnType<typeof createPaymentFixture>;
let ids: number[];
let visitId: number;
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  fixture = createPaymentFixture(app, await app.adminCookie(), await app.staffCookie("receptionist"));
  await app.db.insert(user).values({ id: "gurpreet", name: "Gurpreet Singh Mann", email: "g@example.com" });
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

/** A visit of two patients at 8 AM on `day`, assigned. */
beforeEach(async () => {
  app.setClock(mondayMorning);
  ids = [await fixture.book({ day }), await fixture.book({ day })];
  await app.db.update(bookings).set({ status: "declined" }).where(eq(bookings.status, "confirmed"));
  visitId = (await findBooking()).visitId;
  const visit = { visitId, time: "08:00 AM", status: "confirmed" } as const;
  await app.db.update(bookings).set(visit).where(inArray(bookings.id, ids));
  await app.db.update(visits).set({ phlebotomistId: "gurpreet" }).where(eq(visits.id, visitId));
  await app.db.delete(messages);
  await app.db.delete(visitEvents);
});

const outbox = () => app.db.select().from(messages).orderBy(messages.id);
const findBooking = async (id = ids[0] ?? 0) => {
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error("No such booking.");
  return booking;
};
const contextAt = (now: Date) => ({ ...app.ctx(), now });
const setOut = (now: Date) => {
  app.setClock(now);
  return app.db.transaction((transaction) =>
    app.ctx().emit(transaction, { name: "visit.on-the-way", data: { visitId } }),
  );
};
const report = async (kind: VisitEventKind, time: string, of = visitId, data: Record<string, unknown> = {}) => {
  const id = randomUUID();
  const event = { id, visitId: of, kind, at: at(time), receivedAt: at(time), byId: "gurpreet", data };
  await app.db.insert(visitEvents).values(event);
  return id;
};
/** The same phlebotomist's first visit of the day, with an event: this lab does not work on paper. */
const startRound = async () => {
  app.setClock(mondayMorning);
  const id = await fixture.book({ day });
  const { visitId: first } = await findBooking(id);
  await app.db.update(visits).set({ phlebotomistId: "gurpreet" }).where(eq(visits.id, first));
  await app.db.update(bookings).set({ status: "sample_collected" }).where(eq(bookings.id, id));
  await app.db.delete(messages);
  await report("arrived", "07:10", first);
};

test("patients read the phlebotomist's first name, the promised hour and the helpline", async () => {
  await app.db.update(visits).set({ promisedFrom: 510, promisedTo: 570 }).where(eq(visits.id, visitId));
  await setOut(at("08:20"));
  const [first, second, ...others] = await outbox();
  expect(others).toEqual([]);
  const { code, patientName, phone } = await findBooking();
  expect(first).toMatchObject({ kind: "phlebotomist-coming", recipient: phone, bookingId: ids[0] });
  expect(first?.variables).toEqual([
    patientName,
    code,
    "Gurpreet",
    "8:30 AM",
    "9:30 AM",
    expect.stringContaining("+91"),
  ]);
  expect(first?.body).toContain("Gurpreet is on the way to your home collection. Please expect us between 8:30 AM");
  expect(second?.recipient).toBe((await findBooking(ids[1])).phone);
});

test("a repeated event sends nothing, and a visit that moved to another slot is announced again", async () => {
  await setOut(at("08:20"));
  await setOut(at("08:25"));
  expect(await outbox()).toHaveLength(2);
  await app.db.update(bookings).set({ time: "10:00 AM" }).where(eq(bookings.visitId, visitId));
  await setOut(at("10:05"));
  expect((await outbox()).map(({ variables }) => variables[3])).toEqual(["8:00 AM", "8:00 AM", "10:00 AM", "10:00 AM"]);
});

test("people of one phone get one message, declined bookings and another day's visit none", async () => {
  const { phone, code } = await findBooking();
  await app.db.update(bookings).set({ phone }).where(eq(bookings.visitId, visitId));
  await setOut(at("08:20"));
  const codes = `${code}, ${(await findBooking(ids[1])).code}`;
  expect((await outbox()).map(({ variables }) => variables[1])).toEqual([codes]);
  await app.db.delete(messages);
  await setOut(new Date(at("08:20").getTime() + 86_400_000));
  expect(await outbox()).toEqual([]);
  await app.db
    .update(bookings)
    .set({ status: "declined" })
    .where(eq(bookings.id, ids[1] ?? 0));
  await setOut(at("08:21"));
  expect((await outbox()).map(({ variables }) => variables[1])).toEqual([code]);
});

test("once the promised time has passed without an arrival, each patient gets one apology", async () => {
  await startRound();
  await writeLateVisits(contextAt(at("09:00")));
  expect(await outbox()).toEqual([]);
  await Promise.all([writeLateVisits(contextAt(at("09:01"))), writeLateVisits(contextAt(at("09:01")))]);
  await writeLateVisits(contextAt(at("09:06")));
  expect((await outbox()).map(({ kind, bookingId }) => [kind, bookingId])).toEqual([
    ["visit-late", ids[0]],
    ["visit-late", ids[1]],
  ]);
  expect((await outbox())[0]?.body).toContain("between 8:00 AM and 9:00 AM. We are sorry.");
});

test.each(["arrived", "collected", "not-home", "refused"] as const)("no apology after the event %s", async (kind) => {
  await startRound();
  const event = await report(kind, "08:50");
  await writeLateVisits(contextAt(at("09:30")));
  expect(await outbox()).toEqual([]);
  await report("undone", "08:51", visitId, { eventId: event });
  await writeLateVisits(contextAt(at("09:30")));
  expect(await outbox()).toHaveLength(2);
});

test("no apology for a round on paper, without a phlebotomist, after the sample or before the new hour", async () => {
  await writeLateVisits(contextAt(at("09:30")));
  expect(await outbox()).toEqual([]);
  await startRound();
  await app.db.update(visits).set({ promisedFrom: 600, promisedTo: 660 }).where(eq(visits.id, visitId));
  await writeLateVisits(contextAt(at("09:30")));
  await app.db.update(visits).set({ promisedFrom: null, promisedTo: null, phlebotomistId: null });
  await writeLateVisits(contextAt(at("09:30")));
  await app.db.update(visits).set({ phlebotomistId: "gurpreet" });
  await app.db.update(bookings).set({ status: "sample_collected" }).where(inArray(bookings.id, ids));
  await writeLateVisits(contextAt(at("09:30")));
  expect(await outbox()).toEqual([]);
});

test("is not sent once the phlebotomist has arrived", async () => {
  const driver = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
  const seconds = (at("08:20").getTime() - mondayMorning.getTime()) / 1000;
  await setOut(at("08:20"));
  const [first, second] = await outbox();
  expect(await driver.deliver(first?.id ?? 0, seconds)).toMatchObject({ state: "sent" });
  await report("arrived", "08:40");
  expect((await driver.deliver(second?.id ?? 0, seconds)).failure).toBe("The phlebotomist had arrived by then.");
});
