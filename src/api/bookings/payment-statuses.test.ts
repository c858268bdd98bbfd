// Rows 4.6, 7.29
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentStatuses } from "#core/bookings/statuses.ts";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { cash, createPaymentFixture } from "#test/payments.ts";

let app: TestApp;
let owner: Record<string, string>;
let fixture: ReturnType<typeof createPaymentFixture>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  fixture = createPaymentFixture(app, owner, owner);
});
afterAll(() => app.close());

const set = (id: number, paymentStatus: string, more: object = {}) =>
  app.call("PATCH", `/api/bookings/${id}/payment-status`, { paymentStatus, ...more }, owner);

const pairs = paymentStatuses.flatMap((from) => paymentStatuses.map((to) => [from, to] as const));

test.each(pairs)("staff set %s to %s without a question, and the amounts agree", async (from, to) => {
  const id = await fixture.book();
  if (from !== "pending") expect((await set(id, from)).status).toBe(200);
  const { status, body } = await set(id, to);
  expect([status, body.paymentStatus]).toEqual([200, to]);
  const paid = to === "paid" ? "1299.00" : "0.00";
  const due = to === "pending" || to === "failed" ? "1299.00" : "0.00";
  expect(body).toMatchObject({ paidAmount: paid, dueAmount: due, backAmount: "0.00" });
  const { rows } = await app.db.execute(
    sql`select coalesce(sum(paise), 0)::int as paise from receipt_allocations where booking_id = ${id}`,
  );
  expect(rows).toEqual([{ paise: to === "paid" ? 129_900 : 0 }]);
});

test("paid takes what is lacking, by the stated way", async () => {
  const id = await fixture.book();
  await fixture.take(id, [cash("500")]);
  await set(id, "paid", { method: "card" });
  expect(await fixture.money(id)).toMatchObject({ paymentMethod: "Cash, Card", paidAmount: "1299.00" });
  const { receipts } = await fixture.listReceipts(id);
  expect(receipts.at(-1)).toMatchObject({ kind: "taken", legs: [{ method: "card", amount: "799.00" }] });
});

test("refunded returns it the way it came, pending and failed take it back as a mistake", async () => {
  const id = await fixture.book();
  await fixture.take(id, [cash("1299")]);
  await set(id, "refunded");
  const { receipts } = await fixture.listReceipts(id);
  expect(receipts.at(-1)).toMatchObject({ kind: "returned", legs: [{ method: "cash", amount: "-1299.00" }] });
  await set(id, "paid", { method: "cash" });
  await set(id, "failed");
  const after = await fixture.listReceipts(id);
  expect(after.receipts.at(-1)).toMatchObject({ kind: "corrected", number: null, total: "-1299.00" });
  expect(await fixture.money(id)).toMatchObject({ paymentStatus: "failed", paymentMethod: "pay_later" });
});

test("a declined booking set to paid is paid in full, and owed back", async () => {
  const id = await fixture.book();
  await app.db.update(bookings).set({ status: "declined" }).where(eq(bookings.id, id));
  await set(id, "paid");
  expect(await fixture.money(id)).toMatchObject({
    paymentStatus: "paid",
    paidAmount: "1299.00",
    backAmount: "1299.00",
  });
});
