import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditLog, bookings, slots } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

let app: TestApp;
let admin: { cookie: string };
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.staffCookie("receptionist");
  owner = await app.adminCookie();
});
beforeEach(() => app.setClock(mondayMorning));
afterAll(() => app.close());

type BookingInput = Parameters<typeof buildBooking>[0];

/** The page's request for a walk-in patient: no day, slot or address. */
async function walkInOf(input: BookingInput = {}) {
  const { patient, booking, ...rest } = await app.withCurrentPrice(buildBooking(input));
  const { address: _address, pinCode: _pinCode, landmark: _landmark, ...who } = patient;
  const { bookingDate: _day, bookingTime: _time, ...what } = booking;
  return { ...rest, place: "centre", patient: who, booking: what };
}

const send = (input: unknown, cookies = admin) => app.call("POST", "/api/admin/bookings", input, cookies);
const callAction = (method: string, id: number, path: string, body?: unknown) =>
  app.call(method, `/api/bookings/${id}${path}`, body, owner);
const walkIn = async (input: BookingInput = {}) => (await send(await walkInOf(input))).body.booking;
const countTaken = async () => (await app.db.select().from(slots)).reduce((sum, slot) => sum + slot.taken, 0);
const readBooking = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const readMessages = (id: number) => app.db.select().from(messages).where(eq(messages.bookingId, id));

test("a walk-in is booked for the current slot, takes no seat, and is confirmed with the centre's address", async () => {
  const { status, body } = await send(await walkInOf());
  expect(status).toBe(201);
  expect(body.booking).toMatchObject({
    place: "centre",
    bookingDate: "2026-11-23",
    bookingTime: "09:00 AM",
    status: "confirmed",
    address: "",
  });
  expect(await countTaken()).toBe(0);
  const [placed] = await app.db.select().from(auditLog).where(eq(auditLog.bookingId, body.booking.id));
  expect(placed).toMatchObject({
    action: "placed",
    actor: "admin Test receptionist",
    change: { place: "centre" },
  });
  const [message] = await readMessages(body.booking.id);
  expect(message).toMatchObject({ kind: "booking-confirmed" });
  expect(message?.body).toContain("The sample is taken at our centre.");
});

test("ignores a given day, slot and address: the clock and the centre decide", async () => {
  app.setClock(new Date("2026-11-30T18:31:00Z"));
  const input = await app.withCurrentPrice(buildBooking({ booking: { bookingDate: "2026-12-09" } }));
  const { body } = await send({ ...input, place: "centre" });
  expect(body.booking).toMatchObject({ bookingDate: "2026-12-01", bookingTime: "07:00 AM", address: "" });
});

test("books on a Sunday, at a full slot and after hours without a confirmation", async () => {
  app.setClock(new Date("2026-11-29T15:00:00Z"));
  for (let visitor = 0; visitor < 6; visitor++) expect((await send(await walkInOf())).status).toBe(201);
  expect(await countTaken()).toBe(0);
});

test("pressing Enter ten times at once, or once more an hour later, makes one booking", async () => {
  const input = await walkInOf();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(input)));
  app.setClock(new Date(mondayMorning.getTime() + 3_600_000));
  const later = await send(input);
  expect(new Set([...answers, later].map(({ body }) => body.booking.id)).size).toBe(1);
  expect([...answers.map(({ status }) => status), later.status].filter((status) => status === 201)).toHaveLength(1);
});

test("items and prices follow the rules of other bookings", async () => {
  const input = await walkInOf();
  const dearer = await send({ ...input, booking: { ...input.booking, totalAmount: "1.00" } });
  expect([dearer.status, dearer.body.code]).toEqual([409, "price-changed"]);
  const unknown = await send({ ...input, items: [{ itemType: "test", itemId: 999_999 }] });
  expect([unknown.status, unknown.body.code]).toEqual([422, "rule-broken"]);
  const unnamed = await send({ ...input, patient: { ...input.patient, name: "" } });
  expect(Object.keys(unnamed.body.errors)).toEqual(["patient.name"]);
  const again = await send(await walkInOf({ patient: { name: "Jasleen Gill" } }));
  const twice = await send(await walkInOf({ patient: { name: "Jasleen Gill" } }));
  expect([again.status, twice.status, twice.body.code]).toEqual([201, 409, "booked-already"]);
});

test("accepts only home and centre as places, and patients cannot choose one", async () => {
  const rejected = await send({ ...(await walkInOf()), place: "moon" });
  expect([rejected.status, rejected.body.errors]).toEqual([422, { place: "The place is home or centre." }]);
  const input = await app.withCurrentPrice(buildBooking({ booking: { bookingDate: "2026-12-02" } }));
  const { status, body } = await app.call("POST", "/api/bookings", { ...input, place: "centre" });
  expect([status, body.booking.place, body.booking.bookingDate]).toEqual([201, "home", "2026-12-02"]);
  const without = await app.call("POST", "/api/bookings", await walkInOf());
  expect(without.status).toBe(422);
});

test("takes and releases no seat when cancelled, declined, reopened or deleted", async () => {
  const home = await send(
    await app.withCurrentPrice(buildBooking({ booking: { bookingDate: "2026-11-23", bookingTime: "10:00 AM" } })),
  );
  expect(home.status).toBe(201);
  app.setClock(new Date("2026-11-23T04:40:00Z"));
  const { id } = await walkIn();
  expect((await readBooking(id))?.time).toBe("10:00 AM");
  const before = await countTaken();
  const steps = [
    () => callAction("POST", id, "/cancel", { reason: "patient-asked" }),
    () => callAction("PATCH", id, "/status", { status: "confirmed" }),
    () => callAction("PATCH", id, "/status", { status: "declined" }),
    () => callAction("PATCH", id, "/status", { status: "pending" }),
    () => callAction("DELETE", id, ""),
  ];
  for (const step of steps) {
    expect((await step()).status).toBeLessThan(300);
    expect(await countTaken()).toBe(before);
  }
  const kinds = (await readMessages(id)).map(({ kind }) => kind);
  expect(kinds).toEqual([
    "booking-confirmed",
    "centre-cancelled",
    "centre-confirmed",
    "centre-declined",
    "centre-declined",
  ]);
});

test("cannot be moved, has no address to change, and no phlebotomist on the way", async () => {
  const { id } = await walkIn();
  const moved = await callAction("POST", id, "/move", { bookingDate: "2026-11-26", bookingTime: "10:00 AM" });
  expect([moved.status, moved.body.detail]).toEqual([422, expect.stringContaining("it cannot be moved")]);
  const changed = await callAction("PATCH", id, "", { address: "House 9, Dugri, Ludhiana" });
  expect([changed.status, Object.keys(changed.body.errors)]).toEqual([422, ["address"]]);
  const cancelled = await callAction("POST", id, "/cancel", { reason: "not-at-home" });
  expect([cancelled.status, Object.keys(cancelled.body.errors)]).toEqual([422, ["reason"]]);
  expect(await readBooking(id)).toMatchObject({ day: "2026-11-23", status: "confirmed", address: "", version: 1 });
});

test("changes tests and patient as for any other booking, and keeps the known address", async () => {
  const { body: first } = await send(
    await app.withCurrentPrice(
      buildBooking({ patient: { name: "Amrit Bhalla" }, booking: { bookingDate: "2026-12-03" } }),
    ),
  );
  const { id, patientId } = await walkIn({ patient: { name: "Amrit Bhalla" } });
  expect(patientId).toBe(first.booking.patientId);
  await callAction("DELETE", first.booking.id, "");
  expect((await callAction("PATCH", id, "", { name: "Amrit Bhalla Singh" })).body.patientName).toBe(
    "Amrit Bhalla Singh",
  );
  const { body: people } = await app.call("GET", "/api/patients?search=Amrit%20Bhalla%20Singh", undefined, admin);
  expect(people[0]).toMatchObject({ id: patientId, address: "House 214, Model Town, Ludhiana" });
  const both = [5, 6].map((itemId) => ({ itemType: "test" as const, itemId }));
  const { booking } = await app.withCurrentPrice(buildBooking({ items: both }));
  const changed = await callAction("PUT", id, "/items", { items: both, totalAmount: booking.totalAmount });
  expect([changed.status, changed.body.totalAmount]).toEqual([200, booking.totalAmount]);
  expect((await readMessages(id)).at(-1)?.kind).toBe("centre-items-changed");
});

test("is left out of the day board's seats, the analytics' slots and the closed days' visits", async () => {
  const day = async () => (await app.call("GET", "/api/admin/day?day=2026-11-24", undefined, admin)).body;
  const figures = async () =>
    (await app.call("GET", "/api/figures?from=2026-11-24&to=2026-11-24", undefined, admin)).body;
  app.setClock(new Date("2026-11-24T06:00:00Z"));
  const { id } = await walkIn();
  const { hours, visits } = await day();
  expect(visits.map((visit: { id: number }) => visit.id)).toContain(id);
  expect(hours.find(({ time }: { time: string }) => time === "11:00 AM").taken).toBe(0);
  const { bookings: booked, occupancy } = await figures();
  expect(booked).toBe(1);
  expect(occupancy.reduce((sum: number, slot: { taken: number }) => sum + slot.taken, 0)).toBe(0);
});
