import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bookings } from "#db/schema/bookings.ts";
import { holidays } from "#db/schema/lab.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type ClosingFixture, createClosingFixture, type Headers, monday, tuesday } from "#test/closings.ts";
import { card, cash, upi } from "#test/payments.ts";

let app: TestApp;
let owner: Headers;
let world: ClosingFixture;
// The figures are of the whole lab, and receipts stay: each test has a lab of its own.
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  world = await createClosingFixture(app, owner);
});
afterEach(() => app.close());

const get = (path: string, as = owner) => app.call("GET", `/api/money/${path}`, undefined, as);
const evening = async (day = monday) => (await get(`evening?day=${day}`)).body;
const goTo = (moment: string) => app.setClock(new Date(moment));
/** Tuesday is a holiday of the lab's. */
const wednesday = "2026-11-25";
/** Books on the Saturday before, when all slots are ahead. */
async function book(day: string): Promise<number> {
  goTo("2026-11-21T04:30:00Z");
  const id = await world.payments.book({ day });
  app.setClock(mondayMorning);
  return id;
}
const decline = (id: number) =>
  app.call("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked", notify: false }, owner);
const giveBack = (id: number, amount: string, method = "cash") =>
  world.post(
    `/api/bookings/${id}/returns`,
    { key: randomUUID(), reason: "Declined", legs: [{ method, amount }] },
    owner,
  );

describe("the evening's figures", () => {
  test("booked is what the day's visits cost, less discounts, declined and refunded ones, with what was taken and is due", async () => {
    const { payments, booking } = world;
    const discounted = await book(monday);
    await world.post(`/api/bookings/${discounted}/discounts`, { amount: "99", reason: "A colleague" }, owner);
    await payments.take(discounted, [cash("500")]);
    await decline(await book(monday));
    await book(wednesday);
    expect((await evening()).booked).toEqual({
      ...{ visits: 2, amount: "2499.00", taken: "500.00", due: "1999.00", back: "0.00" },
    });
    await payments.take(booking, [cash("1299")]);
    await decline(booking);
    expect((await evening()).booked).toEqual({
      ...{ visits: 1, amount: "1200.00", taken: "1799.00", due: "700.00", back: "1299.00" },
    });
  });

  test("collected is by the day of the money, by way and by who wrote the receipt", async () => {
    await world.take([cash("500"), upi("300")]);
    await world.payments.take(world.booking, [card("100")]);
    const later = await book(wednesday);
    await world.payments.take(later, [cash("200")]);
    const { taken, people } = await evening();
    expect(taken).toMatchObject({ cash: "700.00", upi: "300.00", card: "100.00", other: "0.00", total: "1100.00" });
    expect(taken).toMatchObject({ forEarlier: "0.00", receipts: 3, firstReceipt: "26-27/000001" });
    expect(taken.lastReceipt).toBe("26-27/000003");
    expect(people).toEqual([
      expect.objectContaining({ id: world.ids.ravi, cash: "500.00", upi: "300.00", total: "800.00" }),
      expect.objectContaining({ id: world.ids.harleen, cash: "200.00", card: "100.00", total: "300.00" }),
    ]);
    expect((await evening(tuesday)).taken.total).toBe("0.00");
  });

  test("what comes on a later day is that day's, and said to be for earlier visits", async () => {
    const today = await book(wednesday);
    goTo("2026-11-25T04:30:00Z");
    const both = { bookings: [world.booking, today].map((id) => ({ id, amount: "300.00" })) };
    await world.payments.take(today, [cash("600")], both);
    expect((await evening(monday)).taken.total).toBe("0.00");
    expect((await evening(wednesday)).taken).toMatchObject({ total: "600.00", forEarlier: "300.00" });
  });

  test("what is returned lowers what was collected; a return taken back the same day never was", async () => {
    await world.take([cash("1299")]);
    const { body: returned } = await giveBack(world.booking, "200");
    expect((await evening()).taken).toMatchObject({ cash: "1099.00", returned: "200.00", receipts: 1 });
    await world.post(`/api/receipts/${returned.id}/correction`, { key: randomUUID(), reason: "A mistake" }, owner);
    expect((await evening()).taken).toMatchObject({ cash: "1299.00", returned: "0.00" });
  });

  test("owed is by the age of the visit, and nothing for one yet to be made", async () => {
    const days = { today: monday, week: "2026-11-16", month: "2026-11-15", older: "2026-10-23" };
    for (const day of Object.values(days)) {
      const id = await book("2026-11-27");
      await app.db.update(bookings).set({ day, totalPaise: 10_000 }).where(eq(bookings.id, id));
    }
    await book(wednesday);
    await world.take([cash("1299")]);
    expect((await evening()).owed).toEqual({
      ...{ bookings: 4, total: "400.00" },
      ...{ today: "100.00", week: "100.00", month: "100.00", older: "100.00" },
    });
  });

  test("to give back is by the day since which the lab owes it, whenever the visit is", async () => {
    const future = await book("2026-11-27");
    await world.payments.take(future, [cash("1299")]);
    await world.take([cash("1299")]);
    await decline(future);
    goTo("2026-11-24T04:30:00Z");
    await decline(world.booking);
    expect((await evening(tuesday)).back).toEqual({
      ...{ bookings: 2, total: "2598.00", today: "1299.00", week: "1299.00", month: "0.00", older: "0.00" },
    });
  });

  test("not closed is who has cash of this day or before, from the first open day on", async () => {
    await world.take([cash("500")]);
    goTo("2026-11-24T04:30:00Z");
    await world.payments.take(world.booking, [cash("100")]);
    const namesOf = async (day: string) => (await evening(day)).notClosed;
    const ravi = expect.objectContaining({ id: world.ids.ravi, day: monday });
    expect(await namesOf(monday)).toEqual([ravi]);
    expect(await namesOf(tuesday)).toEqual([ravi, expect.objectContaining({ id: world.ids.harleen, day: tuesday })]);
    await world.count("500");
    await world.accept(world.ids.ravi, "500");
    expect((await namesOf(tuesday)).map(({ id }: { id: string }) => id)).toEqual([world.ids.harleen]);
  });

  test("not settled are ways with money of the day that is not compared with the bank yet", async () => {
    await world.take([upi("300"), card("100")]);
    expect((await evening()).notSettled).toEqual(["upi", "card"]);
    await app.call("PUT", `/api/settlements/${monday}/upi`, { declared: "300" }, owner);
    expect((await evening()).notSettled).toEqual(["card"]);
  });

  test("the week shows seven days, and why the lab was closed", async () => {
    await app.db.insert(holidays).values({ day: "2026-11-20", name: "Gurpurab" });
    await world.take([cash("500")]);
    const { week } = await evening();
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ day: "2026-11-17", total: "0.00", closed: null });
    expect(week.slice(3)).toEqual([
      { day: "2026-11-20", total: "0.00", closed: "Gurpurab" },
      { day: "2026-11-21", total: "0.00", closed: null },
      { day: "2026-11-22", total: "0.00", closed: "Sunday" },
      { day: monday, total: "500.00", closed: null },
    ]);
  });
});

describe("lists of open amounts", () => {
  const list = async (path: string) => (await get(path)).body;
  const idsOf = ({ bookings: rows }: { bookings: { id: number }[] }) => rows.map(({ id }) => id);

  test("owed lists the oldest visit first, up to today, or those of one day", async () => {
    const future = await book(wednesday);
    const old = await book(wednesday);
    await app.db.update(bookings).set({ day: "2026-11-20" }).where(eq(bookings.id, old));
    const page = await list("owed");
    expect(idsOf(page)).toEqual([old, world.booking]);
    expect(page.bookings[0]).toMatchObject({ since: "2026-11-20", returnBy: null, dueAmount: "1299.00" });
    expect(page.bookings[0].itemNames).toHaveLength(1);
    expect(idsOf(await list(`owed?day=${wednesday}`))).toEqual([future]);
    await world.take([cash("1299")]);
    expect(idsOf(await list("owed"))).toEqual([old]);
  });

  test("to give back lists the longest owed first, with the day by which the lab promised it", async () => {
    const late = await book(wednesday);
    await world.payments.take(late, [cash("1299")]);
    await world.take([cash("1299")]);
    await decline(world.booking);
    goTo("2026-11-24T04:30:00Z");
    await decline(late);
    const { bookings: rows } = await list("refunds");
    expect(rows).toEqual([
      expect.objectContaining({ id: world.booking, since: monday, returnBy: "2026-12-02", backAmount: "1299.00" }),
      expect.objectContaining({ id: late, since: tuesday, returnBy: "2026-12-02" }),
    ]);
    await giveBack(world.booking, "1299");
    expect(idsOf(await list("refunds"))).toEqual([late]);
  });

  test.each([
    ["owed", 129_900, 0],
    ["refunds", 0, 129_900],
  ])("%s goes on after 50 rows, without losing or repeating one", async (path, totalPaise, takenPaise) => {
    const [model] = await app.db.select().from(bookings).where(eq(bookings.id, world.booking));
    if (!model) throw new Error("no booking");
    const { id: _id, ...columns } = model;
    const copies = Array.from({ length: 119 }, (_, index) => {
      const day = `2026-11-${10 + (index % 7)}`;
      const code = `BK-${String(10_000_000 + index)}`;
      return { ...columns, code, day, requestHash: Buffer.from(randomUUID()), totalPaise, takenPaise };
    });
    await app.db.insert(bookings).values(copies);
    await app.db.update(bookings).set({ totalPaise, takenPaise }).where(eq(bookings.id, world.booking));
    const found: { id: number; since: string }[] = [];
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page: { bookings: typeof found; next: string | null } = await list(
        cursor ? `${path}?cursor=${cursor}` : path,
      );
      found.push(...page.bookings);
      sizes.push(page.bookings.length);
      cursor = page.next;
    } while (cursor !== null);
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(120);
    expect(found.map(({ since }) => since)).toEqual(found.map(({ since }) => since).toSorted());
  });

  test("a cursor that is none is refused with its sentence", async () => {
    for (const cursor of ["2026-11-23", "2026-02-31_1", "2026-11-23_0", "2026-11-23_99999999999", "x"])
      for (const path of ["owed", "refunds"])
        expect(await get(`${path}?cursor=${cursor}`)).toMatchObject({
          status: 422,
          body: { errors: { cursor: "The page's cursor is not valid." } },
        });
  });
});
