import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
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

/** Classifies a booking without the product's table: its filter and its payment state. */
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
  const [visit] = await app.db.insert(visits).values({ createdAt: mondayMorning }).returning();
  if (!patient || !visit || made.length === 0) return;
  const rest = {
    ...person,
    patientId: patient.id,
    visitId: visit.id,
    patientName: person.name,
    time: "10:00 AM",
    paymentMethod: "pay_later",
  };
  await app.db.insert(bookings).values(
    made.map((booking, number) => ({
      ...rest,
      ...booking,
      takenPaise: booking.paymentStatus === "paid" ? booking.totalPaise : 0,
      code: `BK-${10_000_000 + number}`,
      requestHash: Buffer.alloc(32, number),
    })),
  );
}

const get = async (path: string) => (await app.call("GET", path, undefined, admin)).body;
const lengthOf = async (query: string) => (await get(`/api/bookings?limit=200&${query}`)).length;
const tally = (made: Made[], of: (booking: Made) => string, name: string) =>
  made.filter((booking) => of(booking) === name);

test("every filter counts what its list contains, and each booking is in exactly one progress filter", async () => {
  const views = ["toCollect", "collected", "inTheLab", "completed", "declined", "unpaid"];
  await fc.assert(
    fc.asyncProperty(book, async (made) => {
      await store(made);
      const { shown, all, today, ...counts } = await get("/api/bookings/counts");
      expect([shown, all, today]).toEqual([made.length, made.length, made.filter(({ day }) => day === TODAY).length]);
      expect(Object.keys(counts)).toEqual(views);
      for (const view of views) {
        const matching = view === "unpaid" ? tally(made, moneyOf, "owed") : tally(made, progressOf, view);
        expect([view, counts[view], await lengthOf(`view=${view}`)]).toEqual([view, matching.length, matching.length]);
      }
      const { unpaid: _unpaid, ...progress } = counts;
      expect(Object.values<number>(progress).reduce((sum, count) => sum + count, 0)).toBe(all);
    }),
    { numRuns: 15 },
  );
});

test("the figures of a period are consistent and add up to its bookings", async () => {
  const rupees = (made: Made[]) => formatAmount(made.reduce((sum, { totalPaise }) => sum + totalPaise, 0));
  await fc.assert(
    fc.asyncProperty(book, async (made) => {
      await store(made);
      const seen = made.filter(({ day }) => day >= "2026-11-17" && day <= "2026-11-30");
      const figures = await get(`/api/figures?${period}`);
      const kinds = ["paid", "owed", "refunded", "toGiveBack", "nothingDue"];
      expect(figures.moneyKinds).toEqual(
        kinds.map((kind) => {
          const matching = tally(seen, moneyOf, kind);
          return { kind, bookings: matching.length, amount: rupees(matching) };
        }),
      );
      const takesPlace = seen.filter(({ status }) => status !== "declined");
      expect(figures.money.booked).toBe(rupees(takesPlace));
      for (const { kind, amount } of figures.moneyKinds)
        if (kind !== "nothingDue") expect(figures.money[kind]).toBe(amount);
      const sumOf = (rows: { bookings: number }[]) => rows.reduce((sum, { bookings }) => sum + bookings, 0);
      expect([figures.bookings, sumOf(figures.statuses), sumOf(figures.moneyKinds)]).toEqual(
        Array(3).fill(seen.length),
      );
      expect(sumOf(figures.days)).toBe(takesPlace.length);
    }),
    { numRuns: 15 },
  );
});

test("a patient's last visit has a sample and is not in the future, and the next one is still to come", async () => {
  await fc.assert(
    fc.asyncProperty(book, async (made) => {
      await store(made);
      const [patient] = await get("/api/patients");
      const sampled = made.filter(({ status }) =>
        ["sample_collected", "testing_in_progress", "completed"].includes(status),
      );
      const awaited = made.filter(({ status }) => status === "pending" || status === "confirmed");
      const past = sampled.map(({ day }) => day).filter((day) => day <= TODAY);
      const coming = awaited.map(({ day }) => day).filter((day) => day >= TODAY);
      expect([patient.bookings, patient.lastVisit, patient.nextVisit]).toEqual([
        made.length,
        past.toSorted().at(-1) ?? null,
        coming.toSorted()[0] ?? null,
      ]);
    }),
    { numRuns: 15 },
  );
});
