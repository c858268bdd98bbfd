import { afterAll, beforeAll, expect, test } from "vitest";
import { writeConfirmation } from "#core/messages/booking-notifications.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

const openDays = [
  ...["25", "26", "27", "28", "30"].map((date) => `2026-11-${date}`),
  ...["01", "02", "03", "04", "05", "07"].map((date) => `2026-12-${date}`),
];
const SEATS_OF_A_DAY = 48;
const FALSE_BOOKINGS = 600;
const REAL_BOOKINGS = 50;

let app: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
beforeAll(async () => {
  twilio = await startFakeTwilio();
  const messaging = createTestMessaging(toTwilioConfig(twilio));
  app = await createTestApp({ patientLogin: "otp", messaging });
  outbox = createOutboxDriver(app, messaging);
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

type Sent = { id: number; status: number; day: string };

async function book(n: number, address: string, patient: { name: string; phone: string; address: string }) {
  const day = openDays[n % openDays.length] as string;
  const bookingTime = slotTimes[Math.floor(n / openDays.length) % slotTimes.length] as (typeof slotTimes)[number];
  const wish = await app.withCurrentPrice(buildBooking({ patient, booking: { bookingDate: day, bookingTime } }));
  const { status, body } = await app.call("POST", "/api/bookings", wish, { address });
  return { id: body.booking?.id, status, day } satisfies Sent;
}

/**
 * From one /32: another /64 each time, eight /48 in all, with a name that contains an address or only looks like words.
 */
function falseBooking(n: number): Promise<Sent> {
  const name = n % 4 === 0 ? "Refund waiting at evil.test/pay" : "Refund Waitingcall Evilbank";
  const address = `2001:db8:${(n % 8).toString(16)}:${n.toString(16)}::1`;
  return book(n, address, { name, phone: String(9_700_000_000 + n), address: "Evilbank, pay at evil.test" });
}

/** From a village behind one carrier's address: different people, spread over the bookable days. */
function realBooking(n: number): Promise<Sent> {
  return book(n, "100.64.12.9", {
    name: "Harpreet Kaur",
    phone: String(9_810_000_000 + n),
    address: "12 Model Town, Ludhiana",
  });
}

test("a flood from one /32 takes at most a fifth of any day and sends none of its text, while a village behind one address books", async () => {
  const flood: Sent[] = [];
  const village: Sent[] = [];
  for (let n = 0; n < FALSE_BOOKINGS; n += 12) {
    const wave = Array.from({ length: 12 }, (_, each) => falseBooking(n + each));
    const neighbour = village.length < REAL_BOOKINGS ? [realBooking(village.length)] : [];
    flood.push(...(await Promise.all(wave)));
    village.push(...(await Promise.all(neighbour)));
  }
  const taken = flood.filter(({ status }) => status === 201);
  for (const day of openDays) {
    const ofDay = taken.filter((booked) => booked.day === day).length;
    expect([day, ofDay <= SEATS_OF_A_DAY / 5]).toEqual([day, true]);
  }
  expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([201, 422, 429]));
  expect(village.map(({ status }) => status)).toEqual(Array.from({ length: REAL_BOOKINGS }, () => 201));
  expect(await app.db.$count(bookings)).toBe(taken.length + REAL_BOOKINGS);

  twilio.messages.length = 0;
  for (const { id } of taken.slice(0, 20)) await writeConfirmation(app.ctx(), id);
  for (const { id } of await outbox.all()) await outbox.deliver(id);
  expect(twilio.messages.length).toBeGreaterThan(0);
  for (const message of twilio.messages) expect(JSON.stringify(message)).not.toMatch(/evil|waitingcall|pay at/i);
});
