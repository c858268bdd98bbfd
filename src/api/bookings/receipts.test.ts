import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { card, cash, createPaymentFixture, type Leg, nextUtr, upi } from "#test/payments.ts";

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

describe("taking money", () => {
  test("part of what is due leaves the booking pending, with both amounts beside it", async () => {
    const { status, body } = await take([cash("500"), upi("300.50")]);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ kind: "taken", legs: [cash("500.00"), upi("300.50")], total: "800.50" }),
    ]);
    expect(await money()).toMatchObject({
      ...{ paymentStatus: "pending", paymentMethod: "Cash, UPI" },
      ...{ paidAmount: "800.50", dueAmount: "498.50", backAmount: "0.00" },
    });
  });

  test("the rest makes it paid", async () => {
    await take([cash("500")]);
    await take([card("799")]);
    expect(await money()).toMatchObject({ paymentStatus: "paid", paymentMethod: "Cash, Card", dueAmount: "0.00" });
  });

  test("receipts are numbered without a gap in the lab's financial year", async () => {
    const first = (await take([cash("1")])).body.number;
    expect(first).toMatch(/^26-27\/\d{6}$/);
    expect((await take([cash("5OO")])).status).toBe(422);
    const second = (await take([cash("1")])).body.number;
    expect(Number(second.slice(6)) - Number(first.slice(6))).toBe(1);
    app.setClock(new Date("2027-03-31T18:31:00Z"));
    expect((await take([cash("1")])).body.number).toBe("27-28/000001");
  });

  test("one receipt shares what a family pays among its bookings, in their order", async () => {
    const second = await fixture.book({ totalPaise: 50_000 });
    const { status, body } = await post("/api/receipts", {
      key: randomUUID(),
      bookings: [
        { id, amount: "1299" },
        { id: second, amount: "500" },
      ],
      legs: [cash("1000"), upi("799")],
      utr: nextUtr(),
    });
    expect([status, body.bookings.map(({ amount }: Leg) => amount)]).toEqual([201, ["1299.00", "500.00"]]);
    expect([await money(), await money(second)]).toEqual([
      expect.objectContaining({ paymentStatus: "paid", paidAmount: "1299.00" }),
      expect.objectContaining({ paymentStatus: "paid", paidAmount: "500.00" }),
    ]);
    const patients = toCookieHeader(
      await app.call("POST", "/api/patient/session", { phone: (await findBooking(second)).phone }),
    );
    const own = await app.call("GET", `/api/bookings/${second}/receipts`, undefined, patients);
    expect(own.body.receipts).toEqual([
      expect.objectContaining({
        legs: [upi("500.00")],
        total: "500.00",
        bookings: [expect.objectContaining({ id: second })],
      }),
    ]);
    const paper = await app.call("GET", `/api/receipts/${body.id}`, undefined, patients);
    expect(
      paper.body.bookings.map(({ booking }: { booking: { patientName: string } | null }) => booking !== null),
    ).toEqual([...[false, true]]);
  });

  test("the same request sent twice is one receipt", async () => {
    const request = { key: randomUUID(), bookings: [{ id, amount: "100" }], legs: [cash("100")] };
    const answers = await Promise.all([1, 2, 3, 4].map(() => post("/api/receipts", request)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await money()).paidAmount).toBe("100.00");
    const other = await post("/api/receipts", { ...request, bookings: [{ id, amount: "90" }], legs: [cash("90")] });
    expect([other.status, other.body.detail]).toEqual([
      409,
      "Another payment was recorded with this form. Please load the page again.",
    ]);
  });

  test("two persons at once never take the same number", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => fixture.book()));
    const answers = await Promise.all(
      ids.map((booking) =>
        post("/api/receipts", { key: randomUUID(), bookings: [{ id: booking, amount: "10" }], legs: [cash("10")] }),
      ),
    );
    const numbers = answers.map(({ body }) => Number(body.number.slice(6))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  test("more than is due asks first, and is then owed back", async () => {
    const question = await take([cash("1799")]);
    expect([question.status, question.body.questions]).toEqual([
      409,
      [{ field: "confirmed", sentence: "₹500 more than is due. Take it and owe it back?" }],
    ]);
    expect((await take([cash("1799")], { confirmed: true })).status).toBe(201);
    expect(await money()).toMatchObject({ paymentStatus: "paid", dueAmount: "0.00", backAmount: "500.00" });
  });

  test("a declined visit asks first", async () => {
    await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, owner);
    const question = await take([cash("10")]);
    expect([question.status, question.body.questions[0].sentence]).toEqual([
      409,
      "This visit does not take place. Take the money all the same?",
    ]);
    await take([cash("10")], { confirmed: true });
    expect(await money()).toMatchObject({ paymentStatus: "paid", dueAmount: "0.00", backAmount: "10.00" });
  });

  test.each([
    [{ legs: [cash("5OO")] }, "legs.0.amount", "Please write rupees, like 499 or 499.50."],
    [{ legs: [cash("1,29")] }, "legs.0.amount", "Please write rupees, like 499 or 499.50."],
    [{ legs: [cash("-5")] }, "legs.0.amount", "Please write rupees, like 499 or 499.50."],
    [{ legs: [cash("0")] }, "legs.0.amount", "Please write rupees, like 499 or 499.50."],
    [{ legs: [cash("40")] }, "legs", "What was paid and what it is for must be the same sum."],
    [{ legs: [cash("25"), cash("25")] }, "legs", "Please name each way of payment once: cash, UPI, card or other."],
    [{ legs: [upi("50")], utr: "12345" }, "utr", "A UPI reference (UTR) has 12 digits."],
    [{ legs: [upi("50")] }, "utr", "Please write the UPI reference (UTR), or in a few words why there is none."],
    [{ utr: "612345678901" }, "utr", "Only a UPI payment has a reference."],
    [{ at: "2026-11-23T05:00:00Z" }, undefined, "Please state a time within the last seven days."],
    [{ at: "2026-11-15T04:00:00Z" }, undefined, "Please state a time within the last seven days."],
  ])("%j is refused with its sentence, and nothing is stored", async (wrong, field, sentence) => {
    const request = { key: randomUUID(), bookings: [{ id, amount: "50" }], legs: [cash("50")], ...wrong };
    const { status, body } = await post("/api/receipts", request);
    expect([status, field === undefined ? body.detail : body.errors[field]]).toEqual([422, sentence]);
    expect((await listReceipts()).receipts).toEqual([]);
  });

  test("amounts and references are read as people write them", async () => {
    const { status, body } = await post("/api/receipts", {
      key: randomUUID(),
      bookings: [{ id, amount: "₹1,299.00" }],
      legs: [upi("੧੨੯੯")],
      utr: "6123 4567-8902",
    });
    expect([status, body.utr]).toEqual([201, "612345678902"]);
  });

  test("a UPI reference stands on one receipt", async () => {
    const utr = nextUtr();
    const first = await take([upi("10")], { utr });
    const second = await take([upi("10")], { utr });
    expect([second.status, second.body.errors.utr]).toEqual([422, `This UTR stands on receipt ${first.body.number}.`]);
    const reason = "Their phone was off";
    expect((await take([upi("10")], { utr: undefined, reason })).status).toBe(201);
  });

  test("a booking changed meanwhile is not charged", async () => {
    const { status } = await post("/api/receipts", {
      key: randomUUID(),
      bookings: [{ id, amount: "10", version: 999 }],
      legs: [cash("10")],
    });
    expect(status).toBe(409);
  });

  test("a phlebotomist takes money at the visits of the day, at that day's time", async () => {
    const phlebotomist = await app.staffCookie("phlebotomist");
    expect((await take([cash("10")], {}, phlebotomist)).status).toBe(404);
    app.setClock(new Date("2026-11-28T04:00:00Z"));
    expect((await take([cash("10")], {}, phlebotomist)).status).toBe(201);
    const yesterday = await take([cash("10")], { at: "2026-11-27T04:00:00Z" }, phlebotomist);
    expect(yesterday.status).toBe(403);
    expect((await take([cash("10")], { at: "2026-11-27T04:00:00Z" })).status).toBe(201);
  });
});

describe("returning money", () => {
  test("goes back the way it came; all of it makes the booking refunded", async () => {
    await take([cash("1000"), card("299")]);
    const back = (legs: Leg[], more: object = {}) =>
      post(`/api/bookings/${id}/returns`, { key: randomUUID(), legs, reason: "Test not done", ...more });
    const part = await back([cash("500")]);
    expect([part.status, part.body.number, part.body.total]).toEqual([
      201,
      expect.stringMatching(/^R26-27\//),
      "-500.00",
    ]);
    expect(await money()).toMatchObject({ paymentStatus: "pending", paidAmount: "799.00", dueAmount: "500.00" });
    const other = await back([upi("100")]);
    expect([other.status, other.body.questions[0].sentence]).toEqual([
      409,
      "It came as ₹500 by cash, ₹299 by card. Return it another way all the same?",
    ]);
    const tooMuch = await back([cash("800")]);
    expect([tooMuch.status, tooMuch.body.errors.legs]).toEqual([422, "Only ₹799 was taken for this booking."]);
    expect((await back([upi("799")], { confirmed: true })).status).toBe(201);
    expect(await money()).toMatchObject({ paymentStatus: "refunded", paidAmount: "0.00", dueAmount: "0.00" });
  });

  test("needs a reason", async () => {
    const { status, body } = await post(`/api/bookings/${id}/returns`, { key: randomUUID(), legs: [cash("1")] });
    expect([status, body.errors.reason]).toEqual([422, "Please say in a few words why."]);
  });

  test("money taken on a refunded booking makes it wanted again", async () => {
    await take([cash("1299")]);
    await post(`/api/bookings/${id}/returns`, { key: randomUUID(), legs: [cash("1299")], reason: "A mistake" });
    await take([cash("300")]);
    expect(await money()).toMatchObject({ paymentStatus: "pending", paidAmount: "300.00", dueAmount: "999.00" });
  });

  test("a declined visit owes back what was taken, and one taken up again owes the rest", async () => {
    await take([cash("300")]);
    await post(`/api/bookings/${id}/cancel`, { reason: "patient-asked" });
    expect(await money()).toMatchObject({ paymentStatus: "paid", dueAmount: "0.00", backAmount: "300.00" });
    await app.call("PATCH", `/api/bookings/${id}/status`, { status: "confirmed", overbook: true }, owner);
    expect(await money()).toMatchObject({ paymentStatus: "pending", dueAmount: "999.00", backAmount: "0.00" });
  });
});

describe("correcting a receipt", () => {
  const correct = (receipt: number, more: object = {}, as = owner) =>
    post(`/api/receipts/${receipt}/correction`, { key: randomUUID(), reason: "Typed wrong", ...more }, as);

  test("takes it back by a mirror and records what is right", async () => {
    const utr = nextUtr();
    const wrong = (await take([upi("1299")], { utr })).body;
    const payment = { bookings: [{ id, amount: "1200" }], legs: [cash("700"), upi("500")], utr };
    expect((await correct(wrong.id, { payment }, receptionist)).status).toBe(403);
    const { status, body } = await correct(wrong.id, { payment });
    expect([status, body.kind, body.legs]).toEqual([201, "taken", [cash("700.00"), upi("500.00")]]);
    expect(await money()).toMatchObject({
      paymentStatus: "pending",
      paymentMethod: "Cash, UPI",
      paidAmount: "1200.00",
    });
    const { receipts: listed } = await listReceipts();
    expect(listed.map(({ kind, total }: { kind: string; total: string }) => [kind, total])).toEqual([
      ["taken", "1299.00"],
      ["corrected", "-1299.00"],
      ["taken", "1200.00"],
    ]);
    expect([listed[0].correctedBy, listed[1].corrects]).toEqual([listed[1].id, listed[0].id]);
    expect((await correct(wrong.id)).status).toBe(409);
    expect((await correct(listed[1].id)).status).toBe(422);
  });

  test("a UPI payment without a reference needs none in its correction", async () => {
    const wrong = (await take([upi("129.90")], { utr: undefined, reason: "Their phone was off" })).body;
    const payment = { bookings: [{ id, amount: "1299" }], legs: [upi("1299")] };
    expect((await correct(wrong.id, { payment })).status).toBe(201);
  });

  test("sent twice is one", async () => {
    const wrong = (await take([cash("100")])).body;
    const key = randomUUID();
    expect([(await correct(wrong.id, { key })).status, (await correct(wrong.id, { key })).status]).toEqual([201, 200]);
    expect(await money()).toMatchObject({ paymentStatus: "pending", paymentMethod: "pay_later", paidAmount: "0.00" });
  });

  test("waits for the correction of what was returned of it", async () => {
    const taken = (await take([cash("1299")])).body;
    const returned = await post(`/api/bookings/${id}/returns`, {
      key: randomUUID(),
      legs: [cash("99")],
      reason: "Rounded",
    });
    expect((await correct(taken.id)).body.detail).toBe(
      "Part of this money was returned. Please correct that receipt first.",
    );
    expect((await correct(returned.body.id)).status).toBe(201);
    expect((await correct(taken.id)).status).toBe(201);
    expect(await money()).toMatchObject({ paymentStatus: "pending", paidAmount: "0.00", dueAmount: "1299.00" });
  });
});

async function findBooking(of: number): Promise<{ phone: string }> {
  const [row] = await app.db.select({ phone: bookings.phone }).from(bookings).where(eq(bookings.id, of));
  return row ?? { phone: "" };
}
