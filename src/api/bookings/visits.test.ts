import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mostPersonsOfVisit } from "#core/bookings/visit/visit.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, statusAnswers } from "#test/builders.ts";

let app: TestApp;
let desk: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.staffCookie("desk");
});
afterAll(() => app.close());

type Wish = NonNullable<Parameters<typeof aBooking>[0]>;
type Hour = readonly [bookingDate: string, bookingTime: "07:00 AM" | "08:00 AM" | "09:00 AM"];
type Booked = { id: number; visitId: number; version: number };

const book = async ([bookingDate, bookingTime]: Hour, patient: Wish["patient"] = {}): Promise<Booked> => {
  const wish = await app.priced(aBooking({ patient, booking: { bookingDate, bookingTime } }));
  const { status, body } = await app.call("POST", "/api/desk/bookings", wish, desk);
  expect(status).toBe(201);
  return body.booking;
};

/** What the desk sends of one more person: name, phone and tests. */
const oneMore = async (visitId: number, name: string, items?: Wish["items"]) => {
  const { patient, booking, ...wish } = await app.priced(aBooking({ patient: { name }, ...(items && { items }) }));
  const { address: _address, ...person } = patient;
  const { bookingDate: _day, bookingTime: _hour, ...rest } = booking;
  return { ...wish, visitId, patient: person, booking: rest };
};

const add = async (visitId: number, name: string) =>
  app.call("POST", "/api/desk/bookings", await oneMore(visitId, name), desk);

async function added(visitId: number, name: string): Promise<Booked> {
  const { status, body } = await add(visitId, name);
  expect(status).toBe(201);
  return body.booking;
}

async function takenAt([day, time]: Hour): Promise<number> {
  const isHour = and(eq(slots.day, day), eq(slots.time, time));
  const [row] = await app.db.select({ taken: slots.taken }).from(slots).where(isHour);
  return row?.taken ?? 0;
}

const ofVisit = (visitId: number) =>
  app.db.select().from(bookings).where(eq(bookings.visitId, visitId)).orderBy(bookings.id);
const rowOf = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const isThere = async (visitId: number) => (await app.db.$count(visits, eq(visits.id, visitId))) === 1;
const move = (id: number, [bookingDate, bookingTime]: Hour) =>
  app.call("POST", `/api/bookings/${id}/move`, { bookingDate, bookingTime }, desk);
const cancel = (id: number) => app.call("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked" }, desk);
const setStatus = (id: number, status: string) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers }, desk);
const kindsOf = async (id: number) =>
  (await app.db.select().from(messages).where(eq(messages.bookingId, id))).map(({ kind }) => kind);

test("one more person at a door has the visit's hour and way, and takes no further seat", async () => {
  const hour: Hour = ["2026-11-26", "07:00 AM"];
  const first = await book(hour, { address: "House 7, Sarabha Nagar", landmark: "Blue gate", pinCode: "141001" });
  await app.call("PATCH", `/api/bookings/${first.id}`, { collectorNote: "Ring twice" }, desk);
  const second = await added(first.visitId, "Gurdev Singh");
  expect(await takenAt(hour)).toBe(1);
  expect(await rowOf(second.id)).toMatchObject({
    visitId: first.visitId,
    ...{ patientName: "Gurdev Singh", day: hour[0], time: hour[1], place: "home" },
    ...{ address: "House 7, Sarabha Nagar", landmark: "Blue gate", pinCode: "141001", collectorNote: "Ring twice" },
  });
  expect(await kindsOf(second.id)).toEqual(["booking-confirmed"]);
});

test("it is let in at a full hour, because somebody comes there anyway", async () => {
  const hour: Hour = ["2026-11-26", "08:00 AM"];
  const [first] = await Promise.all([book(hour), book(hour), book(hour), book(hour)]);
  await added(first.visitId, "Gurdev Singh");
  expect(await takenAt(hour)).toBe(4);
});

test("Enter pressed ten times makes one booking, also after the visit was moved; another visit is another request", async () => {
  const first = await book(["2026-11-26", "09:00 AM"]);
  const other = await book(["2026-11-27", "09:00 AM"]);
  const wish = await oneMore(first.visitId, "Gurdev Singh");
  const send = (visitId = first.visitId) => app.call("POST", "/api/desk/bookings", { ...wish, visitId }, desk);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(1);
  await move(first.id, ["2026-11-28", "09:00 AM"]);
  expect(await send()).toMatchObject({ status: 200, body: { booking: { bookingDate: "2026-11-28" } } });
  expect((await send(other.visitId)).status).toBe(201);
});

test("a visit is for so many persons and no more, however many are added at once", async () => {
  const { visitId } = await book(["2026-12-01", "07:00 AM"]);
  const names = ["Asha Rani", "Bina Rani", "Charu Rani", "Daya Rani", "Esha Rani", "Farah Rani"];
  const answers = await Promise.all(names.map((name) => add(visitId, name)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(await ofVisit(visitId)).toHaveLength(mostPersonsOfVisit);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.detail}`))).toEqual(
    new Set(["422 A visit is for 4 persons at most. Please book another one."]),
  );
});

test("nobody is added to a visit that is over, at the centre, or not there", async () => {
  const over = await book(["2026-12-01", "08:00 AM"]);
  await cancel(over.id);
  const wish = await app.priced(aBooking());
  const { body } = await app.call("POST", "/api/desk/bookings", { ...wish, place: "centre" }, desk);
  const answers = [await add(over.visitId, "Asha Rani"), await add(body.booking.visitId, "Asha Rani")];
  expect([...answers, await add(999_999, "Asha Rani")].map(({ status, body: said }) => [status, said.detail])).toEqual([
    [422, "Nobody is expected at this door any more. Please book a new visit."],
    [422, "A visit at the centre is for one person. Please book another one."],
    [404, "There is no such visit."],
  ]);
});

test("a visit moves with everybody at its door; each is told, and undoing brings them back together", async () => {
  const [from, to]: [Hour, Hour] = [
    ["2026-12-02", "07:00 AM"],
    ["2026-12-02", "08:00 AM"],
  ];
  const first = await book(from);
  const second = await added(first.visitId, "Gurdev Singh");
  expect((await move(second.id, to)).status).toBe(200);
  expect((await ofVisit(first.visitId)).map(({ day, time }) => [day, time])).toEqual([to, to]);
  expect([await takenAt(from), await takenAt(to)]).toEqual([0, 1]);
  for (const { id } of [first, second]) expect(await kindsOf(id)).toContain("visit-moved");
  const { body: trail } = await app.call("GET", `/api/bookings/${first.id}/trail`, undefined, desk);
  expect(trail.at(-1)).toMatchObject({ action: "moved", change: { from: from.join(" "), to: to.join(" ") } });
  await move(first.id, from);
  expect((await ofVisit(first.visitId)).map(({ day, time }) => [day, time])).toEqual([from, from]);
  expect([await takenAt(from), await takenAt(to)]).toEqual([1, 0]);
});

test("whose sample is taken already stays at the hour, and the other one gets a visit of its own", async () => {
  const [from, to]: [Hour, Hour] = [
    ["2026-12-03", "07:00 AM"],
    ["2026-12-03", "08:00 AM"],
  ];
  const first = await book(from);
  const second = await added(first.visitId, "Gurdev Singh");
  await setStatus(first.id, "sample_collected");
  await move(second.id, to);
  expect([await takenAt(from), await takenAt(to)]).toEqual([1, 1]);
  expect(await rowOf(first.id)).toMatchObject({ visitId: first.visitId, time: from[1] });
  expect((await rowOf(second.id))?.visitId).not.toBe(first.visitId);
});

test("one of two who is cancelled leaves the seat to the other, and the last one gives it back", async () => {
  const hour: Hour = ["2026-12-04", "07:00 AM"];
  const first = await book(hour);
  const second = await added(first.visitId, "Gurdev Singh");
  await Promise.all([cancel(first.id), app.call("GET", "/api/slots?date=2026-12-04")]);
  expect(await takenAt(hour)).toBe(1);
  await cancel(second.id);
  expect(await takenAt(hour)).toBe(0);
});

test("both of a visit cancelled at the same moment give one seat back, once", async () => {
  const hour: Hour = ["2026-12-04", "08:00 AM"];
  const first = await book(hour);
  const second = await added(first.visitId, "Gurdev Singh");
  await book(hour);
  await Promise.all([cancel(first.id), setStatus(second.id, "declined")]);
  expect(await takenAt(hour)).toBe(1);
});

test("a deleted booking leaves its visit to the others, and the visit goes with the last one", async () => {
  const owner = await app.deskCookie();
  const hour: Hour = ["2026-12-04", "09:00 AM"];
  const first = await book(hour);
  const second = await added(first.visitId, "Gurdev Singh");
  const remove = (id: number) => app.call("DELETE", `/api/bookings/${id}`, undefined, owner);
  await remove(first.id);
  expect([await takenAt(hour), await isThere(first.visitId)]).toEqual([1, true]);
  await remove(second.id);
  expect([await takenAt(hour), await isThere(first.visitId)]).toEqual([0, false]);
});

test("a declined booking comes back to the door where the others are expected, without a seat", async () => {
  const hour: Hour = ["2026-12-05", "07:00 AM"];
  const first = await book(hour);
  const second = await added(first.visitId, "Gurdev Singh");
  await cancel(second.id);
  await app.call("PATCH", `/api/bookings/${first.id}`, { address: "House 9, Model Town" }, desk);
  await setStatus(second.id, "confirmed");
  expect(await rowOf(second.id)).toMatchObject({ visitId: first.visitId, address: "House 9, Model Town" });
  expect(await takenAt(hour)).toBe(1);
});

test("where its visit has another hour by then, it gets a visit of its own at its hour, and a seat", async () => {
  const [hour, later]: [Hour, Hour] = [
    ["2026-12-05", "08:00 AM"],
    ["2026-12-05", "09:00 AM"],
  ];
  const first = await book(hour);
  const second = await added(first.visitId, "Gurdev Singh");
  await cancel(second.id);
  await move(first.id, later);
  await setStatus(second.id, "confirmed");
  const back = await rowOf(second.id);
  expect([back?.day, back?.time, back?.visitId === first.visitId]).toEqual([...hour, false]);
  expect([await takenAt(hour), await takenAt(later)]).toEqual([1, 1]);
});

test("the way to a door is changed for everybody there, and a name for its own alone", async () => {
  const first = await book(["2026-11-30", "07:00 AM"]);
  const second = await added(first.visitId, "Gurdev Singh");
  const declined = await added(first.visitId, "Asha Rani");
  await cancel(declined.id);
  const way = { address: "House 9, Model Town", landmark: "Red door", pinCode: "141002", collectorNote: "Dog" };
  const { body } = await app.call(
    "PATCH",
    `/api/bookings/${first.id}`,
    { ...way, name: "Harpreet Gill", age: 60 },
    desk,
  );
  expect(body).toMatchObject({ ...way, patientName: "Harpreet Gill" });
  expect(await rowOf(second.id)).toMatchObject({ ...way, patientName: "Gurdev Singh", version: second.version + 1 });
  expect((await rowOf(declined.id))?.landmark).toBeNull();
  expect(await kindsOf(second.id)).toContain("booking-changed");
  const { body: trail } = await app.call("GET", `/api/bookings/${second.id}/trail`, undefined, desk);
  const fields = ["address", "landmark", "pinCode", "collectorNote"];
  expect(trail.at(-1)).toMatchObject({ action: "changed", change: { fields } });
});

test("who opens and who pays is the visit's, whoever of it is looked at, and nobody is told of it", async () => {
  const first = await book(["2026-12-02", "09:00 AM"]);
  const second = await added(first.visitId, "Gurdev Singh");
  const told = { doorName: "Asha Rani", doorPhone: "98765 43777", payerName: "Simran Gill", payerPhone: "" };
  expect((await app.call("PATCH", `/api/bookings/${first.id}`, told, desk)).status).toBe(200);
  const { body } = await app.call("GET", `/api/bookings/${second.id}`, undefined, desk);
  expect(body).toMatchObject({ ...told, doorPhone: "+919876543777", payerPhone: null });
  expect(await kindsOf(first.id)).not.toContain("booking-changed");
  const { body: trail } = await app.call("GET", `/api/bookings/${first.id}/trail`, undefined, desk);
  expect(trail.at(-1).change.fields).toEqual(["doorName", "doorPhone", "payerName"]);
  const { body: day } = await app.call("GET", "/api/desk/day?day=2026-12-02", undefined, desk);
  const seen = day.visits.filter(({ visitId }: Booked) => visitId === first.visitId);
  expect(seen.map(({ doorName }: { doorName: string }) => doorName)).toEqual(["Asha Rani", "Asha Rani"]);
});

const told = {
  ...{ collectorNote: "Blue gate, flat 3, ring twice", doorName: "Asha Rani", doorPhone: "98765 43777" },
  ...{ payerName: "Simran Gill", payerPhone: "" },
};

const wishFor = async ([bookingDate, bookingTime]: Hour) =>
  app.priced(aBooking({ booking: { bookingDate, bookingTime } }));
const callOf = (asked: object) => app.call("POST", "/api/desk/bookings", asked, desk);

test("how to get in, who opens and who pays can be told with the booking, and stand where they are changed", async () => {
  const asked = { ...(await wishFor(["2026-12-03", "09:00 AM"])), ...told };
  const { status, body: booked } = await callOf(asked);
  expect(status).toBe(201);
  const { body } = await app.call("GET", `/api/bookings/${booked.booking.id}`, undefined, desk);
  const stored = { ...told, doorPhone: "+919876543777", payerPhone: null };
  expect(body).toMatchObject(stored);
  expect(await callOf(asked)).toMatchObject({ status: 200, body: { booking: { id: booked.booking.id } } });
  const second = await added(booked.booking.visitId, "Gurdev Singh");
  const { body: beside } = await app.call("GET", `/api/bookings/${second.id}`, undefined, desk);
  expect(beside).toMatchObject(stored);
  await app.call("PATCH", `/api/bookings/${second.id}`, told, desk);
  const { body: trail } = await app.call("GET", `/api/bookings/${second.id}/trail`, undefined, desk);
  expect(trail.map(({ action }: { action: string }) => action)).toEqual(["placed"]);
});

test("it has the limits that a change has, and where it breaks one nothing is booked", async () => {
  const hour: Hour = ["2026-12-04", "09:00 AM"];
  const wish = await wishFor(hour);
  const { id } = await book(["2026-12-04", "08:00 AM"]);
  for (const wrong of [{ collectorNote: "a".repeat(201) }, { doorPhone: "12" }, { payerName: "<b>" }]) {
    const asked = await callOf({ ...wish, ...wrong });
    const changed = await app.call("PATCH", `/api/bookings/${id}`, wrong, desk);
    expect([asked.status, asked.body.errors]).toEqual([changed.status, changed.body.errors]);
    expect(Object.keys(asked.body.errors)).toEqual(Object.keys(wrong));
  }
  expect(await takenAt(hour)).toBe(0);
});

test("at the centre who pays is told, and nothing of a door", async () => {
  const { body: booked } = await callOf({ ...(await app.priced(aBooking())), ...told, place: "centre" });
  const { body } = await app.call("GET", `/api/bookings/${booked.booking.id}`, undefined, desk);
  expect(body).toMatchObject({ collectorNote: null, doorName: null, doorPhone: null, payerName: "Simran Gill" });
});

test("a patient tells none of it", async () => {
  const { body: booked } = await app.call("POST", "/api/bookings", {
    ...(await wishFor(["2026-12-04", "09:00 AM"])),
    ...told,
  });
  const { body } = await app.call("GET", `/api/bookings/${booked.booking.id}`, undefined, desk);
  expect(body).toMatchObject({ collectorNote: null, doorName: null, doorPhone: null, payerName: null });
});

test("those at one door are listed together, each with what was booked", async () => {
  const first = await book(["2026-12-01", "09:00 AM"]);
  const second = await added(first.visitId, "Gurdev Singh");
  const list = (asker: Record<string, string>) =>
    app.call("GET", `/api/bookings?visitId=${first.visitId}`, undefined, asker);
  const { body } = await list(desk);
  expect(body.map(({ id }: Booked) => id)).toEqual([second.id, first.id]);
  expect(body[0].itemNames).toHaveLength(1);
  expect((await list({})).status).toBe(401);
});

test("a row of a build that knows no visits gets one, and a request that is here already makes none", async () => {
  const { id } = await book(["2026-11-30", "08:00 AM"]);
  const before = await app.db.$count(visits);
  const insertAgain = (code: string) =>
    app.db.execute<{ visit_id: number }>(sql`
    insert into bookings (code, request_hash, patient_id, patient_name, phone, address, day, time, status, payment_status,
      payment_method, total_paise, created_at)
    select ${code}::text, case ${code}::text when code then request_hash else sha256(${code}::bytea) end, patient_id,
      patient_name, phone, address, day, time, status, payment_status, payment_method, total_paise, created_at
    from bookings where id = ${id}
    on conflict do nothing returning visit_id`);
  const { rows } = await insertAgain("BK-00000077");
  expect(await isThere(rows[0]?.visit_id ?? 0)).toBe(true);
  await insertAgain("BK-00000077");
  await insertAgain((await rowOf(id))?.code ?? "");
  expect(await app.db.$count(visits)).toBe(before + 1);
});

test("what a patient reads of a booking names no visit", async () => {
  const wish = await app.priced(aBooking({ booking: { bookingDate: "2026-11-30", bookingTime: "09:00 AM" } }));
  const { body } = await app.call("POST", "/api/bookings", wish);
  expect(body.booking).not.toHaveProperty("visitId");
});
