// Row 10.60
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function bookWith(pinCode: unknown, time: "10:00 AM" | "11:00 AM" = "10:00 AM") {
  const wish = await app.withCurrentPrice(buildBooking({ booking: { bookingTime: time } }));
  return app.call("POST", "/api/bookings", { ...wish, patient: { ...wish.patient, pinCode } });
}

test("stores a served PIN code and returns it with the booking", async () => {
  const { status, body } = await bookWith("141 002");
  expect([status, body.booking.pinCode]).toEqual([201, "141002"]);
});

test.each([undefined, null, ""])("books without a PIN code (%s)", async (pinCode) => {
  const { status, body } = await bookWith(pinCode, "11:00 AM");
  expect([status, body.booking.pinCode]).toEqual([201, null]);
});

test.each([
  ["110001", 422, "We do not come to 110001 yet."],
  ["14100", 422, "A PIN code has six digits, and the first is not 0."],
  ["041002", 422, "A PIN code has six digits, and the first is not 0."],
  [141002, 400, "A PIN code has six digits, and the first is not 0."],
])("rejects the PIN code %s at its field and books nothing", async (pinCode, status, sentence) => {
  const before = await app.db.$count(bookings);
  const answer = await bookWith(pinCode);
  expect([answer.status, answer.body.errors]).toEqual([status, { "patient.pinCode": sentence }]);
  expect(await app.db.$count(bookings)).toBe(before);
});

test("reads the PIN code of the address where its field is empty", async () => {
  const bookAt = async (address: string, pinCode?: string) => {
    const wish = await app.withCurrentPrice(buildBooking({ booking: { bookingTime: "01:00 PM" }, again: true }));
    return app.call("POST", "/api/bookings", { ...wish, patient: { ...wish.patient, address, pinCode } });
  };
  const outside = await bookAt("Flat 9, Delhi - 110 001");
  expect([outside.status, outside.body.errors]).toEqual([422, { "patient.pinCode": "We do not come to 110001 yet." }]);
  expect((await bookAt("Flat 9, Ludhiana 141002")).status).toBe(201);
  expect((await bookAt("Plot 250010, Ludhiana", "141002")).status).toBe(201);
});

test("another PIN code is another request, another hold is not", async () => {
  const wish = await app.withCurrentPrice(buildBooking({ booking: { bookingTime: "12:00 PM" }, again: true }));
  const at = (pinCode: string, hold?: string) =>
    app.call("POST", "/api/bookings", { ...wish, patient: { ...wish.patient, pinCode }, hold });
  const first = await at("141002", crypto.randomUUID());
  expect((await at("141002", crypto.randomUUID())).body.booking.id).toBe(first.body.booking.id);
  expect((await at("141 002")).status).toBe(200);
  expect((await at("141013")).status).toBe(201);
});
