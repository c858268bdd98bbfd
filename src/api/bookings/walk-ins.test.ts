import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditTrail, bookings, slots } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning } from "#test/builders.ts";

let app: TestApp;
let desk: { cookie: string };
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.staffCookie("desk");
  owner = await app.deskCookie();
});
beforeEach(() => app.setClock(mondayMorning));
afterAll(() => app.close());

type Wish = Parameters<typeof aBooking>[0];

/** What the page sends of who stands at the counter: no day, no hour, no address. */
async function walkInOf(wish: Wish = {}) {
  const { patient, booking, ...rest } = await app.priced(aBooking(wish));
  const { address: _address, pinCode: _pinCode, landmark: _landmark, ...who } = patient;
  const { bookingDate: _day, bookingTime: _time, ...what } = booking;
  return { ...rest, place: "centre", patient: who, booking: what };
}

const send = (wish: unknown, asker = desk) => app.call("POST", "/api/desk/bookings", wish, asker);
const act = (method: string, id: number, path: string, body?: unknown) =>
  app.call(method, `/api/bookings/${id}${path}`, body, owner);
const walkIn = async (wish: Wish = {}) => (await send(await walkInOf(wish))).body.booking;
const taken = async () => (await app.db.select().from(slots)).reduce((sum, slot) => sum + slot.taken, 0);
const keptOf = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const messagesOf = (id: number) => app.db.select().from(messages).where(eq(messages.bookingId, id));

test("who stands at the counter is booked for the hour that runs, takes no seat, and is told that it is at the centre", async () => {
  const { status, body } = await send(await walkInOf());
  expect(status).toBe(201);
  expect(body.booking).toMatchObject({
    place: "centre",
    bookingDate: "2026-11-23",
    bookingTime: "09:00 AM",
    status: "confirmed",
    address: "",
  });
  expect(await taken()).toBe(0);
  const [placed] = await app.db.select().from(auditTrail).where(eq(auditTrail.bookingId, body.booking.id));
  expect(placed).toMatchObject({ action: "placed", actor: "admin Somebody of desk", change: { place: "centre" } });
  const [told] = await messagesOf(body.booking.id);
  expect(told).toMatchObject({ kind: "booking-confirmed" });
  expect(told?.body).toContain("The sample is taken at our centre.");
});

test("whatever day, hour and address are sent along, the clock and the counter decide", async () => {
  app.setClock(new Date("2026-11-30T18:31:00Z"));
  const wish = await app.priced(aBooking({ booking: { bookingDate: "2026-12-09" } }));
  const { body } = await send({ ...wish, place: "centre" });
  expect(body.booking).toMatchObject({ bookingDate: "2026-12-01", bookingTime: "07:00 AM", address: "" });
});

test("a Sunday, a full hour and a late hour are asked about by nobody", async () => {
  app.setClock(new Date("2026-11-29T15:00:00Z"));
  for (let visitor = 0; visitor < 6; visitor++) expect((await send(await walkInOf())).status).toBe(201);
  expect(await taken()).toBe(0);
});

test("Enter pressed ten times at once, or once more an hour later, makes one booking", async () => {
  const wish = await walkInOf();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(wish)));
  app.setClock(new Date(mondayMorning.getTime() + 3_600_000));
  const later = await send(wish);
  expect(new Set([...answers, later].map(({ body }) => body.booking.id)).size).toBe(1);
  expect([...answers.map(({ status }) => status), later.status].filter((status) => status === 201)).toHaveLength(1);
});

test("the rules of items and prices hold as for any other booking", async () => {
  const wish = await walkInOf();
  const dearer = await send({ ...wish, booking: { ...wish.booking, totalAmount: "1.00" } });
  expect([dearer.status, dearer.body.code]).toEqual([409, "price-changed"]);
  const unknown = await send({ ...wish, items: [{ itemType: "test", itemId: 999_999 }] });
  expect([unknown.status, unknown.body.code]).toEqual([422, "rule-broken"]);
  const nobody = await send({ ...wish, patient: { ...wish.patient, name: "" } });
  expect(Object.keys(nobody.body.errors)).toEqual(["patient.name"]);
  const again = await send(await walkInOf({ patient: { name: "Jasleen Gill" } }));
  const twice = await send(await walkInOf({ patient: { name: "Jasleen Gill" } }));
  expect([again.status, twice.status, twice.body.code]).toEqual([201, 409, "booked-already"]);
});

test("no place but home and centre is known, and the patients' own call knows none at all", async () => {
  const elsewhere = await send({ ...(await walkInOf()), place: "moon" });
  expect([elsewhere.status, elsewhere.body.errors]).toEqual([422, { place: "The place is home or centre." }]);
  const wish = await app.priced(aBooking({ booking: { bookingDate: "2026-12-02" } }));
  const { status, body } = await app.call("POST", "/api/bookings", { ...wish, place: "centre" });
  expect([status, body.booking.place, body.booking.bookingDate]).toEqual([201, "home", "2026-12-02"]);
  const without = await app.call("POST", "/api/bookings", await walkInOf());
  expect(without.status).toBe(422);
});

test("cancelled, declined, revived and deleted, it takes no seat and gives none back", async () => {
  const home = await send(
    await app.priced(aBooking({ booking: { bookingDate: "2026-11-23", bookingTime: "10:00 AM" } })),
  );
  expect(home.status).toBe(201);
  app.setClock(new Date("2026-11-23T04:40:00Z"));
  const { id } = await walkIn();
  expect((await keptOf(id))?.time).toBe("10:00 AM");
  const before = await taken();
  const steps = [
    () => act("POST", id, "/cancel", { reason: "patient-asked" }),
    () => act("PATCH", id, "/status", { status: "confirmed" }),
    () => act("PATCH", id, "/status", { status: "declined" }),
    () => act("PATCH", id, "/status", { status: "pending" }),
    () => act("DELETE", id, ""),
  ];
  for (const step of steps) {
    expect((await step()).status).toBeLessThan(300);
    expect(await taken()).toBe(before);
  }
  const kinds = (await messagesOf(id)).map(({ kind }) => kind);
  expect(kinds).toEqual([
    "booking-confirmed",
    "centre-cancelled",
    "centre-confirmed",
    "centre-declined",
    "centre-declined",
  ]);
});

test("it is not moved, has no address to be changed, and nobody was on the way to it", async () => {
  const { id } = await walkIn();
  const moved = await act("POST", id, "/move", { bookingDate: "2026-11-26", bookingTime: "10:00 AM" });
  expect([moved.status, moved.body.detail]).toEqual([422, expect.stringContaining("it cannot be moved")]);
  const changed = await act("PATCH", id, "", { address: "House 9, Dugri, Ludhiana" });
  expect([changed.status, Object.keys(changed.body.errors)]).toEqual([422, ["address"]]);
  const cancelled = await act("POST", id, "/cancel", { reason: "not-at-home" });
  expect([cancelled.status, Object.keys(cancelled.body.errors)]).toEqual([422, ["reason"]]);
  expect(await keptOf(id)).toMatchObject({ day: "2026-11-23", status: "confirmed", address: "", version: 1 });
});

test("its tests and its patient are changed as of any other, and the address that is known stays", async () => {
  const { body: first } = await send(
    await app.priced(aBooking({ patient: { name: "Amrit Bhalla" }, booking: { bookingDate: "2026-12-03" } })),
  );
  const { id, patientId } = await walkIn({ patient: { name: "Amrit Bhalla" } });
  expect(patientId).toBe(first.booking.patientId);
  await act("DELETE", first.booking.id, "");
  expect((await act("PATCH", id, "", { name: "Amrit Bhalla Singh" })).body.patientName).toBe("Amrit Bhalla Singh");
  const { body: people } = await app.call("GET", "/api/patients?search=Amrit%20Bhalla%20Singh", undefined, desk);
  expect(people[0]).toMatchObject({ id: patientId, address: "House 214, Model Town, Ludhiana" });
  const both = [5, 6].map((itemId) => ({ itemType: "test" as const, itemId }));
  const { booking } = await app.priced(aBooking({ items: both }));
  const changed = await act("PUT", id, "/items", { items: both, totalAmount: booking.totalAmount });
  expect([changed.status, changed.body.totalAmount]).toEqual([200, booking.totalAmount]);
  expect((await messagesOf(id)).at(-1)?.kind).toBe("centre-items-changed");
});

test("the day board's seats, the figures' hours and the closed days' visits leave it out", async () => {
  const day = async () => (await app.call("GET", "/api/desk/day?day=2026-11-24", undefined, desk)).body;
  const figures = async () =>
    (await app.call("GET", "/api/figures?from=2026-11-24&to=2026-11-24", undefined, desk)).body;
  app.setClock(new Date("2026-11-24T06:00:00Z"));
  const { id } = await walkIn();
  const { hours, visits } = await day();
  expect(visits.map((visit: { id: number }) => visit.id)).toContain(id);
  expect(hours.find(({ time }: { time: string }) => time === "11:00 AM").taken).toBe(0);
  const { bookings: booked, occupancy } = await figures();
  expect(booked).toBe(1);
  expect(occupancy.reduce((sum: number, slot: { taken: number }) => sum + slot.taken, 0)).toBe(0);
});
