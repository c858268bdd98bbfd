import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";
import { cash, createPaymentFixture, nextUtr, upi } from "#test/payments.ts";
import { writeReceiptNotification } from "./receipt-notifications.server.ts";

let app: TestApp;
let twilio: FakeTwilio;
let owner: Record<string, string>;
let fixture: ReturnType<typeof createPaymentFixture>;
let id: number;
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  owner = await app.adminCookie();
  fixture = createPaymentFixture(app, owner, await app.staffCookie("receptionist"));
});
afterAll(() => Promise.all([app.close(), twilio.close()]));
beforeEach(async () => {
  app.setClock(mondayMorning);
  id = await fixture.book();
  await app.db.delete(messages);
});

const outbox = () => app.db.select().from(messages).orderBy(messages.id);
const findBooking = async (of = id) => {
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, of));
  if (!booking) throw new Error("No such booking.");
  return booking;
};
const setPayer = async (payer: { payerName?: string; payerPhone?: string }, of = id) =>
  app.db
    .update(visits)
    .set(payer)
    .where(eq(visits.id, (await findBooking(of)).visitId));
const returnCash = (amount: string) =>
  fixture.post(`/api/bookings/${id}/returns`, { key: randomUUID(), legs: [cash(amount)], reason: "Test taken away" });

test("a payment tells its amount, way and number, the booking and what is left to pay, and no test", async () => {
  const { body } = await fixture.take(id, [cash("500"), upi("300.50")]);
  const { code, phone, patientName } = await findBooking();
  const [message, ...others] = await outbox();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ kind: "payment-received", channel: "whatsapp", recipient: phone, bookingId: id });
  expect(message?.variables).toEqual([
    ...[patientName, code, "₹800.50", "cash, UPI", body.number],
    "Still to pay: ₹498.50",
  ]);
  expect(message?.body).toContain("has received ₹800.50 from you.\nPaid by: cash, UPI\nReceipt: 26-27/");
});

test("the last payment leaves nothing, one above the total is to be returned", async () => {
  await fixture.take(id, [cash("1299")]);
  await fixture.take(id, [cash("100")], { confirmed: true });
  expect((await outbox()).map(({ variables }) => variables[5])).toEqual([
    "Nothing is left to pay.",
    "Still to be returned: ₹100.00",
  ]);
});

test("money that went back has its own message", async () => {
  await fixture.take(id, [cash("1299")]);
  const { body } = await returnCash("50");
  const last = (await outbox()).at(-1);
  expect(last).toMatchObject({ kind: "money-returned" });
  expect(last?.body).toContain(`has returned ₹50.00 to you.\nReturned by: cash\nRefund: ${body.number}`);
});

test("the payer of the visit gets it in the patient's place, by name if there is one", async () => {
  await setPayer({ payerPhone: "+919814055533" });
  await app.db.update(bookings).set({ email: "amrit@example.com" }).where(eq(bookings.id, id));
  await fixture.take(id, [cash("1")]);
  await setPayer({ payerName: "Simran Gill" });
  await fixture.take(id, [cash("2")]);
  expect((await outbox()).map(({ channel, recipient, variables }) => [channel, recipient, variables[0]])).toEqual([
    ["whatsapp", "+919814055533", "there"],
    ["whatsapp", "+919814055533", "Simran Gill"],
  ]);
});

test("a receipt for several bookings sends one message to each phone", async () => {
  const [second, third] = [await fixture.book(), await fixture.book()];
  const { phone } = await findBooking();
  await app.db.update(bookings).set({ phone }).where(eq(bookings.id, second));
  await app.db.delete(messages);
  const shares = [id, second, third].map((of) => ({ id: of, amount: "100" }));
  const body = { key: randomUUID(), bookings: shares, legs: [cash("150"), upi("150")], utr: nextUtr() };
  await fixture.post("/api/receipts", body);
  const codes = await Promise.all([id, second, third].map(async (of) => (await findBooking(of)).code));
  expect((await outbox()).map(({ recipient, variables }) => [recipient, ...variables.slice(1, 4)])).toEqual([
    [phone, `${codes[0]}, ${codes[1]}`, "₹200.00", "cash, UPI"],
    [(await findBooking(third)).phone, codes[2], "₹100.00", "UPI"],
  ]);
});

test("corrections, the selector of payment statuses and repeated requests write nothing", async () => {
  const request = { key: randomUUID() };
  const { body: receipt } = await fixture.take(id, [cash("100")], request);
  await fixture.take(id, [cash("100")], request);
  await writeReceiptNotification(app.ctx(), receipt.id);
  expect(await outbox()).toHaveLength(1);
  const payment = { bookings: [{ id, amount: "90" }], legs: [cash("90")] };
  const correction = { key: randomUUID(), reason: "Typed wrong", payment };
  expect((await fixture.post(`/api/receipts/${receipt.id}/correction`, correction, owner)).status).toBe(201);
  const path = `/api/bookings/${id}/payment-status`;
  expect((await app.call("PATCH", path, { paymentStatus: "paid" }, owner)).status).toBe(200);
  expect(await outbox()).toHaveLength(1);
});

test("an erased patient gets nothing, an unproved phone the first name only", async () => {
  await app.db.update(bookings).set({ phoneProved: false, patientName: "Asha Rani Devi" }).where(eq(bookings.id, id));
  await fixture.take(id, [cash("1")]);
  expect((await outbox())[0]?.variables[0]).toBe("Asha");
  await app.db.update(bookings).set({ phone: "" }).where(eq(bookings.id, id));
  await fixture.take(id, [cash("2")]);
  expect(await outbox()).toHaveLength(1);
});

test("is not sent once the receipt is corrected, the booking deleted or another phone pays", async () => {
  const driver = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
  const deliver = async () => {
    const last = (await outbox()).at(-1);
    const { state, failure } = await driver.deliver(last?.id ?? 0);
    return failure ?? state;
  };
  await fixture.take(id, [cash("1")]);
  expect(await deliver()).toBe("sent");
  const { body: wrong } = await fixture.take(id, [cash("2")]);
  const correction = { key: randomUUID(), reason: "Typed wrong" };
  await fixture.post(`/api/receipts/${wrong.id}/correction`, correction, owner);
  expect(await deliver()).toBe("The receipt had been corrected.");
  await setPayer({ payerPhone: "+919814055533" });
  await fixture.take(id, [cash("3")]);
  await setPayer({ payerPhone: "+919814055534" });
  expect(await deliver()).toBe("The booking had another phone or email by then.");
  await fixture.take(id, [cash("4")]);
  await app.db.delete(bookings).where(eq(bookings.id, id));
  expect(await deliver()).toBe("The booking had been deleted.");
});
