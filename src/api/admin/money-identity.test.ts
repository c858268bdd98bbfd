import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import { bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { parseSignedAmount } from "#core/money/signed-amount.ts";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createPaymentFixture, nextUtr } from "#test/payments.ts";

let app: TestApp;
let owner: { cookie: string };
let payments: ReturnType<typeof createPaymentFixture>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  payments = createPaymentFixture(app, owner, owner);
});
afterAll(() => app.close());

const days = ["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"] as const;
/** Days of visits: those and the three working days after. */
const visitDays = [...days, "2026-11-30", "2026-12-01", "2026-12-02"];

const pick = fc.nat(1000);
const amount = fc.integer({ min: 1, max: 1600 }).map(String);
const method = fc.constantFrom("cash", "upi", "card");
const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("book" as const), ahead: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("take" as const), pick, amount, method }) },
  fc.record({ kind: fc.constant("return" as const), pick, amount, method }),
  fc.record({ kind: fc.constant("discount" as const), pick, amount }),
  fc.record({ kind: fc.constant("status" as const), pick, status: fc.constantFrom(...bookingStatuses) }),
  fc.record({ kind: fc.constant("payment" as const), pick, paymentStatus: fc.constantFrom(...paymentStatuses) }),
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

const booked: number[] = [];

/** Returns the status of the answer: rules may refuse a command, whose amounts then stay. */
async function run(act: Command, dayIndex: number): Promise<number> {
  if (act.kind === "book") {
    booked.push(await payments.book({ day: visitDays[dayIndex + act.ahead] ?? days[0] }));
    return 201;
  }
  const id = booked[act.pick % booked.length];
  const path = `/api/bookings/${id}`;
  if (act.kind === "status") {
    const all = { overbook: true, onClosedDay: true, beforeVisit: true, withoutSample: true, withoutReport: true };
    return (await app.call("PATCH", `${path}/status`, { status: act.status, ...all }, owner)).status;
  }
  if (act.kind === "payment") {
    const { paymentStatus } = act;
    return (await app.call("PATCH", `${path}/payment-status`, { paymentStatus }, owner)).status;
  }
  if (act.kind === "discount") {
    const given = await app.call("POST", `${path}/discounts`, { amount: act.amount, reason: "A colleague" }, owner);
    return given.status;
  }
  const legs = [{ method: act.method, amount: act.amount }];
  if (act.kind === "take") return (await payments.take(id ?? 0, legs, { confirmed: true })).status;
  const utr = act.method === "upi" ? { utr: nextUtr() } : {};
  const body = { key: randomUUID(), reason: "Declined", legs, confirmed: true, ...utr };
  return (await app.call("POST", `${path}/returns`, body, owner)).status;
}

/**
 * Returns what the page shows: owed less to be returned, and what was taken less returned on all days. A mistake of an
 * earlier day, corrected while that is open, changes that day.
 */
async function readEvening(day: string) {
  const read = async (of: string) => (await app.call("GET", `/api/money/evening?day=${of}`, undefined, owner)).body;
  const { owed, back } = await read(day);
  const { week } = await read(days[3]);
  return {
    open: parseSignedAmount(owed.total) - parseSignedAmount(back.total),
    taken: week.reduce((sum: number, { total }: { total: string }) => sum + parseSignedAmount(total), 0),
  };
}

/**
 * What the lab wants, calculated without SQL: for a visit yet to be made as much as is paid, since its rest is not owed
 * yet.
 */
async function sumWanted(day: string): Promise<number> {
  const rows = await app.db.select().from(bookings);
  return rows.reduce((sum, row) => {
    const { wantedPaise } = getBookingBalance(row);
    return sum + (row.day <= day ? wantedPaise : Math.min(wantedPaise, row.takenPaise));
  }, 0);
}

test("owed less to give back grows in a day by what is wanted more, less what was taken, plus what was returned", async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(command, { minLength: 1, maxLength: 7 }), { minLength: days.length, maxLength: days.length }),
      async (commandsOfDays) => {
        app.setClock(new Date("2026-11-21T04:30:00Z"));
        booked.push(await payments.book({ day: days[0] }));
        for (const [index, commands] of commandsOfDays.entries()) {
          const day = days[index] ?? days[0];
          app.setClock(new Date(`${day}T00:30:00Z`));
          const morning = { ...(await readEvening(day)), wanted: await sumWanted(day) };
          for (const act of commands) {
            const status = await run(act, index);
            expect(status).toBeLessThan(500);
            if (status < 300) accepted += 1;
          }
          app.setClock(new Date(`${day}T14:30:00Z`));
          const evening = { ...(await readEvening(day)), wanted: await sumWanted(day) };
          const grown = evening.wanted - morning.wanted;
          expect(evening.open).toBe(morning.open + grown - (evening.taken - morning.taken));
        }
      },
    ),
    { numRuns: 12 },
  );
  expect(accepted).toBeGreaterThan(40);
}, 240_000);

test("overnight it grows by what the visits of the new day owe", async () => {
  app.setClock(new Date(`${days[0]}T14:30:00Z`));
  const [evening, morning] = [await readEvening(days[0]), await readEvening(days[1])];
  const rows = await app.db.select().from(bookings);
  const due = rows.filter(({ day }) => day === days[1]).map((row) => getBookingBalance(row).duePaise);
  expect(due.length).toBeGreaterThan(0);
  expect(morning.open - evening.open).toBe(due.reduce((sum, paise) => sum + paise, 0));
});
