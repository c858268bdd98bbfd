import { randomUUID } from "node:crypto";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { recordReceipt } from "#core/messages/delivery/record-receipt.server.ts";
import { resendMessage } from "#core/messages/delivery/resend-message.server.ts";
import type { MessageChannel } from "#core/messages/message.ts";
import { session, user, verification } from "#db/schema/accounts.ts";
import { auditLog, bookings, deletedBookings, patientMerges, patients, slots } from "#db/schema/bookings.ts";
import { anonymousLoginAttempts, anonymousLoginQueue, failedLogins } from "#db/schema/login-guard.ts";
import {
  contactMessages,
  inboundMessages,
  loginCodes,
  messages,
  optOuts,
  rateLimitAttempts,
  waitlist,
} from "#db/schema/messages.ts";
import { receipts, receiptTenders } from "#db/schema/money.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { clearAuditLog } from "#test/database.ts";
import { cash, createPaymentFixture, upi } from "#test/payments.ts";
import { buildPdf } from "#test/pdf-fixture.ts";
import { type DatedKind, retentionPeriods } from "./retention-periods.ts";
import { runRetention } from "./run-retention.server.ts";

const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  for (const table of [
    bookings,
    patients,
    optOuts,
    inboundMessages,
    contactMessages,
    waitlist,
    messages,
    slots,
    rateLimitAttempts,
    deletedBookings,
    patientMerges,
  ]) {
    await app.db.delete(table);
  }
  await clearAuditLog(app.db);
});
afterAll(() => app.close());

const runAt = (now = mondayMorning) => runRetention({ ...app.ctx(), now });
/** An hour before and after the end of a kind's period. */
const beforeEnd = (kind: DatedKind) =>
  new Date(mondayMorning.getTime() - retentionPeriods[kind].days * 24 * HOUR + HOUR);
const afterEnd = (kind: DatedKind) => new Date(beforeEnd(kind).getTime() - 2 * HOUR);

const visitor = { name: "Asha", email: "asha@example.com", phone: "9876543998", subject: "Hours", message: "When?" };
const createMessage = (createdAt: Date, channel: MessageChannel, state = "sent") => ({
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

test("removes old rows of each dated kind and keeps young ones", async () => {
  const { db } = app;
  const codeHash = Buffer.from("a hash");
  const ages = [beforeEnd, afterEnd];
  await db
    .insert(contactMessages)
    .values([
      ...ages.map((age) => ({ ...visitor, receivedAt: mondayMorning, answeredAt: age("answered-messages") })),
      ...ages.map((age) => ({ ...visitor, receivedAt: age("contact-messages") })),
    ]);
  await db.insert(inboundMessages).values(
    ages.map((age, index) => ({
      ...{ providerId: `SM${index}`, phone: "+919876543001", kind: "other" as const, body: "When do you come?" },
      receivedAt: age("inbound-messages"),
    })),
  );
  await db
    .insert(optOuts)
    .values(
      ages.map((age, index) => ({ phone: `+91987654300${index}`, since: age("opt-outs"), source: "stop" as const })),
    );
  await db
    .insert(waitlist)
    .values(ages.map((age, index) => ({ phone: `+91987654300${index}`, joinedAt: age("waitlist") })));
  await db.insert(loginCodes).values(
    ages.map((age, index) => ({
      phone: `${index}`,
      codeHash,
      triesLeft: 5,
      sentAt: mondayMorning,
      expiresAt: age("login-codes"),
    })),
  );
  await db
    .insert(rateLimitAttempts)
    .values(ages.map((age, index) => ({ key: `${index}`, points: 1, expire: age("attempts").getTime() })));
  await db
    .insert(verification)
    .values(ages.map((age, index) => ({ id: `${index}`, identifier: "x", value: "y", expiresAt: age("sessions") })));
  await db
    .insert(anonymousLoginQueue)
    .values(ages.map((age, index) => ({ network: `${index}`, attemptedAt: age("attempts") })));
  const since = new Date(afterEnd("attempts").getTime() - 24 * HOUR);
  await db.insert(anonymousLoginAttempts).values({ since, tries: 21, nextTurnAt: since });
  const [owner] = await db.select({ id: user.id }).from(user).limit(1);
  await db.insert(failedLogins).values({ userId: owner?.id ?? "", network: "203.0.113.7", since, tries: 3 });
  const day = (age: typeof beforeEnd, days: number) => addDays(toLabTime(age("slots")).day, days);
  await db
    .insert(slots)
    .values([day(beforeEnd, 0), day(afterEnd, -1)].map((of) => ({ day: of, time: "10:00 AM", taken: 1 })));
  expect(await runAt()).toEqual({
    "inbound-messages": 1,
    "opt-outs": 1,
    "answered-messages": 1,
    "contact-messages": 1,
    waitlist: 1,
    "login-codes": 1,
    sessions: 1,
    attempts: 4,
    slots: 1,
  });
  expect(await runAt()).toEqual({});
  expect(await db.select({ phone: waitlist.phone }).from(waitlist)).toEqual([{ phone: "+919876543000" }]);
  expect(await db.$count(contactMessages)).toBe(2);
});

test("forgets a deleted booking once no message about it has a text", async () => {
  const { db } = app;
  await db
    .insert(deletedBookings)
    .values([
      { bookingId: 71, patientId: 1, deletedAt: beforeEnd("deleted-bookings") },
      ...[72, 73].map((bookingId) => ({ bookingId, patientId: 1, deletedAt: afterEnd("deleted-bookings") })),
    ]);
  const text = { ...createMessage(mondayMorning, "sms"), bookingId: 73 };
  await db.insert(messages).values([text, { ...text, cause: "emptied", bookingId: 72, emptiedAt: mondayMorning }]);
  const listLeft = async () => {
    const rows = await db
      .select({ id: deletedBookings.bookingId })
      .from(deletedBookings)
      .orderBy(asc(deletedBookings.id));
    return rows.map(({ id }) => id);
  };
  expect(await runAt()).toEqual({ "deleted-bookings": 1 });
  expect(await listLeft()).toEqual([71, 73]);
  const later = new Date(mondayMorning.getTime() + 91 * 24 * HOUR);
  expect(await runAt(later)).toMatchObject({ "outbox-texts": 1, "deleted-bookings": 2 });
  expect(await listLeft()).toEqual([]);
});

test("forgets who was merged into a patient with the patient's row, also by way of another", async () => {
  const { db } = app;
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()));
  const { id, patientId } = body.booking;
  const merge = (removedId: number, keptId: number) => ({
    ...{ removedId, keptId },
    enrolledAt: mondayMorning,
    mergedAt: mondayMorning,
  });
  const [first, second] = [patientId + 1000, patientId + 1001];
  await db.insert(patientMerges).values([merge(first, second), merge(second, patientId)]);
  expect(await runAt()).toEqual({});
  expect(await db.$count(patientMerges)).toBe(2);
  await db.delete(bookings).where(eq(bookings.id, id));
  await db.update(patients).set({ erasedAt: mondayMorning }).where(eq(patients.id, patientId));
  expect(await runAt()).toMatchObject({ patients: 1, "patient-merges": 2 });
  expect(await db.$count(patientMerges)).toBe(0);
});

test("keeps the opt-out of a phone that a patient or a visit has", async () => {
  const { db } = app;
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()));
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, body.booking.id));
  await db
    .update(visits)
    .set({ payerPhone: "+919876543077" })
    .where(eq(visits.id, booking?.visitId ?? 0));
  const phones = ["+919876543001", "+919876543077", "+919876543078"];
  const since = afterEnd("opt-outs");
  await db.insert(optOuts).values(phones.map((phone) => ({ phone, since, source: "stop" as const })));
  expect((await runAt())["opt-outs"]).toBe(1);
  expect(await db.select({ phone: optOuts.phone }).from(optOuts).orderBy(asc(optOuts.id))).toEqual(
    phones.slice(0, 2).map((phone) => ({ phone })),
  );
});

test("forgets a booking's network after a month", async () => {
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()));
  const network = async () =>
    (await app.db.select().from(bookings).where(eq(bookings.id, body.booking.id)))[0]?.network;
  await runAt(new Date("2026-12-25T04:00:00Z"));
  expect(await network()).toEqual(expect.any(String));
  await runAt(new Date("2026-12-26T22:00:00Z"));
  expect(await network()).toBeNull();
});

test("removes ended sessions, and a patient's account with the last one, but never the owner's", async () => {
  const { db } = app;
  const account = (id: string) => ({
    id,
    name: "Patient",
    email: `${id}@phone.invalid`,
    phone: id,
    createdAt: afterEnd("sessions"),
  });
  await db.insert(user).values([account("ended"), account("signed in"), account("just made")]);
  await db.update(user).set({ createdAt: mondayMorning }).where(eq(user.id, "just made"));
  await db.insert(session).values([
    { id: "1", token: "1", userId: "ended", expiresAt: afterEnd("sessions") },
    { id: "2", token: "2", userId: "signed in", expiresAt: beforeEnd("sessions") },
  ]);
  await runAt();
  const left = await db.select({ id: user.id, role: user.role }).from(user).orderBy(asc(user.phone));
  expect(left).toEqual([
    { id: "just made", role: "patient" },
    { id: "signed in", role: "patient" },
    { id: expect.any(String), role: "owner" },
  ]);
});

test("redacts a message after 90 days, so that it is not sent and stays empty", async () => {
  const expiredAt = afterEnd("outbox-texts");
  const rows = [
    createMessage(expiredAt, "email"),
    createMessage(expiredAt, "sms", "waiting"),
    createMessage(beforeEnd("outbox-texts"), "email"),
  ];
  await app.db.insert(messages).values(rows);
  expect(await runAt()).toEqual({ "outbox-texts": 2 });
  const [sent, waiting, unsent] = await app.db.select().from(messages).orderBy(asc(messages.id));
  const empty = { recipient: "", subject: null, body: "", variables: [], failure: null, emptiedAt: mondayMorning };
  expect(sent).toMatchObject({ ...empty, kind: "booking-confirmed", state: "sent", cause: rows[0]?.cause });
  expect(waiting).toMatchObject({ ...empty, state: "failed" });
  expect(unsent).toMatchObject({ body: "Hello Asha", emptiedAt: null });

  const failure = "+919876543001 is not a number";
  await app.db
    .update(messages)
    .set({ providerId: "SM1" })
    .where(eq(messages.id, sent?.id ?? 0));
  const report = { messageId: sent?.id ?? 0, providerId: "SM1", state: "failed", failure } as const;
  await recordReceipt({ ...app.ctx(), channels: {} }, report);
  const [reported] = await app.db.select().from(messages).orderBy(asc(messages.id));
  expect(reported).toMatchObject({ ...empty, state: "failed" });
  await expect(resendMessage(app.ctx(), waiting?.id ?? 0)).rejects.toMatchObject({ code: "changed-meanwhile" });
});

test("removes large numbers of rows in batches", async () => {
  const expiredAt = afterEnd("outbox-texts");
  await app.db
    .insert(messages)
    .values(
      Array.from({ length: 1201 }, (_, index) => ({ ...createMessage(expiredAt, "email"), cause: `number ${index}` })),
    );
  expect(await runAt()).toEqual({ "outbox-texts": 1201 });
});

test("removes a bill of seven financial years ago with its report, and the patient with the last bill", async () => {
  const adminCookie = await app.adminCookie();
  const book = async (name: string, day: string) => {
    const { body } = await app.call(
      "POST",
      "/api/bookings",
      await app.withCurrentPrice(buildBooking({ patient: { name } })),
    );
    const { id, patientId } = body.booking;
    await app.request(`/api/bookings/${id}/report`, {
      method: "PUT",
      headers: adminCookie,
      body: buildPdf({ mark: name + day }),
    });
    await app.db.update(bookings).set({ day }).where(eq(bookings.id, id));
    await app.db
      .update(patients)
      .set({ createdAt: new Date(`${day}T04:00:00Z`) })
      .where(eq(patients.id, patientId));
    return id;
  };
  await book("Harpreet Kaur", "2020-03-31");
  const recent = await book("Gurpreet Kaur", "2020-04-01");
  await app.db.execute(sql`delete from pgboss.job`);
  const now = new Date("2027-04-01T00:00:00Z");
  expect(await runAt(now)).toMatchObject({ bookings: 1, patients: 1 });
  expect(await app.db.select({ id: bookings.id }).from(bookings)).toEqual([{ id: recent }]);
  expect(await app.db.select({ name: patients.name }).from(patients)).toEqual([{ name: "Gurpreet Kaur" }]);
  const { rows } = await app.db.execute<{ data: { fileKeys: string[] } }>(
    sql`select data from pgboss.job where name = 'report-files.orphaned'`,
  );
  expect(rows.map(({ data }) => data.fileKeys.length)).toEqual([1]);
  const auditEntries = await app.db.select().from(auditLog).where(eq(auditLog.action, "retention"));
  expect(auditEntries.map(({ change }) => change)).toEqual([
    { removed: expect.objectContaining({ bookings: 1, patients: 1 }) },
  ]);
});

test("a receipt goes with its last booking, together with its correction, and not before", async () => {
  const owner = await app.adminCookie();
  const fixture = createPaymentFixture(app, owner, owner);
  const [first, second, recent] = [await fixture.book(), await fixture.book(), await fixture.book()];
  await app.db.update(bookings).set({ day: "2027-04-01" }).where(eq(bookings.id, second));
  const share = (id: number) => ({ id, amount: "100" });
  const both = { key: randomUUID(), bookings: [share(first), share(second)], legs: [cash("200")] };
  const { body: shared } = await fixture.post("/api/receipts", both, owner);
  const { body: wrong } = await fixture.take(first, [cash("50")], {}, owner);
  await fixture.post(`/api/receipts/${wrong.id}/correction`, { key: randomUUID(), reason: "Typed wrong" }, owner);
  await fixture.take(first, [upi("70")], {}, owner);
  await app.db.update(bookings).set({ day: "2026-11-28" }).where(eq(bookings.id, first));
  const { body: kept } = await fixture.take(recent, [cash("10")], {}, owner);
  await app.db.update(bookings).set({ day: "2027-04-01" }).where(eq(bookings.id, recent));
  const isKept = inArray(receipts.id, [shared.id, wrong.id, kept.id]);
  const listKept = async () => {
    const rows = await app.db.select({ id: receipts.id }).from(receipts).where(isKept).orderBy(receipts.id);
    return rows.map(({ id }) => id);
  };

  expect(await runAt(new Date("2034-03-31T04:00:00Z"))).not.toHaveProperty("receipts");
  expect(await runAt(new Date("2034-04-01T04:00:00Z"))).toMatchObject({ bookings: 1, receipts: 3 });
  expect(await listKept()).toEqual([shared.id, kept.id]);
  expect(await runAt(new Date("2035-04-01T04:00:00Z"))).toMatchObject({ bookings: 2, receipts: 2 });
  expect([await app.db.$count(receipts), await app.db.$count(receiptTenders)]).toEqual([0, 0]);
});

test("the receipt of a booking that staff deleted stays until the period of its day is over", async () => {
  const owner = await app.adminCookie();
  const fixture = createPaymentFixture(app, owner, owner);
  const id = await fixture.book();
  await fixture.take(id, [cash("50")], {}, owner);
  await app.call("DELETE", `/api/bookings/${id}`, undefined, owner);
  await expect(app.db.delete(receipts)).rejects.toThrow();
  await runAt(new Date("2034-03-31T04:00:00Z"));
  expect(await app.db.$count(receipts)).toBe(1);
  expect(await runAt(new Date("2034-04-01T04:00:00Z"))).toMatchObject({ receipts: 1 });
});

test("continues after a failure and throws it at the end", async () => {
  await app.db.insert(waitlist).values({ phone: "+919876543000", joinedAt: afterEnd("waitlist") });
  await app.db.execute(sql`alter table contact_messages rename to elsewhere`);
  await expect(runAt()).rejects.toThrow("Some rows were not removed in time.");
  await app.db.execute(sql`alter table elsewhere rename to contact_messages`);
  expect(await app.db.$count(waitlist)).toBe(0);
});
