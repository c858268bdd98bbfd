// Row 10.16
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { clearAuditLog } from "#test/database.ts";

let app: TestApp;
let owner: { cookie: string };
let admin: { cookie: string };
let receptionistId: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  admin = await app.staffCookie("receptionist");
  receptionistId = (await app.db.select({ id: user.id }).from(user).where(eq(user.role, "receptionist")))[0]?.id ?? "";
  await app.db.update(user).set({ name: "Manpreet Kaur" }).where(eq(user.id, receptionistId));
});
beforeEach(async () => {
  app.setClock(mondayMorning);
  await clearAuditLog(app.db);
});
afterAll(() => app.close());

let phones = 0;
async function book(name = "Navreen Ghuman") {
  const patient = { name, phone: String(9876_590_000 + ++phones) };
  const wish = buildBooking({ patient, booking: { bookingTime: `0${7 + (phones % 3)}:00 AM` as "07:00 AM" } });
  return (await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish))).body.booking;
}

const readAuditLog = async (query = "", cookies = owner) =>
  (await app.call("GET", `/api/admin/audit-log?${query}`, undefined, cookies)).body;
const listActions = async (query = "") =>
  (await readAuditLog(query)).map(({ actor, action }: { actor: string; action: string }) => `${actor}: ${action}`);
const open = (id: number, cookies = admin) => app.call("GET", `/api/bookings/${id}`, undefined, cookies);
const minutesLater = (minutes: number) => app.setClock(new Date(mondayMorning.getTime() + minutes * 60_000));

test("lists who changed what with name, role and patient, newest first", async () => {
  const { id, code, patientId } = await book();
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, admin);
  const [latest, first] = await readAuditLog();
  expect(latest).toMatchObject({
    ...{ actor: "admin Manpreet Kaur", actorRole: "receptionist", action: "status", bookingId: id, bookingCode: code },
    ...{ patientId, patientName: "Navreen Ghuman", change: { from: "confirmed", to: "declined" } },
  });
  expect(first).toMatchObject({ actor: "visitor", actorRole: null, action: "placed", patientId });
});

test("each view of a booking or patient is one entry, and a list is none", async () => {
  const { id, patientId } = await book();
  await app.call("GET", "/api/bookings", undefined, admin);
  await app.call("GET", "/api/patients", undefined, admin);
  expect(await listActions()).toEqual(["visitor: placed"]);
  for (let again = 0; again < 3; again++) await open(id);
  expect(await listActions()).toEqual(["admin Manpreet Kaur: looked", "visitor: placed"]);
  await open(id, owner);
  minutesLater(11);
  await open(id);
  await app.call("GET", `/api/patients?familyOf=${patientId}`, undefined, admin);
  expect((await listActions()).slice(0, 3)).toEqual([
    "admin Manpreet Kaur: looked",
    "admin Manpreet Kaur: looked",
    "admin owner: looked",
  ]);
  expect((await readAuditLog())[0]).toMatchObject({ patientId, patientName: "Navreen Ghuman", bookingId: null });
});

test("a rejected view and a patient's own view leave no entry", async () => {
  const { id } = await book();
  expect((await open(id, await app.staffCookie("phlebotomist"))).status).toBe(404);
  const phone = String(9876_590_000 + phones);
  const own = toCookieHeader(await app.call("POST", "/api/patient/session", { phone }));
  expect((await open(id, own)).status).toBe(200);
  expect(await listActions()).toEqual(["visitor: placed"]);
});

test("a view does not change the status tag and is not in a booking's audit log", async () => {
  const { id } = await book();
  const tag = async () => (await app.call("GET", "/api/admin/status", undefined, admin)).body.tag;
  const before = await tag();
  await open(id);
  expect(await tag()).toBe(before);
  const { body } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, admin);
  expect(body.map(({ action }: { action: string }) => action)).toEqual(["placed"]);
});

test("filters by person, action, day, patient and booking", async () => {
  const { id, code } = await book("Harbans Lal");
  await open(id);
  await app.call("PATCH", `/api/bookings/${id}/payment-status`, { paymentStatus: "paid" }, owner);
  minutesLater(24 * 60);
  await book("Surjit Kaur");
  expect(await listActions(`person=${receptionistId}`)).toEqual(["admin Manpreet Kaur: looked"]);
  expect(await listActions("person=patients")).toEqual(["visitor: placed", "visitor: placed"]);
  expect(await listActions("action=payment")).toEqual(["admin owner: payment"]);
  expect(await listActions("action=changes")).toHaveLength(3);
  expect(await listActions("day=2026-11-24")).toEqual(["visitor: placed"]);
  for (const search of ["Harbans", code, code.toLowerCase()])
    expect([search, (await listActions(`search=${search}`)).length]).toEqual([search, 3]);
  expect(await listActions("search=No%20such%20name")).toEqual([]);
  expect((await app.call("GET", "/api/admin/audit-log?action=nonsense", undefined, owner)).status).toBe(422);
});

test("links each page to the next by its cursor", async () => {
  for (let number = 0; number < 3; number++) await book();
  const first = await app.call("GET", "/api/admin/audit-log?limit=2", undefined, owner);
  expect(first.body).toHaveLength(2);
  const [, next = ""] = /<([^>]*)>/.exec(first.headers.get("link") ?? "") ?? [];
  expect((await app.call("GET", next, undefined, owner)).body).toHaveLength(1);
});

test("the exported file has the same entries, and the export is recorded", async () => {
  const { id, code } = await book("Asha Rani");
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, admin);
  const { headers, body } = await app.call("POST", "/api/admin/audit-log.csv?day=2026-11-23", undefined, owner);
  expect(headers.get("content-disposition")).toBe('attachment; filename="audit-log-2026-11-23.csv"');
  const lines = body.split("\r\n");
  expect(lines[0]).toContain("Day,Time,Who,Role,What");
  expect(lines[1]).toContain("audit log exported");
  expect(lines[2]).toContain(
    `2026-11-23,09:30 AM,Manpreet Kaur,receptionist,status,${code},Asha Rani,,confirmed,declined`,
  );
  expect(await listActions("action=audit-log-exported")).toEqual(["admin owner: audit-log-exported"]);
});

test("no statement can change or delete an audit entry", async () => {
  await book();
  const rejected = "The audit log is append-only.";
  for (const statement of [sql`update audit_log set actor = 'another'`, sql`delete from audit_log`]) {
    const failure = await app.db.execute(statement).catch((cause) => cause);
    expect(String(failure.cause)).toContain(rejected);
  }
  expect(await app.db.$count(auditLog)).toBe(1);
});
