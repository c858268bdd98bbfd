import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { receiptTenders } from "#db/schema/money.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type ClosingFixture, createClosingFixture, monday, tuesday } from "#test/closings.ts";
import { cash, upi } from "#test/payments.ts";

const mondayAt1159Pm = new Date("2026-11-23T18:29:00Z");
const tuesdayAt1201Am = new Date("2026-11-23T18:31:00Z");

let app: TestApp;
let owner: Record<string, string>;
let world: ClosingFixture;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
});
beforeEach(async () => {
  world = await createClosingFixture(app, owner);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => app.close());

const takeLate = (amount: string, at: Date) =>
  world.payments.take(world.booking, [cash(amount)], { at: at.toISOString() }, world.harleen);
const listDays = async (holderId: string) => {
  const { day, paise } = receiptTenders;
  const isOfHolder = and(eq(receiptTenders.holderId, holderId), eq(receiptTenders.method, "cash"));
  return app.db.select({ day, paise }).from(receiptTenders).where(isOfHolder).orderBy(receiptTenders.receiptId);
};

describe.each([
  ["Asia/Kolkata", 23],
  ["UTC", 18],
  ["America/Los_Angeles", 10],
])("on a server in %s", (zone, hour) => {
  beforeEach(() => {
    vi.stubEnv("TZ", zone);
    expect(mondayAt1159Pm.getHours()).toBe(hour);
  });

  test("a day closed at 11:59 PM leaves the rest of its money to the next one", async () => {
    app.setClock(mondayAt1159Pm);
    await world.take([cash("500")], world.harleen);
    await world.count("500", {}, world.harleen);
    expect((await world.accept(world.ids.harleen, "500", owner)).status).toBe(200);
    await world.take([cash("20")], world.harleen);
    app.setClock(tuesdayAt1201Am);
    await takeLate("30", mondayAt1159Pm);
    expect(await listDays(world.ids.harleen)).toEqual([
      { day: monday, paise: 50_000 },
      { day: tuesday, paise: 2000 },
      { day: tuesday, paise: 3000 },
    ]);
    expect((await world.count("50", { day: tuesday }, world.harleen)).status).toBe(200);
    const { count } = await world.findPerson(world.ids.harleen, tuesday, world.harleen);
    // The receipt of 11:59 PM counts on the day after its own, the other one too.
    expect(count).toMatchObject({ taken: "50.00", late: "50.00", difference: "0.00" });
  });

  test("a day closed at 12:01 AM takes what is its own, and nothing of the new day", async () => {
    app.setClock(mondayAt1159Pm);
    await world.take([cash("500")], world.harleen);
    app.setClock(tuesdayAt1201Am);
    await world.take([cash("20")], world.harleen);
    await takeLate("30", mondayAt1159Pm);
    expect((await world.count("530", {}, world.harleen)).status).toBe(200);
    expect((await world.accept(world.ids.harleen, "530", owner)).status).toBe(200);
    expect((await world.count("20", { day: tuesday }, world.harleen)).status).toBe(200);
  });

  test("a day to come cannot be counted a minute before it begins", async () => {
    app.setClock(mondayAt1159Pm);
    expect((await world.count("0", { day: tuesday }, world.harleen)).status).toBe(422);
    app.setClock(tuesdayAt1201Am);
    expect((await world.count("0", { day: tuesday }, world.harleen)).status).toBe(200);
  });

  test("a hand-over accepted after midnight is the receiver's of the new day", async () => {
    app.setClock(mondayAt1159Pm);
    const receiver = await app.staffCookie("receptionist");
    await world.take([cash("500")], world.harleen);
    await world.count("500", {}, world.harleen);
    app.setClock(tuesdayAt1201Am);
    expect((await world.accept(world.ids.harleen, "500", receiver)).status).toBe(200);
    expect((await world.count("0", {}, receiver)).status).toBe(200);
    expect((await world.count("500", { day: tuesday }, receiver)).status).toBe(200);
  });

  test("on 31 March the receipt's series and its day change together, whatever is closed", async () => {
    const lastMinute = new Date("2027-03-31T18:29:00Z");
    const firstMinute = new Date("2027-03-31T18:31:00Z");
    app.setClock(new Date("2027-03-29T04:30:00Z"));
    const harleen = await app.staffCookie("receptionist");
    const booking = await world.payments.book({ day: "2027-03-31" });
    app.setClock(lastMinute);
    const take = (at: Date) => world.payments.take(booking, [cash("10"), upi("1")], { at: at.toISOString() }, harleen);
    const { body: old } = await take(lastMinute);
    app.setClock(firstMinute);
    const { body: late } = await take(lastMinute);
    const { body: fresh } = await take(firstMinute);
    expect([old, late, fresh].map(({ number }) => number.slice(0, 5))).toEqual(["26-27", "26-27", "27-28"]);
    const daysOf = (id: number) => app.db.select().from(receiptTenders).where(eq(receiptTenders.receiptId, id));
    expect((await daysOf(late.id)).map(({ day }) => day)).toEqual(["2027-03-31", "2027-03-31"]);
    expect((await daysOf(fresh.id)).map(({ day }) => day)).toEqual(["2027-04-01", "2027-04-01"]);
    const closing = { day: "2027-03-31", counted: "20" };
    const { body } = await world.post("/api/closings", closing, harleen);
    const own = body.people.find(({ isOwn }: { isOwn: boolean }) => isOwn);
    const acceptance = { counted: "20", version: own.version };
    expect((await world.post(`/api/closings/${own.id}/acceptance`, acceptance, owner)).status).toBe(200);
    const { body: afterClosing } = await take(lastMinute);
    // The number follows the time of the payment, the cash the first open day.
    expect(afterClosing.number).toMatch(/^26-27/);
    const tenders = (await daysOf(afterClosing.id)).map(({ method, day }) => [method, day]);
    expect(Object.fromEntries(tenders)).toEqual({ cash: "2027-04-01", upi: "2027-03-31" });
  });
});
