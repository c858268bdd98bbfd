import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog, bookings, patients } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { findColumnsHolding } from "#test/columns-holding.ts";
import { bookPerson, bookWithReport, eraseAsPlanned, zorawar } from "#test/erasure-fixtures.ts";

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
});
afterAll(() => app.close());

let phones = 0;
const newPhone = () => `98701${10_000 + ++phones}`;
const patientInput = (name: string, phone = newPhone()) => ({ ...zorawar, name, phone, email: "" });

const read = (id: number, cookie = admin) => app.call("GET", `/api/patients/${id}/note`, undefined, cookie);
const write = (id: number, body: unknown, cookie = admin) => app.call("PUT", `/api/patients/${id}/note`, body, cookie);
const noted = (patientId: number) =>
  app.db
    .select({ change: auditLog.change, actorId: auditLog.actorId })
    .from(auditLog)
    .where(sql`${auditLog.patientId} = ${patientId} and ${auditLog.action} = 'noted'`)
    .orderBy(auditLog.id);
const erase = (id: number, name: string) => eraseAsPlanned(app, admin, id, { name });
const merge = async (keptId: number, otherId: number) => {
  const { body: plan } = await app.call("GET", `/api/patients/${keptId}/merge?otherId=${otherId}`, undefined, admin);
  const merged = await app.call("POST", `/api/patients/${keptId}/merge`, { otherId, seen: plan.seen }, admin);
  return { plan, merged };
};

test("a note is written, read with author and time, changed and removed; audit entries have lengths and no text", async () => {
  const { patientId } = await bookPerson(app, patientInput("Harbans Kaur"));
  expect((await read(patientId)).body).toEqual({ text: "", version: 0, writtenBy: null, writtenAt: null });
  const written = await write(patientId, { text: "  Hard of hearing,\ncall the daughter ", version: 0 });
  expect(written.body).toEqual({
    text: "Hard of hearing,\ncall the daughter",
    version: 1,
    writtenBy: "admin owner",
    writtenAt: app.ctx().now.toISOString(),
  });
  expect((await read(patientId)).body).toEqual(written.body);
  expect((await write(patientId, { text: "", version: 1 })).body).toMatchObject({ text: "", version: 2 });
  expect((await noted(patientId)).map(({ change }) => change)).toEqual([
    { patientId, from: 0, to: 34 },
    { patientId, from: 34, to: 0 },
  ]);
});

test("a note is a short plain text", async () => {
  const { patientId } = await bookPerson(app, patientInput("Balbir Singh"));
  for (const text of ["x".repeat(301), "<b>bold</b>", "a\u0000b", 7])
    expect([text, [400, 422].includes((await write(patientId, { text })).status)]).toEqual([text, true]);
  expect((await write(patientId, { text: "x".repeat(300) })).status).toBe(200);
});

test("rejects an overwrite of an unseen version; the same text changes nothing", async () => {
  const { patientId } = await bookPerson(app, patientInput("Surjit Kaur"));
  await write(patientId, { text: "Difficult veins", version: 0 });
  const late = await write(patientId, { text: "Left arm", version: 0 });
  expect([late.status, late.body.code, late.body.version]).toEqual([409, "changed-meanwhile", 1]);
  expect((await write(patientId, { text: "Difficult veins", version: 0 })).body.version).toBe(1);
  const both = await Promise.all(["One", "Two"].map((text) => write(patientId, { text, version: 1 })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await noted(patientId)).toHaveLength(2);
});

test("phlebotomists write for today's patients, technician and pathologist read, patients do neither", async () => {
  const phone = newPhone();
  const { id, patientId } = await bookPerson(app, patientInput("Joginder Pal", phone));
  const phlebotomist = await app.staffCookie("phlebotomist");
  expect([
    (await read(patientId, phlebotomist)).status,
    (await write(patientId, { text: "x" }, phlebotomist)).status,
  ]).toEqual([404, 404]);
  await app.db.update(bookings).set({ day: "2026-11-23" }).where(eq(bookings.id, id));
  expect((await write(patientId, { text: "Use the left arm" }, phlebotomist)).status).toBe(200);
  expect((await read(patientId, phlebotomist)).body.text).toBe("Use the left arm");
  const [{ actorId } = { actorId: null }] = await noted(patientId);
  expect(actorId).not.toBeNull();
  for (const role of ["technician", "pathologist"] as const) {
    const cookie = await app.staffCookie(role);
    expect([role, (await read(patientId, cookie)).body.text]).toEqual([role, "Use the left arm"]);
    expect([role, (await write(patientId, { text: "x" }, cookie)).status]).toEqual([role, 403]);
  }
  const patient = toCookieHeader(await app.call("POST", "/api/patient/session", { phone }));
  expect((await read(patientId, patient)).status).toBe(403);
  for (const path of ["/api/patient/session", `/api/patients/${patientId}`, `/api/bookings?patientId=${patientId}`]) {
    const { body } = await app.call("GET", path, undefined, patient);
    expect([path, JSON.stringify(body).includes("left arm")]).toEqual([path, false]);
  }
  const { body: board } = await app.call("GET", "/api/admin/day?day=2026-11-23", undefined, phlebotomist);
  const [visit] = board.visits.filter((entry: { id: number }) => entry.id === id);
  expect(visit.patientNote).toBe("Use the left arm");
});

test("no message contains a note", async () => {
  const { patientId } = await bookPerson(app, patientInput("Mohinder Lal"));
  await write(patientId, { text: "Rings of garlic" });
  await bookWithReport(app, patientInput("Mohinder Lal"));
  expect(await findColumnsHolding(app.db, /garlic/)).toEqual(["public.patient_notes.text"]);
  expect(await app.db.$count(messages)).toBeGreaterThan(0);
});

test("merged patients have both notes, and the plan names the one that moves", async () => {
  const phone = newPhone();
  const [kept, other] = [
    await bookPerson(app, patientInput("Asha Rani", phone)),
    await bookPerson(app, patientInput("A Rani", phone)),
  ];
  await write(kept.patientId, { text: "Hard of hearing" });
  await write(other.patientId, { text: "Difficult veins" });
  const { plan, merged } = await merge(kept.patientId, other.patientId);
  expect([plan.moves.notes, merged.status]).toEqual([1, 200]);
  expect((await read(kept.patientId)).body).toMatchObject({ text: "Hard of hearing\nDifficult veins", version: 2 });
  expect(await app.db.$count(patientNotes, eq(patientNotes.patientId, other.patientId))).toBe(0);
});

test("does not merge a note written after the plan was shown", async () => {
  const phone = newPhone();
  const [kept, other] = [
    await bookPerson(app, patientInput("Usha Devi", phone)),
    await bookPerson(app, patientInput("U Devi", phone)),
  ];
  const { body: plan } = await app.call(
    "GET",
    `/api/patients/${kept.patientId}/merge?otherId=${other.patientId}`,
    undefined,
    admin,
  );
  await write(other.patientId, { text: "Another person" });
  const body = { otherId: other.patientId, seen: plan.seen };
  const { status } = await app.call("POST", `/api/patients/${kept.patientId}/merge`, body, admin);
  expect([status, (await read(other.patientId)).body.text]).toEqual([409, "Another person"]);
});

test("a patient who is split off has no note: it stays with the original one", async () => {
  const phone = newPhone();
  const first = await bookPerson(app, patientInput("Ravi Kumar", phone));
  const second = await bookPerson(app, patientInput("Ravi Kumar", phone));
  await write(first.patientId, { text: "Has a dog" });
  const split = { bookings: [{ id: second.id }], name: "Ravi Kumar Junior" };
  const { body } = await app.call("POST", `/api/patients/${first.patientId}/split`, split, admin);
  expect([(await read(first.patientId)).body.text, (await read(body.patientId)).body.text]).toEqual(["Has a dog", ""]);
});

test("a corrected name that matches a known patient brings the note along", async () => {
  const phone = newPhone();
  const [known, slip] = [
    await bookPerson(app, patientInput("Tara Chand", phone)),
    await bookPerson(app, patientInput("Tara Chnd", phone)),
  ];
  await write(slip.patientId, { text: "Third floor, no lift" });
  await app.call("PATCH", `/api/bookings/${slip.id}`, { name: "Tara Chand" }, admin);
  expect(await app.db.$count(patients, eq(patients.id, slip.patientId))).toBe(0);
  expect((await read(known.patientId)).body.text).toBe("Third floor, no lift");
});

test("a note is erased with its patient, even if the bill is retained, and none can be added afterwards", async () => {
  const { patientId } = await bookWithReport(app, patientInput("Vidya Wati"));
  await app.db.update(bookings).set({ status: "completed" }).where(eq(bookings.patientId, patientId));
  await write(patientId, { text: "Call the son in Zirakpur" });
  const { body: plan } = await app.call("GET", `/api/patients/${patientId}/erasure`, undefined, admin);
  expect(plan.goes.notes).toBe(1);
  expect((await erase(patientId, "Vidya Wati")).status).toBe(200);
  expect(await app.db.$count(patients, eq(patients.id, patientId))).toBe(1);
  expect(await findColumnsHolding(app.db, /zirakpur/i)).toEqual([]);
  expect((await write(patientId, { text: "Back again" })).body.code).toBe("changed-meanwhile");
});
