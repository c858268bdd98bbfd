import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { contactsOfAll } from "#core/bookings/visit/contacts.server.ts";
import { writeConfirmation, writeStatusNews } from "#core/messages/write-booking-news.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { keepRetention } from "#core/retention/keep-retention.server.ts";
import { user } from "#db/schema/accounts.ts";
import { auditTrail, bookings, erasures, patients } from "#db/schema/bookings.ts";
import { attempts, contactMessages, loginCodes, messages, waitlist } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { visits } from "#db/schema/visits.ts";
import { cookieOf, createTestApp } from "#test/app.ts";
import { statusAnswers } from "#test/builders.ts";
import { emptyTrail } from "#test/database.ts";
import {
  anahat,
  book,
  bookAndReport,
  eraseAsPlanned,
  liveFully,
  ofTheirPhone,
  ofZorawar,
  writeToLab,
  zorawar,
} from "#test/erasing.ts";
import { columnsHolding } from "#test/traces.ts";
import { erasePatient } from "./erase-patient.server.ts";
import { planErasure } from "./plan-erasure.server.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
const { db } = app;
const everything = [bookings, patients, messages, contactMessages, waitlist, loginCodes, attempts, erasures];
beforeEach(async () => {
  for (const table of everything) await db.delete(table);
  await emptyTrail(db);
  await db.delete(user).where(eq(user.role, "patient"));
  await db.execute(sql`delete from pgboss.job`);
});
afterAll(() => app.close());

const asked = { name: zorawar.name, reason: "patient-asked" } as const;
const erase = (patientId: number, changes: object = {}) =>
  eraseAsPlanned(app, desk, patientId, { ...asked, ...changes });
const planOf = (patientId: number) => app.call("GET", `/api/patients/${patientId}/erasure`, undefined, desk);

test("once somebody is erased, no column of any table names or reaches them, but for the name on the bill", async () => {
  const { patientId } = await liveFully(app, zorawar);
  const everywhere = new RegExp(`${ofZorawar.source}|${ofTheirPhone.source}|z\\.s@|z@`, "i");
  expect(await columnsHolding(db, everywhere)).toEqual([
    ...["public.attempts.key", "public.bookings.address", "public.bookings.email", "public.bookings.patient_name"],
    ...["public.bookings.phone", "public.contact_messages.email", "public.contact_messages.message"],
    ...["public.contact_messages.name", "public.contact_messages.phone", "public.login_codes.phone"],
    ...["public.messages.body", "public.messages.recipient", "public.messages.variables"],
    ...["public.patients.address", "public.patients.email", "public.patients.name", "public.patients.phone"],
    ...["public.reports.file_name", "public.user.email", "public.user.phone", "public.waitlist.phone"],
  ]);
  expect((await erase(patientId)).status).toBe(200);
  expect(await columnsHolding(db, everywhere)).toEqual(["public.bookings.billed_to"]);
});

test("who is erased opens no door and pays for nobody any more, and whoever else did so for them alone goes too", async () => {
  const { patientId } = await liveFully(app, zorawar);
  const [row] = await db.select().from(bookings).where(eq(bookings.patientId, patientId)).limit(1);
  const booked = row?.visitId ?? 0;
  const told = { doorName: zorawar.name.toUpperCase(), doorPhone: null, payerName: "Simran Gill", payerPhone: null };
  await db.update(visits).set(told).where(eq(visits.id, booked));
  const [elsewhere] = await db
    .insert(visits)
    .values({ doorName: "Asha Rani", doorPhone: toE164(zorawar.phone), createdAt: new Date() })
    .returning();
  expect((await erase(patientId)).status).toBe(200);
  const [seen] = await db.select().from(visits).where(eq(visits.id, booked));
  expect([seen?.doorName, seen?.payerName]).toEqual([null, null]);
  const [other] = await db
    .select()
    .from(visits)
    .where(eq(visits.id, elsewhere?.id ?? 0));
  expect([other?.doorName, other?.doorPhone]).toEqual([null, null]);
});

test("the plan counts the visits of others where the patient opens or pays, and these fields are emptied", async () => {
  const { patientId } = await bookAndReport(app, zorawar);
  const neighbours = await Promise.all(
    [1, 2, 3].map((n) => book(app, { ...anahat, phone: `98140 7700${n}`, email: "", address: `Elsewhere ${n}` })),
  );
  const [opened, paid, strangers] = await Promise.all(
    neighbours.map(async ({ id }) => (await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.visitId ?? 0),
  );
  const phone = toE164(zorawar.phone);
  const set = (visitId = 0, told: object) => db.update(visits).set(told).where(eq(visits.id, visitId));
  const payer = { payerName: "Simran Gill", payerPhone: "+919814077099" };
  await set(opened, { doorName: "Uncle", doorPhone: phone, ...payer });
  await set(paid, { payerName: zorawar.name, payerPhone: phone });
  await set(strangers, { doorName: "Asha Rani", doorPhone: "+919814077098" });
  expect((await planOf(patientId)).body.goes.othersVisits).toBe(2);
  expect((await erase(patientId)).status).toBe(200);
  const left = await contactsOfAll(db, [opened, paid, strangers].map(Number));
  const nobody = { doorName: null, doorPhone: null, payerName: null, payerPhone: null };
  expect([opened, paid, strangers].map((visitId) => left.get(visitId ?? 0))).toEqual([
    { ...nobody, ...payer },
    nobody,
    { ...nobody, doorName: "Asha Rani", doorPhone: "+919814077098" },
  ]);
  expect((await planOf(patientId)).body.goes.othersVisits).toBe(0);
});

test("the plan says who shares the phone and goes on signing in by it", async () => {
  const { patientId } = await liveFully(app, zorawar);
  const alone = (await planOf(patientId)).body;
  expect([alone.isPhoneOwn, alone.sharesPhoneWith, alone.goes.signIn, alone.stays.signIn]).toEqual([true, [], 2, 0]);
  const sibling = await book(app, anahat);
  const { body: plan } = await planOf(patientId);
  const others = [{ patientId: sibling.patientId, name: anahat.name }];
  expect([plan.isPhoneOwn, plan.sharesPhoneWith, plan.goes.signIn, plan.stays.signIn]).toEqual([false, others, 0, 2]);
  expect((await erase(patientId)).body).toMatchObject({ isPhoneOwn: false, stays: { signIn: 2 } });
  expect((await app.call("POST", "/api/patient/session", { phone: zorawar.phone })).status).toBe(200);
  const { body: after } = await planOf(patientId);
  expect([after.isPhoneOwn, after.sharesPhoneWith, after.stays.signIn]).toEqual([null, [], 0]);
});

test("what was changed between plan and act is not erased unseen: the new plan comes back", async () => {
  const { patientId, id } = await bookAndReport(app, zorawar);
  const { body: looked } = await planOf(patientId);
  expect((await planOf(patientId)).body).toEqual(looked);
  await writeToLab(app, zorawar);
  const refused = await erase(patientId, { seen: looked.seen });
  const { body: now } = await planOf(patientId);
  expect([refused.status, refused.body.code, refused.body.plan]).toEqual([409, "changed-meanwhile", now]);
  expect([now.goes.contactMessages, now.seen === looked.seen]).toEqual([looked.goes.contactMessages + 1, false]);
  await app.call("PATCH", `/api/bookings/${id}`, { landmark: "Blue gate" }, desk);
  expect((await erase(patientId, { seen: now.seen })).body.code).toBe("changed-meanwhile");
  const path = `/api/patients/${patientId}/erasure`;
  expect((await app.call("POST", path, asked, desk)).body).toMatchObject({
    status: 422,
    errors: { seen: "Please look at the plan first." },
  });
  expect(await db.$count(erasures)).toBe(0);
  expect((await erase(patientId)).status).toBe(200);
});

test("the queue's jobs about them are gone, done or waiting; what removes files stays", async () => {
  const { patientId, declined } = await liveFully(app, zorawar);
  await db.update(reports).set({ uploadedAt: new Date("2021-01-01T04:00:00Z") });
  await erase(patientId);
  const { rows } = await db.execute<{ name: string }>(sql`select name from pgboss.job where name not like '\\_\\_%'`);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(["report-files.left"]));
  expect(await db.$count(bookings, eq(bookings.id, declined.id))).toBe(0);
});

test("a sibling on the same phone keeps everything: bookings, reports, messages, the session and the waitlist", async () => {
  const sibling = await bookAndReport(app, anahat);
  await writeToLab(app, anahat);
  const { patientId } = await liveFully(app, zorawar);
  const cookie = cookieOf(await app.call("POST", "/api/patient/session", { phone: zorawar.phone }));
  const kept = async () => ({
    patient: await db.select().from(patients).where(eq(patients.id, sibling.patientId)),
    bookings: await db.select().from(bookings).where(eq(bookings.patientId, sibling.patientId)),
    reports: await db.select().from(reports).where(eq(reports.bookingId, sibling.id)),
    messages: await db.select().from(messages).where(eq(messages.bookingId, sibling.id)),
    letters: await db.select().from(contactMessages).where(eq(contactMessages.name, anahat.name)),
    phone: [await db.select().from(waitlist), await db.select().from(loginCodes), await db.select().from(user)],
    seen: (await app.call("GET", `/api/bookings/${sibling.id}/report`, undefined, cookie)).status,
  });
  const before = await kept();
  expect(before.messages.length).toBeGreaterThanOrEqual(4);
  await erase(patientId);
  expect(await kept()).toEqual(before);
  expect(await columnsHolding(db, ofZorawar)).toEqual(["public.bookings.billed_to"]);
  const { body } = await app.call("GET", "/api/patient/session", undefined, cookie);
  expect(body.patients.map(({ name }: { name: string }) => name)).toEqual([anahat.name]);
});

test("what came by a mail address that others gave too is theirs only by its name", async () => {
  const { patientId } = await bookAndReport(app, zorawar);
  const elsewhere = { phone: "9876512345", email: zorawar.email };
  const father = { ...elsewhere, name: "Gurbaksh Sekhon", address: "Hidden Lane 7" };
  const fathers = await writeToLab(app, father);
  await writeToLab(app, { ...zorawar, phone: "9876512346" });
  const going = async () => (await planOf(patientId)).body.goes.contactMessages;
  expect(await going()).toBe(2);
  await book(app, { ...anahat, ...elsewhere });
  expect(await going()).toBe(1);
  await erase(patientId);
  const left = await db.select({ id: contactMessages.id }).from(contactMessages);
  expect(left).toEqual([{ id: fathers }]);
});

test("the plan tells what goes and what stays and until when, and that is what happens", async () => {
  const { patientId, completed } = await liveFully(app, zorawar);
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
  const [trace] = await db.select().from(auditTrail).where(eq(auditTrail.action, "erased"));
  expect(trace).toMatchObject({
    actor: "admin owner",
    change: { patientId, reason: "patient-asked", bills: 1, reports: 1 },
  });
});

test("nobody is erased by a slip, twice, without a reason, or while somebody is still to come", async () => {
  const { id, patientId } = await book(app, zorawar);
  const open = await erase(patientId);
  expect([open.status, open.body.toSettle]).toEqual([
    422,
    [{ bookingId: id, code: expect.any(String), bookingDate: expect.any(String) }],
  ]);
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers }, desk);
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

test("the desk's lists, search, file and dialogs go on, and find nobody under the name or the phone", async () => {
  const { patientId, completed } = await liveFully(app, zorawar);
  await erase(patientId);
  const ask = async (path: string) => (await app.call("GET", path, undefined, desk)).body;
  expect(await ask("/api/bookings")).toEqual([
    expect.objectContaining({ id: completed.id, patientName: "Erased patient", phone: "", email: null, address: "" }),
  ]);
  for (const word of ["Zorawar", "9876587654"]) expect(await ask(`/api/bookings?search=${word}`)).toEqual([]);
  expect(await ask("/api/bookings?search=Erased")).toHaveLength(1);
  expect(await ask("/api/patients")).toEqual([]);
  expect(await ask(`/api/patients?familyOf=${patientId}`)).toEqual([]);
  const file = await app.call("POST", "/api/bookings.csv?from=2026-12-01&to=2026-12-31", undefined, desk);
  expect(file.body).toContain(`${completed.code},2026-11-23`);
  expect(await ask(`/api/bookings/${completed.id}`)).not.toHaveProperty("whatsappNotificationUrl");
  expect(await ask(`/api/bookings/${completed.id}/items`)).toHaveLength(1);
  expect(await ask(`/api/bookings/${completed.id}/trail`)).toHaveLength(4);
  expect(await ask("/api/messages")).toHaveLength(await db.$count(messages));
  expect((await app.call("GET", `/api/bookings/${completed.id}/report`, undefined, desk)).status).toBe(200);
  expect((await app.call("GET", "/api/patients/by-phone/0", undefined, desk)).status).toBe(404);
});

test("their phone opens nothing, and is told nothing, of what was kept", async () => {
  const { patientId, completed } = await liveFully(app, zorawar);
  const cookie = cookieOf(await app.call("POST", "/api/patient/session", { phone: zorawar.phone }));
  await erase(patientId);
  expect((await app.call("GET", `/api/bookings/${completed.id}/report`, undefined, cookie)).status).toBe(401);
  expect((await app.call("POST", "/api/patient/session", { phone: zorawar.phone })).status).toBe(404);
  const told = await db.$count(messages);
  await writeConfirmation(app.ctx(), completed.id);
  await app.call(
    "PATCH",
    `/api/bookings/${completed.id}/status`,
    { status: "sample_collected", ...statusAnswers },
    desk,
  );
  await writeStatusNews(app.ctx(), { bookingId: completed.id, status: "sample_collected", version: 99 });
  expect(await db.$count(messages)).toBe(told);
});

test("who comes back is somebody new", async () => {
  const { patientId } = await liveFully(app, zorawar);
  await erase(patientId);
  const again = await book(app, zorawar);
  expect(again.patientId).not.toBe(patientId);
  expect((await app.call("POST", "/api/patient/session", { phone: zorawar.phone })).body.patients).toHaveLength(1);
});

test("of a patient with nothing that the law keeps not even the number stays", async () => {
  const { id, patientId } = await book(app, zorawar);
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, desk);
  expect((await erase(patientId)).body.stays).toEqual({ bills: [], reports: [], signIn: 0 });
  expect([await db.$count(patients), await db.$count(bookings)]).toEqual([0, 0]);
});

test("a booking that is made at the same moment is refused to the erasing, or makes somebody new", async () => {
  for (let round = 0; round < 5; round++) {
    const { id, patientId } = await book(app, zorawar);
    await app.call("PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers }, desk);
    const [erased, booked] = await Promise.all([erase(patientId), book(app, zorawar)]);
    expect([200, 409, 422]).toContain(erased.status);
    const [owner] = await db.select().from(patients).where(eq(patients.id, booked.patientId));
    expect([owner?.name, owner?.erasedAt]).toEqual([zorawar.name, null]);
    expect(booked.patientId === patientId).toBe(erased.status !== 200);
    await db.delete(bookings).where(inArray(bookings.patientId, [patientId, booked.patientId]));
    await db.delete(patients);
  }
});

test("what the law has kept goes on its day: the report after five years, the bill and the row with it later", async () => {
  const { patientId } = await liveFully(app, zorawar);
  await erase(patientId);
  const sweep = (day: string) => keepRetention({ ...app.ctx(), now: new Date(`${day}T22:00:00Z`) });
  const kept = async () => [await db.$count(reports), await db.$count(bookings), await db.$count(patients)];
  await sweep("2031-11-23");
  expect(await kept()).toEqual([1, 1, 1]);
  await sweep("2031-11-25");
  expect(await kept()).toEqual([0, 1, 1]);
  await sweep("2034-03-30");
  expect(await kept()).toEqual([0, 1, 1]);
  await sweep("2034-03-31");
  expect(await kept()).toEqual([0, 0, 0]);
});

test("whoever is erased is on the list before the erasing is committed, and the list names nobody", async () => {
  const { patientId } = await liveFully(app, zorawar);
  const known = new Set<string>();
  const ctx = { ...app.ctx(), actor: { kind: "admin", id: "1", name: "owner", role: "owner" } as const };
  const full = { ...app.erased, add: () => Promise.reject(new Error("no space left on device")) };
  const { seen } = await planErasure(db, patientId, ctx.now);
  await expect(erasePatient({ ...ctx, erased: full }, { patientId, seen, ...asked })).rejects.toThrow("no space");
  expect(await db.$count(patients, eq(patients.name, zorawar.name))).toBe(1);
  const before = await app.erased.others(known);
  await erasePatient(ctx, { patientId, seen, ...asked });
  const added = (await app.erased.others(known)).slice(before.length);
  expect(added).toHaveLength(1);
  expect(added[0]).not.toMatch(ofZorawar);
  expect(added[0]).not.toMatch(ofTheirPhone);
});
