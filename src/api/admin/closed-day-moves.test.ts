import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, slots } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

let app: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
});
afterAll(() => app.close());

let callers = 0;

async function book(
  bookingDate: string,
  bookingTime: "08:00 AM" | "09:00 AM" | "10:00 AM",
  items = buildBooking().items,
): Promise<{ id: number; visitId: number }> {
  const patient = { phone: `98765${String(71000 + ++callers)}` };
  const wish = await app.withCurrentPrice(buildBooking({ patient, booking: { bookingDate, bookingTime }, items }));
  const { status, body } = await app.call("POST", "/api/admin/bookings", wish, owner);
  expect(status).toBe(201);
  return body.booking;
}

async function countTaken(day: string, time: string): Promise<number> {
  const isHour = and(eq(slots.day, day), eq(slots.time, time));
  const [row] = await app.db.select({ taken: slots.taken }).from(slots).where(isHour);
  return row?.taken ?? 0;
}

const slotOf = async (id: number) => {
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  return `${row?.day} ${row?.time}`;
};
const close = (day: string) => app.call("POST", "/api/holidays", { day, name: "Gurpurab" }, owner);
const moveAll = (day: string, to: string) => app.call("POST", `/api/holidays/${day}/moves`, { to }, owner);

test("moves all visits of a closed day to the same slots of another, with their seats, and records the reason", async () => {
  const [day, to] = ["2026-12-01", "2026-12-03"];
  const [first, second] = [await book(day, "08:00 AM"), await book(day, "09:00 AM")];
  await close(day);
  expect(await moveAll(day, to)).toMatchObject({ status: 200, body: { moved: 2, left: [] } });
  expect([await slotOf(first.id), await slotOf(second.id)]).toEqual([`${to} 08:00 AM`, `${to} 09:00 AM`]);
  for (const time of ["08:00 AM", "09:00 AM"])
    expect([await countTaken(day, time), await countTaken(to, time)]).toEqual([0, 1]);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${first.id}/audit-log`, undefined, owner);
  expect(auditEntries.at(-1)).toMatchObject({ action: "moved", change: { reason: "lab-closed" } });
  expect((await moveAll(day, to)).body).toEqual({ moved: 0, left: [] });
});

test("leaves a visit whose slot is full on the new day and reports it; the others move", async () => {
  const [day, to] = ["2026-11-30", "2026-12-02"];
  for (let seat = 0; seat < 4; seat++) await book(to, "08:00 AM");
  const [full, free] = [await book(day, "08:00 AM"), await book(day, "09:00 AM")];
  await close(day);
  const { body } = await moveAll(day, to);
  expect(body).toMatchObject({ moved: 1, left: [{ bookingId: full.id, why: "hour-full" }] });
  expect([await slotOf(full.id), await slotOf(free.id)]).toEqual([`${day} 08:00 AM`, `${to} 09:00 AM`]);
  expect([await countTaken(day, "08:00 AM"), await countTaken(to, "08:00 AM")]).toEqual([1, 4]);
});

test("leaves a visit whose last meal before the new day has passed", async () => {
  const [day, to] = ["2026-11-27", "2026-11-23"];
  const fasting = await book(day, "10:00 AM", [{ itemType: "package", itemId: 5 }]);
  await close(day);
  expect((await moveAll(day, to)).body).toMatchObject({
    moved: 0,
    left: [{ bookingId: fasting.id, why: "unprepared" }],
  });
});

test("moves all members of a visit together", async () => {
  const [day, to] = ["2026-11-28", "2026-12-04"];
  const first = await book(day, "08:00 AM");
  const { address: _address, ...patient } = buildBooking({ patient: { name: "Gurdev Dhillon" } }).patient;
  const wish = await app.withCurrentPrice(buildBooking());
  const { bookingDate: _day, bookingTime: _time, ...booking } = wish.booking;
  const person = { ...wish, patient, booking, visitId: first.visitId };
  const second = await app.call("POST", "/api/admin/bookings", person, owner);
  expect(second.status).toBe(201);
  await close(day);
  expect((await moveAll(day, to)).body).toEqual({ moved: 2, left: [] });
  expect(await slotOf(second.body.booking.id)).toBe(`${to} 08:00 AM`);
  expect(await countTaken(to, "08:00 AM")).toBe(1);
});

test("moves nothing from an open day, and nothing to a closed one", async () => {
  expect((await moveAll("2026-12-05", "2026-12-04")).status).toBe(404);
  const sunday = await moveAll("2026-11-30", "2026-11-29");
  expect([sunday.status, sunday.body.errors]).toEqual([422, { to: "We do not collect samples on Sundays." }]);
});
