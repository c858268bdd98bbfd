// Row 10.38
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { slots } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

const date = "2026-11-25";
const minutes = 60_000;

let app: TestApp;
let addresses = 0;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setClock(mondayMorning);
  await app.db.delete(slots);
});
afterAll(() => app.close());

/** Requests from another household, unless an address is given. */
function hold(time: SlotTime, changes: { hold?: string; date?: string } = {}, address = `198.51.100.${++addresses}`) {
  return app.call("POST", "/api/slot-holds", { date, time, ...changes }, { address });
}

async function book(time: SlotTime, holdId?: string) {
  const wish = await app.withCurrentPrice(buildBooking({ booking: { bookingDate: date, bookingTime: time } }));
  return app.call("POST", "/api/bookings", { ...wish, ...(holdId && { hold: holdId }) });
}

async function free(time: SlotTime, own?: string): Promise<number> {
  const { body } = await app.call("GET", `/api/slots?date=${date}${own ? `&hold=${own}` : ""}`);
  return body.slots.find((slot: { time: string }) => slot.time === time).free;
}

function later(byMinutes: number): void {
  app.setClock(new Date(mondayMorning.getTime() + byMinutes * minutes));
}

/** Leaves one seat of the slot. */
async function sellThree(time: SlotTime): Promise<void> {
  await app.db.insert(slots).values({ day: date, time, taken: 3 });
}

test("a held seat is taken for others and free for its holder", async () => {
  const { status, body } = await hold("10:00 AM");
  expect(status).toBe(200);
  expect(body).toMatchObject({ until: "2026-11-23T04:05:00.000Z", seconds: 300 });
  expect(await free("10:00 AM")).toBe(3);
  expect(await free("10:00 AM", body.hold)).toBe(4);
  expect(await free("10:00 AM", randomUUID())).toBe(3);
});

test("only the holder books the last seat", async () => {
  await sellThree("10:00 AM");
  const { body } = await hold("10:00 AM");
  expect((await book("10:00 AM")).body).toMatchObject({ status: 409, code: "slot-full" });
  expect((await book("10:00 AM", randomUUID())).status).toBe(409);
  expect((await book("10:00 AM", body.hold)).status).toBe(201);
  expect((await book("10:00 AM", body.hold)).status).toBe(409);
  expect(await free("10:00 AM")).toBe(0);
});

test("a hold of another slot does not free a seat here", async () => {
  await sellThree("10:00 AM");
  await hold("10:00 AM");
  const elsewhere = await hold("11:00 AM");
  expect((await book("10:00 AM", elsewhere.body.hold)).status).toBe(409);
});

test("the hold of an abandoned form expires", async () => {
  await sellThree("10:00 AM");
  const { body } = await hold("10:00 AM");
  later(5 - 1 / 60);
  expect([await free("10:00 AM"), (await book("10:00 AM")).status]).toEqual([0, 409]);
  later(5);
  expect([await free("10:00 AM"), (await book("10:00 AM")).status]).toEqual([1, 201]);
  expect((await book("10:00 AM", body.hold)).status).toBe(409);
});

test("an expired hold still books while a seat is free", async () => {
  const { body } = await hold("10:00 AM");
  later(6);
  expect((await book("10:00 AM", body.hold)).status).toBe(201);
  expect(await free("10:00 AM")).toBe(3);
});

test("a repeated request renews the hold, for half an hour at most", async () => {
  const { body } = await hold("10:00 AM");
  for (const minute of [4, 8, 12, 16, 20, 24]) {
    later(minute);
    expect((await hold("10:00 AM", body)).body).toMatchObject({ hold: body.hold, seconds: 300 });
  }
  later(28);
  expect((await hold("10:00 AM", body)).body.seconds).toBe(120);
  later(30);
  expect(await free("10:00 AM")).toBe(4);
});

test("choosing another time moves the hold", async () => {
  const { body } = await hold("10:00 AM");
  await hold("11:00 AM", body);
  expect([await free("10:00 AM"), await free("11:00 AM")]).toEqual([4, 3]);
  await hold("11:00 AM", { ...body, date: "2026-11-26" });
  expect(await free("11:00 AM")).toBe(4);
});

test("a move to a full slot keeps the old hold", async () => {
  await app.db.insert(slots).values({ day: date, time: "11:00 AM", taken: 4 });
  const { body } = await hold("10:00 AM");
  const rejected = await hold("11:00 AM", body);
  expect(rejected.body).toMatchObject({ status: 409, code: "slot-full" });
  expect(await free("10:00 AM")).toBe(3);
});

test("leaving the page releases the seat, and leaving twice changes nothing", async () => {
  const { body } = await hold("10:00 AM");
  for (const _ of [1, 2]) expect((await app.call("DELETE", `/api/slot-holds/${body.hold}`)).status).toBe(204);
  expect(await free("10:00 AM")).toBe(4);
  expect((await app.call("DELETE", "/api/slot-holds/mine")).status).toBe(422);
});

test("a lost slot returns the nearest free ones", async () => {
  await app.db.insert(slots).values(["10:00 AM", "11:00 AM"].map((time) => ({ day: date, time, taken: 4 })));
  const nearest = [
    { date, time: "09:00 AM", free: 4 },
    { date, time: "12:00 PM", free: 4 },
    { date, time: "08:00 AM", free: 4 },
  ];
  expect((await hold("10:00 AM")).body.nearest).toEqual(nearest);
  expect((await book("10:00 AM")).body.nearest).toEqual(nearest);
  const response = await app.call("GET", `/api/slots/nearest?date=${date}&time=10:00%20AM`);
  expect(response.body).toEqual(nearest);
});

test("one address holds two seats of a slot, and may still book", async () => {
  const home = "192.0.2.1";
  await hold("10:00 AM", {}, home);
  await hold("10:00 AM", {}, home);
  const third = await hold("10:00 AM", {}, home);
  expect(third.body).toMatchObject({ status: 429, code: "too-many-attempts" });
  expect((await hold("11:00 AM", {}, home)).status).toBe(200);
  expect((await book("10:00 AM")).status).toBe(201);
});

test("one address holds ten seats at a time in any slots, and another when one expires", async () => {
  const home = "192.0.2.3";
  const first = await hold("07:00 AM", {}, home);
  for (const date of ["2026-11-26", "2026-11-27", "2026-11-28"]) {
    for (const time of ["10:00 AM", "11:00 AM", "12:00 PM"] as const) {
      expect((await hold(time, { date }, home)).status).toBe(200);
    }
  }
  const rejected = await hold("08:00 AM", {}, home);
  expect([rejected.status, rejected.body.code, rejected.body.detail]).toEqual([
    429,
    "too-many-attempts",
    "We keep no more seats for now. You can book all the same.",
  ]);
  expect((await hold("07:00 AM", first.body, home)).status).toBe(200);
  expect((await hold("08:00 AM")).status).toBe(200);
  await app.call("DELETE", `/api/slot-holds/${first.body.hold}`);
  expect((await hold("08:00 AM", {}, home)).status).toBe(200);
  expect((await hold("09:00 AM", {}, home)).status).toBe(429);
  later(5);
  expect((await hold("09:00 AM", {}, home)).status).toBe(200);
});

test("of twenty simultaneous holds of one address ten are created", async () => {
  const days = ["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"];
  const requests = days.flatMap((day) => slotTimes.slice(0, 5).map((time) => hold(time, { date: day }, "192.0.2.4")));
  const created = (await Promise.all(requests)).filter(({ status }) => status === 200);
  expect(created).toHaveLength(10);
});

test("strangers hold half of a slot, and the other half can be booked without a hold", async () => {
  for (const _ of [1, 2]) expect((await hold("10:00 AM")).status).toBe(200);
  const third = await hold("10:00 AM");
  expect([third.status, third.body.code, third.body.detail]).toEqual([
    429,
    "too-many-attempts",
    "We keep no more seats of this time for now. You can book all the same.",
  ]);
  for (const _ of [1, 2]) expect((await book("10:00 AM")).status).toBe(201);
  expect((await book("10:00 AM")).status).toBe(409);
});

test("rejects an address for a while after a thousand requests, without affecting others", async () => {
  const greedy = "192.0.2.2";
  const { body } = await hold("10:00 AM", {}, greedy);
  await Promise.all(Array.from({ length: 1199 }, () => app.limits.consume("seat-hold", greedy)));
  const rejected = await hold("10:00 AM", body, greedy);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await hold("10:00 AM")).status).toBe(200);
});

test("rejects closed days and past slots", async () => {
  expect((await hold("10:00 AM", { date: "2026-11-29" })).body).toMatchObject({ status: 422, code: "day-closed" });
  expect((await hold("08:00 AM", { date: "2026-11-23" })).body).toMatchObject({ status: 422, code: "slot-past" });
  expect((await hold("10:30 AM" as SlotTime)).status).toBe(422);
});

test("a write removes expired holds, so that a row stays small", async () => {
  for (const _ of [1, 2, 3]) await hold("10:00 AM");
  later(6);
  const { body } = await hold("10:00 AM");
  const [row] = await app.db.select().from(slots);
  expect(Object.keys(row?.holds ?? {})).toEqual([body.hold]);
});

test("of forty simultaneous requests for one seat, with and without holds, one hold and one booking succeed", async () => {
  await sellThree("10:00 AM");
  const responses = await Promise.all(Array.from({ length: 20 }, () => hold("10:00 AM")));
  const holds = responses.filter(({ status }) => status === 200).map(({ body }) => body.hold);
  expect(holds).toHaveLength(1);
  const rivals = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? randomUUID() : undefined));
  const answers = await Promise.all([...rivals, holds[0]].map((id) => book("10:00 AM", id)));
  expect(answers.map(({ status }) => status)).toEqual([...rivals.map(() => 409), 201]);
});

test("racing holds and bookings never exceed the seats", async () => {
  const responses = await Promise.all(
    Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? hold("10:00 AM") : book("10:00 AM"))),
  );
  expect(responses.filter(({ status }) => status < 300)).toHaveLength(4);
  expect(await free("10:00 AM")).toBe(0);
  const holds = responses.flatMap(({ body }) => body.hold ?? []);
  const booked = await Promise.all(holds.map((id) => book("10:00 AM", id)));
  expect(booked.map(({ status }) => status)).toEqual(holds.map(() => 201));
});
