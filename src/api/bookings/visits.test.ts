import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_VISIT_MEMBERS } from "#core/bookings/visits/visit-members.ts";
import { listBookingMessages } from "#core/messages/queries.server.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, statusAnswers } from "#test/builders.ts";

let app: TestApp;
let admin: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.staffCookie("receptionist");
});
afterAll(() => app.close());

type BookingInput = NonNullable<Parameters<typeof buildBooking>[0]>;
type Slot = readonly [bookingDate: string, bookingTime: "07:00 AM" | "08:00 AM" | "09:00 AM"];
type Booked = { id: number; visitId: number; version: number };

const book = async ([bookingDate, bookingTime]: Slot, patient: BookingInput["patient"] = {}): Promise<Booked> => {
  const wish = await app.withCurrentPrice(buildBooking({ patient, booking: { bookingDate, bookingTime } }));
  const { status, body } = await app.call("POST", "/api/admin/bookings", wish, admin);
  expect(status).toBe(201);
  return body.booking;
};

/** The request for an additional member: name, phone and tests. */
const additionalMember = async (visitId: number, name: string, items?: BookingInput["items"]) => {
  const { patient, booking, ...wish } = await app.withCurrentPrice(
    buildBooking({ patient: { name }, ...(items && { items }) }),
  );
  const { address: _address, ...person } = patient;
  const { bookingDate: _day, bookingTime: _hour, ...rest } = booking;
  return { ...wish, visitId, patient: person, booking: rest };
};

const add = async (visitId: number, name: string) =>
  app.call("POST", "/api/admin/bookings", await additionalMember(visitId, name), admin);

async function added(visitId: number, name: string): Promise<Booked> {
  const { status, body } = await add(visitId, name);
  expect(status).toBe(201);
  return body.booking;
}

async function countTaken([day, time]: Slot): Promise<number> {
  const isHour = and(eq(slots.day, day), eq(slots.time, time));
  const [row] = await app.db.select({ taken: slots.taken }).from(slots).where(isHour);
  return row?.taken ?? 0;
}

const readVisitBookings = (visitId: number) =>
  app.db.select().from(bookings).where(eq(bookings.visitId, visitId)).orderBy(bookings.id);
const readRow = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const visitExists = async (visitId: number) => (await app.db.$count(visits, eq(visits.id, visitId))) === 1;
const move = (id: number, [bookingDate, bookingTime]: Slot) =>
  app.call("POST", `/api/bookings/${id}/move`, { bookingDate, bookingTime }, admin);
const cancel = (id: number) => app.call("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked" }, admin);
const setStatus = (id: number, status: string) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers }, admin);
const readMessageKinds = async (id: number) => (await listBookingMessages(app.db, id)).map(({ kind }) => kind);

const toSlot = ([day, time]: Slot) => ({ day, time });

test("an additional member has the visit's slot and address, and takes no further seat", async () => {
  const slot: Slot = ["2026-11-26", "07:00 AM"];
  const first = await book(slot, { address: "House 7, Sarabha Nagar", landmark: "Blue gate", pinCode: "141001" });
  await app.call("PATCH", `/api/bookings/${first.id}`, { phlebotomistNote: "Ring twice" }, admin);
  const second = await added(first.visitId, "Gurdev Singh");
  expect(await countTaken(slot)).toBe(1);
  expect(await readRow(second.id)).toMatchObject({
    visitId: first.visitId,
    ...{ patientName: "Gurdev Singh", day: slot[0], time: slot[1], place: "home" },
    ...{ address: "House 7, Sarabha Nagar", landmark: "Blue gate", pinCode: "141001", phlebotomistNote: "Ring twice" },
  });
  expect(await readMessageKinds(second.id)).toEqual(["booking-confirmed"]);
});

test("an additional member joins at a full slot, because the visit takes place anyway", async () => {
  const slot: Slot = ["2026-11-26", "08:00 AM"];
  const [first] = await Promise.all([book(slot), book(slot), book(slot), book(slot)]);
  await added(first.visitId, "Gurdev Singh");
  expect(await countTaken(slot)).toBe(4);
});

test("pressing Enter ten times makes one booking, even after the visit moved; another visit is another request", async () => {
  const first = await book(["2026-11-26", "09:00 AM"]);
  const other = await book(["2026-11-27", "09:00 AM"]);
  const wish = await additionalMember(first.visitId, "Gurdev Singh");
  const send = (visitId = first.visitId) => app.call("POST", "/api/admin/bookings", { ...wish, visitId }, admin);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.booking.id)).size).toBe(1);
  await move(first.id, ["2026-11-28", "09:00 AM"]);
  expect(await send()).toMatchObject({ status: 200, body: { booking: { bookingDate: "2026-11-28" } } });
  expect((await send(other.visitId)).status).toBe(201);
});

test("a visit has a maximum of members, however many are added at once", async () => {
  const { visitId } = await book(["2026-12-01", "07:00 AM"]);
  const names = ["Asha Rani", "Bina Rani", "Charu Rani", "Daya Rani", "Esha Rani", "Farah Rani"];
  const answers = await Promise.all(names.map((name) => add(visitId, name)));
  const rejected = answers.filter(({ status }) => status !== 201);
  expect(await readVisitBookings(visitId)).toHaveLength(MAX_VISIT_MEMBERS);
  expect(new Set(rejected.map(({ status, body }) => `${status} ${body.detail}`))).toEqual(
    new Set(["422 A visit is for 4 persons at most. Please book another one."]),
  );
});

test("rejects a member for a finished visit, one at the centre, and a missing one", async () => {
  const over = await book(["2026-12-01", "08:00 AM"]);
  await cancel(over.id);
  const wish = await app.withCurrentPrice(buildBooking());
  const { body } = await app.call("POST", "/api/admin/bookings", { ...wish, place: "centre" }, admin);
  const answers = [await add(over.visitId, "Asha Rani"), await add(body.booking.visitId, "Asha Rani")];
  expect(
    [...answers, await add(999_999, "Asha Rani")].map(({ status, body: problem }) => [status, problem.detail]),
  ).toEqual([
    [422, "Nobody is expected at this door any more. Please book a new visit."],
    [422, "A visit at the centre is for one person. Please book another one."],
    [404, "There is no such visit."],
  ]);
});

test("a visit moves with all its members; each is notified, and undoing reunites them", async () => {
  const [from, to]: [Slot, Slot] = [
    ["2026-12-02", "07:00 AM"],
    ["2026-12-02", "08:00 AM"],
  ];
  const first = await book(from);
  const second = await added(first.visitId, "Gurdev Singh");
  expect((await move(second.id, to)).status).toBe(200);
  expect((await readVisitBookings(first.visitId)).map(({ day, time }) => [day, time])).toEqual([to, to]);
  expect([await countTaken(from), await countTaken(to)]).toEqual([0, 1]);
  for (const { id } of [first, second]) expect(await readMessageKinds(id)).toContain("visit-moved");
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${first.id}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1)).toMatchObject({ action: "moved", change: { from: toSlot(from), to: toSlot(to) } });
  await move(first.id, from);
  expect((await readVisitBookings(first.visitId)).map(({ day, time }) => [day, time])).toEqual([from, from]);
  expect([await countTaken(from), await countTaken(to)]).toEqual([1, 0]);
});

test("a sampled member stays at the slot, and the other one gets a separate visit", async () => {
  const [from, to]: [Slot, Slot] = [
    ["2026-12-03", "07:00 AM"],
    ["2026-12-03", "08:00 AM"],
  ];
  const first = await book(from);
  const second = await added(first.visitId, "Gurdev Singh");
  await setStatus(first.id, "sample_collected");
  await move(second.id, to);
  expect([await countTaken(from), await countTaken(to)]).toEqual([1, 1]);
  expect(await readRow(first.id)).toMatchObject({ visitId: first.visitId, time: from[1] });
  expect((await readRow(second.id))?.visitId).not.toBe(first.visitId);
});

test("cancelling one of two members keeps the seat, and cancelling the last releases it", async () => {
  const slot: Slot = ["2026-12-04", "07:00 AM"];
  const first = await book(slot);
  const second = await added(first.visitId, "Gurdev Singh");
  await Promise.all([cancel(first.id), app.call("GET", "/api/slots?date=2026-12-04")]);
  expect(await countTaken(slot)).toBe(1);
  await cancel(second.id);
  expect(await countTaken(slot)).toBe(0);
});

test("two simultaneous cancellations of a visit release one seat", async () => {
  const slot: Slot = ["2026-12-04", "08:00 AM"];
  const first = await book(slot);
  const second = await added(first.visitId, "Gurdev Singh");
  await book(slot);
  await Promise.all([cancel(first.id), setStatus(second.id, "declined")]);
  expect(await countTaken(slot)).toBe(1);
});

test("deleting a booking keeps the visit for its other members, and the last one deletes it", async () => {
  const owner = await app.adminCookie();
  const slot: Slot = ["2026-12-04", "09:00 AM"];
  const first = await book(slot);
  const second = await added(first.visitId, "Gurdev Singh");
  const remove = (id: number) => app.call("DELETE", `/api/bookings/${id}`, undefined, owner);
  await remove(first.id);
  expect([await countTaken(slot), await visitExists(first.visitId)]).toEqual([1, true]);
  await remove(second.id);
  expect([await countTaken(slot), await visitExists(first.visitId)]).toEqual([0, false]);
});

test("a reopened booking rejoins its visit without a seat", async () => {
  const slot: Slot = ["2026-12-05", "07:00 AM"];
  const first = await book(slot);
  const second = await added(first.visitId, "Gurdev Singh");
  await cancel(second.id);
  await app.call("PATCH", `/api/bookings/${first.id}`, { address: "House 9, Model Town" }, admin);
  await setStatus(second.id, "confirmed");
  expect(await readRow(second.id)).toMatchObject({ visitId: first.visitId, address: "House 9, Model Town" });
  expect(await countTaken(slot)).toBe(1);
});

test("if the visit has moved, a reopened booking gets a separate visit at its own slot, with a seat", async () => {
  const [slot, later]: [Slot, Slot] = [
    ["2026-12-05", "08:00 AM"],
    ["2026-12-05", "09:00 AM"],
  ];
  const first = await book(slot);
  const second = await added(first.visitId, "Gurdev Singh");
  await cancel(second.id);
  await move(first.id, later);
  await setStatus(second.id, "confirmed");
  const back = await readRow(second.id);
  expect([back?.day, back?.time, back?.visitId === first.visitId]).toEqual([...slot, false]);
  expect([await countTaken(slot), await countTaken(later)]).toEqual([1, 1]);
});

test("changes the address for all members, and a name for one booking only", async () => {
  const first = await book(["2026-11-30", "07:00 AM"]);
  const second = await added(first.visitId, "Gurdev Singh");
  const declined = await added(first.visitId, "Asha Rani");
  await cancel(declined.id);
  const way = { address: "House 9, Model Town", landmark: "Red door", pinCode: "141002", phlebotomistNote: "Dog" };
  const { body } = await app.call(
    "PATCH",
    `/api/bookings/${first.id}`,
    { ...way, name: "Harpreet Gill", age: 60 },
    admin,
  );
  expect(body).toMatchObject({ ...way, patientName: "Harpreet Gill" });
  expect(await readRow(second.id)).toMatchObject({ ...way, patientName: "Gurdev Singh", version: second.version + 1 });
  expect((await readRow(declined.id))?.landmark).toBeNull();
  expect(await readMessageKinds(second.id)).toContain("booking-changed");
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${second.id}/audit-log`, undefined, admin);
  const fields = ["address", "landmark", "pinCode", "phlebotomistNote"];
  expect(auditEntries.at(-1)).toMatchObject({ action: "changed", change: { fields } });
});

test("contact and payer belong to the visit, and changing them sends no notification", async () => {
  const first = await book(["2026-12-02", "09:00 AM"]);
  const second = await added(first.visitId, "Gurdev Singh");
  const contacts = { contactName: "Asha Rani", contactPhone: "98765 43777", payerName: "Simran Gill", payerPhone: "" };
  expect((await app.call("PATCH", `/api/bookings/${first.id}`, contacts, admin)).status).toBe(200);
  const { body } = await app.call("GET", `/api/bookings/${second.id}`, undefined, admin);
  expect(body).toMatchObject({ ...contacts, contactPhone: "+919876543777", payerPhone: null });
  expect(await readMessageKinds(first.id)).not.toContain("booking-changed");
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${first.id}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1).change.fields).toEqual(["contactName", "contactPhone", "payerName"]);
  const { body: day } = await app.call("GET", "/api/admin/day?day=2026-12-02", undefined, admin);
  const seen = day.visits.filter(({ visitId }: Booked) => visitId === first.visitId);
  expect(seen.map(({ contactName }: { contactName: string }) => contactName)).toEqual(["Asha Rani", "Asha Rani"]);
});

const staffFields = {
  ...{ phlebotomistNote: "Blue gate, flat 3, ring twice", contactName: "Asha Rani", contactPhone: "98765 43777" },
  ...{ payerName: "Simran Gill", payerPhone: "" },
};

const createInput = async ([bookingDate, bookingTime]: Slot) =>
  app.withCurrentPrice(buildBooking({ booking: { bookingDate, bookingTime } }));
const postStaffBooking = (request: object) => app.call("POST", "/api/admin/bookings", request, admin);

test("address details, contact and payer can be set with the booking, and appear where they are changed", async () => {
  const request = { ...(await createInput(["2026-12-03", "09:00 AM"])), ...staffFields };
  const { status, body: booked } = await postStaffBooking(request);
  expect(status).toBe(201);
  const { body } = await app.call("GET", `/api/bookings/${booked.booking.id}`, undefined, admin);
  const stored = { ...staffFields, contactPhone: "+919876543777", payerPhone: null };
  expect(body).toMatchObject(stored);
  expect(await postStaffBooking(request)).toMatchObject({ status: 200, body: { booking: { id: booked.booking.id } } });
  const second = await added(booked.booking.visitId, "Gurdev Singh");
  const { body: otherMember } = await app.call("GET", `/api/bookings/${second.id}`, undefined, admin);
  expect(otherMember).toMatchObject(stored);
  await app.call("PATCH", `/api/bookings/${second.id}`, staffFields, admin);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${second.id}/audit-log`, undefined, admin);
  expect(auditEntries.map(({ action }: { action: string }) => action)).toEqual(["placed"]);
});

test("a booking validates them like a change does, and books nothing if one is invalid", async () => {
  const slot: Slot = ["2026-12-04", "09:00 AM"];
  const wish = await createInput(slot);
  const { id } = await book(["2026-12-04", "08:00 AM"]);
  for (const wrong of [{ phlebotomistNote: "a".repeat(201) }, { contactPhone: "12" }, { payerName: "<b>" }]) {
    const response = await postStaffBooking({ ...wish, ...wrong });
    const changed = await app.call("PATCH", `/api/bookings/${id}`, wrong, admin);
    expect([response.status, response.body.errors]).toEqual([changed.status, changed.body.errors]);
    expect(Object.keys(response.body.errors)).toEqual(Object.keys(wrong));
  }
  expect(await countTaken(slot)).toBe(0);
});

test("at the centre only the payer is stored, and no address details", async () => {
  const { body: booked } = await postStaffBooking({
    ...(await app.withCurrentPrice(buildBooking())),
    ...staffFields,
    place: "centre",
  });
  const { body } = await app.call("GET", `/api/bookings/${booked.booking.id}`, undefined, admin);
  expect(body).toMatchObject({
    phlebotomistNote: null,
    contactName: null,
    contactPhone: null,
    payerName: "Simran Gill",
  });
});

test("a patient's booking contains none of them", async () => {
  const { body: booked } = await app.call("POST", "/api/bookings", {
    ...(await createInput(["2026-12-04", "09:00 AM"])),
    ...staffFields,
  });
  const { body } = await app.call("GET", `/api/bookings/${booked.booking.id}`, undefined, admin);
  expect(body).toMatchObject({ phlebotomistNote: null, contactName: null, contactPhone: null, payerName: null });
});

test("lists the members of a visit together, each with its items", async () => {
  const first = await book(["2026-12-01", "09:00 AM"]);
  const second = await added(first.visitId, "Gurdev Singh");
  const list = (asker: Record<string, string>) =>
    app.call("GET", `/api/bookings?visitId=${first.visitId}`, undefined, asker);
  const { body } = await list(admin);
  expect(body.map(({ id }: Booked) => id)).toEqual([second.id, first.id]);
  expect(body[0].itemNames).toHaveLength(1);
  expect((await list({})).status).toBe(401);
});

test("a patient's booking has no visit id", async () => {
  const wish = await app.withCurrentPrice(
    buildBooking({ booking: { bookingDate: "2026-11-30", bookingTime: "09:00 AM" } }),
  );
  const { body } = await app.call("POST", "/api/bookings", wish);
  expect(body.booking).not.toHaveProperty("visitId");
});
