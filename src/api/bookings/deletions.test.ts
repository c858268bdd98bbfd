import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeConfirmation } from "#core/messages/write-booking-news.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { attempts, messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning, releaseAnswers, statusAnswers } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";
import { aPdf } from "#test/pdf.ts";

let app: TestApp;
let twilio: TwilioDouble;
let outbox: ReturnType<typeof outboxOf>;
let desk: { cookie: string };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = outboxOf(app, messagingBy(settingsOf(twilio)));
  desk = await app.deskCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

let visits = 0;
async function book(): Promise<number> {
  const bookingTime = slotTimes[visits++ % slotTimes.length] ?? "07:00 AM";
  const wish = await app.priced(aBooking({ patient: { name: "Harpreet Kaur" }, booking: { bookingTime } }));
  return (await app.call("POST", "/api/bookings", wish)).body.booking.id;
}

const remove = (id: number, query = "") => app.call("DELETE", `/api/bookings/${id}${query}`, undefined, desk);
const setStatus = (id: number, status: string) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers }, desk);

/** What goes out to the patient of a booking. */
async function told(bookingId: number): Promise<string[]> {
  twilio.messages.length = 0;
  const written = await app.db.select().from(messages).where(eq(messages.bookingId, bookingId));
  for (const { id } of written) await outbox.deliver(id);
  return twilio.messages.map(({ form }) => String(form.Body));
}

// Row 10.17
test("a deleted visit to come is told to its patient in one message, with the day and the helpline", async () => {
  const id = await book();
  expect((await remove(id)).status).toBe(204);
  const [news, ...more] = await told(id);
  expect(more).toEqual([]);
  expect(news).toContain("Hello Harpreet,");
  expect(news).toContain("on Wednesday, 25 November 2026, 07:00 AM will not take place");
  expect(news).toMatch(/call \+91 \d/);
});

test.each([
  ["declined", 0],
  ["sample_collected", 0],
  ["testing_in_progress", 0],
  ["pending", 1],
])("of a deleted booking that is %s, the deletion itself writes %i messages", async (status, count) => {
  const id = await book();
  await setStatus(id, status);
  const before = await app.db.$count(messages, eq(messages.bookingId, id));
  await remove(id);
  expect(await app.db.$count(messages, eq(messages.bookingId, id))).toBe(before + count);
});

test("a deleted visit of yesterday is told to nobody", async () => {
  const id = await book();
  app.setClock(new Date("2026-11-26T05:00:00Z"));
  await remove(id, "?reason=other");
  app.setClock(mondayMorning);
  expect(await told(id)).toEqual([]);
});

test("the news of a decline still goes out when the booking is deleted before it was sent", async () => {
  const id = await book();
  await setStatus(id, "declined");
  await remove(id);
  expect(await told(id)).toEqual([expect.stringContaining("will not take place")]);
});

test("of a false booking whose confirmation was put off, its deletion tells the stranger nothing", async () => {
  const id = await book();
  await writeConfirmation(app.ctx(), id);
  for (let n = 0; n < 120; n++) await app.limits.spend("unproved-confirmation", "all");
  expect(await told(id)).toEqual([]);
  await remove(id, "?reason=false-booking");
  await app.db.delete(attempts);
  expect(await app.db.$count(messages, eq(messages.bookingId, id))).toBe(1);
});

test("the desk may say why, from a list, and the trail keeps it", async () => {
  const id = await book();
  expect((await remove(id, "?reason=Harpreet%20is%20ill")).status).toBe(422);
  expect((await remove(id, "?reason=patient-asked")).status).toBe(204);
  const { rows } = await app.db.execute(
    sql`select change from audit_trail where booking_id = ${id} and action = 'deleted'`,
  );
  expect(rows).toMatchObject([{ change: { status: "confirmed", reason: "patient-asked" } }]);
});

test("a booking with a released report is not deleted; after the report was withdrawn it is", async () => {
  const id = await book();
  const path = `/api/bookings/${id}/report`;
  const uploaded = await app.request(path, { method: "PUT", headers: desk, body: aPdf() });
  const { id: reportId } = await uploaded.json();
  await app.call("POST", `${path}/release`, { reportId, ...releaseAnswers }, desk);
  const refused = await remove(id);
  expect([refused.status, refused.body.code]).toEqual([409, "report-released"]);
  expect(refused.body.detail).toContain("Please withdraw the report first");
  expect((await app.call("GET", path.replace("/report", ""), undefined, desk)).status).toBe(200);
  await app.call("POST", `${path}/withdraw`, { reportId }, desk);
  expect((await remove(id)).status).toBe(204);
});
