import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog, bookings, patients, slots } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { bookPerson, bookWithReport, zorawar } from "#test/erasure-fixtures.ts";

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
});
afterAll(() => app.close());

let phones = 0;
/** Returns an unused phone number. */
const newPhone = () => `98701${10_000 + ++phones}`;
const patientInput = (name: string, phone: string) => ({ ...zorawar, name, phone });

type Chosen = { id: number; version?: number };
const split = (patientId: number, chosen: Chosen[], who: Record<string, unknown>) =>
  app.call("POST", `/api/patients/${patientId}/split`, { bookings: chosen, ...who }, admin);

async function patientOf(id: number) {
  const [patient] = await app.db.select().from(patients).where(eq(patients.id, id));
  return patient;
}

test("moves bookings with their reports to a new patient of the same phone", async () => {
  const phone = newPhone();
  const [own, theirs] = [
    await bookPerson(app, patientInput("Harpreet Kaur", phone)),
    await bookWithReport(app, patientInput("Harpreet Kaur", phone)),
  ];
  const who = { name: "Harpreet Kaur (Senior)", age: 61, gender: "female" };
  const { status, body } = await split(own.patientId, [{ id: theirs.id }], who);
  expect(status).toBe(200);
  expect(await patientOf(body.patientId)).toMatchObject({ ...who, phone: `+91${phone}`, address: zorawar.address });
  const { body: moved } = await app.call("GET", `/api/bookings?patientId=${body.patientId}`, undefined, admin);
  expect(moved).toMatchObject([{ id: theirs.id, patientName: who.name, age: 61, followed: { report: {} } }]);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.action, "split"));
  expect(lines.map(({ patientId, change }) => [patientId, change])).toEqual([
    [own.patientId, { patientId: own.patientId, to: body.patientId, bookings: 1 }],
    [body.patientId, { patientId: body.patientId, from: own.patientId, bookings: 1 }],
  ]);
});

test("asks about a name that the phone already has, with age and gender", async () => {
  const phone = newPhone();
  const [own, theirs] = [
    await bookPerson(app, patientInput("Jagdeep Gill", phone)),
    await bookPerson(app, patientInput("Jagdeep Gill", phone)),
  ];
  const known = await bookPerson(app, patientInput("Baldev Gill", phone));
  await app.db.update(patients).set({ age: 70, gender: "male" }).where(eq(patients.id, known.patientId));
  const who = { name: "baldev gill" };
  const response = await split(own.patientId, [{ id: theirs.id }], who);
  expect([response.status, response.body.questions[0].field]).toEqual([409, "isKnown"]);
  expect(response.body.questions[0].sentence).toContain("Baldev Gill, 70, male");
  const done = await split(own.patientId, [{ id: theirs.id }], { ...who, isKnown: true });
  expect(done.body).toEqual({ patientId: known.patientId });
});

test("rejects the same name, all bookings, and none", async () => {
  const phone = newPhone();
  const [own, theirs] = [
    await bookPerson(app, patientInput("Lovely Rana", phone)),
    await bookPerson(app, patientInput("Lovely Rana", phone)),
  ];
  const { patientId } = own;
  const all = [{ id: own.id }, { id: theirs.id }];
  const codes = [];
  for (const [chosen, name] of [
    [[{ id: theirs.id }], "lovely rana"],
    [all, "Another Name"],
    [[], "Another Name"],
    [[{ id: theirs.id }], "7"],
  ] as const)
    codes.push((await split(patientId, [...chosen], { name })).status);
  expect(codes).toEqual([422, 422, 422, 422]);
});

test("keeps a booking that was changed meanwhile or belongs to another patient", async () => {
  const phone = newPhone();
  const [own, theirs] = [
    await bookPerson(app, patientInput("Sukhi Pannu", phone)),
    await bookPerson(app, patientInput("Sukhi Pannu", phone)),
  ];
  const stranger = await bookPerson(app, patientInput("Bob Pannu", newPhone()));
  for (const chosen of [[{ id: theirs.id, version: 7 }], [{ id: stranger.id }], [{ id: 999_999 }]]) {
    const { status, body } = await split(own.patientId, chosen, { name: "Meeta Pannu" });
    expect([status, body.code]).toEqual([409, "changed-meanwhile"]);
  }
  expect(await app.db.$count(patients, eq(patients.name, "Meeta Pannu"))).toBe(0);
});

test("pressing twice makes one split", async () => {
  const phone = newPhone();
  const [own, theirs] = [
    await bookPerson(app, patientInput("Ekam Lall", phone)),
    await bookPerson(app, patientInput("Ekam Lall", phone)),
  ];
  const press = () => split(own.patientId, [{ id: theirs.id, version: 1 }], { name: "Ekta Lall" });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.patientId)).size).toBe(1);
});

test("a later change of a booking applies to its current patient", async () => {
  const phone = newPhone();
  const [own, theirs] = [
    await bookPerson(app, patientInput("Pavan Deol", phone)),
    await bookPerson(app, patientInput("Pavan Deol", phone)),
  ];
  const { body } = await split(own.patientId, [{ id: theirs.id }], { name: "Pawan Deol" });
  await app.call("PATCH", `/api/bookings/${theirs.id}`, { landmark: "The old well" }, admin);
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, theirs.id));
  expect(row?.patientId).toBe(body.patientId);
});

test("seats, totals and bookings survive any sequence of splits and merges", async () => {
  const phone = newPhone();
  const made = [];
  for (let visit = 0; visit < 4; visit++) made.push(await bookPerson(app, patientInput("Roop Sahota", phone)));
  const act = fc.record({ merge: fc.boolean(), from: fc.nat(20), to: fc.nat(20), which: fc.nat(3) });
  const before = await sums();
  const acts = fc.sample(fc.array(act, { minLength: 12, maxLength: 24 }), { numRuns: 3, seed: 7 }).flat();
  for (const [turn, { merge, from, to, which }] of acts.entries()) {
    const people = (
      await app.db
        .select()
        .from(patients)
        .where(eq(patients.phone, `+91${phone}`))
    ).map(({ id }) => id);
    const [kept = 0, gone = 0] = [people[from % people.length], people[to % people.length]];
    if (merge) {
      const { body } = await app.call("GET", `/api/patients/${kept}/merge?otherId=${gone}`, undefined, admin);
      const wish = { otherId: gone, seen: body.seen ?? "none" };
      await app.call("POST", `/api/patients/${kept}/merge`, wish, admin);
    } else {
      const name = `Person ${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[turn % 26]}.`;
      await split(kept, [{ id: made[which]?.id ?? 0 }], { name });
    }
    expect(await sums()).toEqual(before);
    const empty = sql`not exists (select from ${bookings} where ${bookings.patientId} = ${patients.id})`;
    expect(await app.db.$count(patients, sql`${patients.phone} = ${`+91${phone}`} and ${empty}`)).toBe(0);
  }
});

async function sums() {
  const [booked] = await app.db
    .select({ visits: sql<number>`count(*)::int`, paise: sql<number>`sum(${bookings.totalPaise})::int` })
    .from(bookings);
  const [seats] = await app.db.select({ taken: sql<number>`sum(${slots.taken})::int` }).from(slots);
  return { ...booked, ...seats };
}
