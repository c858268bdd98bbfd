import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeConfirmation } from "#core/messages/write-booking-news.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { bookings } from "#db/schema/bookings.ts";
import { attempts, messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";
import { type MailServer, startMailServer } from "#test/doubles/mail-server.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";

let app: TestApp;
let twilio: TwilioDouble;
let mail: MailServer;
let outbox: ReturnType<typeof outboxOf>;
beforeAll(async () => {
  [app, twilio, mail] = await Promise.all([createTestApp(), startTwilio(), startMailServer()]);
  outbox = outboxOf(app, messagingBy(settingsOf(twilio), { url: mail.url, from: "nabz <care@nabz.example>" }));
});
afterAll(() => Promise.all([app.close(), twilio.close(), mail.close()]));

let visits = 0;

/** The number of the message that confirms a visit of somebody else. */
async function confirmation(isProved = false): Promise<{ bookingId: number; messageId: number }> {
  const booking = { bookingTime: slotTimes[visits++ % slotTimes.length] as (typeof slotTimes)[number] };
  const wish = await app.priced(aBooking({ patient: { phone: String(9_811_130_000 + visits) }, booking }));
  const { body } = await app.call("POST", "/api/bookings", wish);
  const bookingId = body.booking.id as number;
  if (isProved) await app.db.update(bookings).set({ phoneProved: true }).where(eq(bookings.id, bookingId));
  await writeConfirmation(app.ctx(), bookingId);
  const [written] = await app.db.select().from(messages).where(eq(messages.bookingId, bookingId));
  return { bookingId, messageId: written?.id ?? 0 };
}

/** So many confirmations went out within the hour. */
async function spend(confirmations: number): Promise<void> {
  await app.db.delete(attempts);
  for (let n = 0; n < confirmations; n++) await app.limits.spend("unproved-confirmation", "all");
}

test("the hour's last confirmation goes out, the next one waits for its hour and goes out then", async () => {
  const [last, next] = [await confirmation(), await confirmation()];
  await spend(119);
  expect((await outbox.deliver(last.messageId)).state).toBe("sent");
  const waiting = await outbox.deliver(next.messageId);
  expect(waiting).toMatchObject({ state: "waiting", tries: 0, failure: expect.stringContaining("follows") });
  expect((await outbox.deliver(next.messageId, 3000)).state).toBe("waiting");
  await app.db.delete(attempts);
  expect(await outbox.deliver(next.messageId, 3601)).toMatchObject({ state: "sent", failure: null });
});

test("one that waits is not sent where the desk has deleted its booking meanwhile", async () => {
  const { bookingId, messageId } = await confirmation();
  await spend(120);
  await outbox.deliver(messageId);
  await app.call("DELETE", `/api/bookings/${bookingId}`, undefined, await app.deskCookie());
  await app.db.delete(attempts);
  expect(await outbox.deliver(messageId, 3601)).toMatchObject({
    state: "failed",
    failure: "The booking had been deleted.",
  });
});

test("neither a proved phone waits, nor a message that the desk has caused", async () => {
  const proved = await confirmation(true);
  const unproved = await confirmation();
  await spend(120);
  expect((await outbox.deliver(proved.messageId)).state).toBe("sent");
  const news = await outbox.write({ kind: "visit-confirmed", bookingId: unproved.bookingId });
  expect((await outbox.deliver(news)).state).toBe("sent");
});

/** Another visit of the booking's phone took place, which makes the phone known. */
async function makeKnown(bookingId: number): Promise<void> {
  const [booked] = await app.db.select().from(bookings).where(eq(bookings.id, bookingId));
  const phone = booked?.phone ?? "";
  const booking = { bookingDate: "2026-11-26" };
  await app.call("POST", "/api/bookings", await app.priced(aBooking({ patient: { phone }, booking })));
  const isOther = and(eq(bookings.phone, phone), ne(bookings.id, bookingId));
  await app.db.update(bookings).set({ status: "completed" }).where(isOther);
}

test("strangers' confirmations hold up none to a known phone, which have a budget of their own", async () => {
  const [first, second] = [await confirmation(), await confirmation()];
  for (const { bookingId } of [first, second]) await makeKnown(bookingId);
  await spend(120);
  for (let n = 0; n < 299; n++) await app.limits.spend("known-confirmation", "all");
  expect((await outbox.deliver(first.messageId)).state).toBe("sent");
  expect((await outbox.deliver(second.messageId)).state).toBe("waiting");
});

test("a mail to an address that a visitor typed is a stranger's, though the phone is known", async () => {
  const { bookingId, messageId } = await confirmation();
  const email = "typed@example.com";
  await app.db.update(bookings).set({ email }).where(eq(bookings.id, bookingId));
  await makeKnown(bookingId);
  await spend(120);
  const byMail = await outbox.write({ channel: "email", recipient: email, bookingId });
  expect((await outbox.deliver(byMail)).state).toBe("waiting");
  expect((await outbox.deliver(messageId)).state).toBe("sent");
});

test("a try that has begun is not counted again", async () => {
  twilio.answers = [{ status: 429, code: 20429, message: "Too Many Requests", retryAfterSeconds: 5 }];
  const { messageId } = await confirmation();
  await spend(119);
  expect(await outbox.deliver(messageId)).toMatchObject({ state: "waiting", tries: 1 });
  expect((await outbox.deliver(messageId, 20)).state).toBe("sent");
});
