// Rows 10.2, 10.18
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { aBooking, mondayMorning } from "#test/builders.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

const settings = async () => (await app.call("GET", "/api/lab/settings", undefined, desk)).body;
const change = (body: object) => app.call("PATCH", "/api/lab", body, desk);

test("what the desk changes of the lab is kept, and the rest stays", async () => {
  const before = await settings();
  expect((await change({ address: "9 Mall Road, Ludhiana 141001", phones: ["98765 00011"] })).status).toBe(204);
  const changed = { address: "9 Mall Road, Ludhiana 141001", phones: ["+919876500011"], version: before.version + 1 };
  expect(await settings()).toEqual({ ...before, ...changed });
});

test.each([
  [{ phones: [] }, { phones: "Please enter at least one phone number." }],
  [{ phones: ["12"] }, { "phones.0": "Please enter a valid phone number." }],
  [{ email: "nobody" }, { email: "Please enter a valid email address." }],
  [{ seatsPerSlot: 0 }, { seatsPerSlot: "Please write a whole number from 1 to 100." }],
  [{ hours: { booking: "", lab: "x", collection: "x" } }, { "hours.booking": "Please write something here." }],
])("the lab cannot be set to %j, and nothing is changed", async (wrong, errors) => {
  const before = await settings();
  const { status, body } = await change(wrong);
  expect([[400, 422].includes(status), body.errors]).toEqual([true, errors]);
  expect(await settings()).toEqual(before);
});

test("fewer seats a slot are fewer seats at once", async () => {
  await change({ seatsPerSlot: 1 });
  const { body } = await app.call("GET", "/api/slots?date=2026-11-25");
  expect(body.slots[0].free).toBe(1);
  await change({ seatsPerSlot: 4 });
});

test("a closed day takes no booking, tells how many visits stand on it, and opens again", async () => {
  const day = "2026-11-26";
  const wish = { booking: { bookingDate: day } };
  const first = await app.call("POST", "/api/bookings", await app.priced(aBooking(wish)));
  expect(first.status).toBe(201);
  const closed = await app.call("POST", "/api/holidays", { day, name: "Gurpurab" }, desk);
  expect([closed.status, closed.body]).toEqual([201, { visits: 1 }]);
  expect((await app.call("POST", "/api/holidays", { day, name: "Gurpurab" }, desk)).status).toBe(422);
  const refused = await app.call("POST", "/api/bookings", await app.priced(aBooking(wish)));
  expect([refused.status, refused.body.detail]).toEqual([422, "We are closed for Gurpurab."]);
  const past = await app.call("POST", "/api/holidays", { day: "2026-11-22", name: "Gurpurab" }, desk);
  expect([past.status, past.body.errors]).toEqual([422, { day: "This day has passed. Please choose another one." }]);
  expect((await app.call("DELETE", `/api/holidays/${day}`, undefined, desk)).status).toBe(204);
  expect((await app.call("DELETE", `/api/holidays/${day}`, undefined, desk)).status).toBe(404);
  expect((await app.call("GET", `/api/slots?date=${day}`)).body.closed).toBe(null);
});

// Row 10.36
test("a closed day lists its visits in their order until none is left, and a confirmed one is asked first", async () => {
  const day = "2026-11-30";
  const visit = async (bookingTime: "07:00 AM" | "12:00 PM" | "01:00 PM") =>
    (
      await app.call(
        "POST",
        "/api/bookings",
        await app.priced(aBooking({ booking: { bookingDate: day, bookingTime } })),
      )
    ).body.booking.id;
  const [afternoon, morning, noon] = [await visit("01:00 PM"), await visit("07:00 AM"), await visit("12:00 PM")];
  const standing = async () =>
    (await app.call("GET", "/api/holidays/visits", undefined, desk)).body.map(({ id }: { id: number }) => id);
  const set = (id: number, status: string, answers = {}) =>
    app.call("PATCH", `/api/bookings/${id}/status`, { status, ...answers }, desk);
  expect(await standing()).toEqual([]);
  await set(noon, "pending");
  const closed = await app.call("POST", "/api/holidays", { day, name: "Gurpurab" }, desk);
  expect(closed.body).toEqual({ visits: 3 });
  expect(await standing()).toEqual([morning, noon, afternoon]);

  const asked = await set(noon, "confirmed");
  expect([asked.status, asked.body.code]).toEqual([409, "ask-first"]);
  expect(asked.body.questions).toEqual([
    {
      field: "onClosedDay",
      sentence: "Monday, 30 November 2026: We are closed for Gurpurab. Confirm the visit all the same?",
    },
  ]);
  expect((await set(noon, "confirmed", { onClosedDay: true })).body.status).toBe("confirmed");

  await set(morning, "declined");
  expect(await standing()).toEqual([noon, afternoon]);
  await set(noon, "declined");
  await app.call("DELETE", `/api/bookings/${afternoon}`, undefined, desk);
  expect(await standing()).toEqual([]);
  await app.call("DELETE", `/api/holidays/${day}`, undefined, desk);
  expect((await set(noon, "confirmed")).status).toBe(200);
});

test("a visit of a day that has passed is confirmed by who is asked and says so", async () => {
  const wish = await app.priced(aBooking({ booking: { bookingDate: "2026-11-25" } }));
  const { id } = (await app.call("POST", "/api/bookings", wish)).body.booking;
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, desk);
  app.setClock(new Date("2026-11-26T05:00:00Z"));
  const asked = await app.call("PATCH", `/api/bookings/${id}/status`, { status: "confirmed" }, desk);
  app.setClock(mondayMorning);
  expect([asked.status, asked.body.detail]).toEqual([409, expect.stringContaining("This day has passed.")]);
});
