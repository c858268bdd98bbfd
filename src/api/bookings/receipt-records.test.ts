import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lab } from "#db/schema/lab.ts";
import { receipts, receiptTenders } from "#db/schema/money.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { parseNextPageLink } from "#test/next-page-link.ts";
import { cash, createPaymentFixture, type Leg } from "#test/payments.ts";

let app: TestApp;
let owner: Record<string, string>;
let receptionist: Record<string, string>;
let fixture: ReturnType<typeof createPaymentFixture>;
let id: number;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  receptionist = await app.staffCookie("receptionist");
  fixture = createPaymentFixture(app, owner, receptionist);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(mondayMorning);
  id = await fixture.book();
});

const post = (path: string, body: object, as = receptionist) => fixture.post(path, body, as);
const take = (legs: Leg[], more: Record<string, unknown> = {}, as = receptionist) => fixture.take(id, legs, more, as);
const money = (of = id) => fixture.money(of);
const listReceipts = () => fixture.listReceipts(id);

describe("discounts", () => {
  const give = (amount: string, as = receptionist) =>
    post(`/api/bookings/${id}/discounts`, { amount, reason: "Family of staff" }, as);

  test("a receptionist gives up to the lab's limit, the owner more", async () => {
    await app.db.update(lab).set({ receptionistDiscountPercent: 10 });
    const refused = await give("130");
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      "A discount of more than 10 % is the owner's to give.",
    ]);
    expect((await give("129.90")).status).toBe(201);
    expect(await money()).toMatchObject({ discountAmount: "129.90", dueAmount: "1169.10" });
    expect((await give("1")).body.detail).toBe("This booking has a discount already. Please take that one back first.");
    expect((await app.call("DELETE", `/api/bookings/${id}/discounts`, undefined, receptionist)).status).toBe(200);
    expect((await give("1299", owner)).status).toBe(201);
    expect(await money()).toMatchObject({ paymentStatus: "pending", dueAmount: "0.00" });
    expect((await listReceipts()).discount).toMatchObject({ amount: "1299.00", reason: "Family of staff" });
  });

  test("a discount after part of the money can make the booking paid, its withdrawal pending again", async () => {
    await take([cash("1200")]);
    await give("99");
    expect(await money()).toMatchObject({ paymentStatus: "paid", dueAmount: "0.00" });
    await app.call("DELETE", `/api/bookings/${id}/discounts`, undefined, receptionist);
    expect(await money()).toMatchObject({ paymentStatus: "pending", dueAmount: "99.00" });
  });

  test("is at most the total", async () => {
    expect((await give("1300", owner)).body.errors.amount).toBe("The discount is more than the total.");
  });
});

describe("what is stored", () => {
  test("receipts cannot be changed or deleted, not even past the product", async () => {
    const { body } = await take([cash("10")]);
    const isThis = eq(receipts.id, body.id);
    await expect(app.db.update(receipts).set({ byName: "Other" }).where(isThis)).rejects.toThrow();
    await expect(app.db.delete(receipts).where(isThis)).rejects.toThrow();
    await expect(
      app.db.update(receiptTenders).set({ paise: 1 }).where(eq(receiptTenders.receiptId, body.id)),
    ).rejects.toThrow();
  });

  test("a receipt whose tenders and shares differ is not stored", async () => {
    const unbalanced = app.db.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(receipts)
        .values({ key: randomUUID(), kind: "carried", at: mondayMorning, receivedAt: mondayMorning, byName: "Test" })
        .returning();
      await transaction
        .insert(receiptTenders)
        .values({ receiptId: row?.id ?? 0, method: "cash", paise: 100, day: "2026-11-23" });
    });
    await expect(unbalanced).rejects.toThrow();
  });

  test("a deleted booking leaves its code and share on the receipt", async () => {
    const { body } = await take([cash("10")]);
    expect((await app.call("DELETE", `/api/bookings/${id}`, undefined, owner)).status).toBe(204);
    const kept = await app.call("GET", `/api/receipts/${body.id}`, undefined, owner);
    expect(kept.body.bookings).toEqual([{ id: null, code: body.bookings[0].code, amount: "10.00", booking: null }]);
  });

  test("the audit log has the receipt's number and amount, and the last one can be undone while it is the only one", async () => {
    const { body } = await take([cash("1299")]);
    const entries = (await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, owner)).body;
    expect(entries.at(-1).change).toEqual({ from: "pending", to: "paid", receipt: body.number, paise: 129_900 });
    const { undo } = (await app.call("GET", `/api/bookings/${id}`, undefined, owner)).body;
    expect(undo).toEqual({ kind: "payment", to: "pending" });
    await take([cash("1")], { confirmed: true });
    expect((await app.call("GET", `/api/bookings/${id}`, undefined, owner)).body.undo).toBeNull();
  });

  test("receipts are listed by booking, day and person", async () => {
    const { body } = await take([cash("10")]);
    const list = async (query: string) =>
      (await app.call("GET", `/api/receipts?${query}`, undefined, receptionist)).body.map(
        (row: { id: number }) => row.id,
      );
    expect(await list(`bookingId=${id}`)).toEqual([body.id]);
    expect(await list("day=2026-11-23")).toContain(body.id);
    expect(await list("day=2026-11-22")).not.toContain(body.id);
    const [row] = await app.db.select({ by: receipts.by }).from(receipts).where(eq(receipts.id, body.id));
    expect(await list(`by=${row?.by}`)).toContain(body.id);
    expect(await list("by=unknown")).toEqual([]);
  });

  test("a list of receipts goes on page by page, without losing or repeating one", async () => {
    const taken: number[] = [];
    for (const amount of ["10", "20", "30", "40", "50"]) taken.push((await take([cash(amount)])).body.id);
    const found: number[][] = [];
    let path: string | undefined = `/api/receipts?bookingId=${id}&limit=2`;
    while (path) {
      const page: { headers: globalThis.Headers; body: { id: number }[] } = await app.call(
        "GET",
        path,
        undefined,
        receptionist,
      );
      found.push(page.body.map((row) => row.id));
      path = parseNextPageLink(page);
    }
    expect(found).toEqual([taken.slice(0, 2), taken.slice(2, 4), taken.slice(4)]);
  });
});

test("after all of these, every sum agrees", async () => {
  const { rows } = await app.db.execute(sql`
    select b.id from bookings b
    left join (select booking_id, sum(paise) as paise from receipt_allocations group by booking_id) a on a.booking_id = b.id
    where b.taken_paise <> coalesce(a.paise, 0)`);
  expect(rows).toEqual([]);
});
