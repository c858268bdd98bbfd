import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { labMoment } from "#core/calendar/clock.ts";
import { addDays } from "#core/calendar/day.ts";
import { noteReport } from "#core/messages/delivery/note-report.server.ts";
import { sendAgain } from "#core/messages/delivery/send-again.server.ts";
import type { MessageChannel } from "#core/messages/message.ts";
import { session, user, verification } from "#db/schema/accounts.ts";
import { auditTrail, bookings, patients, slots } from "#db/schema/bookings.ts";
import { accountGuesses, deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { attempts, contactMessages, loginCodes, messages, waitlist } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning } from "#test/builders.ts";
import { emptyTrail } from "#test/database.ts";
import { aPdf } from "#test/pdf.ts";
import { keepRetention } from "./keep-retention.server.ts";
import { type DatedKind, retention } from "./retention.ts";

const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  for (const table of [bookings, patients, contactMessages, waitlist, messages, slots, attempts]) {
    await app.db.delete(table);
  }
  await emptyTrail(app.db);
});
afterAll(() => app.close());

const sweep = (now = mondayMorning) => keepRetention({ ...app.ctx(), now });
/** An hour on this side of a kind's end, or on the other. */
const young = (kind: DatedKind) => new Date(mondayMorning.getTime() - retention[kind].days * 24 * HOUR + HOUR);
const old = (kind: DatedKind) => new Date(young(kind).getTime() - 2 * HOUR);

const visitor = { name: "Asha", email: "asha@example.com", phone: "9876543998", subject: "Hours", message: "When?" };
const letter = (createdAt: Date, channel: MessageChannel, state = "sent") => ({
  kind: "booking-confirmed",
  channel,
  recipient: "+919876543001",
  subject: "Your booking",
  body: "Hello Asha",
  variables: ["Asha", "BK-1"],
  failure: "+919876543001 is not on WhatsApp",
  state,
  stateAt: createdAt,
  createdAt,
  cause: `booking 1 confirmed ${createdAt.getTime()}`,
});

test("of each kind that is a matter of days the old go and the young stay", async () => {
  const { db } = app;
  const codeHash = Buffer.from("a hash");
  const ages = [young, old];
  await db
    .insert(contactMessages)
    .values([
      ...ages.map((age) => ({ ...visitor, receivedAt: mondayMorning, answeredAt: age("answered-messages") })),
      ...ages.map((age) => ({ ...visitor, receivedAt: age("contact-messages") })),
    ]);
  await db.insert(waitlist).values(ages.map((age, n) => ({ phone: `+91987654300${n}`, joinedAt: age("waitlist") })));
  await db.insert(loginCodes).values(
    ages.map((age, n) => ({
      phone: `${n}`,
      codeHash,
      triesLeft: 5,
      sentAt: mondayMorning,
      expiresAt: age("login-codes"),
    })),
  );
  await db
    .insert(attempts)
    .values(ages.map((age, n) => ({ key: `${n}`, points: 1, expire: age("attempts").getTime() })));
  await db
    .insert(verification)
    .values(ages.map((age, n) => ({ id: `${n}`, identifier: "x", value: "y", expiresAt: age("sessions") })));
  await db.insert(deskStrangers).values(ages.map((age, n) => ({ network: `${n}`, askedAt: age("attempts") })));
  const since = new Date(old("attempts").getTime() - 24 * HOUR);
  await db.insert(passwordGuesses).values({ since, tries: 21, nextTurnAt: since });
  const [owner] = await db.select({ id: user.id }).from(user).limit(1);
  await db.insert(accountGuesses).values({ userId: owner?.id ?? "", network: "203.0.113.7", since, tries: 3 });
  const day = (age: typeof young, days: number) => addDays(labMoment(age("slots")).day, days);
  await db.insert(slots).values([day(young, 0), day(old, -1)].map((of) => ({ day: of, time: "10:00 AM", taken: 1 })));
  expect(await sweep()).toEqual({
    "answered-messages": 1,
    "contact-messages": 1,
    waitlist: 1,
    "login-codes": 1,
    sessions: 1,
    attempts: 4,
    slots: 1,
  });
  expect(await sweep()).toEqual({});
  expect(await db.select({ phone: waitlist.phone }).from(waitlist)).toEqual([{ phone: "+919876543000" }]);
  expect(await db.$count(contactMessages)).toBe(2);
});

test("from which network a visit was booked is forgotten a month after it", async () => {
  const { body } = await app.call("POST", "/api/bookings", await app.priced(aBooking()));
  const network = async () =>
    (await app.db.select().from(bookings).where(eq(bookings.id, body.booking.id)))[0]?.network;
  await sweep(new Date("2026-12-25T04:00:00Z"));
  expect(await network()).toEqual(expect.any(String));
  await sweep(new Date("2026-12-26T22:00:00Z"));
  expect(await network()).toBeNull();
});

test("a session that ended goes, and with the last one a patient's account, but never the owner's", async () => {
  const { db } = app;
  const account = (id: string) => ({
    id,
    name: "Patient",
    email: `${id}@phone.invalid`,
    phone: id,
    createdAt: old("sessions"),
  });
  await db.insert(user).values([account("ended"), account("signed in"), account("just made")]);
  await db.update(user).set({ createdAt: mondayMorning }).where(eq(user.id, "just made"));
  await db.insert(session).values([
    { id: "1", token: "1", userId: "ended", expiresAt: old("sessions") },
    { id: "2", token: "2", userId: "signed in", expiresAt: young("sessions") },
  ]);
  await sweep();
  const left = await db.select({ id: user.id, role: user.role }).from(user).orderBy(asc(user.phone));
  expect(left).toEqual([
    { id: "just made", role: "patient" },
    { id: "signed in", role: "patient" },
    { id: expect.any(String), role: "owner" },
  ]);
});

test("after 90 days a message is a number, a kind and a cause, goes nowhere, and nothing comes back into it", async () => {
  const at = old("outbox-texts");
  const rows = [letter(at, "email"), letter(at, "sms", "waiting"), letter(young("outbox-texts"), "email")];
  await app.db.insert(messages).values(rows);
  expect(await sweep()).toEqual({ "outbox-texts": 2 });
  const [sent, waiting, kept] = await app.db.select().from(messages).orderBy(asc(messages.id));
  const empty = { recipient: "", subject: null, body: "", variables: [], failure: null, emptiedAt: mondayMorning };
  expect(sent).toMatchObject({ ...empty, kind: "booking-confirmed", state: "sent", cause: rows[0]?.cause });
  expect(waiting).toMatchObject({ ...empty, state: "failed" });
  expect(kept).toMatchObject({ body: "Hello Asha", emptiedAt: null });

  const failure = "+919876543001 is not a number";
  await app.db
    .update(messages)
    .set({ providerId: "SM1" })
    .where(eq(messages.id, sent?.id ?? 0));
  const report = { messageId: sent?.id ?? 0, providerId: "SM1", state: "failed", failure } as const;
  await noteReport({ ...app.ctx(), channels: {} }, report);
  const [reported] = await app.db.select().from(messages).orderBy(asc(messages.id));
  expect(reported).toMatchObject({ ...empty, state: "failed" });
  await expect(sendAgain(app.ctx(), waiting?.id ?? 0)).rejects.toMatchObject({ code: "changed-meanwhile" });
});

test("however many there are, all go, some at a time", async () => {
  const at = old("outbox-texts");
  await app.db
    .insert(messages)
    .values(Array.from({ length: 1201 }, (_, n) => ({ ...letter(at, "email"), cause: `number ${n}` })));
  expect(await sweep()).toEqual({ "outbox-texts": 1201 });
});

test("a bill of seven financial years ago goes with its report, and its patient when it was the last", async () => {
  const desk = await app.deskCookie();
  const book = async (name: string, day: string) => {
    const { body } = await app.call("POST", "/api/bookings", await app.priced(aBooking({ patient: { name } })));
    const { id, patientId } = body.booking;
    await app.request(`/api/bookings/${id}/report`, { method: "PUT", headers: desk, body: aPdf({ mark: name + day }) });
    await app.db.update(bookings).set({ day }).where(eq(bookings.id, id));
    await app.db
      .update(patients)
      .set({ createdAt: new Date(`${day}T04:00:00Z`) })
      .where(eq(patients.id, patientId));
    return id;
  };
  await book("Harpreet Kaur", "2020-03-31");
  const kept = await book("Gurpreet Kaur", "2020-04-01");
  await app.db.execute(sql`delete from pgboss.job`);
  const now = new Date("2027-04-01T00:00:00Z");
  expect(await sweep(now)).toMatchObject({ bookings: 1, patients: 1 });
  expect(await app.db.select({ id: bookings.id }).from(bookings)).toEqual([{ id: kept }]);
  expect(await app.db.select({ name: patients.name }).from(patients)).toEqual([{ name: "Gurpreet Kaur" }]);
  const { rows } = await app.db.execute<{ data: { fileKeys: string[] } }>(
    sql`select data from pgboss.job where name = 'report-files.left'`,
  );
  expect(rows.map(({ data }) => data.fileKeys.length)).toEqual([1]);
  const trail = await app.db.select().from(auditTrail).where(eq(auditTrail.action, "retention"));
  expect(trail.map(({ change }) => change)).toEqual([
    { removed: expect.objectContaining({ bookings: 1, patients: 1 }) },
  ]);
});

test("what cannot be removed leaves the rest to be removed, and is told in the end", async () => {
  await app.db.insert(waitlist).values({ phone: "+919876543000", joinedAt: old("waitlist") });
  await app.db.execute(sql`alter table contact_messages rename to elsewhere`);
  await expect(sweep()).rejects.toThrow("Some rows were not removed in time.");
  await app.db.execute(sql`alter table elsewhere rename to contact_messages`);
  expect(await app.db.$count(waitlist)).toBe(0);
});
