// Row 10.14
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { buildPdf } from "#test/pdf-fixture.ts";

const [today, otherDay] = ["2026-11-23", "2026-11-25"];

let app: TestApp;
let phlebotomist: { cookie: string };
let visit: { id: number; code: string };
let later: { id: number; code: string };
beforeAll(async () => {
  app = await createTestApp();
  phlebotomist = await app.staffCookie("phlebotomist");
  visit = await book("9876572001", today);
  later = await book("9876572002", otherDay);
});
afterAll(() => app.close());

async function book(phone: string, bookingDate: string) {
  const wish = buildBooking({ patient: { phone }, booking: { bookingDate, bookingTime: "05:00 PM" } });
  return (await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish))).body.booking;
}

const asPhlebotomist = (method: string, path: string, body?: unknown) => app.call(method, path, body, phlebotomist);

test("a phlebotomist sees the day's visits, whatever is requested", async () => {
  for (const query of ["", "?from=2026-11-25", "?search=98765%2072002", "?status=confirmed"]) {
    const { body } = await asPhlebotomist("GET", `/api/bookings${query}`);
    expect([query, body.map(({ bookingDate }: { bookingDate: string }) => bookingDate)]).toEqual([
      query,
      query.includes("search") ? [] : [today],
    ]);
  }
  const { body: counts } = await asPhlebotomist("GET", "/api/bookings/counts");
  expect([counts.all, counts.today, counts.shown]).toEqual([1, 1, 1]);
});

test("a phlebotomist opens a visit of the day with its address, and none of another day", async () => {
  const opened = await asPhlebotomist("GET", `/api/bookings/${visit.id}`);
  expect([opened.status, opened.body.address]).toEqual([200, expect.any(String)]);
  expect((await asPhlebotomist("GET", `/api/bookings/${visit.id}/items`)).status).toBe(200);
  expect((await asPhlebotomist("GET", `/api/bookings/${later.id}`)).status).toBe(404);
  expect((await asPhlebotomist("GET", `/api/bookings/${later.id}/items`)).status).toBe(404);
  expect((await asPhlebotomist("GET", "/api/bookings/999999")).status).toBe(404);
});

test("a phlebotomist records the day's samples and payments, and refunds nothing", async () => {
  const set = (id: number, status: string) => asPhlebotomist("PATCH", `/api/bookings/${id}/status`, { status });
  expect((await set(visit.id, "declined")).status).toBe(403);
  expect((await set(visit.id, "testing_in_progress")).status).toBe(403);
  expect((await set(later.id, "sample_collected")).status).toBe(404);
  expect((await set(visit.id, "sample_collected")).body.status).toBe("sample_collected");
  const pay = (id: number) => asPhlebotomist("PATCH", `/api/bookings/${id}/payment-status`, { paymentStatus: "paid" });
  expect((await pay(visit.id)).body.paymentStatus).toBe("paid");
  expect((await pay(later.id)).status).toBe(404);
});

test("a phlebotomist cannot learn whether a booking of another day exists", async () => {
  const change = async (id: number, path: string, body: object) => {
    const { status, body: problem } = await asPhlebotomist("PATCH", `/api/bookings/${id}/${path}`, {
      ...body,
      version: 99,
    });
    return { status, ...problem, instance: undefined };
  };
  for (const [path, body] of [
    ["status", { status: "sample_collected" }],
    ["payment-status", { paymentStatus: "paid" }],
  ] as const)
    expect(await change(later.id, path, body)).toEqual(await change(999_999, path, body));
});

test("only lab roles open an unreleased report; receptionists do not", async () => {
  const upload = { method: "PUT", headers: await app.staffCookie("technician"), body: buildPdf() };
  expect((await app.request(`/api/bookings/${visit.id}/report`, upload)).status).toBe(200);
  const opens = async (role: "receptionist" | "pathologist") =>
    (await app.call("GET", `/api/bookings/${visit.id}/report`, undefined, await app.staffCookie(role))).status;
  expect([await opens("receptionist"), await opens("pathologist")]).toEqual([404, 200]);
});

test("an account that loses its staff role loses access at once", async () => {
  const { cookie } = await app.staffCookie("receptionist");
  const getStatus = async () => (await app.call("GET", "/api/admin/session", undefined, { cookie })).status;
  expect(await getStatus()).toBe(200);
  await app.db.update(user).set({ role: "switched-off" }).where(eq(user.role, "receptionist"));
  expect(await getStatus()).toBe(401);
});
