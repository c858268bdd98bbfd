import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeBookingChanged, writeConfirmation } from "#core/messages/booking-notifications.server.ts";
import { patients } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

let app: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
let admin: { cookie: string };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
  admin = await app.adminCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

const times = ["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM", "12:00 PM", "01:00 PM"] as const;
let booked = 0;

async function book(patient: { name: string; phone: string; exactAge?: string }) {
  const [bookingTime, bookingDate] = [times[booked % 7] ?? times[0], `2026-12-0${1 + Math.floor(booked / 7)}`];
  booked++;
  const wish = await app.withCurrentPrice(buildBooking({ patient, booking: { bookingDate, bookingTime } }));
  const { status, body } = await app.call("POST", "/api/bookings", wish, admin);
  expect(status).toBe(201);
  return body.booking as { id: number; version: number; patientId: number; phone: string };
}

const change = (id: number, body: object) => app.call("PATCH", `/api/bookings/${id}`, body, admin);
const read = async (id: number) => (await app.call("GET", `/api/bookings/${id}`, undefined, admin)).body;
const namesOf = async (phone: string) =>
  (await app.db.select().from(patients).where(eq(patients.phone, phone)).orderBy(patients.id)).map(({ name }) => name);
const createContext = () => ({ ...app.ctx(), now: mondayMorning, emit: async () => {} });

test("changes every given detail and keeps the others", async () => {
  const visit = await book({ name: "Jaslen Kaur", phone: "9876500101" });
  const typed = {
    name: " Jasleen  Kaur",
    email: "jasleen@example.com",
    age: "34",
    gender: "female",
    address: "House 9, Civil Lines",
    landmark: " Opposite the gurdwara ",
    phlebotomistNote: "Ring twice, wheelchair",
    version: visit.version,
  };
  const { status, body } = await change(visit.id, typed);
  expect(status).toBe(200);
  expect(body).toMatchObject({ patientName: "Jasleen Kaur", age: 34, landmark: "Opposite the gurdwara", version: 2 });
  expect(body).toMatchObject({ phone: visit.phone, phlebotomistNote: "Ring twice, wheelchair", gender: "female" });
  const emptied = await change(visit.id, { email: "", age: "", gender: "", landmark: "", phlebotomistNote: "" });
  const nothing = { email: null, age: null, gender: null, landmark: null, phlebotomistNote: null };
  expect(emptied.body).toMatchObject({ ...nothing, patientName: "Jasleen Kaur", version: 3 });
  expect((await change(visit.id, { landmark: "" })).body.version).toBe(3);
});

test("stores a baby's months with the age; a new age replaces them", async () => {
  const { id } = await book({ name: "Baby 2 of Simran", phone: "98765 71077", exactAge: "P10D" });
  expect(await read(id)).toMatchObject({ patientName: "Baby 2 of Simran", age: 0, exactAge: "P10D" });
  expect((await change(id, { age: 1, exactAge: "P18M" })).body).toMatchObject({ age: 1, exactAge: "P18M" });
  const [patient] = await app.db.select().from(patients).where(eq(patients.phone, "+919876571077"));
  expect(patient).toMatchObject({ age: 1, exactAge: "P18M" });
  expect((await change(id, { age: "0" })).body).toMatchObject({ age: 0, exactAge: null });
  expect((await change(id, { exactAge: "P8M" })).body).toMatchObject({ age: 0, exactAge: "P8M" });
  expect((await change(id, { age: "" })).body).toMatchObject({ age: null, exactAge: null });
  for (const exactAge of ["18 months", "P", "P1Y", "P9999M"]) expect((await change(id, { exactAge })).status).toBe(422);
});

test("renames a patient known by this booking only, without creating another", async () => {
  const phone = "+919876500102";
  const visit = await book({ name: "Jaslen Kaur", phone });
  const { body } = await change(visit.id, { name: "Jasleen Kaur", age: "34" });
  expect([body.patientId, await namesOf(phone)]).toEqual([visit.patientId, ["Jasleen Kaur"]]);
  const [patient] = await app.db.select().from(patients).where(eq(patients.id, visit.patientId));
  expect(patient?.age).toBe(34);
});

test("a patient with other bookings keeps their name: the booking moves to the named patient, created if missing", async () => {
  const phone = "+919876500103";
  const [first, second] = [await book({ name: "Gurpreet", phone }), await book({ name: "Gurpreet", phone })];
  expect(second.patientId).toBe(first.patientId);
  const { body } = await change(second.id, { name: "Manpreet", address: "House 9, Civil Lines" });
  expect(body.patientId).not.toBe(first.patientId);
  expect(await namesOf(phone)).toEqual(["Gurpreet", "Manpreet"]);
  expect(await read(first.id)).toMatchObject({ patientName: "Gurpreet", patientId: first.patientId });
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${second.id}/audit-log`, undefined, admin);
  const moved = { fields: ["name", "address"], from: first.patientId, to: body.patientId };
  expect(auditEntries.at(-1)).toMatchObject({ action: "changed", change: moved });
  expect(JSON.stringify(auditEntries)).not.toMatch(/Manpreet|Civil/);
});

test("moves a booking under a wrong name to its patient and removes the wrong one", async () => {
  const phone = "+919876500104";
  const [right, wrong] = [await book({ name: "Harjit Singh", phone }), await book({ name: "Harjeet", phone })];
  const { body } = await change(wrong.id, { name: "harjit singh" });
  expect([body.patientId, await namesOf(phone)]).toEqual([right.patientId, ["Harjit Singh"]]);
  await change(right.id, { age: "61" });
  const [patient] = await app.db.select().from(patients).where(eq(patients.id, right.patientId));
  expect(patient?.age).not.toBe(61);
});

test("with another phone the booking is that phone's alone, and messages to the first one are skipped", async () => {
  const visit = await book({ name: "Balbir Kaur", phone: "9876500105" });
  await writeConfirmation(createContext(), visit.id);
  const { body } = await change(visit.id, { phone: "098765 00106" });
  expect(body).toMatchObject({ phone: "+919876500106", version: 2 });
  expect([await namesOf("+919876500105"), await namesOf("+919876500106")]).toEqual([[], ["Balbir Kaur"]]);
  await writeBookingChanged(createContext(), { bookingId: visit.id, version: 2, fields: ["phone"] });
  const written = await app.db.select().from(messages).where(eq(messages.bookingId, visit.id)).orderBy(messages.id);
  const outcomes = [];
  for (const { id } of written.filter(({ channel }) => channel === "whatsapp")) outcomes.push(await outbox.deliver(id));
  const sent = outcomes.map(({ failure, state, recipient }) => [recipient, failure ?? state]);
  expect(sent).toEqual([
    ["+919876500105", "The booking had another phone or email by then."],
    ["+919876500106", "sent"],
  ]);
});

test("notifies the patient of changed details of an upcoming visit once, and never of a note", async () => {
  const visit = await book({ name: "Amrit Kaur", phone: "9876500107" });
  const news = { bookingId: visit.id, version: 2, fields: ["name", "pinCode", "phlebotomistNote"] };
  for (const _twice of [1, 2]) await writeBookingChanged(createContext(), news);
  await writeBookingChanged(createContext(), { ...news, version: 3, fields: ["phlebotomistNote"] });
  const isChange = and(eq(messages.bookingId, visit.id), eq(messages.kind, "booking-changed"));
  const written = await app.db.select().from(messages).where(isChange).orderBy(desc(messages.id));
  const [{ body = "", variables = [] } = {}] = written.filter(({ channel }) => channel === "whatsapp");
  expect(body).toContain("name, PIN code. The visit stays as it is.");
  expect([variables.length, new Set(written.map(({ cause }) => cause)).size]).toEqual([6, 1]);
  await app.call("PATCH", `/api/bookings/${visit.id}/status`, { status: "completed", ...statusAnswers }, admin);
  await writeBookingChanged(createContext(), { ...news, version: 4 });
  expect(await app.db.$count(messages, isChange)).toBe(written.length);
});

test("of two concurrent changes the second gets the current booking and changes nothing", async () => {
  const visit = await book({ name: "Kulwant Rai", phone: "9876500108" });
  await change(visit.id, { address: "House 1, Model Town", version: 1 });
  const late = await change(visit.id, { address: "House 2, Model Town", version: 1 });
  expect([late.status, late.body.code, late.body.version]).toEqual([409, "changed-meanwhile", 2]);
  expect(late.body.booking).toMatchObject({ id: visit.id, address: "House 1, Model Town", version: 2 });
});

test("rejects invalid values at their fields", async () => {
  const visit = await book({ name: "Sohan Lal", phone: "9876500109" });
  const wrong = { name: "7", phone: "12", age: "200", gender: "x", address: "a", landmark: "<b>", pinCode: "1" };
  for (const [field, typed] of Object.entries({ ...wrong, email: "no", phlebotomistNote: "x".repeat(201) })) {
    const { status, body } = await change(visit.id, { [field]: typed });
    expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, field === "gender" ? 400 : 422, [field]]);
  }
  const unserved = await change(visit.id, { pinCode: "999999" });
  expect([unserved.status, Object.keys(unserved.body.errors)]).toEqual([422, ["pinCode"]]);
  const abroad = await change(visit.id, { phone: "+1 416 000 0000" });
  expect([abroad.status, Object.keys(abroad.body.errors)]).toEqual([422, ["phone"]]);
  expect((await read(visit.id)).version).toBe(1);
});

test("simultaneous moves of one patient's bookings leave each with its named patient", async () => {
  const phone = "+919876500110";
  const visits = [];
  for (const _one of [1, 2, 3, 4]) visits.push(await book({ name: "Simran", phone }));
  for (const name of ["Simar", "Simran", "Simar"])
    for (const { status } of await Promise.all(visits.map(({ id }) => change(id, { name })))) expect(status).toBe(200);
  expect(await namesOf(phone)).toEqual(["Simar"]);
  const ids = await Promise.all(visits.map(async ({ id }) => (await read(id)).patientId));
  expect(new Set(ids).size).toBe(1);
});

test("requires a choice of bookings for a new phone if the patient has other bookings", async () => {
  const phone = "+919876500120";
  const [first, second] = [await book({ name: "Tarsem Lal", phone }), await book({ name: "Tarsem Lal", phone })];
  const { status, body } = await change(second.id, { phone: "9876500121" });
  expect([status, Object.keys(body.errors)]).toEqual([422, ["phoneFor"]]);
  expect(await read(second.id)).toMatchObject({ phone, version: 1 });
  await change(second.id, { phone: "9876500121", phoneFor: "booking" });
  expect([(await read(first.id)).phone, (await read(second.id)).phone]).toEqual([phone, "+919876500121"]);
  expect(await namesOf(phone)).toEqual(["Tarsem Lal"]);
});

test("changes the phone of all bookings of the patient, who stays the same, and of no other", async () => {
  const [phone, right] = ["+919876500122", "+919876500123"];
  const [first, second] = [await book({ name: "Nirmal Kaur", phone }), await book({ name: "Nirmal Kaur", phone })];
  const child = await book({ name: "Kiran Kaur", phone });
  expect((await change(second.id, { phone: right, phoneFor: "person" })).status).toBe(200);
  for (const { id } of [first, second])
    expect(await read(id)).toMatchObject({ phone: right, patientId: first.patientId, version: 2 });
  expect(await read(child.id)).toMatchObject({ phone, version: 1 });
  expect([await namesOf(phone), await namesOf(right)]).toEqual([["Kiran Kaur"], ["Nirmal Kaur"]]);
  for (const { id } of [first, second]) {
    const { body: auditEntries } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, admin);
    const change = { fields: ["phone"], phoneFrom: "22", phoneTo: "23" };
    expect(auditEntries.at(-1)).toMatchObject({ action: "changed", change });
    expect(JSON.stringify(auditEntries)).not.toMatch(/98765/);
  }
});

test("says from what to what a phone was changed where its last digits stay", async () => {
  const { id } = await book({ name: "Simran Gill", phone: "+919876511182" });
  await change(id, { phone: "9876512182" });
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1).change).toMatchObject({ phoneFrom: "11•••", phoneTo: "12•••" });
});

test("with all bookings a patient becomes the one known by that name at the right phone", async () => {
  const [wrong, right] = ["+919876500124", "+919876500125"];
  const known = await book({ name: "Ravi Kumar", phone: right });
  const [first, second] = [
    await book({ name: "Ravi Kumar", phone: wrong }),
    await book({ name: "ravi kumar", phone: wrong }),
  ];
  await change(first.id, { phone: right, phoneFor: "person" });
  for (const { id } of [first, second])
    expect(await read(id)).toMatchObject({ phone: right, patientId: known.patientId });
  expect([await namesOf(wrong), await namesOf(right)]).toEqual([[], ["Ravi Kumar"]]);
});
