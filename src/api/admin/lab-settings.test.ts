// Rows 10.2, 10.18
import { afterAll, expect, test } from "vitest";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

const settings = async () => (await app.call("GET", "/api/lab/settings", undefined, admin)).body;
const change = (body: object) => app.call("PATCH", "/api/lab", body, admin);

test("stores a change of the lab by staff and keeps the rest", async () => {
  const before = await settings();
  expect((await change({ address: "9 Mall Road, Ludhiana 141001", phones: ["98765 00011"] })).status).toBe(204);
  const changed = { address: "9 Mall Road, Ludhiana 141001", phones: ["+919876500011"], version: before.version + 1 };
  expect(await settings()).toEqual({ ...before, ...changed });
});

test("stores where patients pay by UPI for everyone to see, and the largest discount for staff alone", async () => {
  const upi = { upiAddress: "nabz.lab@hdfcbank", upiName: "Nabz Diagnostics", upiMerchantCode: "8071" };
  const typed = {
    ...upi,
    upiAddress: " nabz.lab @hdfcbank",
    gstin: "27aapfu0939f1zv",
    receptionistDiscountPercent: "0",
  };
  expect((await change(typed)).status).toBe(204);
  const stored = { ...upi, gstin: "27AAPFU0939F1ZV" };
  expect(await settings()).toMatchObject({ ...stored, receptionistDiscountPercent: 0 });
  const profile = await getLabProfile(app.db);
  expect(profile).toMatchObject(stored);
  expect(profile).not.toHaveProperty("receptionistDiscountPercent");
});

test.each([
  [{ upiAddress: "nabz@gmail.com" }, { upiAddress: "A UPI address is a name and a bank, like nabz@hdfcbank." }],
  [{ upiMerchantCode: "807" }, { upiMerchantCode: "A merchant code has 4 digits." }],
  [
    { gstin: "27AAPFU0939F1ZW" },
    { gstin: "This is not a GSTIN: please compare its 15 characters with the certificate." },
  ],
  [{ receptionistDiscountPercent: 101 }, { receptionistDiscountPercent: "Please write a whole number from 0 to 100." }],
  [{ phones: [] }, { phones: "Please enter at least one phone number." }],
  [{ phones: ["12"] }, { "phones.0": "Please enter a valid phone number." }],
  [{ email: "not-an-address" }, { email: "Please enter a valid email address." }],
  [{ seatsPerSlot: 0 }, { seatsPerSlot: "Please write a whole number from 1 to 100." }],
  [{ hours: { booking: "", lab: "x", collection: "x" } }, { "hours.booking": "Please write something here." }],
])("rejects a change of the lab to %j and changes nothing", async (wrong, errors) => {
  const before = await settings();
  const { status, body } = await change(wrong);
  expect([[400, 422].includes(status), body.errors]).toEqual([true, errors]);
  expect(await settings()).toEqual(before);
});

test("stores until when patients change visits for everyone to see, and the times of reminders for staff alone", async () => {
  const limits = { moveUntilMinutes: 120, cancelUntilMinutes: 360, movesAllowed: 3 };
  const reminders = { reminderMinutes: 1080, quietFromMinutes: 1200, quietToMinutes: 420 };
  expect((await change({ ...limits, ...reminders, movesAllowed: "3" })).status).toBe(204);
  expect(await settings()).toMatchObject({ ...limits, ...reminders });
  const profile = await getLabProfile(app.db);
  expect(profile).toMatchObject(limits);
  for (const name of Object.keys(reminders)) expect(profile).not.toHaveProperty(name);
});

test("rejects a reminder within the quiet hours", async () => {
  const { status, body } = await change({ reminderMinutes: 1230, quietFromMinutes: 1200 });
  expect([status, body.errors]).toEqual([
    422,
    { reminderMinutes: "The reminder must come before the quiet hours begin." },
  ]);
});

test("fewer seats per slot apply at once", async () => {
  await change({ seatsPerSlot: 1 });
  const { body } = await app.call("GET", "/api/slots?date=2026-11-25");
  expect(body.slots[0].free).toBe(1);
  await change({ seatsPerSlot: 4 });
});

test("a closed day takes no bookings, returns its number of visits, and can be reopened", async () => {
  const day = "2026-11-26";
  const wish = { booking: { bookingDate: day } };
  const first = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking(wish)));
  expect(first.status).toBe(201);
  const closed = await app.call("POST", "/api/holidays", { day, name: "Gurpurab" }, admin);
  expect([closed.status, closed.body]).toEqual([201, { visits: 1 }]);
  expect((await app.call("POST", "/api/holidays", { day, name: "Gurpurab" }, admin)).status).toBe(422);
  const rejected = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking(wish)));
  expect([rejected.status, rejected.body.detail]).toEqual([422, "We are closed for Gurpurab."]);
  const past = await app.call("POST", "/api/holidays", { day: "2026-11-22", name: "Gurpurab" }, admin);
  expect([past.status, past.body.errors]).toEqual([422, { day: "This day has passed. Please choose another one." }]);
  expect((await app.call("DELETE", `/api/holidays/${day}`, undefined, admin)).status).toBe(204);
  expect((await app.call("DELETE", `/api/holidays/${day}`, undefined, admin)).status).toBe(404);
  expect((await app.call("GET", `/api/slots?date=${day}`)).body.closed).toBe(null);
});

// Row 10.36
test("a closed day lists its visits in order until none is left, and confirming one asks first", async () => {
  const day = "2026-11-30";
  const visit = async (bookingTime: "07:00 AM" | "12:00 PM" | "01:00 PM") =>
    (
      await app.call(
        "POST",
        "/api/bookings",
        await app.withCurrentPrice(buildBooking({ booking: { bookingDate: day, bookingTime } })),
      )
    ).body.booking.id;
  const [afternoon, morning, noon] = [await visit("01:00 PM"), await visit("07:00 AM"), await visit("12:00 PM")];
  const standing = async () =>
    (await app.call("GET", "/api/holidays/visits", undefined, admin)).body.map(({ id }: { id: number }) => id);
  const set = (id: number, status: string, answers = {}) =>
    app.call("PATCH", `/api/bookings/${id}/status`, { status, ...answers }, admin);
  expect(await standing()).toEqual([]);
  await set(noon, "pending");
  const closed = await app.call("POST", "/api/holidays", { day, name: "Gurpurab" }, admin);
  expect(closed.body).toEqual({ visits: 3 });
  expect(await standing()).toEqual([morning, noon, afternoon]);

  const response = await set(noon, "confirmed");
  expect([response.status, response.body.code]).toEqual([409, "ask-first"]);
  expect(response.body.questions).toEqual([
    {
      field: "onClosedDay",
      sentence: "Monday, 30 November 2026: We are closed for Gurpurab. Confirm the visit all the same?",
    },
  ]);
  expect((await set(noon, "confirmed", { onClosedDay: true })).body.status).toBe("confirmed");

  await set(morning, "declined");
  expect(await standing()).toEqual([noon, afternoon]);
  await set(noon, "declined");
  await app.call("DELETE", `/api/bookings/${afternoon}`, undefined, admin);
  expect(await standing()).toEqual([]);
  await app.call("DELETE", `/api/holidays/${day}`, undefined, admin);
  expect((await set(noon, "confirmed")).status).toBe(200);
});

test("confirming a visit of a past day asks first", async () => {
  const wish = await app.withCurrentPrice(buildBooking({ booking: { bookingDate: "2026-11-25" } }));
  const { id } = (await app.call("POST", "/api/bookings", wish)).body.booking;
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, admin);
  app.setClock(new Date("2026-11-26T05:00:00Z"));
  const response = await app.call("PATCH", `/api/bookings/${id}/status`, { status: "confirmed" }, admin);
  app.setClock(mondayMorning);
  expect([response.status, response.body.detail]).toEqual([409, expect.stringContaining("This day has passed.")]);
});
