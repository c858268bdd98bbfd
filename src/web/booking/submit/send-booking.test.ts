import { expect, test } from "vitest";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { sendBooking } from "./send-booking.ts";

// Row 8.13

const request: CreateBookingRequest = {
  patient: { name: "Harpreet Kaur", phone: "98765 43001", email: "", age: 44, address: "House 214", pinCode: "141002" },
  booking: {
    code: "BK-00000001",
    bookingDate: "2026-11-25",
    bookingTime: "10:00 AM",
    paymentMethod: "pay_later",
    totalAmount: "2299.00",
  },
  items: [{ itemType: "package", itemId: 5 }],
};
const createdBooking = { id: 1, code: "BK-00000009", totalAmount: "1999.00" };

const createApi =
  (status: number, body: unknown): ApiFetch =>
  async () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

// Row 10.23
test.each([201, 200])("status %i means booked, under the code of the server", async (status) => {
  expect(await sendBooking(createApi(status, { booking: createdBooking }), request)).toMatchObject({
    kind: "booked",
    booking: createdBooking,
  });
});

test("the confirmation shows what this page sent, whatever else the response contains", async () => {
  const changed = { patientName: "Simran Gill", phone: "+919876543999", address: "Kothi 7", paymentStatus: "paid" };
  expect(await sendBooking(createApi(200, { booking: { ...createdBooking, ...changed } }), request)).toEqual({
    kind: "booked",
    booking: {
      ...createdBooking,
      bookingDate: "2026-11-25",
      bookingTime: "10:00 AM",
      patientName: "Harpreet Kaur",
      phone: "+919876543001",
      email: null,
      age: 44,
      exactAge: null,
      gender: null,
      address: "House 214",
      pinCode: "141002",
      paymentMethod: "pay_later",
      paymentStatus: "pending",
    },
    items: [],
  });
});

test.each(["<html>", "", "{}", JSON.stringify({ booking: { id: 1 } })])(
  "a response of %j was booked but cannot be shown",
  async (body) => {
    expect(await sendBooking(createApi(201, body), request)).toEqual({ kind: "unreadable" });
  },
);

test("returns changed prices with their items", async () => {
  const items = [{ itemType: "test", itemId: 5, price: "350.00" }];
  const answer = createApi(409, { code: "price-changed", detail: "The price has changed.", items });
  expect(await sendBooking(answer, request)).toEqual({
    kind: "price-changed",
    sentence: "The price has changed.",
    prices: items,
  });
});

test("returns a full slot with the details of the day", async () => {
  const day = { date: "2026-11-25", closed: null, slots: [] };
  const problem = { code: "slot-full", detail: "This time has just been taken.", day, nearest: [] };
  expect(await sendBooking(createApi(409, problem), request)).toEqual({
    kind: "slot-full",
    sentence: "This time has just been taken.",
    problem,
  });
});

test("returns a duplicate with the server's message", async () => {
  const problem = { code: "booked-already", detail: "Booked already: BK-00000007.", earlierCode: "BK-00000007" };
  expect(await sendBooking(createApi(409, problem), request)).toEqual({
    kind: "booked-already",
    sentence: problem.detail,
  });
});

test("assigns error texts to their fields", async () => {
  const errors = { "patient.name": "A name.", "booking.bookingDate": "Closed.", "booking.code": "A code." };
  expect(await sendBooking(createApi(422, { code: "rule-broken", detail: "A name.", errors }), request)).toEqual({
    kind: "mistyped",
    mistakes: { name: "A name.", date: "Closed." },
  });
});

test("returns an error without a field with its own message", async () => {
  const answer = createApi(422, { code: "rule-broken", detail: "A test is gone.", errors: { items: "Gone." } });
  expect(await sendBooking(answer, request)).toEqual({ kind: "refused", sentence: "A test is gone." });
});

test("uses the specification's message for an error without a readable body", async () => {
  expect(await sendBooking(createApi(413, "too large"), request)).toEqual({
    kind: "refused",
    sentence: "There was an error processing your booking. Please try again.",
  });
});

test("nothing is booked when the server fails", async () => {
  expect(await sendBooking(createApi(500, { code: "failure", detail: "Oops." }), request)).toEqual({ kind: "failed" });
});

test("returns the helpline and the time to retry when the server cannot book now", async () => {
  const problem = { code: "unavailable", detail: "We cannot reach our records.", helpline: "+919876500000" };
  const busy: ApiFetch = async () => Response.json(problem, { status: 503, headers: { "retry-after": "40" } });
  expect(await sendBooking(busy, request)).toEqual({
    kind: "unanswered",
    busy: { sentence: problem.detail, helpline: problem.helpline, retryAfterSeconds: 40 },
  });
});

test("the outcome is unknown without a connection, or with a gateway's response only", async () => {
  const offline: ApiFetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await sendBooking(offline, request)).toEqual({ kind: "unanswered" });
  expect(await sendBooking(createApi(503, "Starting"), request)).toEqual({ kind: "unanswered" });
});
