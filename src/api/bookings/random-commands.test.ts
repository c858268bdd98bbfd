import { and, count, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { usesCapacity } from "#core/bookings/collection-place.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import { createVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { pickVisitAddress } from "#core/bookings/visits/visit-address.ts";
import { MAX_VISIT_MEMBERS } from "#core/bookings/visits/visit-members.ts";
import { getMessageQueue } from "#core/messages/message.ts";
import { bookingEvents, bookings, slots } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { arbitraryCommands, createCommandRunner } from "#test/booking-commands.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";
import { createSenderHeaders } from "#test/sender-headers.ts";

let app: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
let admin: { cookie: string };
beforeAll(async () => {
  twilio = await startFakeTwilio();
  twilio.clock = () => mondayMorning;
  const messaging = createTestMessaging(toTwilioConfig(twilio));
  app = await createTestApp({ messaging });
  outbox = createOutboxDriver(app, messaging);
  admin = await app.adminCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

test("after any concurrent commands the seats match the visits, each at one address, and no message is outdated", async () => {
  const act = arbitraryCommands([
    ["2026-11-26", "07:00 AM"],
    ["2026-11-26", "08:00 AM"],
    ["2026-11-27", "07:00 AM"],
    ["2026-11-28", "07:00 AM"],
    // A Sunday.
    ["2026-11-29", "07:00 AM"],
  ]);
  const getHeaders = createSenderHeaders({
    cookie: admin.cookie,
    fromAddress: (address) => ({ address }),
    signIn: async (phone, from) => {
      return toCookieHeader(await app.call("POST", "/api/patient/session", { phone }, from)).cookie;
    },
  });
  const { take, made, links } = createCommandRunner({
    send: async (as, method, path, body) => app.call(method, path, body, await getHeaders(as)),
    wishOf: ({ phone, ...booking }) => app.withCurrentPrice(buildBooking({ patient: { phone }, booking })),
    createToken: (code) => createVisitLinkToken(app.ctx().hash, code),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 6 }),
      async (rounds) => {
        const earlier = made.length;
        for (const round of rounds) {
          const answers = await Promise.all(round.map(take));
          expect(answers.filter((status) => (status ?? 0) >= 500)).toEqual([]);
          const { taken, seats, crowded, apart } = await seatsAndVisits();
          expect(taken).toEqual(seats);
          expect([crowded, apart]).toEqual([[], []]);
          expect(Math.max(0, ...(await countOwnMoves()))).toBeLessThanOrEqual(MOVES_ALLOWED);
        }
        expect(await listOutdatedMessages()).toEqual([]);
        expect(await listOutdatedLinks(made.slice(earlier), links)).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
  expect(made.length).toBeGreaterThan(20);
  expect((await countOwnMoves()).length).toBeGreaterThan(0);
}, 240_000);

/** The demo lab's. */
const MOVES_ALLOWED = 2;

/** Counts the moves by its patient of each booking that has one. */
async function countOwnMoves(): Promise<number[]> {
  const isOwnMove = and(eq(bookingEvents.kind, "moved"), eq(bookingEvents.actor, "patient"));
  const rows = await app.db
    .select({ moves: count() })
    .from(bookingEvents)
    .where(isOwnMove)
    .groupBy(bookingEvents.bookingId);
  return rows.map(({ moves }) => moves);
}

/** Opens the visit links of bookings. Returns the pages that do not match their booking. */
async function listOutdatedLinks(ids: readonly number[], links: ReadonlyMap<number, string>): Promise<string[]> {
  const outdated = [];
  for (const id of ids) {
    const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, id));
    const { status, body } = await app.call("GET", links.get(id) ?? "", undefined, { address: `10.9.${id % 250}.1` });
    const { day, time, state } = body;
    if (!booking) {
      if (status !== 404) outdated.push(`${status} of ${id}, which was deleted`);
    } else if (slotOf({ day, time }) !== slotOf(booking) || (state === "declined") !== (booking.status === "declined"))
      outdated.push(`${state} at ${day} ${time} of ${id}, ${booking.status} at ${booking.day} ${booking.time}`);
  }
  return outdated;
}

/**
 * Returns by slot the seats taken and the seats of the active home visits; and the visits with too many members, or
 * whose members have different slots or addresses.
 */
async function seatsAndVisits() {
  const rows = (await app.db.select().from(bookings)).filter(usesCapacity);
  const live = [...Map.groupBy(rows, ({ visitId }) => visitId)];
  const seatsOf = new Map((await app.db.select().from(visits)).map(({ id, seats }) => [id, seats]));
  const seats: Record<string, number> = {};
  for (const [id, [first]] of live) {
    const at = first ? slotOf(first) : "";
    seats[at] = (seats[at] ?? 0) + (seatsOf.get(id ?? 0) ?? Number.NaN);
  }
  const taken = (await app.db.select().from(slots)).filter((row) => row.taken > 0);
  const slotAndAddressOf = (row: (typeof rows)[number]) => JSON.stringify([slotOf(row), pickVisitAddress(row)]);
  return {
    seats,
    taken: Object.fromEntries(taken.map((row) => [slotOf(row), row.taken])),
    crowded: live.filter(([, persons]) => persons.length > MAX_VISIT_MEMBERS),
    apart: live.filter(([, persons]) => new Set(persons.map(slotAndAddressOf)).size > 1),
  };
}

const slotOf = ({ day, time }: { day: string; time: string }) => `${day} ${time}`;

/** Sends all waiting messages. Returns the sent ones that do not match their booking. */
async function listOutdatedMessages(): Promise<string[]> {
  const waiting = (await outbox.all()).filter(
    ({ state, kind }) => state === "waiting" && getMessageQueue(kind) === "news",
  );
  const sent = [];
  for (const { id } of waiting) {
    const message = await outbox.deliver(id);
    if (message.state === "sent") sent.push(message);
  }
  const rows = new Map((await app.db.select().from(bookings)).map((row) => [row.id, row]));
  return sent.flatMap(({ kind, bookingId, visitDay, visitTime }) => {
    const booking = rows.get(bookingId ?? 0);
    const description = `${kind} of ${bookingId}`;
    const isOff = /-(cancelled|declined)$/.test(kind);
    const isOfCentre = kind.startsWith("centre-");
    if (!booking) return isOff ? [] : [`${description}, which was deleted`];
    if (isOff === holdsSeat(booking.status)) return [`${description}, which is ${booking.status}`];
    if (kind === "visit-moved" && !isUpcoming(booking.status)) return [`${description}, which is ${booking.status}`];
    if (isOfCentre && booking.place !== "centre") return [`${description}, which is at home`];
    const namesSlot = ["booking-confirmed", "centre-confirmed", "visit-confirmed", "visit-moved"].includes(kind);
    const isThen = visitDay === booking.day && visitTime === booking.time;
    return namesSlot && !isThen
      ? [`${description} at ${visitDay} ${visitTime}, now ${booking.day} ${booking.time}`]
      : [];
  });
}
