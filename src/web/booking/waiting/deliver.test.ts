import { expect, test } from "vitest";
import type { Booking, NewBooking } from "#core/bookings/schema.ts";
import type { Outcome } from "#web/booking/submit/send-booking.ts";
import { deliver } from "./deliver.ts";

// Row 8.14

const request = { booking: { code: "BK-00000001" } } as NewBooking;
const booked: Outcome = { kind: "booked", booking: { code: "BK-00000001" } as Booking, items: [] };
const unanswered: Outcome = { kind: "unanswered" };
const unreadable: Outcome = { kind: "unreadable" };

/** A line that gives these answers in turn, and notes what was sent and how often it waited. */
function lineOf(...answers: Outcome[]) {
  const sent: NewBooking[] = [];
  const pauses: number[] = [];
  return {
    sent,
    pauses,
    send: async (one: NewBooking) => {
      sent.push(one);
      return answers[sent.length - 1] ?? unanswered;
    },
    mayGo: async () => true,
    pause: async (tries: number) => {
      pauses.push(tries);
      return tries < 5;
    },
  };
}

// Row 10.22
test("the same request is sent until it is answered", async () => {
  const line = lineOf(unanswered, unanswered, booked);
  expect(await deliver(request, line)).toBe(booked);
  expect(line.sent).toEqual([request, request, request]);
  expect(line.pauses).toEqual([1, 2]);
});

test("a server that cannot book is asked again, as late as it wishes", async () => {
  const busy = { sentence: "Not now.", helpline: null, retryAfterSeconds: 40 };
  const told: unknown[] = [];
  const line = lineOf({ kind: "unanswered", busy }, booked);
  const pause = async (_tries: number, heard: unknown) => told.push(heard) > 0;
  expect(await deliver(request, { ...line, pause })).toBe(booked);
  expect(told).toEqual([busy]);
});

test("a refusal is an answer", async () => {
  const refused: Outcome = { kind: "refused", sentence: "Gone." };
  expect(await deliver(request, lineOf(unanswered, refused))).toBe(refused);
});

test("an answer that cannot be read is asked for once more, without waiting", async () => {
  const line = lineOf(unreadable, booked);
  expect(await deliver(request, line)).toBe(booked);
  expect(line.pauses).toEqual([]);
  expect(await deliver(request, lineOf(unreadable, unreadable))).toBe(unreadable);
});

test("whoever no longer waits gives up", async () => {
  expect(await deliver(request, lineOf())).toEqual({ kind: "given-up" });
});

test("before each try it is asked whether the booking is still wanted", async () => {
  const line = lineOf(unanswered, booked);
  let asked = 0;
  const mayGo = async () => ++asked < 2;
  expect(await deliver(request, { ...line, mayGo })).toEqual({ kind: "given-up" });
  expect(line.sent).toHaveLength(1);
});
