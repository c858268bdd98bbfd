import { afterAll, beforeAll, expect, test } from "vitest";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking as anyBooking } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const cbc = { itemType: "test", itemId: 5 } as const;
const thyroid = { itemType: "test", itemId: 9 } as const;

type Changes = Parameters<typeof anyBooking>[0];

/** Always for the same patient. */
const aBooking = ({ patient, ...rest }: Changes = {}) =>
  anyBooking({ ...rest, patient: { name: "Harpreet Kaur", ...patient } });

async function post(request: CreateBookingRequest, headers = {}) {
  return app.call("POST", "/api/bookings", await app.withCurrentPrice(request), headers);
}

/** A day for each test, because one network books only so many seats of a day. */
const at = (date: number, bookingTime: SlotTime = "10:00 AM") => ({
  bookingDate: `2026-11-${date}`,
  bookingTime,
});

test("a second tab with the same booking gets the first one's code and books nothing", async () => {
  const first = await post(aBooking({ items: [cbc, thyroid] }));
  const before = await app.db.$count(bookings);
  const second = await post(
    aBooking({
      patient: { name: "harpreet  KAUR", phone: "+91 9876543001", address: "The same house, Ludhiana" },
      items: [thyroid, cbc],
    }),
  );
  expect([second.status, second.body.code]).toEqual([409, "booked-already"]);
  expect(second.body.earlierCode).toBe(first.body.booking.code);
  expect(second.body.detail).toContain(first.body.booking.code);
  expect(await app.db.$count(bookings)).toBe(before);
});

test("`again: true` books it once more, and sent twice it is one booking", async () => {
  const request = aBooking({ booking: at(25, "11:00 AM") });
  const first = await post(aBooking({ booking: at(25, "11:00 AM") }));
  expect((await post(request)).status).toBe(409);
  const again = await post({ ...request, again: true });
  expect(again.status).toBe(201);
  expect(again.body.booking.code).not.toBe(first.body.booking.code);
  const repeated = await post({ ...request, again: true });
  expect([repeated.status, repeated.body.booking.id]).toEqual([200, again.body.booking.id]);
});

test("a repeat of the same request gets its booking, not the confirmation", async () => {
  const request = aBooking({ booking: at(26) });
  const first = await post(request);
  const replay = await post(request);
  expect([replay.status, replay.body.booking.id]).toEqual([200, first.body.booking.id]);
});

test.each<[what: string, time: SlotTime, changes: Changes]>([
  ["another patient of the phone", "07:00 AM", { patient: { name: "Surjit Kaur" } }],
  ["another phone", "08:00 AM", { patient: { phone: "9876543002" } }],
  ["another slot", "09:00 AM", { booking: at(27, "03:00 PM") }],
  ["another day", "09:00 AM", { booking: at(26, "09:00 AM") }],
  ["other items", "10:00 AM", { items: [thyroid] }],
  ["an additional item", "11:00 AM", { items: [cbc, thyroid] }],
])("%s is another booking", async (_what, time, changes) => {
  await post(aBooking({ booking: at(27, time) }));
  const request = aBooking({ ...changes, booking: { ...at(27, time), ...changes?.booking } });
  expect((await post(request)).status).toBe(201);
});

test("books a declined visit again without a question", async () => {
  const request = () => aBooking({ booking: at(28) });
  const { booking } = (await post(request())).body;
  const declined = await app.call(
    "PATCH",
    `/api/bookings/${booking.id}/status`,
    { status: "declined" },
    await app.adminCookie(),
  );
  expect(declined.status).toBe(200);
  expect((await post(request())).status).toBe(201);
});

test.each([
  ["a new patient", "98765 55001", "203.0.113.8"],
  ["a known patient", "98765 43001", "203.0.113.9"],
])("fifty tabs of %s with the same booking make one", async (_who, phone, address) => {
  const wishes = Array.from({ length: 50 }, () => aBooking({ patient: { phone }, booking: at(23, "04:00 PM") }));
  const answers = await Promise.all(wishes.map((request) => post(request, { address })));
  const booked = answers.filter(({ status }) => status === 201);
  expect(booked).toHaveLength(1);
  const codes = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.earlierCode));
  expect(answers.filter(({ body }) => body.code === "booked-already")).toHaveLength(49);
  expect([...codes]).toEqual([booked[0]?.body.booking.code]);
});
