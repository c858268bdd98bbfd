// Row 10.14
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";
import { aPdf } from "#test/pdf.ts";

const [today, otherDay] = ["2026-11-23", "2026-11-25"];

let app: TestApp;
let collector: { cookie: string };
let visit: { id: number; code: string };
let later: { id: number; code: string };
beforeAll(async () => {
  app = await createTestApp();
  collector = await app.staffCookie("collector");
  visit = await book("9876572001", today);
  later = await book("9876572002", otherDay);
});
afterAll(() => app.close());

async function book(phone: string, bookingDate: string) {
  const wish = aBooking({ patient: { phone }, booking: { bookingDate, bookingTime: "05:00 PM" } });
  return (await app.call("POST", "/api/bookings", await app.priced(wish))).body.booking;
}

const asCollector = (method: string, path: string, body?: unknown) => app.call(method, path, body, collector);

test("who takes samples is shown the day's visits, whatever is asked for", async () => {
  for (const query of ["", "?from=2026-11-25", "?search=98765%2072002", "?status=confirmed"]) {
    const { body } = await asCollector("GET", `/api/bookings${query}`);
    expect([query, body.map(({ bookingDate }: { bookingDate: string }) => bookingDate)]).toEqual([
      query,
      query.includes("search") ? [] : [today],
    ]);
  }
  const { body: counts } = await asCollector("GET", "/api/bookings/counts");
  expect([counts.all, counts.today, counts.shown]).toEqual([1, 1, 1]);
});

test("who takes samples opens a visit of the day with its address, and another day's not", async () => {
  const opened = await asCollector("GET", `/api/bookings/${visit.id}`);
  expect([opened.status, opened.body.address]).toEqual([200, expect.any(String)]);
  expect((await asCollector("GET", `/api/bookings/${visit.id}/items`)).status).toBe(200);
  expect((await asCollector("GET", `/api/bookings/${later.id}`)).status).toBe(404);
  expect((await asCollector("GET", `/api/bookings/${later.id}/items`)).status).toBe(404);
  expect((await asCollector("GET", "/api/bookings/999999")).status).toBe(404);
});

test("who takes samples notes the sample and the money of the day, and settles nothing", async () => {
  const set = (id: number, status: string) => asCollector("PATCH", `/api/bookings/${id}/status`, { status });
  expect((await set(visit.id, "declined")).status).toBe(403);
  expect((await set(visit.id, "testing_in_progress")).status).toBe(403);
  expect((await set(later.id, "sample_collected")).status).toBe(404);
  expect((await set(visit.id, "sample_collected")).body.status).toBe("sample_collected");
  const pay = (id: number) => asCollector("PATCH", `/api/bookings/${id}/payment-status`, { paymentStatus: "paid" });
  expect((await pay(visit.id)).body.paymentStatus).toBe("paid");
  expect((await pay(later.id)).status).toBe(404);
});

test("nothing tells who takes samples that a booking of another day exists", async () => {
  const told = async (id: number, path: string, body: object) => {
    const { status, body: problem } = await asCollector("PATCH", `/api/bookings/${id}/${path}`, {
      ...body,
      version: 99,
    });
    return { status, ...problem, instance: undefined };
  };
  for (const [path, body] of [
    ["status", { status: "sample_collected" }],
    ["payment-status", { paymentStatus: "paid" }],
  ] as const)
    expect(await told(later.id, path, body)).toEqual(await told(999_999, path, body));
});

test("a report that is not released is the lab's alone: who writes to patients does not open it", async () => {
  const upload = { method: "PUT", headers: await app.staffCookie("lab"), body: aPdf() };
  expect((await app.request(`/api/bookings/${visit.id}/report`, upload)).status).toBe(200);
  const opens = async (role: "desk" | "approver") =>
    (await app.call("GET", `/api/bookings/${visit.id}/report`, undefined, await app.staffCookie(role))).status;
  expect([await opens("desk"), await opens("approver")]).toEqual([404, 200]);
});

test("somebody whose account has no role of the staff any more is nobody at once", async () => {
  const { cookie } = await app.staffCookie("desk");
  const ask = async () => (await app.call("GET", "/api/admin/session", undefined, { cookie })).status;
  expect(await ask()).toBe(200);
  await app.db.update(user).set({ role: "switched-off" }).where(eq(user.role, "desk"));
  expect(await ask()).toBe(401);
});
