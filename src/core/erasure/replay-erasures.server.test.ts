import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditLog, bookings, erasures, patients } from "#db/schema/bookings.ts";
import { contactMessages, messages, waitlist } from "#db/schema/messages.ts";
import type { AppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import { createTestApp } from "#test/app.ts";
import { findColumnsHolding } from "#test/columns-holding.ts";
import { clearAuditLog } from "#test/database.ts";
import {
  anahat,
  bookPerson,
  createFullHistory,
  sendContactMessage,
  zorawar,
  zorawarPattern,
} from "#test/erasure-fixtures.ts";
import { createErasureLine, type ErasureLine } from "./erasure-list.server.ts";
import { findPersonalData } from "./personal-data.server.ts";
import { replayErasures } from "./replay-erasures.server.ts";

const app = await createTestApp();
const { db } = app;
const tables = [bookings, patients, messages, contactMessages, waitlist, erasures];
beforeEach(async () => {
  for (const table of tables) await db.delete(table);
  await clearAuditLog(db);
});
afterAll(() => app.close());

const later = new Date("2026-12-20T04:00:00Z");

/** The line of a patient whose erasure this database does not know, as after a restore. */
async function createUnknownLine(patientId: number, changes: Partial<ErasureLine> = {}): Promise<ErasureLine> {
  const [patient] = await db.select().from(patients).where(eq(patients.id, patientId));
  if (!patient) throw new Error(`There is no patient ${patientId}.`);
  const id = crypto.randomUUID();
  return { ...createErasureLine(app.ctx().hash, await findPersonalData(db, patient), { id, at: later }), ...changes };
}

function replay(...lines: (ErasureLine | string)[]) {
  const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  const erasureLog: AppendOnlyLog = { append: app.erasureLog.append, readUnknown: async () => texts };
  return replayErasures({ ...app.ctx(), now: later, erasureLog });
}

test("erases a patient whom a restore brought back, also with open visits, and only once", async () => {
  const { patientId } = await createFullHistory(app, zorawar);
  await bookPerson(app, zorawar);
  const line = await createUnknownLine(patientId);
  expect(await replay(line)).toEqual({ replayed: 1, unreadable: 0 });
  expect(await findColumnsHolding(db, zorawarPattern)).toEqual(["public.bookings.billed_to"]);
  const [trace] = await db.select().from(auditLog).where(eq(auditLog.action, "erased"));
  expect(trace).toMatchObject({ actor: "system restore", change: { patientId } });
  const returning = await bookPerson(app, zorawar);
  expect(await replay(line)).toEqual({ replayed: 0, unreadable: 0 });
  expect(await db.$count(patients, eq(patients.id, returning.patientId))).toBe(1);
});

test("carries out a line once that merged lists contain twice", async () => {
  const { patientId } = await bookPerson(app, zorawar);
  const line = await createUnknownLine(patientId);
  expect(await replay(line, line)).toEqual({ replayed: 1, unreadable: 0 });
});

test("leaves alone a new patient with the same id, and a patient who came back", async () => {
  const { patientId } = await bookPerson(app, anahat);
  const returning = await bookPerson(app, zorawar);
  const earlier = { enrolledAt: "2026-10-01T04:00:00.000Z" };
  const before = await db.select().from(patients);
  await replay(await createUnknownLine(patientId, earlier), await createUnknownLine(returning.patientId, earlier));
  expect(await db.select().from(patients)).toEqual(before);
});

test("erases what they wrote before they were a patient, while the secret is unchanged", async () => {
  const { patientId } = await bookPerson(app, zorawar);
  const line = await createUnknownLine(patientId);
  for (const table of [bookings, patients, messages]) await db.delete(table);
  const contactMessage = await sendContactMessage(app, { ...zorawar, phone: "098765-87654" });
  await sendContactMessage(app, { ...anahat, phone: "9876512345" });
  await app.call("POST", "/api/waitlist", { phone: zorawar.phone });
  await replay({ ...line, person: "of another secret", phone: "of another secret", id: crypto.randomUUID() });
  expect(await db.$count(contactMessages, eq(contactMessages.id, contactMessage))).toBe(1);
  await replay(line);
  expect(await findColumnsHolding(db, zorawarPattern)).toEqual([]);
  expect(await db.$count(contactMessages)).toBe(1);
  expect(await db.$count(waitlist)).toBe(0);
});

test("keeps what was written after the erasure", async () => {
  const { patientId } = await bookPerson(app, zorawar);
  const line = await createUnknownLine(patientId, { at: "2026-11-01T04:00:00.000Z" });
  await sendContactMessage(app, zorawar);
  await db.delete(bookings);
  await db.delete(patients);
  await replay(line);
  expect(await db.$count(contactMessages)).toBe(1);
});

test("reports an unreadable line and carries out the others", async () => {
  const { patientId } = await bookPerson(app, zorawar);
  const line = await createUnknownLine(patientId);
  expect(await replay('{"id":"00000000-00', line, "{}")).toEqual({ replayed: 1, unreadable: 2 });
});
