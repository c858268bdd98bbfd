import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { listVisitContacts } from "#core/bookings/visits/contacts.server.ts";
import { writeConfirmation, writeStatusNotification } from "#core/messages/booking-notifications.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { runRetention } from "#core/retention/run-retention.server.ts";
import { user } from "#db/schema/accounts.ts";
import { auditLog, bookings, erasures, patients } from "#db/schema/bookings.ts";
import { contactMessages, loginCodes, messages, rateLimitAttempts, waitlist } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, toCookieHeader } from "#test/app.ts";
import { statusAnswers } from "#test/builders.ts";
import { findColumnsHolding } from "#test/columns-holding.ts";
import { clearAuditLog } from "#test/database.ts";
import {
  anahat,
  bookPerson,
  bookWithReport,
  createFullHistory,
  eraseAsPlanned,
  sendContactMessage,
  sharedPhonePattern,
  zorawar,
  zorawarPattern,
} from "#test/erasure-fixtures.ts";
import { cash, createPaymentFixture } from "#test/payments.ts";
import { erasePatient } from "./erase-patient.server.ts";
import { planErasure } from "./plan-erasure.server.ts";

const app = await createTestApp();
const adminCookie = await app.adminCookie();
const { db } = app;
const tables = [bookings, patients, messages, contactMessages, waitlist, loginCodes, rateLimitAttempts, erasures];
beforeEach(async () => {
  for (const table of tables) await db.delete(table);
  await clearAuditLog(db);
  await db.delete(user).where(eq(user.role, "patient"));
  await db.execute(sql`delete from pgboss.job`);
});
afterAll(() => app.close());

const request = { name: zorawar.name, reason: "patient-asked" } as const;
const erase = (patientId: number, changes: object = {}) =>
  eraseAsPlanned(app, adminCookie, patientId, { ...request, ...changes });
const planOf = (patientId: number) => app.call("GET", `/api/patients/${patientId}/erasure`, undefined, adminCookie);

test("after erasure no column of any table contains the patient, except the name on the bill", async () => {
  const { patientId } = await createFullHistory(app, zorawar);
  const everywhere = new RegExp(`${zorawarPattern.source}|${sharedPhonePattern.source}|z\\.s@|z@`, "i");
  expect(await findColumnsHolding(db, everywhere)).toEqual([
    ...["public.attempts.key", "public.bookings.address", "public.bookings.email", "public.bookings.patient_name"],
    ...["public.bookings.phone", "public.contact_messages.email", "public.contact_messages.message"],
    ...["public.contact_messages.name", "public.contact_messages.phone", "public.inbound_messages.body"],
    ...["public.inbound_messages.phone", "public.login_codes.phone"],
    ...["public.messages.body", "public.messages.recipient", "public.messages.variables", "public.opt_outs.phone"],
    ...["public.patients.address", "public.patients.email", "public.patients.name", "public.patients.phone"],
    ...["public.reports.file_name", "public.user.email", "public.user.phone", "public.waitlist.phone"],
  ]);
  expect((await erase(patientId)).status).toBe(200);
  expect(await findColumnsHolding(db, everywhere)).toEqual(["public.bookings.billed_to"]);
});

test("keeps an erased patient's receipts as they are, and discounts without what staff wrote", async () => {
  const { id, patientId } = await bookWithReport(app, zorawar);
  const fixture = createPaymentFixture(app, adminCookie, adminCookie);
  await fixture.take(id, [cash("50")], {}, adminCookie);
  const discount = { amount: "20", reason: `Known to ${zorawar.name}` };
  await fixture.post(`/api/bookings/${id}/discounts`, discount, adminCookie);
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers }, adminCookie);
  const { receipts: before } = await fixture.listReceipts(id);
  expect((await erase(patientId)).status).toBe(200);
  const { receipts: after, discount: kept } = await fixture.listReceipts(id);
  expect([before.length, after]).toEqual([1, before]);
  expect(kept).toMatchObject({ amount: "20.00", reason: "" });
});

test("keeps the steps back of an erased patient's booking, without what staff wrote", async () => {
  const { id, patientId } = await bookWithReport(app, zorawar);
  const stepBack = { status: "testing_in_progress", reason: "other", note: `${zorawar.name} called` };
  await app.call("PATCH", `/api/bookings/${id}/status`, stepBack, adminCookie);
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers }, adminCookie);
  const getStepBack = async () => {
    const { body } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, adminCookie);
    return body.find(({ change }: { change: { reason?: string } }) => change.reason === "other");
  };
  expect((await getStepBack()).note).toBe(stepBack.note);
  expect((await erase(patientId)).status).toBe(200);
  expect(Object.keys(await getStepBack())).not.toContain("note");
  expect(await findColumnsHolding(db, zorawarPattern)).toEqual(["public.bookings.billed_to"]);
});

test("removes an erased patient as visit contact and payer, with contacts that only served them", async () => {
  const { patientId } = await createFullHistory(app, zorawar);
  const [row] = await db.select().from(bookings).where(eq(bookings.patientId, patientId)).limit(1);
  const booked = row?.visitId ?? 0;
  const contacts = {
    contactName: zorawar.name.toUpperCase(),
    contactPhone: null,
    payerName: "Simran Gill",
    payerPhone: null,
  };
  await db.update(visits).set(contacts).where(eq(visits.id, booked));
  const [elsewhere] = await db
    .insert(visits)
    .values({ contactName: "Asha Rani", contactPhone: toE164(zorawar.phone), createdAt: new Date() })
    .returning();
  expect((await erase(patientId)).status).toBe(200);
  const [seen] = await db.select().from(visits).where(eq(visits.id, booked));
  expect([seen?.contactName, seen?.payerName]).toEqual([null, null]);
  const [other] = await db
    .select()
    .from(visits)
    .where(eq(visits.id, elsewhere?.id ?? 0));
  expect([other?.contactName, other?.contactPhone]).toEqual([null, null]);
});

test("the plan counts other patients' visits with the patient as contact or payer, and empties those fields", async () => {
  const { patientId } = await bookWithReport(app, zorawar);
  const neighbours = await Promise.all(
    [1, 2, 3].map((n) => bookPerson(app, { ...anahat, phone: `98140 7700${n}`, email: "", address: `Elsewhere ${n}` })),
  );
  const [opened, paid, strangers] = await Promise.all(
    neighbours.map(async ({ id }) => (await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.visitId ?? 0),
  );
  const phone = toE164(zorawar.phone);
  const set = (visitId = 0, fields: object) => db.update(visits).set(fields).where(eq(visits.id, visitId));
  const payer = { payerName: "Simran Gill", payerPhone: "+919814077099" };
  await set(opened, { contactName: "Uncle", contactPhone: phone, ...payer });
  await set(paid, { payerName: zorawar.name, payerPhone: phone });
  await set(strangers, { contactName: "Asha Rani", contactPhone: "+919814077098" });
  expect((await planOf(patientId)).body.goes.othersVisits).toBe(2);
  expect((await erase(patientId)).status).toBe(200);
  const left = await listVisitContacts(db, [opened, paid, strangers].map(Number));
  const noContacts = { contactName: null, contactPhone: null, payerName: null, payerPhone: null };
  expect([opened, paid, strangers].map((visitId) => left.get(visitId ?? 0))).toEqual([
    { ...noContacts, ...payer },
    noContacts,
    { ...noContacts, contactName: "Asha Rani", contactPhone: "+919814077098" },
  ]);
  expect((await planOf(patientId)).body.goes.othersVisits).toBe(0);
});

test("the plan lists who shares the phone and keeps signing in with it", async () => {
  const { patientId } = await createFullHistory(app, zorawar);
  const alone = (await planOf(patientId)).body;
  expect([alone.isPhoneOwn, alone.sharesPhoneWith, alone.goes.signIn, alone.stays.signIn]).toEqual([true, [], 2, 0]);
  const sibling = await bookPerson(app, anahat);
  const { body: plan } = await planOf(patientId);
  const sharers = [{ patientId: sibling.patientId, name: anahat.name }];
  expect([plan.isPhoneOwn, plan.sharesPhoneWith, plan.goes.signIn, plan.stays.signIn]).toEqual([false, sharers, 0, 2]);
  expect((await erase(patientId)).body).toMatchObject({ isPhoneOwn: false, stays: { signIn: 2 } });
  expect((await app.call("POST", "/api/patient/session", { phone: zorawar.phone })).status).toBe(200);
  const { body: after } = await planOf(patientId);
  expect([after.isPhoneOwn, after.sharesPhoneWith, after.stays.signIn]).toEqual([null, [], 0]);
});

test("erases nothing that changed after the plan, and returns the new plan", async () => {
  const { patientId, id } = await bookWithReport(app, zorawar);
  const { body: plan } = await planOf(patientId);
  expect((await planOf(patientId)).body).toEqual(plan);
  await sendContactMessage(app, zorawar);
  const response = await erase(patientId, { seen: plan.seen });
  const { body: now } = await planOf(patientId);
  expect([response.status, response.body.code, response.body.plan]).toEqual([409, "changed-meanwhile", now]);
  expect([now.goes.contactMessages, now.seen === plan.seen]).toEqual([plan.goes.contactMessages + 1, false]);
  await app.call("PATCH", `/api/bookings/${id}`, { landmark: "Blue gate" }, adminCookie);
  expect((await erase(patientId, { seen: now.seen })).body.code).toBe("changed-meanwhile");
  const path = `/api/patients/${patientId}/erasure`;
  expect((await app.call("POST", path, request, adminCookie)).body).toMatchObject({
    status: 422,
    errors: { seen: "Please look at the plan first." },
  });
  expect(await db.$count(erasures)).toBe(0);
  expect((await erase(patientId)).status).toBe(200);
});

test("removes the patient's queued and finished jobs, except jobs that delete files", async () => {
  const { patientId, declined } = await createFullHistory(app, zorawar);
  await db.update(reports).set({ uploadedAt: new Date("2021-01-01T04:00:00Z") });
  await erase(patientId);
  const { rows } = await db.execute<{ name: string }>(sql`select name from pgboss.job where name not like '\\_\\_%'`);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(["report-files.orphaned"]));
  expect(await db.$count(bookings, eq(bookings.id, declined.id))).toBe(0);
});

test("a sibling on the same phone keeps bookings, reports, messages, session and waitlist entry", async () => {
  const sibling = await bookWithReport(app, anahat);
  await sendContactMessage(app, anahat);
  const { patientId } = await createFullHistory(app, zorawar);
  const cookie = toCookieHeader(await app.call("POST", "/api/patient/session", { phone: zorawar.phone }));
  const getSiblingData = async () => ({
    patient: await db.select().from(patients).where(eq(patients.id, sibling.patientId)),
    bookings: await db.select().from(bookings).where(eq(bookings.patientId, sibling.patientId)),
    reports: await db.select().from(reports).where(eq(reports.bookingId, sibling.id)),
    messages: await db.select().from(messages).where(eq(messages.bookingId, sibling.id)),
    letters: await db.select().from(contactMessages).where(eq(contactMessages.name, anahat.name)),
    phone: [await db.select().from(waitlist), await db.select().from(loginCodes), await db.select().from(user)],
    seen: (await app.call("GET", `/api/bookings/${sibling.id}/report`, undefined, cookie)).status,
  });
  const before = await getSiblingData();
  expect(before.messages.length).toBeGreaterThanOrEqual(4);
  await erase(patientId);
  expect(await getSiblingData()).toEqual(before);
  expect(await findColumnsHolding(db, zorawarPattern)).toEqual(["public.bookings.billed_to"]);
  const { body } = await app.call("GET", "/api/patient/session", undefined, cookie);
  expect(body.patients.map(({ name }: { name: string }) => name)).toEqual([anahat.name]);
});

test("data under a shared mail address is erased only if the name matches", async () => {
  const { patientId } = await bookWithReport(app, zorawar);
  const elsewhere = { phone: "9876512345", email: zorawar.email };
  const father = { ...elsewhere, name: "Gurbaksh Sekhon", address: "Hidden Lane 7" };
  const fathers = await sendContactMessage(app, father);
  await sendContactMessage(app, { ...zorawar, phone: "9876512346" });
  const going = async () => (await planOf(patientId)).body.goes.contactMessages;
  expect(await going()).toBe(2);
  await bookPerson(app, { ...anahat, ...elsewhere });
  expect(await going()).toBe(1);
  await erase(patientId);
  const left = await db.select({ id: contactMessages.id }).from(contactMessages);
  expect(left).toEqual([{ id: fathers }]);
});

test("erases and keeps what the plan lists, until the dates that it names", async () => {
  const { patientId, completed } = await createFullHistory(app, zorawar);
  const { body: plan } = await planOf(patientId);
  expect(plan).toEqual({
    patientId,
    name: zorawar.name,
    seen: expect.any(String),
    isPhoneOwn: true,
    sharesPhoneWith: [],
    erasedAt: null,
    toSettle: [],
    goes: {
      patient: 1,
      bookings: 1,
      contactData: 1,
      notes: 0,
      reports: 0,
      messages: expect.any(Number),
      inboundMessages: 1,
      optOuts: 1,
      contactMessages: 1,
      waitlist: 1,
      signIn: 2,
      othersVisits: 0,
    },
    stays: {
      bills: [
        {
          bookingId: completed.id,
          code: completed.code,
          totalAmount: "249.00",
          name: zorawar.name,
          until: "2034-03-31",
        },
      ],
      reports: [{ bookingId: completed.id, reportId: completed.reportId, until: "2031-11-24" }],
      signIn: 0,
    },
  });
  const { body: done } = await erase(patientId);
  expect(done).toEqual({ ...plan, erasedAt: "2026-11-23T04:00:00.000Z" });
  const { body: after } = await planOf(patientId);
  expect([after.name, after.erasedAt, after.stays]).toEqual(["Erased patient", done.erasedAt, plan.stays]);
  expect(after.goes).toMatchObject({ bookings: 0, messages: 0, contactMessages: 0, waitlist: 0, signIn: 0 });
  const [trace] = await db.select().from(auditLog).where(eq(auditLog.action, "erased"));
  expect(trace).toMatchObject({
    actor: "admin owner",
    change: { patientId, reason: "patient-asked", bills: 1, reports: 1 },
  });
});

test("rejects a wrong name, a second erasure, a missing reason and an upcoming visit", async () => {
  const { id, patientId } = await bookPerson(app, zorawar);
  const open = await erase(patientId);
  expect([open.status, open.body.toSettle]).toEqual([
    422,
    [{ bookingId: id, code: expect.any(String), bookingDate: expect.any(String) }],
  ]);
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers }, adminCookie);
  expect((await erase(patientId, { name: "Zorawar" })).body).toMatchObject({
    status: 422,
    errors: { name: expect.any(String) },
  });
  expect((await erase(patientId, { reason: "Zorawar asked me to" })).status).toBe(422);
  expect((await erase(999_999)).status).toBe(404);
  expect(await db.$count(erasures)).toBe(0);
  expect((await erase(patientId, { name: " zorawar SEKHON " })).status).toBe(200);
  expect((await erase(patientId)).body).toMatchObject({ status: 409, detail: "This patient is erased already." });
});

test("admin lists, search, export and dialogs work, and do not find the name or phone", async () => {
  const { patientId, completed } = await createFullHistory(app, zorawar);
  await erase(patientId);
  const get = async (path: string) => (await app.call("GET", path, undefined, adminCookie)).body;
  expect(await get("/api/bookings")).toEqual([
    expect.objectContaining({ id: completed.id, patientName: "Erased patient", phone: "", email: null, address: "" }),
  ]);
  for (const word of ["Zorawar", "9876587654"]) expect(await get(`/api/bookings?search=${word}`)).toEqual([]);
  expect(await get("/api/bookings?search=Erased")).toHaveLength(1);
  expect(await get("/api/patients")).toEqual([]);
  expect(await get(`/api/patients?familyOf=${patientId}`)).toEqual([]);
  const file = await app.call("POST", "/api/bookings.csv?from=2026-12-01&to=2026-12-31", undefined, adminCookie);
  expect(file.body).toContain(`${completed.code},2026-11-23`);
  expect(await get(`/api/bookings/${completed.id}`)).not.toHaveProperty("whatsappNotificationUrl");
  expect(await get(`/api/bookings/${completed.id}/items`)).toHaveLength(1);
  expect(await get(`/api/bookings/${completed.id}/audit-log`)).toHaveLength(5);
  expect(await get("/api/messages")).toHaveLength(await db.$count(messages));
  expect((await app.call("GET", `/api/bookings/${completed.id}/report`, undefined, adminCookie)).status).toBe(200);
  expect((await app.call("GET", "/api/patients/by-phone/0", undefined, adminCookie)).status).toBe(404);
});

test("the phone opens nothing that was kept and gets no message about it", async () => {
  const { patientId, completed } = await createFullHistory(app, zorawar);
  const cookie = toCookieHeader(await app.call("POST", "/api/patient/session", { phone: zorawar.phone }));
  await erase(patientId);
  expect((await app.call("GET", `/api/bookings/${completed.id}/report`, undefined, cookie)).status).toBe(401);
  expect((await app.call("POST", "/api/patient/session", { phone: zorawar.phone })).status).toBe(404);
  const messageCount = await db.$count(messages);
  await writeConfirmation(app.ctx(), completed.id);
  await app.call(
    "PATCH",
    `/api/bookings/${completed.id}/status`,
    { status: "sample_collected", ...statusAnswers },
    adminCookie,
  );
  await writeStatusNotification(app.ctx(), { bookingId: completed.id, status: "sample_collected", version: 99 });
  expect(await db.$count(messages)).toBe(messageCount);
});

test("a patient who books again is a new patient", async () => {
  const { patientId } = await createFullHistory(app, zorawar);
  await erase(patientId);
  const returning = await bookPerson(app, zorawar);
  expect(returning.patientId).not.toBe(patientId);
  expect((await app.call("POST", "/api/patient/session", { phone: zorawar.phone })).body.patients).toHaveLength(1);
});

test("deletes the row of a patient with nothing that the law keeps", async () => {
  const { id, patientId } = await bookPerson(app, zorawar);
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, adminCookie);
  expect((await erase(patientId)).body.stays).toEqual({ bills: [], reports: [], signIn: 0 });
  expect([await db.$count(patients), await db.$count(bookings)]).toEqual([0, 0]);
});

test("a booking made at the same moment blocks the erasure or creates a new patient", async () => {
  for (let round = 0; round < 5; round++) {
    const { id, patientId } = await bookPerson(app, zorawar);
    await app.call("PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers }, adminCookie);
    const [erased, booked] = await Promise.all([erase(patientId), bookPerson(app, zorawar)]);
    expect([200, 409, 422]).toContain(erased.status);
    const [owner] = await db.select().from(patients).where(eq(patients.id, booked.patientId));
    expect([owner?.name, owner?.erasedAt]).toEqual([zorawar.name, null]);
    expect(booked.patientId === patientId).toBe(erased.status !== 200);
    await db.delete(bookings).where(inArray(bookings.patientId, [patientId, booked.patientId]));
    await db.delete(patients);
  }
});

test("removes retained data on its day: the report after five years, the bill and the row later", async () => {
  const { patientId } = await createFullHistory(app, zorawar);
  await erase(patientId);
  const runRetentionAt = (day: string) => runRetention({ ...app.ctx(), now: new Date(`${day}T22:00:00Z`) });
  const countRetained = async () => [await db.$count(reports), await db.$count(bookings), await db.$count(patients)];
  await runRetentionAt("2031-11-23");
  expect(await countRetained()).toEqual([1, 1, 1]);
  await runRetentionAt("2031-11-25");
  expect(await countRetained()).toEqual([0, 1, 1]);
  await runRetentionAt("2034-03-30");
  expect(await countRetained()).toEqual([0, 1, 1]);
  await runRetentionAt("2034-03-31");
  expect(await countRetained()).toEqual([0, 0, 0]);
});

test("writes the erasure list before the commit, without names", async () => {
  const { patientId } = await createFullHistory(app, zorawar);
  const known = new Set<string>();
  const ctx = { ...app.ctx(), actor: { kind: "admin", id: "1", name: "owner", role: "owner" } as const };
  const full = { ...app.erasureLog, append: () => Promise.reject(new Error("no space left on device")) };
  const { seen } = await planErasure(db, patientId, ctx.now);
  await expect(erasePatient({ ...ctx, erasureLog: full }, { patientId, seen, ...request })).rejects.toThrow("no space");
  expect(await db.$count(patients, eq(patients.name, zorawar.name))).toBe(1);
  const before = await app.erasureLog.readUnknown(known);
  await erasePatient(ctx, { patientId, seen, ...request });
  const added = (await app.erasureLog.readUnknown(known)).slice(before.length);
  expect(added).toHaveLength(1);
  expect(added[0]).not.toMatch(zorawarPattern);
  expect(added[0]).not.toMatch(sharedPhonePattern);
});
