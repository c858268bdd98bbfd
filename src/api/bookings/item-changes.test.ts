import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeConfirmation, writeItemsChanged } from "#core/messages/booking-notifications.server.ts";
import { formatAmount, formatRupeesExact, parseAmount } from "#core/pricing/money.ts";
import { user } from "#db/schema/accounts.ts";
import { packages, packageTests, tests } from "#db/schema/catalogue.ts";
import { messages } from "#db/schema/messages.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

let app: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
let admin: { cookie: string };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
  admin = await app.adminCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

type Item = { itemType: "test" | "package"; itemId: number };
const aTestOf = (itemId: number): Item => ({ itemType: "test", itemId });
const [cbc, second, third] = [aTestOf(5), aTestOf(9), aTestOf(12)];

const times = ["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM", "12:00 PM", "01:00 PM"] as const;
let booked = 0;

async function book(items: Item[] = [cbc]) {
  const bookingTime = times[booked % 7] ?? times[0];
  const phone = `98765002${String(booked++).padStart(2, "0")}`;
  const wish = buildBooking({ patient: { phone }, booking: { bookingDate: "2026-12-01", bookingTime }, items });
  const { status, body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish), admin);
  expect(status).toBe(201);
  return body.booking as { id: number; version: number; totalAmount: string };
}

const change = (id: number, items: Item[], totalAmount: string, more = {}) =>
  app.call("PUT", `/api/bookings/${id}/items`, { items, totalAmount, ...more }, admin);
const itemsOf = async (id: number) => (await app.call("GET", `/api/bookings/${id}/items`, undefined, admin)).body;

/** Returns the current price of a test, as in the API. */
async function priceOf({ itemId }: Item): Promise<string> {
  const { price, discountPrice } = (await app.call("GET", `/api/tests/${itemId}`)).body;
  return discountPrice ?? price;
}

const sumOf = (...amounts: string[]) => formatAmount(amounts.reduce((sum, amount) => sum + parseAmount(amount), 0));
const createContext = () => ({ ...app.ctx(), now: mondayMorning, emit: async () => {} });
const readMessages = (id: number) =>
  app.db.select().from(messages).where(eq(messages.bookingId, id)).orderBy(messages.id);

test("added items have the current price, and kept ones that of the booking", async () => {
  const visit = await book();
  await app.db.update(tests).set({ discountPaise: null, pricePaise: 99_900 }).where(eq(tests.id, cbc.itemId));
  const total = sumOf(visit.totalAmount, await priceOf(second));
  const { status, body } = await change(visit.id, [cbc, second], total, { version: 1 });
  expect([status, body.totalAmount, body.version]).toEqual([200, total, 2]);
  expect((await itemsOf(visit.id)).map(({ itemId, price }: Item & { price: string }) => [itemId, price])).toEqual([
    [cbc.itemId, visit.totalAmount],
    [second.itemId, await priceOf(second)],
  ]);
  const taken = await change(visit.id, [second], await priceOf(second));
  expect([taken.body.totalAmount, (await itemsOf(visit.id)).length]).toEqual([await priceOf(second), 1]);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${visit.id}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1)).toMatchObject({
    action: "items-changed",
    change: { added: [], removed: [expect.any(String)] },
  });
});

test("rejects a total other than the confirmed one", async () => {
  const visit = await book([second]);
  const { status, body } = await change(visit.id, [second, third], "1.00");
  const total = sumOf(visit.totalAmount, await priceOf(third));
  expect([status, body.code, body.totalAmount, body.items.length]).toEqual([409, "price-changed", total, 2]);
  expect(await itemsOf(visit.id)).toHaveLength(1);
});

test("keeps the last item, rejects unknown ones, and ignores an unchanged list", async () => {
  const visit = await book([second]);
  const none = await change(visit.id, [], "0.00");
  expect([none.status, none.body.errors.items]).toEqual([422, expect.stringContaining("cancel the visit")]);
  expect((await change(visit.id, [second, aTestOf(99_999)], visit.totalAmount)).body.code).toBe("rule-broken");
  const same = await change(visit.id, [second], visit.totalAmount);
  expect([same.status, same.body.version]).toEqual([200, 1]);
});

test("rejects a test that a booked package contains", async () => {
  const [inside] = await app.db.select().from(packageTests).limit(1);
  const [whole] = await app.db
    .select()
    .from(packages)
    .where(eq(packages.id, inside?.packageId ?? 0));
  const visit = await book([{ itemType: "package", itemId: whole?.id ?? 0 }]);
  const items: Item[] = [{ itemType: "package", itemId: whole?.id ?? 0 }, aTestOf(inside?.testId ?? 0)];
  const { status, body } = await change(visit.id, items, visit.totalAmount);
  expect([status, body.code, body.totalAmount]).toEqual([409, "test-held", visit.totalAmount]);
  expect(body.detail).toContain(`is already in ${whole?.name}`);
});

test("allows changes until the sample is in the lab, and asks first after a payment", async () => {
  const visit = await book([second]);
  const total = sumOf(visit.totalAmount, await priceOf(third));
  const set = (status: string) =>
    app.call("PATCH", `/api/bookings/${visit.id}/status`, { status, ...statusAnswers }, admin);
  for (const status of ["testing_in_progress", "completed", "declined"]) {
    await set(status);
    expect((await change(visit.id, [second, third], total)).status).toBe(422);
  }
  await set("sample_collected");
  await app.call("PATCH", `/api/bookings/${visit.id}/payment-status`, { paymentStatus: "paid" }, admin);
  const response = await change(visit.id, [second, third], total);
  expect([response.status, response.body.questions[0].field]).toEqual([409, "afterPayment"]);
  expect((await change(visit.id, [second, third], total, { afterPayment: true })).body.totalAmount).toBe(total);
});

test("notifies the patient of the new total and preparation, and skips messages with an older total", async () => {
  const visit = await book([second]);
  await writeConfirmation(createContext(), visit.id);
  const total = sumOf(visit.totalAmount, await priceOf(third));
  await change(visit.id, [second, third], total);
  await writeItemsChanged(createContext(), { bookingId: visit.id, version: 2 });
  await change(visit.id, [third], await priceOf(third));
  for (const _twice of [1, 2]) await writeItemsChanged(createContext(), { bookingId: visit.id, version: 3 });
  const written = (await readMessages(visit.id)).filter(({ channel }) => channel === "whatsapp");
  expect(written.map(({ kind }) => kind)).toEqual(["booking-confirmed", "items-changed", "items-changed"]);
  expect(written[1]?.body).toContain(`Total: ${formatRupeesExact(parseAmount(total))}`);
  expect(written[1]?.variables).toHaveLength(6);
  const outcomes = [];
  for (const { id } of written) outcomes.push(await outbox.deliver(id));
  const again = "The tests had been changed again.";
  expect(outcomes.map(({ failure, state }) => failure ?? state)).toEqual([again, again, "sent"]);
});

test("of two concurrent changes the second gets the current items, and an item added by both is added once", async () => {
  const visit = await book([second]);
  const total = sumOf(visit.totalAmount, await priceOf(third));
  const answers = await Promise.all([1, 2, 3].map(() => change(visit.id, [second, third], total, { version: 1 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({ code: "changed-meanwhile", version: 2, booking: { totalAmount: total } });
  expect(await itemsOf(visit.id)).toHaveLength(2);
});

test("a phlebotomist adds a test at a visit of the day that is theirs, and nothing else", async () => {
  const phlebotomist = await app.staffCookie("phlebotomist");
  const wish = buildBooking({
    patient: { phone: "9876500290" },
    booking: { bookingDate: "2026-11-23", bookingTime: "05:00 PM" },
    items: [cbc],
  });
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish), admin);
  const visit = body.booking as { id: number; totalAmount: string };
  const { visitId } = (await app.call("GET", `/api/bookings/${visit.id}`, undefined, admin)).body;
  const put = (items: Item[], totalAmount: string) =>
    app.call("PUT", `/api/bookings/${visit.id}/items`, { items, totalAmount }, phlebotomist);
  const total = sumOf(visit.totalAmount, await priceOf(second));
  expect((await put([cbc, second], total)).status).toBe(403);
  const [account] = await app.db.select({ id: user.id }).from(user).where(eq(user.role, "phlebotomist"));
  await app.db
    .update(visits)
    .set({ phlebotomistId: account?.id ?? "" })
    .where(eq(visits.id, visitId));
  expect((await put([second], await priceOf(second))).status).toBe(403);
  expect((await put([cbc, { itemType: "package", itemId: 1 }], total)).status).toBe(403);
  const added = await put([cbc, second], total);
  expect([added.status, added.body.totalAmount]).toEqual([200, total]);
  const other = await book();
  const later = await app.call(
    "PUT",
    `/api/bookings/${other.id}/items`,
    { items: [cbc, second], totalAmount: total },
    phlebotomist,
  );
  expect(later.status).toBe(404);
});
