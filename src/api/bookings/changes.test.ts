import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeBookingChanged, writeConfirmation } from "#core/messages/write-booking-news.server.ts";
import { patients } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";

let app: TestApp;
let twilio: TwilioDouble;
let outbox: ReturnType<typeof outboxOf>;
let desk: { cookie: string };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = outboxOf(app, messagingBy(settingsOf(twilio)));
  desk = await app.deskCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

const times = ["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM", "12:00 PM", "01:00 PM"] as const;
let booked = 0;

async function book(patient: { name: string; phone: string; exactAge?: string }) {
  const [bookingTime, bookingDate] = [times[booked % 7] ?? times[0], `2026-12-0${1 + Math.floor(booked / 7)}`];
  booked++;
  const wish = await app.priced(aBooking({ patient, booking: { bookingDate, bookingTime } }));
  const { status, body } = await app.call("POST", "/api/bookings", wish, desk);
  expect(status).toBe(201);
  return body.booking as { id: number; version: number; patientId: number; phone: string };
}

const change = (id: number, body: object) => app.call("PATCH", `/api/bookings/${id}`, body, desk);
const read = async (id: number) => (await app.call("GET", `/api/bookings/${id}`, undefined, desk)).body;
const namesOf = async (phone: string) =>
  (await app.db.select().from(patients).where(eq(patients.phone, phone)).orderBy(patients.id)).map(({ name }) => name);
const ground = () => ({ db: app.db, now: mondayMorning, announce: async () => {} });

test("every detail is changed as it is typed, and what is left out stays", async () => {
  const visit = await book({ name: "Jaslen Kaur", phone: "9876500101" });
  const typed = {
    name: " Jasleen  Kaur",
    email: "jasleen@example.com",
    age: "34",
    gender: "female",
    address: "House 9, Civil Lines",
    landmark: " Opposite the gurdwara ",
    collectorNote: "Ring twice, wheelchair",
    version: visit.version,
  };
  const { status, body } = await change(visit.id, typed);
  expect(status).toBe(200);
  expect(body).toMatchObject({ patientName: "Jasleen Kaur", age: 34, landmark: "Opposite the gurdwara", version: 2 });
  expect(body).toMatchObject({ phone: visit.phone, collectorNote: "Ring twice, wheelchair", gender: "female" });
  const emptied = await change(visit.id, { email: "", age: "", gender: "", landmark: "", collectorNote: "" });
  const nothing = { email: null, age: null, gender: null, landmark: null, collectorNote: null };
  expect(emptied.body).toMatchObject({ ...nothing, patientName: "Jasleen Kaur", version: 3 });
  expect((await change(visit.id, { landmark: "" })).body.version).toBe(3);
});

test("a baby's months are kept beside the age, and an age that is told anew takes their place", async () => {
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

test("a patient who is known by this booking alone follows it, and no second one appears", async () => {
  const phone = "+919876500102";
  const visit = await book({ name: "Jaslen Kaur", phone });
  const { body } = await change(visit.id, { name: "Jasleen Kaur", age: "34" });
  expect([body.patientId, await namesOf(phone)]).toEqual([visit.patientId, ["Jasleen Kaur"]]);
  const [patient] = await app.db.select().from(patients).where(eq(patients.id, visit.patientId));
  expect(patient?.age).toBe(34);
});

test("a patient with other bookings keeps their name: the booking goes to the one it names, who is made where missing", async () => {
  const phone = "+919876500103";
  const [first, second] = [await book({ name: "Gurpreet", phone }), await book({ name: "Gurpreet", phone })];
  expect(second.patientId).toBe(first.patientId);
  const { body } = await change(second.id, { name: "Manpreet", address: "House 9, Civil Lines" });
  expect(body.patientId).not.toBe(first.patientId);
  expect(await namesOf(phone)).toEqual(["Gurpreet", "Manpreet"]);
  expect(await read(first.id)).toMatchObject({ patientName: "Gurpreet", patientId: first.patientId });
  const { body: trail } = await app.call("GET", `/api/bookings/${second.id}/trail`, undefined, desk);
  const moved = { fields: ["name", "address"], from: first.patientId, to: body.patientId };
  expect(trail.at(-1)).toMatchObject({ action: "changed", change: moved });
  expect(JSON.stringify(trail)).not.toMatch(/Manpreet|Civil/);
});

test("a booking under a wrong name goes to the patient it is of, and the wrong one is gone", async () => {
  const phone = "+919876500104";
  const [right, wrong] = [await book({ name: "Harjit Singh", phone }), await book({ name: "Harjeet", phone })];
  const { body } = await change(wrong.id, { name: "harjit singh" });
  expect([body.patientId, await namesOf(phone)]).toEqual([right.patientId, ["Harjit Singh"]]);
  await change(right.id, { age: "61" });
  const [patient] = await app.db.select().from(patients).where(eq(patients.id, right.patientId));
  expect(patient?.age).not.toBe(61);
});

test("with another phone it is that phone's alone, and what was written to the first one does not go out", async () => {
  const visit = await book({ name: "Balbir Kaur", phone: "9876500105" });
  await writeConfirmation(ground(), visit.id);
  const { body } = await change(visit.id, { phone: "098765 00106" });
  expect(body).toMatchObject({ phone: "+919876500106", version: 2 });
  expect([await namesOf("+919876500105"), await namesOf("+919876500106")]).toEqual([[], ["Balbir Kaur"]]);
  await writeBookingChanged(ground(), { bookingId: visit.id, version: 2, fields: ["phone"] });
  const written = await app.db.select().from(messages).where(eq(messages.bookingId, visit.id)).orderBy(messages.id);
  const outcomes = [];
  for (const { id } of written.filter(({ channel }) => channel === "whatsapp")) outcomes.push(await outbox.deliver(id));
  const sent = outcomes.map(({ failure, state, recipient }) => [recipient, failure ?? state]);
  expect(sent).toEqual([
    ["+919876500105", "The booking had another phone or email by then."],
    ["+919876500106", "sent"],
  ]);
});

test("the patient of a visit to come is told which details are new, once, and never of a note", async () => {
  const visit = await book({ name: "Amrit Kaur", phone: "9876500107" });
  const news = { bookingId: visit.id, version: 2, fields: ["name", "pinCode", "collectorNote"] };
  for (const _twice of [1, 2]) await writeBookingChanged(ground(), news);
  await writeBookingChanged(ground(), { ...news, version: 3, fields: ["collectorNote"] });
  const isChange = and(eq(messages.bookingId, visit.id), eq(messages.kind, "booking-changed"));
  const written = await app.db.select().from(messages).where(isChange).orderBy(desc(messages.id));
  const [{ body = "", variables = [] } = {}] = written.filter(({ channel }) => channel === "whatsapp");
  expect(body).toContain("name, PIN code. The visit stays as it is.");
  expect([variables.length, new Set(written.map(({ cause }) => cause)).size]).toEqual([6, 1]);
  await app.call("PATCH", `/api/bookings/${visit.id}/status`, { status: "completed", ...statusAnswers }, desk);
  await writeBookingChanged(ground(), { ...news, version: 4 });
  expect(await app.db.$count(messages, isChange)).toBe(written.length);
});

test("of two desks at one booking the second is told how it is now, and changes nothing", async () => {
  const visit = await book({ name: "Kulwant Rai", phone: "9876500108" });
  await change(visit.id, { address: "House 1, Model Town", version: 1 });
  const late = await change(visit.id, { address: "House 2, Model Town", version: 1 });
  expect([late.status, late.body.code, late.body.version]).toEqual([409, "changed-meanwhile", 2]);
  expect(late.body.booking).toMatchObject({ id: visit.id, address: "House 1, Model Town", version: 2 });
});

test("what cannot be right is refused at its field", async () => {
  const visit = await book({ name: "Sohan Lal", phone: "9876500109" });
  const wrong = { name: "7", phone: "12", age: "200", gender: "x", address: "a", landmark: "<b>", pinCode: "1" };
  for (const [field, typed] of Object.entries({ ...wrong, email: "no", collectorNote: "x".repeat(201) })) {
    const { status, body } = await change(visit.id, { [field]: typed });
    expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, field === "gender" ? 400 : 422, [field]]);
  }
  const unserved = await change(visit.id, { pinCode: "999999" });
  expect([unserved.status, Object.keys(unserved.body.errors)]).toEqual([422, ["pinCode"]]);
  const abroad = await change(visit.id, { phone: "+1 416 000 0000" });
  expect([abroad.status, Object.keys(abroad.body.errors)]).toEqual([422, ["phone"]]);
  expect((await read(visit.id)).version).toBe(1);
});

test("moves of one patient's bookings at the same moment leave each with the patient whom it names", async () => {
  const phone = "+919876500110";
  const visits = [];
  for (const _one of [1, 2, 3, 4]) visits.push(await book({ name: "Simran", phone }));
  for (const name of ["Simar", "Simran", "Simar"])
    for (const { status } of await Promise.all(visits.map(({ id }) => change(id, { name })))) expect(status).toBe(200);
  expect(await namesOf(phone)).toEqual(["Simar"]);
  const ids = await Promise.all(visits.map(async ({ id }) => (await read(id)).patientId));
  expect(new Set(ids).size).toBe(1);
});

test("asks for whom another phone is where the person has other bookings", async () => {
  const phone = "+919876500120";
  const [first, second] = [await book({ name: "Tarsem Lal", phone }), await book({ name: "Tarsem Lal", phone })];
  const { status, body } = await change(second.id, { phone: "9876500121" });
  expect([status, Object.keys(body.errors)]).toEqual([422, ["phoneFor"]]);
  expect(await read(second.id)).toMatchObject({ phone, version: 1 });
  await change(second.id, { phone: "9876500121", phoneFor: "booking" });
  expect([(await read(first.id)).phone, (await read(second.id)).phone]).toEqual([phone, "+919876500121"]);
  expect(await namesOf(phone)).toEqual(["Tarsem Lal"]);
});

test("changes the phone of all bookings of the person, who stays the same patient, and of nobody else", async () => {
  const [phone, right] = ["+919876500122", "+919876500123"];
  const [first, second] = [await book({ name: "Nirmal Kaur", phone }), await book({ name: "Nirmal Kaur", phone })];
  const child = await book({ name: "Kiran Kaur", phone });
  expect((await change(second.id, { phone: right, phoneFor: "person" })).status).toBe(200);
  for (const { id } of [first, second])
    expect(await read(id)).toMatchObject({ phone: right, patientId: first.patientId, version: 2 });
  expect(await read(child.id)).toMatchObject({ phone, version: 1 });
  expect([await namesOf(phone), await namesOf(right)]).toEqual([["Kiran Kaur"], ["Nirmal Kaur"]]);
  for (const { id } of [first, second]) {
    const { body: trail } = await app.call("GET", `/api/bookings/${id}/trail`, undefined, desk);
    const change = { fields: ["phone"], phoneFrom: "22", phoneTo: "23" };
    expect(trail.at(-1)).toMatchObject({ action: "changed", change });
    expect(JSON.stringify(trail)).not.toMatch(/98765/);
  }
});

test("with all their bookings a person becomes the one whom the right number knows by that name", async () => {
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
