import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

// Row 10.22

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
});
afterAll(() => app.close());

type Booked = { id: number; code: string; totalAmount: string; version: number };

/** Books two tests, runs `change` on the booking, and repeats the request without a session. */
async function repeatAfter(bookingTime: "10:00 AM" | "12:00 PM", change: (booked: Booked) => Promise<unknown>) {
  const items = [5, 9].map((itemId) => ({ itemType: "test" as const, itemId }));
  const request = await app.withCurrentPrice(buildBooking({ items, booking: { bookingTime } }));
  const first = await app.call("POST", "/api/bookings", request);
  expect(first.status).toBe(201);
  await change(first.body.booking);
  const { id, code, totalAmount } = first.body.booking;
  return { first: { id, code, totalAmount }, repeat: await app.call("POST", "/api/bookings", request) };
}

async function ask(method: string, path: string, body: unknown) {
  const answer = await app.call(method, path, body, admin);
  expect(answer.status).toBe(200);
  return answer.body;
}

test("answers a repeat with id, code and total, and none of the staff's later changes", async () => {
  const { first, repeat } = await repeatAfter("10:00 AM", async ({ id, version }) => {
    const typed = { name: "Simran Gill", phone: "98765 43999", address: "Kothi 7, Sarabha Nagar" };
    await ask("PATCH", `/api/bookings/${id}`, { ...typed, email: "simran@example.com", version });
    await ask("PATCH", `/api/bookings/${id}/payment-status`, { paymentStatus: "paid" });
    await ask("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked", note: "Spoke to her son" });
  });
  expect([repeat.status, repeat.body]).toEqual([200, { booking: first }]);
});

test("answers a repeat with the original total after the items have changed", async () => {
  const { first, repeat } = await repeatAfter("12:00 PM", async ({ id, version, totalAmount }) => {
    const { discountPrice, price } = (await app.call("GET", "/api/tests/5")).body;
    const changed = { items: [{ itemType: "test", itemId: 5 }], totalAmount: discountPrice ?? price, version };
    expect((await ask("PUT", `/api/bookings/${id}/items`, changed)).totalAmount).not.toBe(totalAmount);
  });
  expect([repeat.status, repeat.body]).toEqual([200, { booking: first }]);
});
