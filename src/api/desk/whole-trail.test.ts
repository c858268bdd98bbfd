// Row 10.16
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { cookieOf, createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning } from "#test/builders.ts";
import { emptyTrail } from "#test/database.ts";

let app: TestApp;
let owner: { cookie: string };
let desk: { cookie: string };
let deskId: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.deskCookie();
  desk = await app.staffCookie("desk");
  deskId = (await app.db.select({ id: user.id }).from(user).where(eq(user.role, "desk")))[0]?.id ?? "";
  await app.db.update(user).set({ name: "Manpreet Kaur" }).where(eq(user.id, deskId));
});
beforeEach(async () => {
  app.setClock(mondayMorning);
  await emptyTrail(app.db);
});
afterAll(() => app.close());

let phones = 0;
async function book(name = "Navreen Ghuman") {
  const patient = { name, phone: String(9876_590_000 + ++phones) };
  const wish = aBooking({ patient, booking: { bookingTime: `0${7 + (phones % 3)}:00 AM` as "07:00 AM" } });
  return (await app.call("POST", "/api/bookings", await app.priced(wish))).body.booking;
}

const trail = async (query = "", worn = owner) =>
  (await app.call("GET", `/api/admin/trail?${query}`, undefined, worn)).body;
const acts = async (query = "") =>
  (await trail(query)).map(({ actor, action }: { actor: string; action: string }) => `${actor}: ${action}`);
const open = (id: number, worn = desk) => app.call("GET", `/api/bookings/${id}`, undefined, worn);
const minutesLater = (minutes: number) => app.setClock(new Date(mondayMorning.getTime() + minutes * 60_000));

test("who changed what is told with name, role and patient, newest first", async () => {
  const { id, code, patientId } = await book();
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, desk);
  const [latest, first] = await trail();
  expect(latest).toMatchObject({
    ...{ actor: "admin Manpreet Kaur", actorRole: "desk", action: "status", bookingId: id, bookingCode: code },
    ...{ patientId, patientName: "Navreen Ghuman", change: { from: "confirmed", to: "declined" } },
  });
  expect(first).toMatchObject({ actor: "visitor", actorRole: null, action: "placed", patientId });
});

test("looking at a booking's or a patient's details is one line a look, and a list is none", async () => {
  const { id, patientId } = await book();
  await app.call("GET", "/api/bookings", undefined, desk);
  await app.call("GET", "/api/patients", undefined, desk);
  expect(await acts()).toEqual(["visitor: placed"]);
  for (let again = 0; again < 3; again++) await open(id);
  expect(await acts()).toEqual(["admin Manpreet Kaur: looked", "visitor: placed"]);
  await open(id, owner);
  minutesLater(11);
  await open(id);
  await app.call("GET", `/api/patients?familyOf=${patientId}`, undefined, desk);
  expect((await acts()).slice(0, 3)).toEqual([
    "admin Manpreet Kaur: looked",
    "admin Manpreet Kaur: looked",
    "admin owner: looked",
  ]);
  expect((await trail())[0]).toMatchObject({ patientId, patientName: "Navreen Ghuman", bookingId: null });
});

test("whoever may not look leaves no line, and a patient's own look none either", async () => {
  const { id } = await book();
  expect((await open(id, await app.staffCookie("collector"))).status).toBe(404);
  const phone = String(9876_590_000 + phones);
  const own = cookieOf(await app.call("POST", "/api/patient/session", { phone }));
  expect((await open(id, own)).status).toBe(200);
  expect(await acts()).toEqual(["visitor: placed"]);
});

test("a look is no news of the desk, and no part of a booking's history", async () => {
  const { id } = await book();
  const tag = async () => (await app.call("GET", "/api/admin/news", undefined, desk)).body.tag;
  const before = await tag();
  await open(id);
  expect(await tag()).toBe(before);
  const { body } = await app.call("GET", `/api/bookings/${id}/trail`, undefined, desk);
  expect(body.map(({ action }: { action: string }) => action)).toEqual(["placed"]);
});

test("the trail is narrowed by person, act, day, patient and booking", async () => {
  const { id, code } = await book("Harbans Lal");
  await open(id);
  await app.call("PATCH", `/api/bookings/${id}/payment-status`, { paymentStatus: "paid" }, owner);
  minutesLater(24 * 60);
  await book("Surjit Kaur");
  expect(await acts(`person=${deskId}`)).toEqual(["admin Manpreet Kaur: looked"]);
  expect(await acts("person=patients")).toEqual(["visitor: placed", "visitor: placed"]);
  expect(await acts("action=payment")).toEqual(["admin owner: payment"]);
  expect(await acts("action=changes")).toHaveLength(3);
  expect(await acts("day=2026-11-24")).toEqual(["visitor: placed"]);
  for (const search of ["Harbans", code, code.toLowerCase()])
    expect([search, (await acts(`search=${search}`)).length]).toEqual([search, 3]);
  expect(await acts("search=Nobody%20at%20all")).toEqual([]);
  expect((await app.call("GET", "/api/admin/trail?action=nonsense", undefined, owner)).status).toBe(422);
});

test("a page leads to the next by its cursor", async () => {
  for (let number = 0; number < 3; number++) await book();
  const first = await app.call("GET", "/api/admin/trail?limit=2", undefined, owner);
  expect(first.body).toHaveLength(2);
  const [, next = ""] = /<([^>]*)>/.exec(first.headers.get("link") ?? "") ?? [];
  expect((await app.call("GET", next, undefined, owner)).body).toHaveLength(1);
});

test("the file tells the same, and that it was taken", async () => {
  const { id, code } = await book("Asha Rani");
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, desk);
  const { headers, body } = await app.call("POST", "/api/admin/trail.csv?day=2026-11-23", undefined, owner);
  expect(headers.get("content-disposition")).toBe('attachment; filename="trail-2026-11-23.csv"');
  const lines = body.split("\r\n");
  expect(lines[0]).toContain("Day,Time,Who,Role,What");
  expect(lines[1]).toContain("trail exported");
  expect(lines[2]).toContain(`2026-11-23,09:30 AM,Manpreet Kaur,desk,status,${code},Asha Rani,,confirmed,declined`);
  expect(await acts("action=trail-exported")).toEqual(["admin owner: trail-exported"]);
});

test("no line of the trail is changed or taken away, not by a statement of our own either", async () => {
  await book();
  const refused = "The audit trail is added to, and never changed.";
  for (const statement of [sql`update audit_trail set actor = 'nobody'`, sql`delete from audit_trail`]) {
    const failure = await app.db.execute(statement).catch((cause) => cause);
    expect(String(failure.cause)).toContain(refused);
  }
  expect(await app.db.$count(auditTrail)).toBe(1);
});
