import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditTrail, bookings, erasures, patients, slots } from "#db/schema/bookings.ts";
import { messages, waitlist } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { anahat, book, bookAndReport, eraseAsPlanned, zorawar } from "#test/erasing.ts";

let app: TestApp;
let desk: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.deskCookie();
});
afterAll(() => app.close());

let phones = 0;
/** A number of their own. */
const newPhone = () => `98700${10_000 + ++phones}`;
const someone = (name: string, phone: string) => ({ ...zorawar, name, phone, email: "" });

const planOf = async (keptId: number, otherId: number) =>
  (await app.call("GET", `/api/patients/${keptId}/merge?otherId=${otherId}`, undefined, desk)).body;
const merge = (keptId: number, otherId: number, more = {}) =>
  app.call("POST", `/api/patients/${keptId}/merge`, { otherId, ...more }, desk);

async function mergeAsPlanned(keptId: number, otherId: number, more = {}) {
  const { seen } = await planOf(keptId, otherId);
  return merge(keptId, otherId, { seen, ...more });
}

const bookingsOf = (patientId: number) =>
  app.db.select().from(bookings).where(eq(bookings.patientId, patientId)).orderBy(bookings.id);
const trailOf = (patientId: number) =>
  app.db
    .select({ action: auditTrail.action, change: auditTrail.change })
    .from(auditTrail)
    .where(sql`${auditTrail.patientId} = ${patientId} and ${auditTrail.action} = 'merged'`);

async function signedIn(phone: string): Promise<{ cookie: string }> {
  const { headers } = await app.call("POST", "/api/patient/session", { phone });
  return { cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
}

/** What may be no other after bookings have changed hands. */
async function sums() {
  const [booked] = await app.db
    .select({ visits: sql<number>`count(*)::int`, paise: sql<number>`sum(${bookings.totalPaise})::int` })
    .from(bookings);
  const [seats] = await app.db.select({ taken: sql<number>`sum(${slots.taken})::int` }).from(slots);
  const held = [await app.db.$count(reports), await app.db.$count(messages)];
  return { ...booked, ...seats, held };
}

test("two patients of a phone become one: bookings, reports and messages are theirs, under their name", async () => {
  const phone = newPhone();
  const kept = await book(app, someone("Harpreet Kaur", phone));
  const other = await bookAndReport(app, { ...someone("Harprit Kaur", phone), email: "harprit@example.com" });
  const before = await sums();
  const plan = await planOf(kept.patientId, other.patientId);
  expect(plan).toMatchObject({ moves: { bookings: 1, reports: 1, waitlist: 0 }, phones: null });
  expect(plan.moves.messages).toBeGreaterThan(0);
  expect(plan.differences.map(({ field, stays }: { field: string; stays: string }) => [field, stays])).toEqual([
    ["name", "Harpreet Kaur"],
    ["email", "harprit@example.com"],
  ]);
  const merged = await merge(kept.patientId, other.patientId, { seen: plan.seen });
  expect([merged.status, merged.body]).toEqual([200, { patientId: kept.patientId }]);
  const names = (await bookingsOf(kept.patientId)).map(({ patientName }) => patientName);
  expect(names).toEqual(["Harpreet Kaur", "Harpreet Kaur"]);
  expect(await sums()).toEqual(before);
  expect(await app.db.$count(patients, eq(patients.id, other.patientId))).toBe(0);
});

test("the trail says it of both, by numbers alone", async () => {
  const phone = newPhone();
  const [kept, other] = [await book(app, someone("Mandeep Gill", phone)), await book(app, someone("M Gill", phone))];
  await mergeAsPlanned(kept.patientId, other.patientId);
  const [{ change: gone } = { change: {} }] = await trailOf(other.patientId);
  expect(gone).toMatchObject({ patientId: other.patientId, to: kept.patientId, bookings: 1 });
  expect(Object.keys(gone).toSorted()).toEqual(["bookings", "enrolledAt", "patientId", "to"]);
  expect(await trailOf(kept.patientId)).toEqual([
    { action: "merged", change: { patientId: kept.patientId, from: other.patientId, bookings: 1 } },
  ]);
});

test("another phone is asked about first, then sees the bookings and reports, and the phone of before sees nothing", async () => {
  const [phone, otherPhone] = [newPhone(), newPhone()];
  const kept = await book(app, someone("Ravneet Sidhu", phone));
  const other = await bookAndReport(app, someone("Ravneet Sidhu", otherPhone));
  const [keeper, leaver] = [await signedIn(phone), await signedIn(otherPhone)];
  await app.call("POST", "/api/waitlist", { phone: otherPhone });
  const report = `/api/bookings/${other.id}/report`;
  expect([(await app.call("GET", report, undefined, keeper)).status]).toEqual([403]);
  const { phones: told, moves, seen } = await planOf(kept.patientId, other.patientId);
  expect([told, moves.waitlist]).toEqual([{ kept: `+91${phone}`, other: `+91${otherPhone}`, releasedReports: 1 }, 1]);
  const asked = await merge(kept.patientId, other.patientId, { seen });
  expect([asked.status, asked.body.code, asked.body.questions[0].field]).toEqual([409, "ask-first", "phoneSees"]);
  expect(asked.body.questions[0].sentence).toContain("will see these bookings and 1 released report");
  expect((await merge(kept.patientId, other.patientId, { seen, phoneSees: true })).status).toBe(200);
  expect((await app.call("GET", report, undefined, keeper)).status).toBe(200);
  expect((await app.call("GET", report, undefined, leaver)).status).toBeGreaterThanOrEqual(401);
  expect(
    (
      await app.db
        .select()
        .from(waitlist)
        .where(eq(waitlist.phone, `+91${phone}`))
    ).length,
  ).toBe(1);
});

test("a family's phone stays open for the others of it", async () => {
  const [phone, shared] = [newPhone(), newPhone()];
  const kept = await book(app, someone("Amrit Dhillon", phone));
  const other = await book(app, someone("Amrit Dhillon", shared));
  const sister = await book(app, someone("Jasleen Dhillon", shared));
  const family = await signedIn(shared);
  await mergeAsPlanned(kept.patientId, other.patientId, { phoneSees: true });
  const { status, body } = await app.call("GET", "/api/patient/session", undefined, family);
  expect([status, body.patients.map(({ id }: { id: number }) => id)]).toEqual([200, [sister.patientId]]);
});

test("what was not looked at is not merged: a booking made meanwhile, a report, another one's name", async () => {
  const phone = newPhone();
  const kept = await book(app, someone("Simran Bajwa", phone));
  const other = await book(app, someone("Simran B", phone));
  const { seen } = await planOf(kept.patientId, other.patientId);
  const late = await book(app, someone("Simran B", phone));
  const refused = await merge(kept.patientId, other.patientId, { seen });
  expect([refused.status, refused.body.code]).toEqual([409, "changed-meanwhile"]);
  expect((await bookingsOf(other.patientId)).map(({ id }) => id)).toEqual([other.id, late.id]);
});

test("a patient is not merged with themselves, with nobody, or with who is erased", async () => {
  const phone = newPhone();
  const [one, other] = [await bookAndReport(app, someone("Kiran Mann", phone)), await book(app, anahat)];
  expect((await merge(one.patientId, one.patientId, { seen: "x" })).status).toBe(422);
  expect((await merge(one.patientId, 999_999, { seen: "x" })).status).toBe(404);
  await eraseAsPlanned(app, desk, one.patientId, { name: "Kiran Mann" });
  for (const [kept, gone] of [
    [one.patientId, other.patientId],
    [other.patientId, one.patientId],
  ] as const)
    expect((await merge(kept, gone, { seen: "x" })).body.code).toBe("changed-meanwhile");
});

test("pressed twice it is one merge, said once", async () => {
  const phone = newPhone();
  const [kept, other] = [await book(app, someone("Noor Brar", phone)), await book(app, someone("N Brar", phone))];
  const { seen } = await planOf(kept.patientId, other.patientId);
  const press = () => merge(kept.patientId, other.patientId, { seen });
  const answers = await Promise.all([press(), press()]);
  expect([...answers, await press()].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await trailOf(kept.patientId)).length).toBe(1);
});

test("who books for the one who goes at that very moment keeps the booking", async () => {
  for (let round = 0; round < 6; round++) {
    const phone = newPhone();
    const [kept, other] = [await book(app, someone("Gagan Rai", phone)), await book(app, someone("G Rai", phone))];
    const { seen } = await planOf(kept.patientId, other.patientId);
    const [late, merged] = await Promise.all([
      book(app, someone("G Rai", phone)),
      merge(kept.patientId, other.patientId, { seen }),
    ]);
    expect([200, 409]).toContain(merged.status);
    const [row] = await app.db.select().from(bookings).where(eq(bookings.id, late.id));
    const [whose] = await app.db
      .select()
      .from(patients)
      .where(eq(patients.id, row?.patientId ?? 0));
    expect([whose?.phone, row?.patientName]).toEqual([`+91${phone}`, whose?.name]);
  }
});

test("two who are merged into each other at the same moment leave one", async () => {
  const phone = newPhone();
  const [one, other] = [await book(app, someone("Tej Virk", phone)), await book(app, someone("T Virk", phone))];
  const [forth, back] = [await planOf(one.patientId, other.patientId), await planOf(other.patientId, one.patientId)];
  const answers = await Promise.all([
    merge(one.patientId, other.patientId, { seen: forth.seen }),
    merge(other.patientId, one.patientId, { seen: back.seen }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await app.db.$count(patients, eq(patients.phone, `+91${phone}`))).toBe(1);
});

test("a visit to come is told by the phone that is there now", async () => {
  const [phone, otherPhone] = [newPhone(), newPhone()];
  const kept = await book(app, someone("Ishaan Sodhi", phone));
  const other = await book(app, someone("Ishaan Sodhi", otherPhone));
  await mergeAsPlanned(kept.patientId, other.patientId, { phoneSees: true });
  const [visit] = (await bookingsOf(kept.patientId)).filter(({ id }) => id === other.id);
  expect([visit?.phone, visit?.phoneProved, visit?.version]).toEqual([`+91${phone}`, true, 2]);
});

test("who is erased is erased under the numbers of before too: what the desk deleted of them, and older copies", async () => {
  const phone = newPhone();
  const kept = await book(app, someone("Veer Toor", phone));
  const other = await bookAndReport(app, someone("V Toor", phone));
  const deleted = await book(app, someone("V Toor", phone));
  await app.call("DELETE", `/api/bookings/${deleted.id}`, undefined, desk);
  await mergeAsPlanned(kept.patientId, other.patientId);
  await app.call("PATCH", `/api/bookings/${kept.id}/status`, { status: "declined" }, desk);
  const { status } = await eraseAsPlanned(app, desk, kept.patientId, { name: "Veer Toor" });
  expect(status).toBe(200);
  const lines = await app.db.select({ patientId: erasures.patientId }).from(erasures);
  expect(lines.map(({ patientId }) => patientId)).toEqual(expect.arrayContaining([kept.patientId, other.patientId]));
  const told = await app.db.select().from(messages).where(eq(messages.bookingId, deleted.id));
  expect(told.every(({ emptiedAt }) => emptiedAt !== null)).toBe(true);
});
