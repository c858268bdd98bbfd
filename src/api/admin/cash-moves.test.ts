import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { receiptTenders, settlements } from "#db/schema/money.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type ClosingFixture, createClosingFixture } from "#test/closings.ts";
import { card, cash, upi } from "#test/payments.ts";

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

describe("cash that changes hands", () => {
  test("counts for both once it is accepted", async () => {
    await world.take([cash("500")]);
    const { body } = await world.move("handover", "200", { to: world.ids.harleen });
    expect(body).toMatchObject({
      status: "under-way",
      amount: "200.00",
      from: { id: world.ids.ravi },
      to: { id: world.ids.harleen },
    });
    expect((await world.post(`/api/cash-moves/${body.id}/acceptance`, {}, owner)).status).toBe(403);
    expect((await world.post(`/api/cash-moves/${body.id}/acceptance`, {}, world.harleen)).body.status).toBe("accepted");
    expect((await world.count("300")).status).toBe(200);
    expect((await world.count("200", {}, world.harleen)).status).toBe(200);
  });

  test("refused or taken back it stays where it was", async () => {
    await world.take([cash("500")]);
    const { body } = await world.move("handover", "200", { to: world.ids.harleen });
    expect((await world.post(`/api/cash-moves/${body.id}/refusal`, {}, world.ravi)).body.status).toBe("refused");
    expect((await world.post(`/api/cash-moves/${body.id}/acceptance`, {}, world.harleen)).status).toBe(409);
    expect((await world.count("500")).status).toBe(200);
  });

  test("more than one has is a question that names no amount", async () => {
    await world.take([cash("500")]);
    const { status, body } = await world.move("bank", "600");
    expect([status, body.questions]).toEqual([
      409,
      [{ field: "confirmed", sentence: "That is more than you have by the receipts. Record it all the same?" }],
    ]);
    expect((await world.move("bank", "600", { confirmed: true })).status).toBe(201);
  });

  test("the same request sent twice is one; another with its key is refused", async () => {
    const key = randomUUID();
    const send = (amount: string) =>
      world.post("/api/cash-moves", { key, kind: "petty", amount, reason: "Petrol", confirmed: true }, world.ravi);
    expect((await send("40")).status).toBe(201);
    expect((await send("40")).status).toBe(200);
    expect((await send("50")).status).toBe(409);
  });

  test("only the office gives from the drawer", async () => {
    expect((await world.move("float", "100", { fromDrawer: true, to: world.ids.ravi })).status).toBe(403);
    const { drawer: before } = await world.list();
    await world.move("added", "5000", {}, world.harleen);
    await world.giveFloat(world.ids.ravi, world.ravi, "1000");
    const { drawer } = await world.list();
    expect(Number(drawer) - Number(before)).toBe(4000);
  });

  test.each([
    ["a bill without its reason", { kind: "petty", amount: "40" }, "reason"],
    ["change without a receiver", { kind: "float", amount: "40" }, "to"],
    ["nothing", { kind: "bank", amount: "0" }, "amount"],
    ["a receiver who is not of the staff", { kind: "handover", amount: "40", to: "unknown" }, "to"],
  ])("rejects %s", async (_what, fields, field) => {
    const { status, body } = await world.post("/api/cash-moves", { key: randomUUID(), ...fields }, world.ravi);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test("rejects oneself and an account that was switched off", async () => {
    expect((await world.move("handover", "1", { to: world.ids.ravi })).body.errors.to).toBe(
      "You cannot hand cash over to yourself.",
    );
    await app.db.execute(sql`update "user" set role = 'switched-off' where id = ${world.ids.harleen}`);
    expect((await world.move("handover", "1", { to: world.ids.harleen })).status).toBe(422);
  });
});

describe("settlements", () => {
  const declare = (day: string, method: string, declared: string, more: object = {}) =>
    app.call("PUT", `/api/settlements/${day}/${method}`, { declared, ...more }, world.harleen);

  test("UPI and card close once a day for the lab; a difference needs its reason", async () => {
    app.setClock(new Date("2026-11-25T04:30:00Z"));
    await world.take([upi("300"), card("200")], world.harleen);
    const open = await declare("2026-11-25", "upi", "800");
    expect([open.status, open.body.questions[0].sentence]).toEqual([
      409,
      "₹500 more than was recorded by UPI. What happened?",
    ]);
    const { body } = await declare("2026-11-25", "upi", "800", { reason: "A patient paid twice" });
    expect(body.settlements).toMatchObject([
      { method: "upi", expected: "300.00", declared: "800.00", difference: "500.00" },
      { method: "card", expected: "200.00", declared: null },
    ]);
  });

  test("what comes for a settled day counts on the next, and it can be declared again", async () => {
    app.setClock(new Date("2026-11-27T04:30:00Z"));
    await world.take([upi("300")], world.harleen);
    await declare("2026-11-27", "upi", "300");
    const { body } = await world.take([upi("50"), card("20")], world.harleen);
    const { method, day } = receiptTenders;
    const isOfReceipt = eq(receiptTenders.receiptId, body.id);
    expect(await app.db.select({ method, day }).from(receiptTenders).where(isOfReceipt)).toEqual(
      expect.arrayContaining([
        { method: "upi", day: "2026-11-28" },
        { method: "card", day: "2026-11-27" },
      ]),
    );
    expect((await declare("2026-11-27", "upi", "290", { reason: "Fee of the bank" })).status).toBe(200);
    await expect(app.db.update(settlements).set({ expectedPaise: 1 })).rejects.toThrow();
  });
});
