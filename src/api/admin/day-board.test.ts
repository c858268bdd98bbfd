import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DaySchedule } from "#core/admin/day-schema.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
});
afterAll(() => app.close());

async function book(changes: Parameters<typeof buildBooking>[0]) {
  const wish = await app.withCurrentPrice(buildBooking(changes));
  const { status, body } = await app.call("POST", "/api/bookings", wish, admin);
  expect(status).toBe(201);
  return body.booking;
}

const dayOf = async (day: string, cookies = admin): Promise<DaySchedule> =>
  (await app.call("GET", `/api/admin/day?day=${day}`, undefined, cookies)).body;
const slotOf = ({ hours }: DaySchedule, time: string) => hours.find((hour) => hour.time === time);

test("lists each visit with its area, items, samples and fasting, and the seats of each slot", async () => {
  await app.call("POST", "/api/served-areas", { pinCode: "141001", name: "Civil Lines" }, admin);
  const booking = { bookingDate: "2026-11-26", bookingTime: "08:00 AM" } as const;
  const { body: tests } = await app.call("GET", "/api/tests");
  const urine = tests.find(({ sampleType }: { sampleType: string }) => sampleType === "Urine").id;
  const both = [5, urine].map((itemId) => ({ itemType: "test" as const, itemId }));
  const one = await book({ booking, items: both, patient: { address: "House 9, Ludhiana 141001" } });
  const two = await book({ booking, items: [{ itemType: "package", itemId: 1 }] });
  const declined = await book({ booking });
  await app.call("PATCH", `/api/bookings/${declined.id}/status`, { status: "declined" }, admin);
  await book({ booking: { bookingDate: "2026-11-27" } });
  const day = await dayOf("2026-11-26");
  expect(day.at).toEqual({ day: "2026-11-23", minutes: 9 * 60 + 30 });
  expect(day.visits.map(({ id, area }) => [id, area])).toEqual([
    [one.id, "Civil Lines"],
    [two.id, null],
    [declined.id, null],
  ]);
  expect(day.visits[0]).toMatchObject({ fastingHours: null, samples: ["Blood", "Urine"], code: one.code });
  expect(day.visits[0]?.itemNames).toHaveLength(2);
  expect(day.visits[1]?.fastingHours).toBeGreaterThan(0);
  expect(slotOf(day, "08:00 AM")).toMatchObject({ taken: 2, held: 0, seats: 4 });
  expect(day.hours).toHaveLength(12);
});

test("a visit has its tubes in the order of draw, its version and its phlebotomist", async () => {
  const booking = { bookingDate: "2026-12-02", bookingTime: "08:00 AM" } as const;
  const { body: tests } = await app.call("GET", "/api/tests");
  const urine = tests.find(({ sampleType }: { sampleType: string }) => sampleType === "Urine").id;
  const items = [urine, 5].map((itemId) => ({ itemType: "test" as const, itemId }));
  await book({ booking, items });
  const before = (await dayOf("2026-12-02")).visits[0];
  expect(before).toMatchObject({
    tubes: ["edta", "urine"],
    visitVersion: 1,
    phlebotomistId: null,
    stop: { state: "waiting", at: null, promised: null },
  });
  const owner = (await dayOf("2026-12-02")).phlebotomists.find(({ isPhlebotomist }) => !isPhlebotomist);
  expect(owner).toMatchObject({ name: "Owner", isAssignable: true });
  const body = { phlebotomistId: owner?.id, version: 1 };
  expect((await app.call("PATCH", `/api/visits/${before?.visitId}/phlebotomist`, body, admin)).status).toBe(200);
  expect((await dayOf("2026-12-02")).visits[0]).toMatchObject({ visitVersion: 2, phlebotomistId: owner?.id });
});

test("counts a held seat separately from taken ones", async () => {
  await app.call("POST", "/api/slot-holds", { date: "2026-11-28", time: "07:00 AM" });
  expect(slotOf(await dayOf("2026-11-28"), "07:00 AM")).toMatchObject({ taken: 0, held: 1 });
});

test("a visit at a slot that the lab no longer has stays visible", async () => {
  const { id } = await book({ booking: { bookingDate: "2026-12-03" } });
  await app.db.execute(sql`update bookings set time = '06:30 AM' where id = ${id}`);
  const day = await dayOf("2026-12-03");
  expect(day.hours[0]).toMatchObject({ time: "06:30 AM", seats: 0 });
  expect(day.hours).toHaveLength(13);
});

test("a Sunday is marked as closed, a past day is not", async () => {
  expect((await dayOf("2026-11-29")).closed?.reason).toBe("sunday");
  expect((await dayOf("2026-11-20")).closed).toBeNull();
});

test("a missed visit of an earlier day is listed today until it is declined", async () => {
  const { id } = await book({ booking: { bookingDate: "2026-11-25", bookingTime: "08:00 AM" } });
  const done = await book({ booking: { bookingDate: "2026-11-25", bookingTime: "09:00 AM" } });
  await app.db.execute(sql`update bookings set status = 'sample_collected' where id = ${done.id}`);
  const missedOn = async (day: string, cookies = admin) => (await dayOf(day, cookies)).missed.map((visit) => visit.id);
  expect(await missedOn("2026-11-23")).toEqual([]);
  const phlebotomist = await app.staffCookie("phlebotomist");
  app.setClock(new Date("2026-11-26T04:00:00Z"));
  expect([await missedOn("2026-11-26"), await missedOn("2026-11-27")]).toEqual([[id], []]);
  expect(await missedOn("2026-11-26", phlebotomist)).toEqual([]);
  expect((await dayOf("2026-11-26")).visits.map((visit) => visit.id)).not.toContain(id);
  await app.db.execute(sql`update bookings set status = 'declined' where id = ${id}`);
  expect(await missedOn("2026-11-26")).toEqual([]);
  app.setClock(mondayMorning);
});

test("a phlebotomist sees only the lab's current day", async () => {
  const phlebotomist = await app.staffCookie("phlebotomist");
  expect((await dayOf("2026-11-23", phlebotomist)).day).toBe("2026-11-23");
  const { status } = await app.call("GET", "/api/admin/day?day=2026-11-24", undefined, phlebotomist);
  expect(status).toBe(403);
});

test("a day is read by its index, however many bookings other days have", async () => {
  const found = sql`explain (format json) select id from bookings where day = '2026-11-26' order by id`;
  const plan = await app.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify((await transaction.execute(found)).rows);
  });
  expect(plan).toContain("bookings_by_day");
  const statements = await app.recordStatements(() => dayOf("2026-11-26"));
  const ofBookings = statements.filter((text) => text.includes('from "bookings"'));
  expect(ofBookings).toHaveLength(1);
  // Bookings, the lab's settings, seats and events; who asks is found before.
  const ofDay = statements.filter((text) => /from "(bookings|lab|visit_events)"/.test(text));
  expect(ofDay).toHaveLength(4);
});
