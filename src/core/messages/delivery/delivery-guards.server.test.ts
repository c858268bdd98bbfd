import { afterAll, beforeAll, expect, test } from "vitest";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { getStatusCause } from "#core/messages/templates/status-notification.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, statusAnswers } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

let app: TestApp;
let twilio: FakeTwilio;
let adminCookie: Awaited<ReturnType<TestApp["adminCookie"]>>;
let bookingId: number;
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  adminCookie = await app.adminCookie();
  bookingId = (await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()))).body.booking.id;
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

const kinds = {
  confirmed: "visit-confirmed",
  declined: "visit-declined",
  sample_collected: "sample-collected",
} as const;
type NotifiedStatus = keyof typeof kinds;

const setStatus = (status: BookingStatus) =>
  app.call("PATCH", `/api/bookings/${bookingId}/status`, { status, ...statusAnswers }, adminCookie);

/** Writes a message about the first status and delivers it when the booking has the second. */
async function deliverAfter(notified: NotifiedStatus | null, now: BookingStatus) {
  const outbox = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
  await setStatus(notified ?? "pending");
  const id = await outbox.write(
    notified === null
      ? { kind: "booking-confirmed", bookingId }
      : { kind: kinds[notified], bookingId, cause: `${getStatusCause(bookingId, notified, 1)}, then ${now}` },
  );
  await setStatus(now);
  const { state, failure } = await outbox.deliver(id);
  return failure ?? state;
}

test.each<[notified: NotifiedStatus, now: BookingStatus, becomes: string]>([
  ["confirmed", "confirmed", "sent"],
  ["confirmed", "declined", "The booking had another status by then."],
  ["confirmed", "sample_collected", "The booking had another status by then."],
  ["declined", "declined", "sent"],
  ["declined", "confirmed", "The booking had another status by then."],
  ["sample_collected", "testing_in_progress", "sent"],
  ["sample_collected", "confirmed", "The booking had another status by then."],
])("message about %s with the booking %s becomes %s", async (notified, now, becomes) => {
  expect(await deliverAfter(notified, now)).toBe(becomes);
});

test("does not send a confirmation for a visit that was declined meanwhile", async () => {
  expect(await deliverAfter(null, "declined")).toBe("The booking had been declined.");
  expect(await deliverAfter(null, "confirmed")).toBe("sent");
});
