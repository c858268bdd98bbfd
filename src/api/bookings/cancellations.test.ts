import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CancelReason, cancelReasonNames } from "#core/bookings/changing/cancel-reasons.ts";
import { writeConfirmation, writeVisitCancelled } from "#core/messages/write-booking-news.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { cookieOf, createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";

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

const day = "2026-11-26";
const times = ["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM", "12:00 PM", "01:00 PM"] as const;
let booked = 0;

async function book() {
  const bookingTime = times[booked++ % times.length] ?? times[0];
  const wish = await app.priced(aBooking({ booking: { bookingDate: day, bookingTime }, again: true }));
  const { status, body } = await app.call("POST", "/api/bookings", wish, desk);
  expect(status).toBe(201);
  return body.booking as { id: number; version: number; bookingTime: string; patientId: number; phone: string };
}

const cancel = (id: number, body: { reason: string; note?: string; version?: number }) =>
  app.call("POST", `/api/bookings/${id}/cancel`, body, desk);

const read = async (id: number) => (await app.call("GET", `/api/bookings/${id}`, undefined, desk)).body;

async function takenAt(time: string): Promise<number> {
  const isHour = and(eq(slots.day, day), eq(slots.time, time));
  const [row] = await app.db.select({ taken: slots.taken }).from(slots).where(isHour);
  return row?.taken ?? 0;
}

const ground = () => ({ db: app.db, now: mondayMorning, announce: async () => {} });
const writtenOf = (id: number) => app.db.select().from(messages).where(eq(messages.bookingId, id)).orderBy(messages.id);

test("a cancelled visit is declined on the wire, with its reason beside it, and gives its seat back", async () => {
  const visit = await book();
  const taken = await takenAt(visit.bookingTime);
  const { status, body } = await cancel(visit.id, { reason: "not-at-home", note: " Rang twice ", version: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "declined", cancelReason: "not-at-home", cancelNote: "Rang twice", version: 2 });
  expect(await takenAt(visit.bookingTime)).toBe(taken - 1);
  const { body: trail } = await app.call("GET", `/api/bookings/${visit.id}/trail`, undefined, desk);
  const change = { from: "confirmed", to: "declined", reason: "not-at-home" };
  expect(trail.at(-1)).toMatchObject({ action: "cancelled", change });
});

test("two who cancel at once give one seat back", async () => {
  const visit = await book();
  const taken = await takenAt(visit.bookingTime);
  const answers = await Promise.all([1, 2, 3].map(() => cancel(visit.id, { reason: "patient-asked" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(await takenAt(visit.bookingTime)).toBe(taken - 1);
});

test.each<[reason: CancelReason, words: string | null]>([
  ["patient-asked", "You asked us to cancel it."],
  ["not-at-home", "Nobody was at home when we came."],
  ["lab-cannot-come", "we cannot come at that hour."],
  ["wrong-booking", null],
  ["other", "Please call us if you would like to know why."],
])("for %s the patient reads: %s", async (reason, sentence) => {
  const visit = await book();
  await cancel(visit.id, { reason, note: "A note for the desk" });
  for (const _twice of [1, 2]) await writeVisitCancelled(ground(), { bookingId: visit.id, version: 2 });
  const [, ...written] = await writtenOf(visit.id);
  expect(written.map(({ kind }) => kind)).toEqual(sentence ? ["visit-cancelled"] : []);
  if (!sentence) return;
  expect(written[0]?.body).toContain(sentence);
  expect(written[0]?.body).not.toContain("A note for the desk");
  expect(written[0]?.variables).toHaveLength(6);
});

test("what was written of the visit does not go out any more, nor the cancellation of one that was set right again", async () => {
  const visit = await book();
  await writeConfirmation(ground(), visit.id);
  await cancel(visit.id, { reason: "patient-asked" });
  await writeVisitCancelled(ground(), { bookingId: visit.id, version: 2 });
  const [confirmation, cancellation] = await writtenOf(visit.id);
  expect((await outbox.deliver(confirmation?.id ?? 0)).failure).toBe("The booking had been declined.");
  await app.call("PATCH", `/api/bookings/${visit.id}/status`, { status: "confirmed" }, desk);
  expect((await outbox.deliver(cancellation?.id ?? 0)).failure).toBe("The visit takes place all the same.");
  expect(await read(visit.id)).toMatchObject({ status: "confirmed", cancelReason: null, cancelNote: null });
  await writeVisitCancelled(ground(), { bookingId: visit.id, version: 4 });
  const kinds = (await writtenOf(visit.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(["booking-confirmed", "visit-cancelled", "visit-confirmed"]);
});

test("the desk may still decline without a reason, and a visit that is over is not cancelled", async () => {
  const visit = await book();
  for (const status of ["declined", "sample_collected", "completed"]) {
    await app.call("PATCH", `/api/bookings/${visit.id}/status`, { status, ...statusAnswers }, desk);
    expect(await read(visit.id)).toMatchObject({ status, cancelReason: null });
    expect((await cancel(visit.id, { reason: "patient-asked" })).body.detail).toBe(
      "Only a visit that is still to come can be cancelled.",
    );
  }
});

test("another reason needs a few plain words, and a change that was not seen is told", async () => {
  const visit = await book();
  for (const note of [undefined, "  ", "<b>", "x".repeat(121)]) {
    const { status, body } = await cancel(visit.id, { reason: "other", ...(note !== undefined && { note }) });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["note"]]);
  }
  expect((await cancel(visit.id, { reason: "rain" })).status).toBe(422);
  expect((await cancel(visit.id, { reason: "patient-asked", version: 9 })).body.code).toBe("changed-meanwhile");
  expect((await read(visit.id)).status).toBe("confirmed");
});

test("its patient sees why, when it was declined, and never what the staff wrote for each other", async () => {
  const visit = await book();
  await cancel(visit.id, { reason: "other", note: "Quarrels with the collector" });
  const login = await app.call("POST", "/api/patient/session", { phone: visit.phone });
  const patient = cookieOf(login);
  const list = await app.call("GET", `/api/bookings?patientId=${visit.patientId}`, undefined, patient);
  const one = await app.call("GET", `/api/bookings/${visit.id}`, undefined, patient);
  const [listed] = list.body.filter(({ id }: { id: number }) => id === visit.id);
  expect(listed).toMatchObject({ cancelReason: "other", followed: { times: { declined: expect.any(String) } } });
  expect(one.body.cancelReason).toBe("other");
  expect(JSON.stringify([list.body, one.body])).not.toMatch(/Quarrels|cancelNote/);
});

test("the file of bookings says why each was cancelled", async () => {
  const file = await app.call("POST", `/api/bookings.csv?from=${day}&to=${day}`, undefined, desk);
  const [head, ...lines] = file.body.trimEnd().split("\r\n");
  expect(head).toMatch(/,Why cancelled$/);
  expect(lines.some((line: string) => line.endsWith(",Pay Later,Not at home"))).toBe(true);
  expect(cancelReasonNames).toHaveLength(5);
});
