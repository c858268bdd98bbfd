import { expect, test } from "vitest";
import type { NewBooking } from "#core/bookings/schema.ts";
import type { ApiFetch } from "#web/context.ts";
import { sendBooking } from "./send-booking.ts";

// Row 8.13

const request: NewBooking = {
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
const placed = { id: 1, code: "BK-00000009", totalAmount: "1999.00" };

const answering =
  (status: number, body: unknown): ApiFetch =>
  async () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

// Row 10.23
test.each([201, 200])("an answer %i is booked, under the code that the server chose", async (status) => {
  expect(await sendBooking(answering(status, { booking: placed }), request)).toMatchObject({
    kind: "booked",
    booking: placed,
  });
});

test("the confirmation shows what this page sent, whatever else the answer says", async () => {
  const changed = { patientName: "Simran Gill", phone: "+919876543999", address: "Kothi 7", paymentStatus: "paid" };
  expect(await sendBooking(answering(200, { booking: { ...placed, ...changed } }), request)).toEqual({
    kind: "booked",
    booking: {
      ...placed,
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
  "a good answer that reads %j was booked but cannot be shown",
  async (body) => {
    expect(await sendBooking(answering(201, body), request)).toEqual({ kind: "unreadable" });
  },
);

test("changed prices come back with their items", async () => {
  const items = [{ itemType: "test", itemId: 5, price: "350.00" }];
  const answer = answering(409, { code: "price-changed", detail: "The price has changed.", items });
  expect(await sendBooking(answer, request)).toEqual({
    kind: "price-changed",
    sentence: "The price has changed.",
    prices: items,
  });
});

test("a full slot comes back with what the refusal tells of the day", async () => {
  const day = { date: "2026-11-25", closed: null, slots: [] };
  const problem = { code: "slot-full", detail: "This time has just been taken.", day, nearest: [] };
  expect(await sendBooking(answering(409, problem), request)).toEqual({
    kind: "slot-full",
    sentence: "This time has just been taken.",
    problem,
  });
});

test("what is booked already is asked about in the server's words", async () => {
  const problem = { code: "booked-already", detail: "Booked already: BK-00000007.", earlierCode: "BK-00000007" };
  expect(await sendBooking(answering(409, problem), request)).toEqual({
    kind: "booked-already",
    sentence: problem.detail,
  });
});

test("sentences about fields find their fields", async () => {
  const errors = { "patient.name": "A name.", "booking.bookingDate": "Closed.", "booking.code": "A code." };
  expect(await sendBooking(answering(422, { code: "rule-broken", detail: "A name.", errors }), request)).toEqual({
    kind: "mistyped",
    mistakes: { name: "A name.", date: "Closed." },
  });
});

test("a refusal that belongs to no field is told in its own words", async () => {
  const answer = answering(422, { code: "rule-broken", detail: "A test is gone.", errors: { items: "Gone." } });
  expect(await sendBooking(answer, request)).toEqual({ kind: "refused", sentence: "A test is gone." });
});

test("a refusal without a readable body is told in the specification's words", async () => {
  expect(await sendBooking(answering(413, "too large"), request)).toEqual({
    kind: "refused",
    sentence: "There was an error processing your booking. Please try again.",
  });
});

test("a failing server has booked nothing", async () => {
  expect(await sendBooking(answering(500, { code: "failure", detail: "Oops." }), request)).toEqual({ kind: "failed" });
});

test("a server that cannot book now says so, whom to call, and when to come again", async () => {
  const problem = { code: "unavailable", detail: "We cannot reach our records.", helpline: "+919876500000" };
  const busy: ApiFetch = async () => Response.json(problem, { status: 503, headers: { "retry-after": "40" } });
  expect(await sendBooking(busy, request)).toEqual({
    kind: "unanswered",
    busy: { sentence: problem.detail, helpline: problem.helpline, retryAfterSeconds: 40 },
  });
});

test("without a line, or with a gateway's answer alone, nobody knows", async () => {
  const offline: ApiFetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  expect(await sendBooking(offline, request)).toEqual({ kind: "unanswered" });
  expect(await sendBooking(answering(503, "Starting"), request)).toEqual({ kind: "unanswered" });
});
