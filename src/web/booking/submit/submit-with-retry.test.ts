import { expect, test } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { SubmitOutcome } from "#web/booking/submit/send-booking.ts";
import { submitWithRetry } from "./submit-with-retry.ts";

// Row 8.14

const request = { booking: { code: "BK-00000001" } } as CreateBookingRequest;
const booked: SubmitOutcome = { kind: "booked", booking: { code: "BK-00000001" } as Booking, items: [] };
const unanswered: SubmitOutcome = { kind: "unanswered" };
const unreadable: SubmitOutcome = { kind: "unreadable" };

/** Returns controls that yield these outcomes in turn, and record what was sent and each pause. */
function createControls(...answers: SubmitOutcome[]) {
  const sent: CreateBookingRequest[] = [];
  const pauses: number[] = [];
  return {
    sent,
    pauses,
    send: async (sentRequest: CreateBookingRequest) => {
      sent.push(sentRequest);
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
test("sends the same request until it is answered", async () => {
  const controls = createControls(unanswered, unanswered, booked);
  expect(await submitWithRetry(request, controls)).toBe(booked);
  expect(controls.sent).toEqual([request, request, request]);
  expect(controls.pauses).toEqual([1, 2]);
});

test("retries a server that cannot book after the time it asks for", async () => {
  const busy = { sentence: "Not now.", helpline: null, retryAfterSeconds: 40 };
  const pauses: unknown[] = [];
  const controls = createControls({ kind: "unanswered", busy }, booked);
  const pause = async (_tries: number, state: unknown) => pauses.push(state) > 0;
  expect(await submitWithRetry(request, { ...controls, pause })).toBe(booked);
  expect(pauses).toEqual([busy]);
});

test("a rejection is a final response", async () => {
  const rejected: SubmitOutcome = { kind: "refused", sentence: "Gone." };
  expect(await submitWithRetry(request, createControls(unanswered, rejected))).toBe(rejected);
});

test("repeats the request at once if the response cannot be read", async () => {
  const controls = createControls(unreadable, booked);
  expect(await submitWithRetry(request, controls)).toBe(booked);
  expect(controls.pauses).toEqual([]);
  expect(await submitWithRetry(request, createControls(unreadable, unreadable))).toBe(unreadable);
});

test("gives up when it is no longer wanted", async () => {
  expect(await submitWithRetry(request, createControls())).toEqual({ kind: "given-up" });
});

test("checks before each try whether the booking is still wanted", async () => {
  const controls = createControls(unanswered, booked);
  let checks = 0;
  const mayGo = async () => ++checks < 2;
  expect(await submitWithRetry(request, { ...controls, mayGo })).toEqual({ kind: "given-up" });
  expect(controls.sent).toHaveLength(1);
});
