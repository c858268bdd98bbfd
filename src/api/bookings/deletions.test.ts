import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeConfirmation } from "#core/messages/booking-notifications.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, releaseConfirmations, statusAnswers } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";
import { buildPdf } from "#test/pdf-fixture.ts";

let app: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
let admin: { cookie: string };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
  admin = await app.adminCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

let visits = 0;
async function book(): Promise<number> {
  const bookingTime = slotTimes[visits++ % slotTimes.length] ?? "07:00 AM";
  const wish = await app.withCurrentPrice(
    buildBooking({ patient: { name: "Harpreet Kaur" }, booking: { bookingTime } }),
  );
  return (await app.call("POST", "/api/bookings", wish)).body.booking.id;
}

const remove = (id: number, query = "") => app.call("DELETE", `/api/bookings/${id}${query}`, undefined, admin);
const setStatus = (id: number, status: string) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers }, admin);

/** Delivers a booking's messages and returns the texts sent. */
async function deliverAndListSent(bookingId: number): Promise<string[]> {
  twilio.messages.length = 0;
  const written = await app.db.select().from(messages).where(eq(messages.bookingId, bookingId));
  for (const { id } of written) await outbox.deliver(id);
  return twilio.messages.map(({ form }) => String(form.Body));
}

// Row 10.17
test("notifies the patient of a deleted upcoming visit once, with the day and the helpline", async () => {
  const id = await book();
  expect((await remove(id)).status).toBe(204);
  const [news, ...more] = await deliverAndListSent(id);
  expect(more).toEqual([]);
  expect(news).toContain("Hello Harpreet,");
  expect(news).toContain("on Wednesday, 25 November 2026, 7:00 AM will not take place");
  expect(news).toMatch(/call \+91 \d/);
});

test.each([
  ["declined", 0],
  ["sample_collected", 0],
  ["testing_in_progress", 0],
  ["pending", 1],
])("deleting a booking that is %s writes %i messages", async (status, count) => {
  const id = await book();
  await setStatus(id, status);
  const before = await app.db.$count(messages, eq(messages.bookingId, id));
  await remove(id);
  expect(await app.db.$count(messages, eq(messages.bookingId, id))).toBe(before + count);
});

test("does not notify the patient of a deleted visit of yesterday", async () => {
  const id = await book();
  app.setClock(new Date("2026-11-26T05:00:00Z"));
  await remove(id, "?reason=other");
  app.setClock(mondayMorning);
  expect(await deliverAndListSent(id)).toEqual([]);
});

test("still sends the notification of a decline if the booking is deleted first", async () => {
  const id = await book();
  await setStatus(id, "declined");
  await remove(id);
  expect(await deliverAndListSent(id)).toEqual([expect.stringContaining("will not take place")]);
});

test("deleting a false booking whose confirmation was deferred sends the stranger nothing", async () => {
  const id = await book();
  await writeConfirmation(app.ctx(), id);
  for (let n = 0; n < 120; n++) await app.limits.consume("unproved-confirmation", "all");
  expect(await deliverAndListSent(id)).toEqual([]);
  await remove(id, "?reason=false-booking");
  await app.db.delete(rateLimitAttempts);
  expect(await app.db.$count(messages, eq(messages.bookingId, id))).toBe(1);
});

test("a deletion may have a reason from a list, which the audit log records", async () => {
  const id = await book();
  expect((await remove(id, "?reason=Harpreet%20is%20ill")).status).toBe(422);
  expect((await remove(id, "?reason=patient-asked")).status).toBe(204);
  const { rows } = await app.db.execute(
    sql`select change from audit_log where booking_id = ${id} and action = 'deleted'`,
  );
  expect(rows).toMatchObject([{ change: { status: "confirmed", reason: "patient-asked" } }]);
});

test("a booking with a released report cannot be deleted until the report is withdrawn", async () => {
  const id = await book();
  const path = `/api/bookings/${id}/report`;
  const uploaded = await app.request(path, { method: "PUT", headers: admin, body: buildPdf() });
  const { id: reportId } = await uploaded.json();
  await app.call("POST", `${path}/release`, { reportId, ...releaseConfirmations }, admin);
  const rejected = await remove(id);
  expect([rejected.status, rejected.body.code]).toEqual([409, "report-released"]);
  expect(rejected.body.detail).toContain("Please withdraw the report first");
  expect((await app.call("GET", path.replace("/report", ""), undefined, admin)).status).toBe(200);
  await app.call("POST", `${path}/withdraw`, { reportId }, admin);
  expect((await remove(id)).status).toBe(204);
});
