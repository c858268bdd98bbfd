import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { runRetention } from "#core/retention/run-retention.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking, statusAnswers } from "#test/builders.ts";
import { findColumnsHolding } from "#test/columns-holding.ts";
import { createFullHistory, eraseAsPlanned, sharedPhonePattern, zorawar } from "#test/erasure-fixtures.ts";

const app = await createTestApp();
const adminCookie = await app.adminCookie();
const { db } = app;
afterAll(() => app.close());

const personalDetails = {
  ...{ landmark: "Banyan shrine", phlebotomistNote: "Mind the heron" },
  ...{
    contactName: "Billo Randhawa",
    contactPhone: "98140 55511",
    payerName: "Channan Virk",
    payerPhone: "98140 55522",
  },
};
const opener = { contactName: zorawar.name, contactPhone: zorawar.phone };
const payer = { payerName: "Simran Gill", payerPhone: "98140 55533" };

/** Values of one person, by where they are stored. */
const planted = {
  name: /zorawar|sekhon/i,
  phone: sharedPhonePattern,
  email: /zorawar@|z\.s@|z@/i,
  address: /hidden lane|jagraon/i,
  landmark: /banyan/i,
  "note to the phlebotomist": /heron/i,
  "who opens": /billo|randhawa/i,
  "phone of who opens": /9814055511/,
  "who pays": /channan|virk/i,
  "phone of who pays": /9814055522/,
  "note of a cancelling": /quarrel/i,
  "note of the patient": /faints/i,
  "text of a message": /please ring twice/i,
  "what was written back": /neighbour/i,
  "PIN code of the waitlist": /160099/,
};

const change = (id: number, changes: object) => app.call("PATCH", `/api/bookings/${id}`, changes, adminCookie);
const set = (id: number, status: string) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers }, adminCookie);
const erase = (patientId: number, name: string) => eraseAsPlanned(app, adminCookie, patientId, { name });
const contactsOf = async (visitId: number) => {
  const [visit] = await db.select().from(visits).where(eq(visits.id, visitId));
  return [visit?.contactName, visit?.contactPhone, visit?.payerName, visit?.payerPhone];
};

type Booked = { id: number; patientId: number; visitId: number };

async function book(name: string, phone: string, bookingDate: string): Promise<Booked> {
  const patient = { ...zorawar, name, phone };
  const request = await app.withCurrentPrice(
    buildBooking({ patient, booking: { bookingDate, bookingTime: "03:00 PM" } }),
  );
  return (await app.call("POST", "/api/admin/bookings", request, adminCookie)).body.booking;
}

/** Adds a person to the visit of a booking. */
async function bookAtSameVisit({ visitId }: Booked, name: string, phone: string): Promise<Booked> {
  const { patient, booking, ...wish } = await app.withCurrentPrice(buildBooking({ patient: { name, phone } }));
  const { address: _address, ...person } = patient;
  const { bookingDate: _day, bookingTime: _hour, ...rest } = booking;
  const request = { ...wish, visitId, patient: person, booking: rest };
  return (await app.call("POST", "/api/admin/bookings", request, adminCookie)).body.booking;
}

test("no column of any table contains a value of an erased patient, except the name on the bill", async () => {
  const { patientId, completed } = await createFullHistory(app, zorawar);
  await change(completed.id, personalDetails);
  const cancelled = await book(zorawar.name, zorawar.phone, "2026-12-03");
  const reason = { reason: "other", note: "Quarrel over the fee" };
  await app.call("POST", `/api/bookings/${cancelled.id}/cancel`, reason, adminCookie);
  await set(cancelled.id, "completed");
  await app.call("PUT", `/api/patients/${patientId}/note`, { text: "Faints at needles" }, adminCookie);
  await app.call("POST", "/api/waitlist", { phone: zorawar.phone, pinCode: "160099" });
  const findPlanted = async () => {
    const places: [string, string[]][] = [];
    for (const [key, text] of Object.entries(planted)) places.push([key, await findColumnsHolding(db, text)]);
    return places;
  };
  expect((await findPlanted()).filter(([, places]) => places.length === 0)).toEqual([]);
  expect((await erase(patientId, zorawar.name)).status).toBe(200);
  expect((await findPlanted()).filter(([, places]) => places.length > 0)).toEqual([
    ["name", ["public.bookings.billed_to"]],
  ]);
});

test("an erased patient is no longer the contact of a shared visit, which otherwise stays unchanged", async () => {
  const first = await book(zorawar.name, "98140 60001", "2026-11-25");
  const second = await bookAtSameVisit(first, "Gurdev Singh", "98140 60002");
  await change(first.id, { ...opener, contactPhone: "98140 60001", ...payer });
  await set(first.id, "declined");
  const [before] = await db.select().from(bookings).where(eq(bookings.id, second.id));
  expect((await erase(first.patientId, zorawar.name)).status).toBe(200);
  expect(await contactsOf(second.visitId)).toEqual([null, null, "Simran Gill", "+919814055533"]);
  expect(await db.select().from(bookings).where(eq(bookings.id, second.id))).toEqual([before]);
  const move = { bookingDate: "2026-11-26", bookingTime: "03:00 PM" };
  expect((await app.call("POST", `/api/bookings/${second.id}/move`, move, adminCookie)).status).toBe(200);
});

test("removes contact and payer with the last patient of a visit", async () => {
  const first = await book("Harleen Sekhon", "98140 60003", "2026-11-25");
  const second = await bookAtSameVisit(first, "Gurdev Singh", "98140 60004");
  await change(first.id, { contactName: "Billo Randhawa", ...payer });
  for (const { id } of [first, second]) await set(id, "completed");
  await erase(first.patientId, "Harleen Sekhon");
  expect(await contactsOf(first.visitId)).toEqual(["Billo Randhawa", null, "Simran Gill", "+919814055533"]);
  await erase(second.patientId, "Gurdev Singh");
  expect(await contactsOf(first.visitId)).toEqual([null, null, null, null]);
});

test("an erased patient is no contact of family visits under any phone; a stranger of the same name stays", async () => {
  const otherBooking = await book("Amrik Sekhon", "98140 60005", "2026-11-26");
  const sisters = await book("Anahat Sekhon", "98140 60005", "2026-11-27");
  const neighbours = await book("Asha Rani", "98140 60006", "2026-11-27");
  await change(sisters.id, { contactName: "amrik sekhon" });
  await change(neighbours.id, { contactName: "Amrik Sekhon", address: "Elsewhere 4, Moga" });
  await set(otherBooking.id, "completed");
  await erase(otherBooking.patientId, "Amrik Sekhon");
  expect(await contactsOf(sisters.visitId)).toEqual([null, null, null, null]);
  expect(await contactsOf(neighbours.visitId)).toEqual(["Amrik Sekhon", null, null, null]);
});

test("keeps a shared family phone at other visits with another name", async () => {
  const otherBooking = await book("Jeet Sekhon", "98140 60010", "2026-11-28");
  await book("Anahat Sekhon", "98140 60010", "2026-11-30");
  const neighbours = await book("Asha Rani", "98140 60011", "2026-11-27");
  await change(neighbours.id, { payerName: "Dadi", payerPhone: "98140 60010" });
  await set(otherBooking.id, "completed");
  expect((await erase(otherBooking.patientId, "Jeet Sekhon")).body.goes.othersVisits).toBe(0);
  expect(await contactsOf(neighbours.visitId)).toEqual([null, null, "Dadi", "+919814060010"]);
});

test("the nightly job removes contacts once the others have left an erased patient's visit", async () => {
  const first = await book("Kulwant Deol", "98140 60007", "2026-11-28");
  const second = await bookAtSameVisit(first, "Gurdev Singh", "98140 60008");
  await change(first.id, payer);
  await set(first.id, "completed");
  await erase(first.patientId, "Kulwant Deol");
  const move = { bookingDate: "2026-11-30", bookingTime: "03:00 PM" };
  await app.call("POST", `/api/bookings/${second.id}/move`, move, adminCookie);
  const contact = ["Simran Gill", "+919814055533"];
  expect(await contactsOf(first.visitId)).toEqual([null, null, ...contact]);
  expect((await runRetention(app.ctx()))["visit-contacts"]).toBe(1);
  expect(await contactsOf(first.visitId)).toEqual([null, null, null, null]);
  const [movedBooking] = await db.select().from(bookings).where(eq(bookings.id, second.id));
  expect(await contactsOf(movedBooking?.visitId ?? 0)).toEqual([null, null, ...contact]);
});
