import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cashMoves, closings, receiptTenders } from "#db/schema/money.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type ClosingFixture, createClosingFixture, type Headers, monday, tuesday } from "#test/closings.ts";
import { cash, upi } from "#test/payments.ts";

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
afterAll(() => app.close());

describe("counting", () => {
  test("what should be there is what was kept, taken and accepted, less what was given", async () => {
    await world.giveFloat(world.ids.ravi, world.ravi);
    await world.take([cash("500"), upi("300")]);
    await world.move("petty", "40", { reason: "Petrol" });
    expect((await world.count("1460")).status).toBe(200);
    expect((await world.findPerson(world.ids.ravi, monday, world.ravi)).count).toMatchObject({
      ...{ carried: "0.00", taken: "500.00", received: "1000.00", given: "40.00" },
      ...{ expected: "1460.00", counted: "1460.00", difference: "0.00" },
    });
  });

  test("what should be there is said only in the answer to a count", async () => {
    await world.take([cash("500")]);
    expect((await world.findPerson(world.ids.ravi, monday, world.ravi)).count).toBeNull();
    // As an amount: ids have these digits now and then.
    expect(JSON.stringify(await world.list(monday, world.ravi))).not.toMatch(/\b500(?:00|\.00)?\b/);
    const { status, body } = await world.count("450");
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        code: "ask-first",
        questions: [{ field: "reason", sentence: "₹50 less than it should be. What happened?" }],
        count: expect.objectContaining({ expected: "500.00", counted: "450.00", difference: "-50.00" }),
      }),
    ]);
  });

  test("a count without its reason is not stored, but stands in the audit log", async () => {
    await world.take([cash("500")]);
    await world.count("450");
    expect(await app.db.$count(closings, eq(closings.personId, world.ids.ravi))).toBe(0);
    const { body } = await app.call("GET", "/api/admin/audit-log", undefined, owner);
    expect(body[0]).toMatchObject({
      action: "cash-counted",
      change: { day: monday, paise: 45_000, differencePaise: -5_000 },
    });
  });

  test("a difference with its reason never blocks", async () => {
    await world.take([cash("500")]);
    expect((await world.count("450", { reason: "Gave too much change" })).status).toBe(200);
    expect(await world.findPerson(world.ids.ravi, monday, world.ravi)).toMatchObject({
      ...{ status: "counted", version: 1 },
      count: { difference: "-50.00", reason: "Gave too much change" },
    });
  });

  test("until it is accepted, one can count again; a count on another device is not overwritten", async () => {
    await world.take([cash("500")]);
    await world.count("450", { reason: "Gave too much change" });
    expect((await world.count("500", { version: 0 })).status).toBe(409);
    expect((await world.count("500", { version: 1 })).status).toBe(200);
    expect(await world.findPerson(world.ids.ravi, monday, world.ravi)).toMatchObject({
      version: 2,
      count: { reason: null },
    });
  });

  test("notes and coins are stored and must add up", async () => {
    await world.take([cash("1275")]);
    const notes = { 500: 2, 200: 1, 50: 1, coins: 25 };
    expect((await world.count("1275", { notes })).status).toBe(200);
    expect((await world.findPerson(world.ids.ravi, monday, world.ravi)).count.notes).toEqual({
      500: 2,
      200: 1,
      50: 1,
      coins: 25,
    });
    expect((await world.count("1275", { notes: { 500: 2 } })).body.errors.notes).toBe(
      "The notes and coins add up to another sum.",
    );
  });

  test.each([
    [{ counted: "5OO" }, "counted"],
    [{ counted: "1,29" }, "counted"],
    [{ counted: "-1" }, "counted"],
    [{ counted: "100", kept: "200" }, "kept"],
    [{ counted: "100", notes: { 300: 1 } }, "notes.300"],
    [{ counted: "100", notes: { 100: 1.5 } }, "notes.100"],
    [{ counted: "100", day: tuesday }, "day"],
  ])("rejects %j with a sentence at its field", async (fields, field) => {
    const { status, body } = await world.count("0", fields);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test("a day before that is still open comes first, and is named", async () => {
    await world.take([cash("500")]);
    app.setClock(new Date("2026-11-24T04:30:00Z"));
    const { status, body } = await world.count("0", { day: tuesday });
    expect([status, body.detail]).toEqual([422, "Mon 23 Nov is still open. Please count its cash first."]);
    expect((await world.findPerson(world.ids.ravi, tuesday)).obstacle).toEqual({ kind: "earlier-day", day: monday });
  });

  test("cash under way must be accepted or refused first", async () => {
    await world.take([cash("500")]);
    const { body } = await world.move("handover", "200");
    expect((await world.count("500")).body.detail).toMatch(/^₹200 are on their way/);
    await world.post(`/api/cash-moves/${body.id}/refusal`, {}, world.ravi);
    expect((await world.count("500")).status).toBe(200);
  });
});

describe("accepting", () => {
  beforeEach(async () => {
    await world.take([cash("500")]);
    await world.count("500");
  });

  test("closes the day, and what is not kept is the receiver's", async () => {
    await world.count("500", { kept: "100" });
    expect((await world.accept(world.ids.ravi, "400")).status).toBe(200);
    expect(await world.findPerson(world.ids.ravi)).toMatchObject({
      ...{ status: "accepted", acceptedBy: { id: world.ids.harleen } },
      count: { counted: "500.00", kept: "100.00" },
    });
    expect((await world.count("400", {}, world.harleen)).status).toBe(200);
    app.setClock(new Date("2026-11-24T04:30:00Z"));
    expect((await world.count("100", { day: tuesday })).status).toBe(200);
    expect((await world.findPerson(world.ids.ravi, tuesday, world.ravi)).count).toMatchObject({
      carried: "100.00",
      expected: "100.00",
    });
  });

  test("the receiver counts before they see what was counted", async () => {
    expect(await world.findPerson(world.ids.ravi)).toMatchObject({ status: "counted", count: null, canAccept: true });
    const { status, body } = await world.accept(world.ids.ravi, "450");
    expect([status, body.errors.counted]).toEqual([
      409,
      "Test phlebotomist counted ₹500, you ₹450. Please count it together.",
    ]);
  });

  test("a count that changed between look and acceptance is named", async () => {
    const { id, version } = await world.findPerson(world.ids.ravi);
    await world.count("480", { reason: "A note was torn" });
    const { status, body } = await world.post(
      `/api/closings/${id}/acceptance`,
      { counted: "500", version },
      world.harleen,
    );
    expect([status, body.detail]).toEqual([409, "Test phlebotomist has counted again: ₹480."]);
  });

  test("money that came in since the count makes it count again", async () => {
    await world.take([cash("100")]);
    const { status, body } = await world.accept(world.ids.ravi, "500");
    expect([status, body.detail]).toMatchObject([409, expect.stringContaining("Money came in since")]);
  });

  test("a receptionist cannot accept their own while another may", async () => {
    await world.take([cash("50")], world.harleen);
    await world.count("50", {}, world.harleen);
    expect((await world.accept(world.ids.harleen, "50", world.harleen)).status).toBe(403);
    expect((await world.accept(world.ids.harleen, "50", owner)).status).toBe(200);
  });

  test("accepted twice at once is accepted once; another one sees it", async () => {
    const { id, version } = await world.findPerson(world.ids.ravi);
    const send = (as: Headers) => world.post(`/api/closings/${id}/acceptance`, { counted: "500", version }, as);
    const answers = await Promise.all([send(world.harleen), send(world.harleen), send(owner)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(expect.arrayContaining([200, 409]));
    expect(await app.db.$count(cashMoves, eq(cashMoves.fromId, world.ids.ravi))).toBe(1);
  });

  test("nothing of an accepted closing can change", async () => {
    await world.accept(world.ids.ravi, "500");
    expect((await world.count("400", { reason: "Late" })).status).toBe(409);
    await expect(app.db.update(closings).set({ countedPaise: 1 })).rejects.toThrow();
    await expect(app.db.delete(closings)).rejects.toThrow();
    await expect(app.db.update(cashMoves).set({ toDay: tuesday })).rejects.toThrow();
  });

  test("the next receipt of a closed day counts on the first open one, with its own time", async () => {
    await world.accept(world.ids.ravi, "500");
    await world.take([cash("70")]);
    const [tender] = await app.db
      .select()
      .from(receiptTenders)
      .where(and(eq(receiptTenders.holderId, world.ids.ravi), eq(receiptTenders.paise, 7_000)));
    expect(tender).toMatchObject({ day: tuesday, holderId: world.ids.ravi });
    app.setClock(new Date("2026-11-24T04:30:00Z"));
    await world.count("70", { day: tuesday });
    expect((await world.findPerson(world.ids.ravi, tuesday, world.ravi)).count).toMatchObject({
      taken: "70.00",
      late: "70.00",
    });
  });

  test("a correction of a closed day counts today, for the one who has the cash", async () => {
    const { receipts } = await world.payments.listReceipts(world.booking);
    await world.accept(world.ids.ravi, "500");
    app.setClock(new Date("2026-11-26T04:30:00Z"));
    await world.post(`/api/receipts/${receipts[0].id}/correction`, { key: randomUUID(), reason: "Typed twice" }, owner);
    const [tender] = await app.db
      .select()
      .from(receiptTenders)
      .where(and(eq(receiptTenders.holderId, world.ids.ravi), eq(receiptTenders.paise, -50_000)));
    expect(tender).toMatchObject({ day: "2026-11-26", holderId: world.ids.ravi });
  });
});

test("a correction of an open day counts on that day, for the one who has the cash", async () => {
  await world.take([cash("500")]);
  const { receipts } = await world.payments.listReceipts(world.booking);
  app.setClock(new Date("2026-11-24T04:30:00Z"));
  await world.post(`/api/receipts/${receipts[0].id}/correction`, { key: randomUUID(), reason: "Typed twice" }, owner);
  expect((await world.count("0")).status).toBe(200);
});

test("a status set back to pending takes the cash from the one who has it", async () => {
  await world.take([cash("500")]);
  await world.take([cash("799")], world.harleen);
  await app.call("PATCH", `/api/bookings/${world.booking}/payment-status`, { paymentStatus: "pending" }, owner);
  expect((await world.count("0")).status).toBe(200);
  expect((await world.count("0", {}, world.harleen)).status).toBe(200);
  expect(await world.payments.money(world.booking)).toMatchObject({ paymentStatus: "pending", paidAmount: "0.00" });
});

test("where no other account may accept, the owner does; it goes to the drawer", async () => {
  await world.take([cash("500")], owner);
  await app.db.execute(sql`update "user" set role = 'technician' where role = 'receptionist'`);
  const { drawer: before } = await world.list();
  const { expected } = (await world.count("0", {}, owner)).body.count;
  await world.count(expected, {}, owner);
  expect((await world.accept(world.ids.owner, expected, owner)).status).toBe(200);
  const { drawer, people } = await world.list();
  expect(Number(drawer) - Number(before)).toBe(Number(expected));
  const own = people.find(({ isOwn }: { isOwn: boolean }) => isOwn);
  expect(own).toMatchObject({ status: "accepted", acceptedBy: { id: world.ids.owner } });
});

describe("who sees what", () => {
  test("a phlebotomist sees their own cash, and nothing of the lab's", async () => {
    await world.take([cash("500")]);
    await world.take([cash("100")], world.harleen);
    const seen = await world.list(monday, world.ravi);
    expect(seen).toMatchObject({ settlements: null, drawer: null });
    expect(seen.people.map(({ person }: { person: { id: string } }) => person.id)).toEqual([world.ids.ravi]);
  });

  test("staff without cash need no closing", async () => {
    const shown = (await world.list()).people.map(({ person }: { person: { id: string } }) => person.id);
    expect([world.ids.owner, world.ids.harleen, world.ids.ravi].map((id) => shown.includes(id))).toEqual([
      true,
      false,
      false,
    ]);
    const own = () => world.findPerson(world.ids.ravi, monday, world.ravi);
    expect(await own()).toMatchObject({ needsClosing: false, canCount: true });
    await world.take([cash("500")]);
    expect(await own()).toMatchObject({ needsClosing: true, canCount: true });
    await world.count("500");
    await world.accept(world.ids.ravi, "500");
    expect(await own()).toMatchObject({ needsClosing: false, canCount: false });
  });
});

test("a receipt at 11:59 PM counts on its day, one at 12:01 AM on the next", async () => {
  app.setClock(new Date("2026-11-23T18:29:00Z"));
  await world.take([cash("500")]);
  app.setClock(new Date("2026-11-23T18:31:00Z"));
  await world.take([cash("100")], world.harleen);
  expect((await world.count("500")).status).toBe(200);
  expect((await world.count("0", {}, world.harleen)).status).toBe(200);
  expect((await world.count("100", { day: tuesday }, world.harleen)).status).toBe(200);
});

test("the evening of a day can be counted after midnight", async () => {
  app.setClock(new Date("2026-11-23T14:30:00Z"));
  await world.take([cash("500")]);
  app.setClock(new Date("2026-11-23T18:31:00Z"));
  await world.count("500");
  expect((await world.accept(world.ids.ravi, "500")).status).toBe(200);
  app.setClock(new Date("2026-11-23T18:40:00Z"));
  expect((await world.count("500", { day: tuesday }, world.harleen)).status).toBe(200);
});
