import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import { toWire } from "#core/pricing/money.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

type Made = { status: BookingStatus; paymentStatus: PaymentStatus; day: string; totalPaise: number };

const TODAY = "2026-11-23";
const days = ["2026-11-16", "2026-11-20", TODAY, "2026-11-24", "2026-12-01"];
const period = "from=2026-11-17&to=2026-11-30";
const statuses = ["pending", "confirmed", "sample_collected", "testing_in_progress", "completed", "declined"] as const;

const book = fc.array(
  fc.record({
    status: fc.constantFrom(...statuses),
    paymentStatus: fc.constantFrom<PaymentStatus[]>("pending", "paid", "failed", "refunded"),
    day: fc.constantFrom(...days),
    totalPaise: fc.integer({ min: 100, max: 500_000 }),
  }),
  { maxLength: 40 },
);

/** Where a booking belongs, told without the product's table: its chip, and what its money is. */
function progressOf({ status }: Made): string {
  if (status === "declined") return "declined";
  const order = ["pending", "confirmed", "sample_collected", "testing_in_progress", "completed"];
  return ["toCollect", "toCollect", "collected", "inTheLab", "completed"][order.indexOf(status)] ?? "";
}

function moneyOf({ status, paymentStatus }: Made): string {
  if (paymentStatus === "refunded") return "refunded";
  const isPaid = paymentStatus === "paid";
  if (status === "declined") return isPaid ? "toGiveBack" : "nothingDue";
  return isPaid ? "paid" : "owed";
}

async function store(made: Made[]): Promise<void> {
  await app.db.execute(sql`truncate bookings, patients restart identity cascade`);
  const person = { phone: "+919876500001", name: "Harpreet Kaur", address: "Ludhiana", createdAt: mondayMorning };
  const [patient] = await app.db.insert(patients).values(person).returning();
  if (!patient || made.length === 0) return;
  const rest = {
    ...person,
    patientId: patient.id,
    patientName: person.name,
    time: "10:00 AM",
    paymentMethod: "pay_later",
  };
  await app.db.insert(bookings).values(
    made.map((one, number) => ({
      ...rest,
      ...one,
      code: `BK-${10_000_000 + number}`,
      requestHash: Buffer.alloc(32, number),
    })),
  );
}

const get = async (path: string) => (await app.call("GET", path, undefined, desk)).body;
const lengthOf = async (query: string) => (await get(`/api/bookings?limit=200&${query}`)).length;
const tally = (made: Made[], of: (one: Made) => string, name: string) => made.filter((one) => of(one) === name);

test("every chip counts what its list holds, and each booking stands in one of those of progress", async () => {
  const views = ["toCollect", "collected", "inTheLab", "completed", "declined", "unpaid"];
  await fc.assert(
    fc.asyncProperty(book, async (made) => {
      await store(made);
      const { shown, all, today, ...counts } = await get("/api/bookings/counts");
      expect([shown, all, today]).toEqual([made.length, made.length, made.filter(({ day }) => day === TODAY).length]);
      expect(Object.keys(counts)).toEqual(views);
      for (const view of views) {
        const held = view === "unpaid" ? tally(made, moneyOf, "owed") : tally(made, progressOf, view);
        expect([view, counts[view], await lengthOf(`view=${view}`)]).toEqual([view, held.length, held.length]);
      }
      const { unpaid: _unpaid, ...progress } = counts;
      expect(Object.values<number>(progress).reduce((sum, one) => sum + one, 0)).toBe(all);
    }),
    { numRuns: 15 },
  );
});

test("no two figures of a period contradict each other, and each is what its bookings add up to", async () => {
  const rupees = (made: Made[]) => toWire(made.reduce((sum, { totalPaise }) => sum + totalPaise, 0));
  await fc.assert(
    fc.asyncProperty(book, async (made) => {
      await store(made);
      const seen = made.filter(({ day }) => day >= "2026-11-17" && day <= "2026-11-30");
      const told = await get(`/api/figures?${period}`);
      const kinds = ["paid", "owed", "refunded", "toGiveBack", "nothingDue"];
      expect(told.moneyKinds).toEqual(
        kinds.map((kind) => {
          const held = tally(seen, moneyOf, kind);
          return { kind, bookings: held.length, amount: rupees(held) };
        }),
      );
      const takesPlace = seen.filter(({ status }) => status !== "declined");
      expect(told.money.booked).toBe(rupees(takesPlace));
      for (const { kind, amount } of told.moneyKinds) if (kind !== "nothingDue") expect(told.money[kind]).toBe(amount);
      const sumOf = (rows: { bookings: number }[]) => rows.reduce((sum, { bookings }) => sum + bookings, 0);
      expect([told.bookings, sumOf(told.statuses), sumOf(told.moneyKinds)]).toEqual(Array(3).fill(seen.length));
      expect(sumOf(told.days)).toBe(takesPlace.length);
    }),
    { numRuns: 15 },
  );
});

test("a patient's last visit has brought a sample and is not to come, and the next one is still to be made", async () => {
  await fc.assert(
    fc.asyncProperty(book, async (made) => {
      await store(made);
      const [told] = await get("/api/patients");
      const sampled = made.filter(({ status }) =>
        ["sample_collected", "testing_in_progress", "completed"].includes(status),
      );
      const awaited = made.filter(({ status }) => status === "pending" || status === "confirmed");
      const past = sampled.map(({ day }) => day).filter((day) => day <= TODAY);
      const coming = awaited.map(({ day }) => day).filter((day) => day >= TODAY);
      expect([told.bookings, told.lastVisit, told.nextVisit]).toEqual([
        made.length,
        past.toSorted().at(-1) ?? null,
        coming.toSorted()[0] ?? null,
      ]);
    }),
    { numRuns: 15 },
  );
});
