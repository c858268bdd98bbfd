import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takesSeat } from "#core/bookings/places.ts";
import { holdsSeat, isToCome } from "#core/bookings/statuses.ts";
import { mostPersonsOfVisit, wayOf } from "#core/bookings/visit/visit.ts";
import { laneOf } from "#core/messages/message.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { actor, actsAt } from "#test/booking-acts.ts";
import { aBooking, mondayMorning } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";

let app: TestApp;
let twilio: TwilioDouble;
let outbox: ReturnType<typeof outboxOf>;
let desk: { cookie: string };
beforeAll(async () => {
  twilio = await startTwilio();
  twilio.clock = () => mondayMorning;
  const messaging = messagingBy(settingsOf(twilio));
  app = await createTestApp({ messaging });
  outbox = outboxOf(app, messaging);
  desk = await app.deskCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

test("whatever is done at once and in whatever order, seats taken are those of visits, each at one door, and no message tells what is no longer so", async () => {
  const act = actsAt([
    ["2026-11-26", "07:00 AM"],
    ["2026-11-26", "08:00 AM"],
    ["2026-11-27", "07:00 AM"],
    // A Sunday.
    ["2026-11-29", "07:00 AM"],
  ]);
  const { take, made } = actor(
    (as, method, path, body) =>
      app.call(method, path, body, as === "desk" ? desk : { address: `10.${as % 250}.${as >> 8}.1` }),
    ({ phone, ...booking }) => app.priced(aBooking({ patient: { phone }, booking })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 6 }),
      async (rounds) => {
        for (const round of rounds) {
          const answers = await Promise.all(round.map(take));
          expect(answers.filter((status) => (status ?? 0) >= 500)).toEqual([]);
          const { taken, seats, crowded, apart } = await seatsAndVisits();
          expect(taken).toEqual(seats);
          expect([crowded, apart]).toEqual([[], []]);
        }
        expect(await untruthsSent()).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
  expect(made.length).toBeGreaterThan(20);
}, 240_000);

/**
 * Of each hour, how many seats are taken and how many those visits at home have to which somebody comes; and the visits that
 * are for more persons than a visit may be, or whose persons have not one hour and one way.
 */
async function seatsAndVisits() {
  const rows = (await app.db.select().from(bookings)).filter(takesSeat);
  const live = [...Map.groupBy(rows, ({ visitId }) => visitId)];
  const seatsOf = new Map((await app.db.select().from(visits)).map(({ id, seats }) => [id, seats]));
  const seats: Record<string, number> = {};
  for (const [id, [first]] of live) {
    const at = first ? hourOf(first) : "";
    seats[at] = (seats[at] ?? 0) + (seatsOf.get(id ?? 0) ?? Number.NaN);
  }
  const taken = (await app.db.select().from(slots)).filter((row) => row.taken > 0);
  const doorOf = (row: (typeof rows)[number]) => JSON.stringify([hourOf(row), wayOf(row)]);
  return {
    seats,
    taken: Object.fromEntries(taken.map((row) => [hourOf(row), row.taken])),
    crowded: live.filter(([, persons]) => persons.length > mostPersonsOfVisit),
    apart: live.filter(([, persons]) => new Set(persons.map(doorOf)).size > 1),
  };
}

const hourOf = ({ day, time }: { day: string; time: string }) => `${day} ${time}`;

/** Sends all that waits; gives what went out though it is not so. */
async function untruthsSent(): Promise<string[]> {
  const waiting = (await outbox.all()).filter(({ state, kind }) => state === "waiting" && laneOf(kind) === "news");
  const sent = [];
  for (const { id } of waiting) {
    const message = await outbox.deliver(id);
    if (message.state === "sent") sent.push(message);
  }
  const rows = new Map((await app.db.select().from(bookings)).map((row) => [row.id, row]));
  return sent.flatMap(({ kind, bookingId, visitDay, visitTime }) => {
    const booking = rows.get(bookingId ?? 0);
    const says = `${kind} of ${bookingId}`;
    const isOff = /-(cancelled|declined)$/.test(kind);
    const isOfCentre = kind.startsWith("centre-");
    if (!booking) return isOff ? [] : [`${says}, which was deleted`];
    if (isOff === holdsSeat(booking.status)) return [`${says}, which is ${booking.status}`];
    if (kind === "visit-moved" && !isToCome(booking.status)) return [`${says}, which is ${booking.status}`];
    if (isOfCentre && booking.place !== "centre") return [`${says}, which is at home`];
    const namesHour = ["booking-confirmed", "centre-confirmed", "visit-confirmed", "visit-moved"].includes(kind);
    const isThen = visitDay === booking.day && visitTime === booking.time;
    return namesHour && !isThen ? [`${says} at ${visitDay} ${visitTime}, now ${booking.day} ${booking.time}`] : [];
  });
}
