import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeConfirmation } from "#core/messages/booking-notifications.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { bookings } from "#db/schema/bookings.ts";
import { messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { type FakeMailServer, startFakeMailServer } from "#test/fakes/mail-server.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

let app: TestApp;
let twilio: FakeTwilio;
let mail: FakeMailServer;
let outbox: ReturnType<typeof createOutboxDriver>;
beforeAll(async () => {
  [app, twilio, mail] = await Promise.all([createTestApp(), startFakeTwilio(), startFakeMailServer()]);
  outbox = createOutboxDriver(
    app,
    createTestMessaging(toTwilioConfig(twilio), { url: mail.url, from: "nabz <care@nabz.example>" }),
  );
});
afterAll(() => Promise.all([app.close(), twilio.close(), mail.close()]));

let visits = 0;

/** Books for another patient and returns the ids of booking and confirmation. */
async function confirmation(isProved = false): Promise<{ bookingId: number; messageId: number }> {
  const booking = { bookingTime: slotTimes[visits++ % slotTimes.length] as (typeof slotTimes)[number] };
  const request = await app.withCurrentPrice(
    buildBooking({ patient: { phone: String(9_811_130_000 + visits) }, booking }),
  );
  const { body } = await app.call("POST", "/api/bookings", request);
  const bookingId = body.booking.id as number;
  if (isProved) await app.db.update(bookings).set({ phoneProved: true }).where(eq(bookings.id, bookingId));
  await writeConfirmation(app.ctx(), bookingId);
  const [message] = await app.db.select().from(messages).where(eq(messages.bookingId, bookingId));
  return { bookingId, messageId: message?.id ?? 0 };
}

/** Uses up part of the hourly limit. */
async function spend(confirmations: number): Promise<void> {
  await app.db.delete(rateLimitAttempts);
  for (let i = 0; i < confirmations; i++) await app.limits.consume("unproved-confirmation", "all");
}

test("sends the hour's last confirmation and defers the next one", async () => {
  const [last, next] = [await confirmation(), await confirmation()];
  await spend(119);
  expect((await outbox.deliver(last.messageId)).state).toBe("sent");
  const waiting = await outbox.deliver(next.messageId);
  expect(waiting).toMatchObject({ state: "waiting", tries: 0, failure: expect.stringContaining("follows") });
  expect((await outbox.deliver(next.messageId, 3000)).state).toBe("waiting");
  await app.db.delete(rateLimitAttempts);
  expect(await outbox.deliver(next.messageId, 3601)).toMatchObject({ state: "sent", failure: null });
});

test("does not send a deferred confirmation if staff deleted its booking meanwhile", async () => {
  const { bookingId, messageId } = await confirmation();
  await spend(120);
  await outbox.deliver(messageId);
  await app.call("DELETE", `/api/bookings/${bookingId}`, undefined, await app.adminCookie());
  await app.db.delete(rateLimitAttempts);
  expect(await outbox.deliver(messageId, 3601)).toMatchObject({
    state: "failed",
    failure: "The booking had been deleted.",
  });
});

test("does not defer messages to a proved phone or messages caused by staff", async () => {
  const proved = await confirmation(true);
  const unproved = await confirmation();
  await spend(120);
  expect((await outbox.deliver(proved.messageId)).state).toBe("sent");
  const notification = await outbox.write({ kind: "visit-confirmed", bookingId: unproved.bookingId });
  expect((await outbox.deliver(notification)).state).toBe("sent");
});

/** Completes another visit for the phone, which makes the phone known. */
async function makeKnown(bookingId: number): Promise<void> {
  const [booked] = await app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  const phone = booked?.phone ?? "";
  const booking = { bookingDate: "2026-11-26" };
  await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking({ patient: { phone }, booking })));
  const isOther = and(eq(bookings.phone, phone), ne(bookings.id, bookingId));
  await app.db.update(bookings).set({ status: "completed" }).where(isOther);
}

test("known phones have a limit of their own", async () => {
  const [first, second] = [await confirmation(), await confirmation()];
  for (const { bookingId } of [first, second]) await makeKnown(bookingId);
  await spend(120);
  for (let i = 0; i < 299; i++) await app.limits.consume("known-confirmation", "all");
  expect((await outbox.deliver(first.messageId)).state).toBe("sent");
  expect((await outbox.deliver(second.messageId)).state).toBe("waiting");
});

test("counts a mail to a typed address as unknown although the phone is known", async () => {
  const { bookingId, messageId } = await confirmation();
  const email = "typed@example.com";
  await app.db.update(bookings).set({ email }).where(eq(bookings.id, bookingId));
  await makeKnown(bookingId);
  await spend(120);
  const byMail = await outbox.write({ channel: "email", recipient: email, bookingId });
  expect((await outbox.deliver(byMail)).state).toBe("waiting");
  expect((await outbox.deliver(messageId)).state).toBe("sent");
});

test("does not count a try that has already begun again", async () => {
  twilio.answers = [{ status: 429, code: 20429, message: "Too Many Requests", retryAfterSeconds: 5 }];
  const { messageId } = await confirmation();
  await spend(119);
  expect(await outbox.deliver(messageId)).toMatchObject({ state: "waiting", tries: 1 });
  expect((await outbox.deliver(messageId, 20)).state).toBe("sent");
});
