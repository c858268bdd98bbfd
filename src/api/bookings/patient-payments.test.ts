import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { cash, createPaymentFixture, upi } from "#test/payments.ts";

let app: TestApp;
let owner: Record<string, string>;
let fixture: ReturnType<typeof createPaymentFixture>;
let id: number;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  fixture = createPaymentFixture(app, owner, await app.staffCookie("receptionist"));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(mondayMorning);
  id = await fixture.book();
});

/** The booking as its patient's dashboard has it, and their cookies. */
async function readAsPatient() {
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  const patient = toCookieHeader(await app.call("POST", "/api/patient/session", { phone: row?.phone }));
  const list = await app.call("GET", `/api/bookings?patientId=${row?.patientId}&limit=200`, undefined, patient);
  return { patient, booking: list.body.find((booking: { id: number }) => booking.id === id) };
}

test("the patient has the valid receipts and nothing to get back", async () => {
  const { body: first } = await fixture.take(id, [cash("500")]);
  const { body: wrong } = await fixture.take(id, [cash("90")]);
  await fixture.post(`/api/receipts/${wrong.id}/correction`, { key: randomUUID(), reason: "Typed wrong" }, owner);
  const { booking } = await readAsPatient();
  expect(booking).toMatchObject({ paidAmount: "500.00", dueAmount: "799.00" });
  expect(booking.followed.receipts).toEqual([
    { id: first.id, number: first.number, kind: "taken", at: first.at, total: "500.00" },
  ]);
  expect(booking.followed.refund).toBeNull();
});

test("what the lab owes has its day, and the seventh working day after it", async () => {
  await fixture.take(id, [upi("1299")]);
  app.setClock(new Date("2026-11-24T06:00:00Z"));
  await app.call("POST", "/api/holidays", { day: "2026-11-25", name: "Gurpurab" }, owner);
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, owner);
  const { booking } = await readAsPatient();
  expect(booking).toMatchObject({ backAmount: "1299.00" });
  expect(booking.followed.refund).toEqual({ since: "2026-11-24", by: "2026-12-03", methods: ["upi"] });
});

test("a corrected receipt names its correction, and the correction the receipt", async () => {
  const { body: wrong } = await fixture.take(id, [cash("90")]);
  const correction = { key: randomUUID(), reason: "Typed wrong" };
  const { body: mirror } = await fixture.post(`/api/receipts/${wrong.id}/correction`, correction, owner);
  const { patient } = await readAsPatient();
  const paper = async (of: number) => (await app.call("GET", `/api/receipts/${of}`, undefined, patient)).body;
  expect((await paper(wrong.id)).counterpart).toMatchObject({ id: mirror.id, number: null, at: mirror.at });
  expect((await paper(mirror.id)).counterpart).toMatchObject({ id: wrong.id, number: wrong.number });
});

test("another phone is told the same of a receipt whether it exists or not", async () => {
  const { body: receipt } = await fixture.take(id, [cash("90")]);
  id = await fixture.book();
  const { patient } = await readAsPatient();
  const answers = await Promise.all(
    [receipt.id, 999_999].map((of) => app.call("GET", `/api/receipts/${of}`, undefined, patient)),
  );
  expect(answers[0]?.status).toBe(403);
  expect(answers.map(({ status, body }) => [status, body.detail])[0]).toEqual(
    answers.map(({ status, body }) => [status, body.detail])[1],
  );
});
