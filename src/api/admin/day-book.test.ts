import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type ClosingFixture, createClosingFixture, type Headers, monday } from "#test/closings.ts";
import { card, cash, nextUtr, upi } from "#test/payments.ts";

const wednesday = "2026-11-25";

let app: TestApp;
let owner: Headers;
let world: ClosingFixture;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  world = await createClosingFixture(app, owner);
});
afterEach(() => app.close());

/** The lines of the file as cells; no cell of these tests has a comma. */
async function download(from: string, to: string): Promise<string[][]> {
  const { status, body } = await app.call("GET", `/api/money/day-book.csv?from=${from}&to=${to}`, undefined, owner);
  expect(status).toBe(200);
  return body
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line: string) => line.split(","));
}
const toObjects = ([head = [], ...lines]: string[][]) =>
  lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])));
const evening = async (day: string) =>
  (await app.call("GET", `/api/money/evening?day=${day}`, undefined, owner)).body.taken;
const giveBack = (amount: string, method = "cash") =>
  world.post(
    `/api/bookings/${world.booking}/returns`,
    { key: randomUUID(), reason: "Came late", legs: [{ method, amount }] },
    owner,
  );

test("a line for each receipt, with its ways, number and who wrote it", async () => {
  await app.db.update(bookings).set({ patientName: "Harpreet Kaur" }).where(eq(bookings.id, world.booking));
  await app.db.update(user).set({ name: "Ravi" }).where(eq(user.id, world.ids.ravi));
  const utr = nextUtr();
  await world.post(`/api/bookings/${world.booking}/discounts`, { amount: "99", reason: "A colleague" }, owner);
  await world.payments.take(world.booking, [cash("500.50"), upi("300")], { utr }, world.ravi);
  const { body: second } = await world.take([card("100")]);
  await world.post(`/api/receipts/${second.id}/correction`, { key: randomUUID(), reason: "A mistake" }, owner);
  const [first, , mirror, sum] = toObjects(await download(monday, monday));
  expect(first).toMatchObject({
    ...{ "Receipt #": "26-27/000001", "Counts on": monday, Date: monday, Time: "09:30 AM", Patient: "Harpreet Kaur" },
    ...{ Cash: "500.5", UPI: "300", Card: "0", UTR: utr, Discount: "99", Taken: "800.5", Returned: "0", By: "Ravi" },
  });
  expect(first?.["Booking #"]).toMatch(/^BK-\d{8}$/);
  expect(mirror).toMatchObject({ "Receipt #": "", Card: "-100", Taken: "-100", "Takes back": "26-27/000002" });
  expect(sum).toMatchObject({
    "Receipt #": "Sum",
    Cash: "500.5",
    UPI: "300",
    Card: "0",
    Taken: "800.5",
    Discount: "99",
  });
});

test("the last line equals the evenings of the same days", async () => {
  await world.take([cash("500"), upi("300")]);
  await world.count("500");
  await world.accept(world.ids.ravi, "500");
  // His cash of Monday is closed: this cash counts on Tuesday, the UPI of the same receipt on Monday.
  await world.take([cash("200"), upi("50")]);
  await giveBack("120");
  app.setClock(new Date("2026-11-25T05:00:00Z"));
  await world.payments.take(world.booking, [card("70")]);
  const days = [monday, "2026-11-24", wednesday];
  const evenings = await Promise.all(days.map(evening));
  const sumOf = (name: string) => evenings.reduce((sum, taken) => sum + Number(taken[name]), 0);
  const last = toObjects(await download(monday, wednesday)).at(-1);
  expect(Number(last?.Cash)).toBe(sumOf("cash"));
  expect(Number(last?.UPI)).toBe(sumOf("upi"));
  expect(Number(last?.Card)).toBe(sumOf("card"));
  expect(Number(last?.Returned)).toBe(sumOf("returned"));
  expect(Number(last?.Taken) - Number(last?.Returned)).toBe(sumOf("total"));
  expect(evenings.map(({ total }) => total)).toEqual(["730.00", "200.00", "70.00"]);
});

test("a return taken back after its day was settled lowers what is returned, on the page as in the book", async () => {
  await world.take([upi("500")]);
  const { body: returned } = await giveBack("120", "upi");
  await app.call("PUT", `/api/settlements/${monday}/upi`, { declared: "380" }, owner);
  app.setClock(new Date("2026-11-25T05:00:00Z"));
  await world.post(`/api/receipts/${returned.id}/correction`, { key: randomUUID(), reason: "A mistake" }, owner);
  const counted = { [monday]: "120.00", "2026-11-24": "0.00", [wednesday]: "-120.00" };
  for (const [day, amount] of Object.entries(counted)) {
    const sum = toObjects(await download(day, day)).at(-1);
    const { returned: shown } = await evening(day);
    expect([day, shown, Number(sum?.Returned)]).toEqual([day, amount, Number(amount)]);
  }
});

test("a name that a spreadsheet would compute is text", async () => {
  await app.db.update(bookings).set({ patientName: "=HYPERLINK(1)" }).where(eq(bookings.id, world.booking));
  await app.db.update(user).set({ name: "@SUM(A1)" }).where(eq(user.id, world.ids.ravi));
  await world.take([cash("500")]);
  expect(toObjects(await download(monday, monday))[0]).toMatchObject({ Patient: "'=HYPERLINK(1)", By: "'@SUM(A1)" });
});

test("erased patients and deleted bookings are without a name", async () => {
  await world.take([cash("500")]);
  const deleted = await world.payments.book({ day: "2026-11-27" });
  await world.payments.take(deleted, [cash("100")]);
  await app.db.delete(bookings).where(eq(bookings.id, deleted));
  const isBooking = eq(bookings.id, world.booking);
  await app.db.update(bookings).set({ status: "completed" }).where(isBooking);
  const [{ patientId = 0, patientName = "" } = {}] = await app.db.select().from(bookings).where(isBooking);
  const { body: plan } = await app.call("GET", `/api/patients/${patientId}/erasure`, undefined, owner);
  const request = { name: patientName, seen: plan.seen, reason: "patient-asked" };
  const erasing = await app.call("POST", `/api/patients/${patientId}/erasure`, request, owner);
  expect([erasing.status, erasing.body]).toEqual([200, expect.anything()]);
  expect(toObjects(await download(monday, monday)).slice(0, 2)).toMatchObject([
    { Patient: "erased", Cash: "500" },
    { Patient: "erased", Cash: "100" },
  ]);
});

test("the audit log says who exported which days; a period that ends before it begins is refused", async () => {
  await download(monday, wednesday);
  const { body } = await app.call("GET", "/api/admin/audit-log", undefined, owner);
  expect(body[0]).toMatchObject({ action: "day-book-exported", change: { from: monday, to: wednesday } });
  const path = `/api/money/day-book.csv?from=${wednesday}&to=${monday}`;
  expect((await app.call("GET", path, undefined, owner)).status).toBe(422);
});
