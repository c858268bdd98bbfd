import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SlotTime } from "#core/slots/grid.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Sets the lab's clock to a local time. */
function at(day: string, clock: string): void {
  app.setClock(new Date(`${day}T${clock}+05:30`));
}

const hold = (date: string, time: SlotTime, id: string) =>
  app.call("POST", "/api/slot-holds", { date, time, hold: id });

async function book(bookingDate: string, bookingTime: SlotTime, id: string) {
  const wish = await app.withCurrentPrice(buildBooking({ booking: { bookingDate, bookingTime } }));
  return app.call("POST", "/api/bookings", { ...wish, hold: id });
}

// Row 10.38
test("a form opened at 23:59 books tomorrow's seat at 00:01, which is then today's", async () => {
  const id = randomUUID();
  at("2026-11-25", "23:59:00");
  expect((await hold("2026-11-26", "07:00 AM", id)).status).toBe(200);
  at("2026-11-26", "00:01:00");
  expect((await book("2026-11-26", "07:00 AM", id)).status).toBe(201);
});

test("a form opened at 23:59 cannot book the past day at 00:01", async () => {
  const id = randomUUID();
  at("2026-11-25", "23:59:00");
  expect((await hold("2026-11-25", "06:00 PM", id)).body.code).toBe("slot-past");
  at("2026-11-26", "00:01:00");
  expect((await hold("2026-11-25", "06:00 PM", id)).body.code).toBe("day-closed");
  expect((await book("2026-11-25", "06:00 PM", id)).body.code).toBe("day-closed");
});

test("the fifteenth day opens at the lab's midnight, for holds and bookings", async () => {
  const id = randomUUID();
  at("2026-11-25", "23:59:59");
  expect((await hold("2026-12-10", "07:00 AM", id)).body.code).toBe("day-closed");
  at("2026-11-26", "00:00:00");
  expect((await hold("2026-12-10", "07:00 AM", id)).status).toBe(200);
});

test("the last slot can be held until 17:59, and not booked from 18:00 on, held or not", async () => {
  const id = randomUUID();
  at("2026-11-25", "17:59:59");
  expect((await hold("2026-11-25", "06:00 PM", id)).status).toBe(200);
  at("2026-11-25", "18:00:00");
  expect((await book("2026-11-25", "06:00 PM", id)).body.code).toBe("slot-past");
  expect((await hold("2026-11-25", "06:00 PM", id)).body.code).toBe("slot-past");
});

test("a hold from before midnight can be released after it", async () => {
  const id = randomUUID();
  at("2026-11-26", "23:58:00");
  await hold("2026-11-27", "08:00 AM", id);
  at("2026-11-27", "00:00:30");
  const seats = async () => (await app.call("GET", "/api/slots?date=2026-11-27")).body.slots[1].free;
  expect(await seats()).toBe(3);
  await app.call("DELETE", `/api/slot-holds/${id}`);
  expect(await seats()).toBe(4);
});
