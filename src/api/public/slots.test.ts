// Rows 5.9, 10.34, 10.35, 10.37
import { afterAll, beforeAll, expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import { slots } from "#db/schema/bookings.ts";
import { holidays } from "#db/schema/lab.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Row 9.14
test("an open day has its twelve slots with four free seats each", async () => {
  const { status, body } = await app.call("GET", "/api/slots?date=2026-11-25");
  expect(status).toBe(200);
  expect(body.closed).toBeNull();
  expect(body.slots).toHaveLength(12);
  expect(body.slots[0]).toEqual({ time: "07:00 AM", free: 4, state: "free" });
});

test("returns the lab's time with the slots, because a device's clock may be wrong", async () => {
  const { body } = await app.call("GET", "/api/slots?date=2026-11-25");
  expect(body.asOf).toEqual({ day: "2026-11-23", minutes: 570 });
});

test("started slots of today are past and have no seat", async () => {
  const { body } = await app.call("GET", "/api/slots?date=2026-11-23");
  const states = Object.fromEntries(body.slots.map((slot: { time: string; state: string }) => [slot.time, slot.state]));
  expect(states).toMatchObject({ "07:00 AM": "past", "09:00 AM": "past", "10:00 AM": "free", "06:00 PM": "free" });
});

test("a closed day has its reason", async () => {
  await app.db.insert(holidays).values({ day: "2026-11-27", name: "a wedding in the lab" });
  const sunday = await app.call("GET", "/api/slots?date=2026-11-29");
  const holiday = await app.call("GET", "/api/slots?date=2026-11-27");
  expect(sunday.body).toEqual({
    date: "2026-11-29",
    closed: { reason: "sunday", sentence: "We do not collect samples on Sundays." },
    slots: [],
  });
  expect(holiday.body.closed.sentence).toBe("We are closed for a wedding in the lab.");
});

test("why a day is closed is said in the language of the request, of one day and of all", async () => {
  const sentence = "ਅਸੀਂ ਐਤਵਾਰ ਨੂੰ ਸੈਂਪਲ ਨਹੀਂ ਲੈਂਦੇ।";
  const sunday = await app.call("GET", "/api/slots?date=2026-11-29&lang=pa");
  expect(sunday.body.closed).toEqual({ reason: "sunday", sentence });
  const { body: days } = await app.call("GET", "/api/slots/days?lang=pa");
  expect(days.find(({ date }: { date: string }) => date === "2026-11-29").closed.sentence).toBe(sentence);
  app.setClock(new Date("2026-11-23T13:30:00Z"));
  const { body: evening } = await app.call("GET", "/api/slots/days?lang=pa");
  app.setClock(mondayMorning);
  expect(evening[0].closed.sentence).toBe("ਅੱਜ ਦਾ ਆਖਰੀ ਟਾਈਮ ਲੰਘ ਗਿਆ ਹੈ। ਕੋਈ ਹੋਰ ਦਿਨ ਚੁਣੋ।");
});

test("the calendar has fifteen days and advances at the lab's midnight", async () => {
  app.setClock(new Date("2026-11-23T18:29:59Z"));
  const before = await app.call("GET", "/api/slots/days");
  app.setClock(new Date("2026-11-23T18:30:00Z"));
  const after = await app.call("GET", "/api/slots/days");
  app.setClock(mondayMorning);
  expect(before.body).toHaveLength(15);
  expect([before.body[0].date, after.body[0].date]).toEqual(["2026-11-23", "2026-11-24"]);
});

test("the calendar marks full days", async () => {
  const seats = slotTimes.map((time, index) => ({ day: "2026-11-30", time, taken: index < 11 ? 4 : 3 }));
  await app.db.insert(slots).values(seats);
  const hasFree = async (date: string) => {
    const { body } = await app.call("GET", "/api/slots/days");
    return body.find((day: { date: string }) => day.date === date).hasFree;
  };
  expect(await hasFree("2026-11-30")).toBe(true);
  const slot = { date: "2026-11-30", time: "06:00 PM" };
  const { body: created } = await app.call("POST", "/api/slot-holds", slot);
  expect(await hasFree("2026-11-30")).toBe(false);
  await app.call("DELETE", `/api/slot-holds/${created.hold}`);
  expect(await hasFree("2026-11-30")).toBe(true);
  expect(await hasFree("2026-11-29")).toBe(false);
  app.setClock(new Date("2026-11-23T12:30:00Z"));
  expect(await hasFree("2026-11-23")).toBe(false);
  app.setClock(mondayMorning);
});

test("today is over once its last slot has begun, not full", async () => {
  const todayAt = async (instant: string) => {
    app.setClock(new Date(instant));
    const { body } = await app.call("GET", "/api/slots/days");
    app.setClock(mondayMorning);
    return body[0].closed;
  };
  expect(await todayAt("2026-11-23T12:29:00Z")).toBeNull();
  expect(await todayAt("2026-11-23T12:30:00Z")).toMatchObject({ reason: "past" });
});

test.each(["", "?date=", "?date=tomorrow", "?date=2026-13-01"])("rejects slots%s with a sentence", async (query) => {
  const { status, body } = await app.call("GET", `/api/slots${query}`);
  expect(status).toBe(422);
  expect(body.detail).not.toBe("");
});
