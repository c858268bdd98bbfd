import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CancelReason, cancelReasonNames } from "#core/bookings/edit/cancel-reasons.ts";
import { writeConfirmation, writeVisitCancelled } from "#core/messages/booking-notifications.server.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

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

const day = "2026-11-26";
const times = ["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM", "12:00 PM", "01:00 PM"] as const;
let booked = 0;

async function book() {
  const bookingTime = times[booked++ % times.length] ?? times[0];
  const wish = await app.withCurrentPrice(buildBooking({ booking: { bookingDate: day, bookingTime }, again: true }));
  const { status, body } = await app.call("POST", "/api/bookings", wish, admin);
  expect(status).toBe(201);
  return body.booking as { id: number; version: number; bookingTime: string; patientId: number; phone: string };
}

const cancel = (id: number, body: { reason: string; note?: string; version?: number }) =>
  app.call("POST", `/api/bookings/${id}/cancel`, body, admin);

const read = async (id: number) => (await app.call("GET", `/api/bookings/${id}`, undefined, admin)).body;

async function countTaken(time: string): Promise<number> {
  const isHour = and(eq(slots.day, day), eq(slots.time, time));
  const [row] = await app.db.select({ taken: slots.taken }).from(slots).where(isHour);
  return row?.taken ?? 0;
}

const createContext = () => ({ ...app.ctx(), now: mondayMorning, emit: async () => {} });
const readMessages = (id: number) =>
  app.db.select().from(messages).where(eq(messages.bookingId, id)).orderBy(messages.id);

test("a cancelled booking is `declined` in the API, has its reason, and releases its seat", async () => {
  const visit = await book();
  const taken = await countTaken(visit.bookingTime);
  const { status, body } = await cancel(visit.id, { reason: "not-at-home", note: " Rang twice ", version: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "declined", cancelReason: "not-at-home", cancelNote: "Rang twice", version: 2 });
  expect(await countTaken(visit.bookingTime)).toBe(taken - 1);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${visit.id}/audit-log`, undefined, admin);
  const change = { from: "confirmed", to: "declined", reason: "not-at-home" };
  expect(auditEntries.at(-1)).toMatchObject({ action: "cancelled", change });
});

test("two simultaneous cancellations release one seat", async () => {
  const visit = await book();
  const taken = await countTaken(visit.bookingTime);
  const answers = await Promise.all([1, 2, 3].map(() => cancel(visit.id, { reason: "patient-asked" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(await countTaken(visit.bookingTime)).toBe(taken - 1);
});

test.each<[reason: CancelReason, words: string | null]>([
  ["patient-asked", "You asked us to cancel it."],
  ["not-at-home", "We came to your home, but could not meet you there."],
  ["lab-cannot-come", "we cannot come at that time."],
  ["wrong-booking", null],
  ["other", "Please call us if you would like to know why."],
])("for %s the patient reads: %s", async (reason, sentence) => {
  const visit = await book();
  await cancel(visit.id, { reason, note: "A note for the desk" });
  for (const _twice of [1, 2]) await writeVisitCancelled(createContext(), { bookingId: visit.id, version: 2 });
  const [, ...written] = await readMessages(visit.id);
  expect(written.map(({ kind }) => kind)).toEqual(sentence ? ["visit-cancelled"] : []);
  if (!sentence) return;
  expect(written[0]?.body).toContain(sentence);
  expect(written[0]?.body).not.toContain("A note for the desk");
  expect(written[0]?.variables).toHaveLength(6);
});

test("a patient who has paid reads that the money is returned, however the visit was called off", async () => {
  const [cancelled, declined] = [await book(), await book()];
  for (const { id } of [cancelled, declined])
    await app.db.update(bookings).set({ takenPaise: 50_000 }).where(eq(bookings.id, id));
  await cancel(cancelled.id, { reason: "lab-cannot-come" });
  await writeVisitCancelled(createContext(), { bookingId: cancelled.id, version: 2 });
  await app.call("PATCH", `/api/bookings/${declined.id}/status`, { status: "declined" }, admin);
  for (const { id } of [cancelled, declined])
    expect((await readMessages(id)).at(-1)?.body).toContain("What was paid for it will be returned.");
});

test("skips messages about the cancelled visit, and the cancellation of a reopened one", async () => {
  const visit = await book();
  await writeConfirmation(createContext(), visit.id);
  await cancel(visit.id, { reason: "patient-asked" });
  await writeVisitCancelled(createContext(), { bookingId: visit.id, version: 2 });
  const [confirmation, cancellation] = await readMessages(visit.id);
  expect((await outbox.deliver(confirmation?.id ?? 0)).failure).toBe("The booking had been declined.");
  await app.call("PATCH", `/api/bookings/${visit.id}/status`, { status: "confirmed" }, admin);
  expect((await outbox.deliver(cancellation?.id ?? 0)).failure).toBe("The visit takes place all the same.");
  expect(await read(visit.id)).toMatchObject({ status: "confirmed", cancelReason: null, cancelNote: null });
  await writeVisitCancelled(createContext(), { bookingId: visit.id, version: 4 });
  const kinds = (await readMessages(visit.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(["booking-confirmed", "visit-cancelled", "visit-confirmed"]);
});

test("staff may decline without a reason; a finished visit cannot be cancelled", async () => {
  const visit = await book();
  for (const status of ["declined", "sample_collected", "completed"]) {
    await app.call("PATCH", `/api/bookings/${visit.id}/status`, { status, ...statusAnswers }, admin);
    expect(await read(visit.id)).toMatchObject({ status, cancelReason: null });
    expect((await cancel(visit.id, { reason: "patient-asked" })).body.detail).toBe(
      "Only a visit that is still to come can be cancelled.",
    );
  }
});

test("another reason needs a short plain note, and a concurrent change is reported", async () => {
  const visit = await book();
  for (const note of [undefined, "  ", "<b>", "x".repeat(121)]) {
    const { status, body } = await cancel(visit.id, { reason: "other", ...(note !== undefined && { note }) });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["note"]]);
  }
  expect((await cancel(visit.id, { reason: "rain" })).status).toBe(422);
  expect((await cancel(visit.id, { reason: "patient-asked", version: 9 })).body.code).toBe("changed-meanwhile");
  expect((await read(visit.id)).status).toBe("confirmed");
});

test("the patient sees why and when it was declined, and never the staff's note", async () => {
  const visit = await book();
  await cancel(visit.id, { reason: "other", note: "Quarrels with the phlebotomist" });
  const login = await app.call("POST", "/api/patient/session", { phone: visit.phone });
  const patient = toCookieHeader(login);
  const list = await app.call("GET", `/api/bookings?patientId=${visit.patientId}`, undefined, patient);
  const detail = await app.call("GET", `/api/bookings/${visit.id}`, undefined, patient);
  const [listed] = list.body.filter(({ id }: { id: number }) => id === visit.id);
  expect(listed).toMatchObject({ cancelReason: "other", followed: { times: { declined: expect.any(String) } } });
  expect(detail.body.cancelReason).toBe("other");
  expect(JSON.stringify([list.body, detail.body])).not.toMatch(/Quarrels|cancelNote/);
});

test("the bookings file has the reason of each cancellation", async () => {
  const file = await app.call("POST", `/api/bookings.csv?from=${day}&to=${day}`, undefined, admin);
  const [head, ...lines] = file.body.trimEnd().split("\r\n");
  expect(head).toMatch(/,Why cancelled,Redraw of$/);
  expect(lines.some((line: string) => line.endsWith(",Pay Later,Not at home,"))).toBe(true);
  expect(cancelReasonNames).toHaveLength(5);
});
