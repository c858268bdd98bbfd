import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog, bookings, slots } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.staffCookie("receptionist");
});
afterAll(() => app.close());

type BookingInput = Parameters<typeof buildBooking>[0];

const sunday = "2026-11-29";

const bookFor = async (input: BookingInput, answers = {}, cookies = admin) =>
  app.call(
    "POST",
    "/api/admin/bookings",
    { ...(await app.withCurrentPrice(buildBooking(input))), ...answers },
    cookies,
  );

const at = (bookingDate: string, bookingTime: "07:00 AM" | "08:00 AM" | "09:00 AM" | "10:00 AM") => ({
  booking: { bookingDate, bookingTime },
});

async function readAudit(bookingId: number) {
  return app.db.select().from(auditLog).where(eq(auditLog.bookingId, bookingId));
}

async function countTaken(day: string, time: string): Promise<number> {
  const [row] = await app.db
    .select({ taken: slots.taken })
    .from(slots)
    .where(and(eq(slots.day, day), eq(slots.time, time)));
  return row?.taken ?? 0;
}

test("staff book for a caller: a seat is taken, the audit log has who booked, and the caller is notified", async () => {
  const { status, body } = await bookFor(at("2026-11-26", "07:00 AM"));
  expect([status, body.booking.status, body.booking.bookingDate]).toEqual([201, "confirmed", "2026-11-26"]);
  expect(await countTaken("2026-11-26", "07:00 AM")).toBe(1);
  const [placed] = await readAudit(body.booking.id);
  expect(placed).toMatchObject({ action: "placed", actor: "admin Test receptionist" });
  const notifications = await app.db.select().from(messages).where(eq(messages.bookingId, body.booking.id));
  expect(notifications.map(({ kind }) => kind)).toEqual(["booking-confirmed"]);
});

test("pressing Enter twice, or ten times at once, makes one booking", async () => {
  const input = await app.withCurrentPrice(buildBooking(at("2026-11-26", "08:00 AM")));
  const send = () => app.call("POST", "/api/admin/bookings", input, admin);
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(1);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await countTaken("2026-11-26", "08:00 AM")).toBe(1);
});

test("quotas do not apply to staff: ten visits of one phone, beyond any quota of a day", async () => {
  for (const day of ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"])
    for (const time of ["07:00 AM", "08:00 AM"] as const)
      expect((await bookFor({ patient: { phone: "98765 43777" }, ...at(day, time) })).status).toBe(201);
});

test("a full slot needs a confirmation; with a reason it takes one more visit, which the audit log records", async () => {
  const full = at("2026-11-27", "09:00 AM");
  for (let seat = 0; seat < 4; seat++) expect((await bookFor(full)).status).toBe(201);
  const input = await app.withCurrentPrice(buildBooking(full));
  const send = (answers = {}) => app.call("POST", "/api/admin/bookings", { ...input, ...answers }, admin);
  const response = await send();
  expect([response.status, response.body.code, response.body.questions[0].field]).toEqual([
    409,
    "ask-first",
    "overbook",
  ]);
  const silent = await send({ overbook: true });
  expect([silent.status, silent.body.errors.reason]).toEqual([422, "Please choose why."]);
  expect(await countTaken("2026-11-27", "09:00 AM")).toBe(4);
  const booked = await send({ overbook: true, reason: "urgent" });
  expect(booked.status).toBe(201);
  expect(await countTaken("2026-11-27", "09:00 AM")).toBe(5);
  const [placed] = await readAudit(booked.body.booking.id);
  expect(placed?.change).toMatchObject({ overbook: true, reason: "urgent" });
});

test("a closed day asks first, and a full slot of it once more", async () => {
  const response = await bookFor(at(sunday, "07:00 AM"));
  expect([response.status, response.body.questions[0].field]).toEqual([409, "onClosedDay"]);
  expect(response.body.questions[0].sentence).toContain("We do not collect samples on Sundays.");
  const answers = { onClosedDay: true, reason: "phlebotomist-agreed" };
  const booked = await bookFor(at(sunday, "07:00 AM"), answers);
  expect(booked.status).toBe(201);
  const [placed] = await readAudit(booked.body.booking.id);
  expect(placed?.change).toMatchObject({ onClosedDay: true, reason: "phlebotomist-agreed" });
  for (let seat = 1; seat < 4; seat++) expect((await bookFor(at(sunday, "07:00 AM"), answers)).status).toBe(201);
  const full = await bookFor(at(sunday, "07:00 AM"), answers);
  expect([full.status, full.body.questions[0].field]).toEqual([409, "overbook"]);
});

test("rejects a started slot, a past day and one too far ahead, whatever is confirmed", async () => {
  const answers = { overbook: true, onClosedDay: true, reason: "urgent" };
  const before = await app.db.$count(bookings);
  for (const [day, code, field] of [
    ["2026-11-23", "slot-past", "booking.bookingTime"],
    ["2026-11-22", "day-closed", "booking.bookingDate"],
    ["2027-01-05", "day-closed", "booking.bookingDate"],
  ] as const) {
    const { status, body } = await bookFor(at(day, "09:00 AM"), answers);
    expect([day, status, body.code, Object.keys(body.errors)]).toEqual([day, 422, code, [field]]);
  }
  expect(await app.db.$count(bookings)).toBe(before);
});

test("a full slot and a closed day stay unavailable to others", async () => {
  const input = await app.withCurrentPrice(buildBooking(at("2026-11-27", "09:00 AM")));
  const answers = { overbook: true, onClosedDay: true, reason: "urgent" };
  const full = await app.call("POST", "/api/bookings", { ...input, ...answers }, admin);
  expect([full.status, full.body.code]).toEqual([409, "slot-full"]);
  const closed = await app.call("POST", "/api/bookings", {
    ...(await app.withCurrentPrice(buildBooking(at(sunday, "08:00 AM")))),
    ...answers,
  });
  expect([closed.status, closed.body.code]).toEqual([422, "day-closed"]);
});
