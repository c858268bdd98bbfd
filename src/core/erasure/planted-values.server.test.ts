import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { keepRetention } from "#core/retention/keep-retention.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp } from "#test/app.ts";
import { aBooking, statusAnswers } from "#test/builders.ts";
import { eraseAsPlanned, liveFully, ofTheirPhone, zorawar } from "#test/erasing.ts";
import { columnsHolding } from "#test/traces.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
const { db } = app;
afterAll(() => app.close());

const told = {
  ...{ landmark: "Banyan shrine", collectorNote: "Mind the heron" },
  ...{ doorName: "Billo Randhawa", doorPhone: "98140 55511", payerName: "Channan Virk", payerPhone: "98140 55522" },
};
const opener = { doorName: zorawar.name, doorPhone: zorawar.phone };
const payer = { payerName: "Simran Gill", payerPhone: "98140 55533" };

/** What is kept of one person, and where. */
const planted = {
  name: /zorawar|sekhon/i,
  phone: ofTheirPhone,
  email: /zorawar@|z\.s@|z@/i,
  address: /hidden lane|jagraon/i,
  landmark: /banyan/i,
  "note to the collector": /heron/i,
  "who opens": /billo|randhawa/i,
  "phone of who opens": /9814055511/,
  "who pays": /channan|virk/i,
  "phone of who pays": /9814055522/,
  "note of a cancelling": /quarrel/i,
  "note of the patient": /faints/i,
  "text of a message": /please ring twice/i,
  "PIN code of the waitlist": /160099/,
};

const change = (id: number, changes: object) => app.call("PATCH", `/api/bookings/${id}`, changes, desk);
const set = (id: number, status: string) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers }, desk);
const erase = (patientId: number, name: string) => eraseAsPlanned(app, desk, patientId, { name });
const contactsOf = async (visitId: number) => {
  const [visit] = await db.select().from(visits).where(eq(visits.id, visitId));
  return [visit?.doorName, visit?.doorPhone, visit?.payerName, visit?.payerPhone];
};

type Booked = { id: number; patientId: number; visitId: number };

async function book(name: string, phone: string, bookingDate: string): Promise<Booked> {
  const patient = { ...zorawar, name, phone };
  const wish = await app.priced(aBooking({ patient, booking: { bookingDate, bookingTime: "03:00 PM" } }));
  return (await app.call("POST", "/api/desk/bookings", wish, desk)).body.booking;
}

/** One more person at the door of a booking. */
async function bookBeside({ visitId }: Booked, name: string, phone: string): Promise<Booked> {
  const { patient, booking, ...wish } = await app.priced(aBooking({ patient: { name, phone } }));
  const { address: _address, ...person } = patient;
  const { bookingDate: _day, bookingTime: _hour, ...rest } = booking;
  const asked = { ...wish, visitId, patient: person, booking: rest };
  return (await app.call("POST", "/api/desk/bookings", asked, desk)).body.booking;
}

test("of all that was told of somebody no column of any table holds a word once they are erased, but for the bill's name", async () => {
  const { patientId, completed } = await liveFully(app, zorawar);
  await change(completed.id, told);
  const cancelled = await book(zorawar.name, zorawar.phone, "2026-12-03");
  const reason = { reason: "other", note: "Quarrel over the fee" };
  await app.call("POST", `/api/bookings/${cancelled.id}/cancel`, reason, desk);
  await set(cancelled.id, "completed");
  await app.call("PUT", `/api/patients/${patientId}/note`, { text: "Faints at needles" }, desk);
  await app.call("POST", "/api/waitlist", { phone: zorawar.phone, pinCode: "160099" });
  const found = async () => {
    const places: [string, string[]][] = [];
    for (const [what, text] of Object.entries(planted)) places.push([what, await columnsHolding(db, text)]);
    return places;
  };
  expect((await found()).filter(([, places]) => places.length === 0)).toEqual([]);
  expect((await erase(patientId, zorawar.name)).status).toBe(200);
  expect((await found()).filter(([, places]) => places.length > 0)).toEqual([["name", ["public.bookings.billed_to"]]]);
});

test("at a door that others share an erased person opens no more, and the others' visit stays as it was", async () => {
  const first = await book(zorawar.name, "98140 60001", "2026-11-25");
  const second = await bookBeside(first, "Gurdev Singh", "98140 60002");
  await change(first.id, { ...opener, doorPhone: "98140 60001", ...payer });
  await set(first.id, "declined");
  const [before] = await db.select().from(bookings).where(eq(bookings.id, second.id));
  expect((await erase(first.patientId, zorawar.name)).status).toBe(200);
  expect(await contactsOf(second.visitId)).toEqual([null, null, "Simran Gill", "+919814055533"]);
  expect(await db.select().from(bookings).where(eq(bookings.id, second.id))).toEqual([before]);
  const move = { bookingDate: "2026-11-26", bookingTime: "03:00 PM" };
  expect((await app.call("POST", `/api/bookings/${second.id}/move`, move, desk)).status).toBe(200);
});

test("who opens and who pays goes with the last patient of a visit", async () => {
  const first = await book("Harleen Sekhon", "98140 60003", "2026-11-25");
  const second = await bookBeside(first, "Gurdev Singh", "98140 60004");
  await change(first.id, { doorName: "Billo Randhawa", ...payer });
  for (const { id } of [first, second]) await set(id, "completed");
  await erase(first.patientId, "Harleen Sekhon");
  expect(await contactsOf(first.visitId)).toEqual(["Billo Randhawa", null, "Simran Gill", "+919814055533"]);
  await erase(second.patientId, "Gurdev Singh");
  expect(await contactsOf(first.visitId)).toEqual([null, null, null, null]);
});

test("who is erased opens no door of the family any more, whatever phone they share, and a stranger of the name stays", async () => {
  const theirs = await book("Amrik Sekhon", "98140 60005", "2026-11-26");
  const sisters = await book("Anahat Sekhon", "98140 60005", "2026-11-27");
  const neighbours = await book("Asha Rani", "98140 60006", "2026-11-27");
  await change(sisters.id, { doorName: "amrik sekhon" });
  await change(neighbours.id, { doorName: "Amrik Sekhon", address: "Elsewhere 4, Moga" });
  await set(theirs.id, "completed");
  await erase(theirs.patientId, "Amrik Sekhon");
  expect(await contactsOf(sisters.visitId)).toEqual([null, null, null, null]);
  expect(await contactsOf(neighbours.visitId)).toEqual(["Amrik Sekhon", null, null, null]);
});

test("a phone that the family shares stays at others' doors beside another name", async () => {
  const theirs = await book("Jeet Sekhon", "98140 60010", "2026-11-28");
  await book("Anahat Sekhon", "98140 60010", "2026-11-30");
  const neighbours = await book("Asha Rani", "98140 60011", "2026-11-27");
  await change(neighbours.id, { payerName: "Dadi", payerPhone: "98140 60010" });
  await set(theirs.id, "completed");
  expect((await erase(theirs.patientId, "Jeet Sekhon")).body.goes.othersVisits).toBe(0);
  expect(await contactsOf(neighbours.visitId)).toEqual([null, null, "Dadi", "+919814060010"]);
});

test("what is told of a door goes at night, once the others have left an erased patient's visit", async () => {
  const first = await book("Kulwant Deol", "98140 60007", "2026-11-28");
  const second = await bookBeside(first, "Gurdev Singh", "98140 60008");
  await change(first.id, payer);
  await set(first.id, "completed");
  await erase(first.patientId, "Kulwant Deol");
  const move = { bookingDate: "2026-11-30", bookingTime: "03:00 PM" };
  await app.call("POST", `/api/bookings/${second.id}/move`, move, desk);
  const kept = ["Simran Gill", "+919814055533"];
  expect(await contactsOf(first.visitId)).toEqual([null, null, ...kept]);
  expect((await keepRetention(app.ctx()))["door-contacts"]).toBe(1);
  expect(await contactsOf(first.visitId)).toEqual([null, null, null, null]);
  const [parted] = await db.select().from(bookings).where(eq(bookings.id, second.id));
  expect(await contactsOf(parted?.visitId ?? 0)).toEqual([null, null, ...kept]);
});
