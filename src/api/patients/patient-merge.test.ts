import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog, bookings, erasures, patients, slots } from "#db/schema/bookings.ts";
import { messages, waitlist } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { anahat, bookPerson, bookWithReport, eraseAsPlanned, zorawar } from "#test/erasure-fixtures.ts";

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
});
afterAll(() => app.close());

let phones = 0;
/** Returns an unused phone number. */
const newPhone = () => `98700${10_000 + ++phones}`;
const patientInput = (name: string, phone: string) => ({ ...zorawar, name, phone, email: "" });

const planOf = async (keptId: number, otherId: number) =>
  (await app.call("GET", `/api/patients/${keptId}/merge?otherId=${otherId}`, undefined, admin)).body;
const merge = (keptId: number, otherId: number, more = {}) =>
  app.call("POST", `/api/patients/${keptId}/merge`, { otherId, ...more }, admin);

async function mergeAsPlanned(keptId: number, otherId: number, more = {}) {
  const { seen } = await planOf(keptId, otherId);
  return merge(keptId, otherId, { seen, ...more });
}

const bookingsOf = (patientId: number) =>
  app.db.select().from(bookings).where(eq(bookings.patientId, patientId)).orderBy(bookings.id);
const readAudit = (patientId: number) =>
  app.db
    .select({ action: auditLog.action, change: auditLog.change })
    .from(auditLog)
    .where(sql`${auditLog.patientId} = ${patientId} and ${auditLog.action} = 'merged'`);

async function signedIn(phone: string): Promise<{ cookie: string }> {
  const { headers } = await app.call("POST", "/api/patient/session", { phone });
  return { cookie: headers.get("set-cookie")?.split(";")[0] ?? "" };
}

/** Totals that must not change when bookings move between patients. */
async function sums() {
  const [booked] = await app.db
    .select({ visits: sql<number>`count(*)::int`, paise: sql<number>`sum(${bookings.totalPaise})::int` })
    .from(bookings);
  const [seats] = await app.db.select({ taken: sql<number>`sum(${slots.taken})::int` }).from(slots);
  const counts = [await app.db.$count(reports), await app.db.$count(messages)];
  return { ...booked, ...seats, counts };
}

test("merges two patients of a phone: bookings, reports and messages go to the remaining one", async () => {
  const phone = newPhone();
  const kept = await bookPerson(app, patientInput("Harpreet Kaur", phone));
  const other = await bookWithReport(app, { ...patientInput("Harprit Kaur", phone), email: "harprit@example.com" });
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

test("records the merge for both patients, by ids only", async () => {
  const phone = newPhone();
  const [kept, other] = [
    await bookPerson(app, patientInput("Mandeep Gill", phone)),
    await bookPerson(app, patientInput("M Gill", phone)),
  ];
  await mergeAsPlanned(kept.patientId, other.patientId);
  const [{ change: gone } = { change: {} }] = await readAudit(other.patientId);
  expect(gone).toMatchObject({ patientId: other.patientId, to: kept.patientId, bookings: 1 });
  expect(Object.keys(gone).toSorted()).toEqual(["bookings", "enrolledAt", "patientId", "to"]);
  expect(await readAudit(kept.patientId)).toEqual([
    { action: "merged", change: { patientId: kept.patientId, from: other.patientId, bookings: 1 } },
  ]);
});

test("asks before merging into another phone, which then sees the bookings and reports; the former phone sees nothing", async () => {
  const [phone, otherPhone] = [newPhone(), newPhone()];
  const kept = await bookPerson(app, patientInput("Ravneet Sidhu", phone));
  const other = await bookWithReport(app, patientInput("Ravneet Sidhu", otherPhone));
  const [keeper, leaver] = [await signedIn(phone), await signedIn(otherPhone)];
  await app.call("POST", "/api/waitlist", { phone: otherPhone });
  const report = `/api/bookings/${other.id}/report`;
  expect([(await app.call("GET", report, undefined, keeper)).status]).toEqual([403]);
  const { phones: phonePlan, moves, seen } = await planOf(kept.patientId, other.patientId);
  expect([phonePlan, moves.waitlist]).toEqual([
    { kept: `+91${phone}`, other: `+91${otherPhone}`, releasedReports: 1 },
    1,
  ]);
  const response = await merge(kept.patientId, other.patientId, { seen });
  expect([response.status, response.body.code, response.body.questions[0].field]).toEqual([
    409,
    "ask-first",
    "phoneSees",
  ]);
  expect(response.body.questions[0].sentence).toContain("will see these bookings and 1 released report");
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

test("a family's phone stays open for its other members", async () => {
  const [phone, shared] = [newPhone(), newPhone()];
  const kept = await bookPerson(app, patientInput("Amrit Dhillon", phone));
  const other = await bookPerson(app, patientInput("Amrit Dhillon", shared));
  const sister = await bookPerson(app, patientInput("Jasleen Dhillon", shared));
  const family = await signedIn(shared);
  await mergeAsPlanned(kept.patientId, other.patientId, { phoneSees: true });
  const { status, body } = await app.call("GET", "/api/patient/session", undefined, family);
  expect([status, body.patients.map(({ id }: { id: number }) => id)]).toEqual([200, [sister.patientId]]);
});

test("does not merge what was not seen: a booking made meanwhile, a report, another patient's name", async () => {
  const phone = newPhone();
  const kept = await bookPerson(app, patientInput("Simran Bajwa", phone));
  const other = await bookPerson(app, patientInput("Simran B", phone));
  const { seen } = await planOf(kept.patientId, other.patientId);
  const late = await bookPerson(app, patientInput("Simran B", phone));
  const rejected = await merge(kept.patientId, other.patientId, { seen });
  expect([rejected.status, rejected.body.code]).toEqual([409, "changed-meanwhile"]);
  expect((await bookingsOf(other.patientId)).map(({ id }) => id)).toEqual([other.id, late.id]);
});

test("does not merge a patient with themselves, a missing patient or an erased one", async () => {
  const phone = newPhone();
  const [first, other] = [await bookWithReport(app, patientInput("Kiran Mann", phone)), await bookPerson(app, anahat)];
  expect((await merge(first.patientId, first.patientId, { seen: "x" })).status).toBe(422);
  expect((await merge(first.patientId, 999_999, { seen: "x" })).status).toBe(404);
  await eraseAsPlanned(app, admin, first.patientId, { name: "Kiran Mann" });
  for (const [kept, gone] of [
    [first.patientId, other.patientId],
    [other.patientId, first.patientId],
  ] as const)
    expect((await merge(kept, gone, { seen: "x" })).body.code).toBe("changed-meanwhile");
});

test("pressing twice makes one merge and one audit entry", async () => {
  const phone = newPhone();
  const [kept, other] = [
    await bookPerson(app, patientInput("Noor Brar", phone)),
    await bookPerson(app, patientInput("N Brar", phone)),
  ];
  const { seen } = await planOf(kept.patientId, other.patientId);
  const press = () => merge(kept.patientId, other.patientId, { seen });
  const answers = await Promise.all([press(), press()]);
  expect([...answers, await press()].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await readAudit(kept.patientId)).length).toBe(1);
});

test("a booking made for the merged patient at the same moment is kept", async () => {
  for (let round = 0; round < 6; round++) {
    const phone = newPhone();
    const [kept, other] = [
      await bookPerson(app, patientInput("Gagan Rai", phone)),
      await bookPerson(app, patientInput("G Rai", phone)),
    ];
    const { seen } = await planOf(kept.patientId, other.patientId);
    const [late, merged] = await Promise.all([
      bookPerson(app, patientInput("G Rai", phone)),
      merge(kept.patientId, other.patientId, { seen }),
    ]);
    expect([200, 409]).toContain(merged.status);
    const [row] = await app.db.select().from(bookings).where(eq(bookings.id, late.id));
    const [owner] = await app.db
      .select()
      .from(patients)
      .where(eq(patients.id, row?.patientId ?? 0));
    expect([owner?.phone, row?.patientName]).toEqual([`+91${phone}`, owner?.name]);
  }
});

test("two simultaneous merges into each other leave one patient", async () => {
  const phone = newPhone();
  const [first, other] = [
    await bookPerson(app, patientInput("Tej Virk", phone)),
    await bookPerson(app, patientInput("T Virk", phone)),
  ];
  const [forth, back] = [
    await planOf(first.patientId, other.patientId),
    await planOf(other.patientId, first.patientId),
  ];
  const answers = await Promise.all([
    merge(first.patientId, other.patientId, { seen: forth.seen }),
    merge(other.patientId, first.patientId, { seen: back.seen }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await app.db.$count(patients, eq(patients.phone, `+91${phone}`))).toBe(1);
});

test("notifications of an upcoming visit go to the current phone", async () => {
  const [phone, otherPhone] = [newPhone(), newPhone()];
  const kept = await bookPerson(app, patientInput("Ishaan Sodhi", phone));
  const other = await bookPerson(app, patientInput("Ishaan Sodhi", otherPhone));
  await mergeAsPlanned(kept.patientId, other.patientId, { phoneSees: true });
  const [visit] = (await bookingsOf(kept.patientId)).filter(({ id }) => id === other.id);
  expect([visit?.phone, visit?.phoneProved, visit?.version]).toEqual([`+91${phone}`, true, 2]);
});

test("erasure also covers the former ids: deleted bookings, and older copies", async () => {
  const phone = newPhone();
  const kept = await bookPerson(app, patientInput("Veer Toor", phone));
  const other = await bookWithReport(app, patientInput("V Toor", phone));
  const deleted = await bookPerson(app, patientInput("V Toor", phone));
  await app.call("DELETE", `/api/bookings/${deleted.id}`, undefined, admin);
  await mergeAsPlanned(kept.patientId, other.patientId);
  await app.call("PATCH", `/api/bookings/${kept.id}/status`, { status: "declined" }, admin);
  const { status } = await eraseAsPlanned(app, admin, kept.patientId, { name: "Veer Toor" });
  expect(status).toBe(200);
  const lines = await app.db.select({ patientId: erasures.patientId }).from(erasures);
  expect(lines.map(({ patientId }) => patientId)).toEqual(expect.arrayContaining([kept.patientId, other.patientId]));
  const written = await app.db.select().from(messages).where(eq(messages.bookingId, deleted.id));
  expect(written.every(({ emptiedAt }) => emptiedAt !== null)).toBe(true);
});
