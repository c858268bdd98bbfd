import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditTrail, bookings, erasures, patients } from "#db/schema/bookings.ts";
import { contactMessages, messages, waitlist } from "#db/schema/messages.ts";
import type { KeptLines } from "#platform/files/kept-lines.server.ts";
import { createTestApp } from "#test/app.ts";
import { emptyTrail } from "#test/database.ts";
import { anahat, book, liveFully, ofZorawar, writeToLab, zorawar } from "#test/erasing.ts";
import { columnsHolding } from "#test/traces.ts";
import { type ErasedLine, lineOf } from "./erased-list.server.ts";
import { replayErasures } from "./replay-erasures.server.ts";
import { tracesOf } from "./traces.server.ts";

const app = await createTestApp();
const { db } = app;
const everything = [bookings, patients, messages, contactMessages, waitlist, erasures];
beforeEach(async () => {
  for (const table of everything) await db.delete(table);
  await emptyTrail(db);
});
afterAll(() => app.close());

const later = new Date("2026-12-20T04:00:00Z");

/** The line of a patient who is erased later than anything that this database knows, as after a restore. */
async function lineOfLater(patientId: number, changes: Partial<ErasedLine> = {}): Promise<ErasedLine> {
  const [patient] = await db.select().from(patients).where(eq(patients.id, patientId));
  if (!patient) throw new Error(`There is no patient ${patientId}.`);
  const id = crypto.randomUUID();
  return { ...lineOf(app.ctx().hash, await tracesOf(db, patient), { id, at: later }), ...changes };
}

function replay(...lines: (ErasedLine | string)[]) {
  const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  const erased: KeptLines = { add: app.erased.add, others: async () => texts };
  return replayErasures({ ...app.ctx(), now: later, erased });
}

test("whom an older copy has brought back is erased again, with open visits too, and only once", async () => {
  const { patientId } = await liveFully(app, zorawar);
  await book(app, zorawar);
  const line = await lineOfLater(patientId);
  expect(await replay(line)).toEqual({ replayed: 1, unreadable: 0 });
  expect(await columnsHolding(db, ofZorawar)).toEqual(["public.bookings.billed_to"]);
  const [trace] = await db.select().from(auditTrail).where(eq(auditTrail.action, "erased"));
  expect(trace).toMatchObject({ actor: "system restore", change: { patientId } });
  const again = await book(app, zorawar);
  expect(await replay(line)).toEqual({ replayed: 0, unreadable: 0 });
  expect(await db.$count(patients, eq(patients.id, again.patientId))).toBe(1);
});

test("two lists that were made one hold a line twice, and it is carried out once", async () => {
  const { patientId } = await book(app, zorawar);
  const line = await lineOfLater(patientId);
  expect(await replay(line, line)).toEqual({ replayed: 1, unreadable: 0 });
});

test("somebody else who got the number after the restore is left alone, and so is who came back", async () => {
  const { patientId } = await book(app, anahat);
  const back = await book(app, zorawar);
  const earlier = { enrolledAt: "2026-10-01T04:00:00.000Z" };
  const before = await db.select().from(patients);
  await replay(await lineOfLater(patientId, earlier), await lineOfLater(back.patientId, earlier));
  expect(await db.select().from(patients)).toEqual(before);
});

test("what they wrote before they were a patient goes too, as long as the product has its secret", async () => {
  const { patientId } = await book(app, zorawar);
  const line = await lineOfLater(patientId);
  for (const table of [bookings, patients, messages]) await db.delete(table);
  const letter = await writeToLab(app, { ...zorawar, phone: "098765-87654" });
  await writeToLab(app, { ...anahat, phone: "9876512345" });
  await app.call("POST", "/api/waitlist", { phone: zorawar.phone });
  await replay({ ...line, person: "of another secret", phone: "of another secret", id: crypto.randomUUID() });
  expect(await db.$count(contactMessages, eq(contactMessages.id, letter))).toBe(1);
  await replay(line);
  expect(await columnsHolding(db, ofZorawar)).toEqual([]);
  expect(await db.$count(contactMessages)).toBe(1);
  expect(await db.$count(waitlist)).toBe(0);
});

test("what somebody wrote after they were erased stays", async () => {
  const { patientId } = await book(app, zorawar);
  const line = await lineOfLater(patientId, { at: "2026-11-01T04:00:00.000Z" });
  await writeToLab(app, zorawar);
  await db.delete(bookings);
  await db.delete(patients);
  await replay(line);
  expect(await db.$count(contactMessages)).toBe(1);
});

test("a line that cannot be read is told, and hinders no other", async () => {
  const { patientId } = await book(app, zorawar);
  const line = await lineOfLater(patientId);
  expect(await replay('{"id":"00000000-00', line, "{}")).toEqual({ replayed: 1, unreadable: 2 });
});
