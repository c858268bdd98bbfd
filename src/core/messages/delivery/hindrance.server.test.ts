import { afterAll, beforeAll, expect, test } from "vitest";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { statusCause } from "#core/messages/texts/status-news.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, statusAnswers } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";

let app: TestApp;
let twilio: TwilioDouble;
let desk: Awaited<ReturnType<TestApp["deskCookie"]>>;
let bookingId: number;
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startTwilio()]);
  desk = await app.deskCookie();
  bookingId = (await app.call("POST", "/api/bookings", await app.priced(aBooking()))).body.booking.id;
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

const kinds = {
  confirmed: "visit-confirmed",
  declined: "visit-declined",
  sample_collected: "sample-collected",
} as const;
type Told = keyof typeof kinds;

const setStatus = (status: BookingStatus) =>
  app.call("PATCH", `/api/bookings/${bookingId}/status`, { status, ...statusAnswers }, desk);

/** Writes a message about the first status, and has it sent when the booking has the second. */
async function sentAfter(told: Told | null, now: BookingStatus) {
  const outbox = outboxOf(app, messagingBy(settingsOf(twilio)));
  await setStatus(told ?? "pending");
  const id = await outbox.write(
    told === null
      ? { kind: "booking-confirmed", bookingId }
      : { kind: kinds[told], bookingId, cause: `${statusCause(bookingId, told, 1)}, then ${now}` },
  );
  await setStatus(now);
  const { state, failure } = await outbox.deliver(id);
  return failure ?? state;
}

test.each<[told: Told, now: BookingStatus, becomes: string]>([
  ["confirmed", "confirmed", "sent"],
  ["confirmed", "declined", "The booking had another status by then."],
  ["confirmed", "sample_collected", "The booking had another status by then."],
  ["declined", "declined", "sent"],
  ["declined", "confirmed", "The booking had another status by then."],
  ["sample_collected", "testing_in_progress", "sent"],
  ["sample_collected", "confirmed", "The booking had another status by then."],
])("news of %s, when the booking is %s, becomes: %s", async (told, now, becomes) => {
  expect(await sentAfter(told, now)).toBe(becomes);
});

test("a confirmation does not go out for a visit that was declined meanwhile", async () => {
  expect(await sentAfter(null, "declined")).toBe("The booking had been declined.");
  expect(await sentAfter(null, "confirmed")).toBe("sent");
});
