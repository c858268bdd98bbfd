// Rows 3.21, 6.2, 7.21, 10.39
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listRequestHashes } from "#core/bookings/create/request-hash.server.ts";
import { CreateBookingRequest } from "#core/bookings/schema.ts";
import { auditLog, bookings, patients } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Row 4.3
test("a booked test is confirmed, payable later, at the catalogue's price", async () => {
  const request = await app.withCurrentPrice(
    buildBooking({
      items: [
        { itemType: "test", itemId: 5 },
        { itemType: "test", itemId: 9 },
      ],
    }),
  );
  const answer = await app.call("POST", "/api/bookings", request);
  expect(answer.status).toBe(201);
  expect(answer.body.booking).toMatchObject({
    code: request.booking.code,
    totalAmount: request.booking.totalAmount,
    status: "confirmed",
    paymentStatus: "pending",
    paymentMethod: "pay_later",
    bookingDate: "2026-11-25",
    bookingTime: "10:00 AM",
    phone: "+919876543001",
  });
});

// Rows 7.18, 8.20
test("the first response has the items as stored, and a repeat has none", async () => {
  const request = await app.withCurrentPrice(
    buildBooking({
      booking: { bookingDate: "2026-11-27" },
      items: [{ itemType: "test", itemId: 5, name: "Individual Test" }],
    }),
  );
  const first = await app.call("POST", "/api/bookings", request);
  const stored = { itemType: "test", itemId: 5, name: "Complete Blood Count (CBC)", code: "CBC-005" };
  expect(first.body.items).toEqual([{ ...stored, price: request.booking.totalAmount }]);
  const again = await app.call("POST", "/api/bookings", request);
  expect([again.status, again.body.items]).toEqual([200, undefined]);
});

// Rows 1.9, 7.19
test("ignores status and payment sent by a client", async () => {
  const request = await app.withCurrentPrice(buildBooking({ booking: { status: "completed", paymentStatus: "paid" } }));
  const { body } = await app.call("POST", "/api/bookings", request);
  expect(body.booking).toMatchObject({ status: "confirmed", paymentStatus: "pending" });
});

// Row 10.22
test("a repeated request returns the same booking and takes no second seat", async () => {
  const request = await app.withCurrentPrice(buildBooking({ booking: { bookingTime: "11:00 AM" } }));
  const first = await app.call("POST", "/api/bookings", request);
  const again = await app.call("POST", "/api/bookings", request);
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body.booking.id).toBe(first.body.booking.id);
  expect(await freeSeats(app, "2026-11-25", "11:00 AM")).toBe(3);
});

test("a request stored before hashes had names returns the same booking", async () => {
  const request = await app.withCurrentPrice(buildBooking({ booking: { bookingTime: "09:00 AM" } }));
  const first = await app.call("POST", "/api/bookings", request);
  const [, before] = listRequestHashes(CreateBookingRequest.parse(request));
  await app.db.update(bookings).set({ requestHash: before }).where(eq(bookings.id, first.body.booking.id));
  for (const again of [undefined, true]) {
    const answer = await app.call("POST", "/api/bookings", { ...request, again });
    expect([answer.status, answer.body.booking.id]).toEqual([200, first.body.booking.id]);
  }
});

test("twenty simultaneous copies of one request make one booking", async () => {
  const request = await app.withCurrentPrice(buildBooking({ booking: { bookingTime: "12:00 PM" } }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.call("POST", "/api/bookings", request)));
  expect(new Set(answers.map((answer) => answer.body.booking.id)).size).toBe(1);
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(await freeSeats(app, "2026-11-25", "12:00 PM")).toBe(3);
});

// Rows 7.20, 10.23
test("replaces a code that another booking has", async () => {
  const code = "BK-77777777";
  const first = await app.call(
    "POST",
    "/api/bookings",
    await app.withCurrentPrice(buildBooking({ booking: { code } })),
  );
  const second = await app.call(
    "POST",
    "/api/bookings",
    await app.withCurrentPrice(buildBooking({ booking: { code }, patient: { phone: "9876543002" } })),
  );
  expect(second.status).toBe(201);
  expect(second.body.booking.code).toMatch(/^BK-\d{8}$/);
  expect(second.body.booking.code).not.toBe(first.body.booking.code);
});

// Rows 10.20, 10.31
test("answers an outdated total with the current prices and books nothing", async () => {
  const before = await app.db.$count(bookings);
  const answer = await app.call("POST", "/api/bookings", buildBooking({ booking: { totalAmount: "1.00" } }));
  expect(answer.status).toBe(409);
  const { booking } = await app.withCurrentPrice(buildBooking());
  expect(answer.body).toMatchObject({ code: "price-changed", totalAmount: booking.totalAmount });
  expect(answer.body.items).toEqual([
    expect.objectContaining({ itemType: "test", itemId: 5, price: booking.totalAmount }),
  ]);
  expect(await app.db.$count(bookings)).toBe(before);
});

// Rows 7.18, 10.40
test("a full slot rejects the next booking and suggests free slots", async () => {
  const request = (phone: string) =>
    app.withCurrentPrice(buildBooking({ booking: { bookingTime: "03:00 PM" }, patient: { phone } }));
  for (const phone of ["9876510001", "9876510002", "9876510003", "9876510004"]) {
    expect((await app.call("POST", "/api/bookings", await request(phone))).status).toBe(201);
  }
  const rejected = await app.call("POST", "/api/bookings", await request("9876510005"));
  expect(rejected.status).toBe(409);
  expect(rejected.body.code).toBe("slot-full");
  expect(rejected.body.day.slots).toContainEqual({ time: "03:00 PM", free: 0, state: "full" });
  expect(rejected.body.day.slots).toContainEqual({ time: "04:00 PM", free: 4, state: "free" });
});

test("fifty simultaneous requests for one seat: one is booked, forty-nine are rejected, and nothing else is stored", async () => {
  const time = "05:00 PM";
  for (const phone of ["9876520001", "9876520002", "9876520003"]) {
    await app.call(
      "POST",
      "/api/bookings",
      await app.withCurrentPrice(buildBooking({ booking: { bookingTime: time }, patient: { phone } })),
    );
  }
  const before = await countsOf(app);
  const wishes = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      app.withCurrentPrice(
        buildBooking({ booking: { bookingTime: time }, patient: { phone: `98765301${String(n).padStart(2, "0")}` } }),
      ),
    ),
  );
  const answers = await Promise.all(wishes.map(bookUntilAnswered));
  const statuses = Map.groupBy(answers, (answer) => answer.status);
  expect(statuses.get(201)).toHaveLength(1);
  expect(statuses.get(409)).toHaveLength(49);
  expect(await countsOf(app)).toEqual({
    bookings: before.bookings + 1,
    patients: before.patients + 1,
    auditEntries: before.auditEntries + 1,
  });
});

/** A busy machine returns 503 when no connection is free in time: retries, as the page does. */
async function bookUntilAnswered(request: unknown) {
  for (;;) {
    const answer = await app.call("POST", "/api/bookings", request);
    if (answer.status !== 503) return answer;
  }
}

// Rows 3.20, 10.44
test("a known phone with a new name is another patient, and the first one is unchanged", async () => {
  const phone = "98765 40000";
  const mother = await app.call(
    "POST",
    "/api/bookings",
    await app.withCurrentPrice(
      buildBooking({ patient: { phone, name: "Surjit Kaur" }, booking: { bookingTime: "07:00 AM" } }),
    ),
  );
  const son = await app.call(
    "POST",
    "/api/bookings",
    await app.withCurrentPrice(
      buildBooking({ patient: { phone, name: "Arsh Deep" }, booking: { bookingTime: "07:00 AM" } }),
    ),
  );
  const moved = await app.call(
    "POST",
    "/api/bookings",
    await app.withCurrentPrice(
      buildBooking({
        patient: { phone, name: "surjit kaur", address: "Another address, Ludhiana" },
        booking: { bookingTime: "08:00 AM" },
      }),
    ),
  );
  expect(son.body.booking.patientId).not.toBe(mother.body.booking.patientId);
  expect(moved.body.booking.patientId).toBe(mother.body.booking.patientId);
  expect(moved.body.booking.address).toBe("Another address, Ludhiana");
  const stored = await app.db.query.patients.findFirst({
    where: (row, { eq }) => eq(row.id, mother.body.booking.patientId),
  });
  expect(stored?.address).toBe("House 214, Model Town, Ludhiana");
});

test("today's slots can be booked until they begin, by the lab's clock", async () => {
  const request = await app.withCurrentPrice(
    buildBooking({ booking: { bookingDate: "2026-11-23", bookingTime: "06:00 PM" } }),
  );
  app.setClock(new Date("2026-11-23T12:30:00Z"));
  const late = await app.call("POST", "/api/bookings", request);
  app.setClock(new Date("2026-11-23T12:29:00Z"));
  const inTime = await app.call("POST", "/api/bookings", request);
  app.setClock(mondayMorning);
  expect([late.status, late.body.code]).toEqual([422, "slot-past"]);
  expect(inTime.status).toBe(201);
});

async function freeSeats(from: TestApp, day: string, time: string): Promise<number> {
  const { body } = await from.call("GET", `/api/slots?date=${day}`);
  return body.slots.find((slot: { time: string }) => slot.time === time).free;
}

async function countsOf(from: TestApp) {
  return {
    bookings: await from.db.$count(bookings),
    patients: await from.db.$count(patients),
    auditEntries: await from.db.$count(auditLog),
  };
}
