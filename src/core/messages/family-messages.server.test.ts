import { eq, getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findPersonalData } from "#core/erasure/personal-data.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { messages, optOuts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";
import { listBookingMessages } from "./queries.server.ts";

let app: TestApp;
let twilio: FakeTwilio;
let owner: { cookie: string };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  owner = await app.adminCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));
beforeEach(async () => {
  app.setClock(mondayMorning);
  await app.db.delete(messages);
  await app.db.delete(optOuts);
});

type Booked = { id: number; visitId: number; code: string; totalAmount: string };
type Slot = { bookingDate: string; bookingTime: "07:00 AM" | "08:00 AM" };

const shared = "98111 30001";
const openDays = [
  "2026-12-08",
  "2026-12-07",
  "2026-12-05",
  "2026-12-04",
  "2026-12-03",
  "2026-12-02",
  "2026-11-25",
  "2026-11-26",
  "2026-11-27",
  "2026-11-28",
  "2026-11-30",
  "2026-12-01",
];
/** A day of its own for each visit. */
const nextSlot = (): Slot => ({ bookingDate: openDays.pop() ?? "", bookingTime: "07:00 AM" });

async function book(booking: Slot, patient: { name: string; phone: string; email?: string }): Promise<Booked> {
  const request = await app.withCurrentPrice(buildBooking({ patient, booking }));
  const { status, body } = await app.call("POST", "/api/admin/bookings", request, owner);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.booking;
}

async function join(visitId: number, patient: { name: string; phone: string; email?: string }): Promise<Booked> {
  const { booking, patient: person, ...wish } = await app.withCurrentPrice(buildBooking({ patient }));
  const { address: _address, ...who } = person;
  const { bookingDate: _day, bookingTime: _time, ...rest } = booking;
  const request = { ...wish, visitId, patient: who, booking: rest };
  const { status, body } = await app.call("POST", "/api/admin/bookings", request, owner);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.booking;
}

const outbox = () => app.db.select().from(messages).orderBy(messages.id);
const summarize = async () =>
  (await outbox()).map(({ kind, channel, recipient, variables }) => [kind, channel, recipient.slice(-5), variables[0]]);
const driver = () => createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
const act = (id: number, verb: "move" | "cancel", input: object) =>
  app.call("POST", `/api/bookings/${id}/${verb}`, input, owner);

/** A family of four under one phone; the confirmation still waits. */
async function bookFamily() {
  const asha = await book(nextSlot(), { name: "Asha Rani", phone: shared });
  const others = [];
  for (const name of ["Ravi Kumar", "Simran Kaur", "Baby Gurnoor"])
    others.push(await join(asha.visitId, { name, phone: shared }));
  return [asha, ...others] as const;
}

test("a family of four under one phone gets one confirmation for all", async () => {
  const family = await bookFamily();
  expect(await summarize()).toEqual([
    ["booking-confirmed", "whatsapp", "30001", expect.stringMatching(/^Asha, Ravi, Simran and /)],
  ]);
  const [confirmation] = await outbox();
  expect(confirmation?.variables[1]).toBe(family.map(({ code }) => code).join(", "));
  expect(confirmation?.body).toContain("Total: ₹");
  for (const { id } of family)
    expect((await listBookingMessages(app.db, id)).map(({ kind }) => kind)).toEqual(["booking-confirmed"]);
  expect((await driver().deliver(confirmation?.id ?? 0)).state).toBe("sent");
});

test("a message that names several people is data of each of them", async () => {
  const family = await bookFamily();
  const [message] = await outbox();
  for (const { id } of family) {
    const [patient] = await app.db
      .select(getTableColumns(patients))
      .from(patients)
      .innerJoin(bookings, eq(bookings.patientId, patients.id))
      .where(eq(bookings.id, id));
    if (!patient) throw new Error("No such patient.");
    expect((await findPersonalData(app.db, patient)).messageIds).toEqual([message?.id]);
  }
});

test("who joins after the confirmation was sent gets one of their own", async () => {
  const asha = await book(nextSlot(), { name: "Asha Rani", phone: shared });
  const [first] = await outbox();
  await driver().deliver(first?.id ?? 0);
  await join(asha.visitId, { name: "Ravi Kumar", phone: shared });
  expect(await summarize()).toEqual([
    ["booking-confirmed", "whatsapp", "30001", "Asha Rani"],
    ["booking-confirmed", "whatsapp", "30001", "Ravi Kumar"],
  ]);
});

test("two phones of a visit get their own messages, and one address one mail", async () => {
  const slot = nextSlot();
  const email = "family@example.com";
  const asha = await book(slot, { name: "Asha Rani", phone: shared, email });
  await join(asha.visitId, { name: "Ravi Kumar", phone: "98111 30002", email });
  await act(asha.id, "move", { ...slot, bookingTime: "08:00 AM" });
  expect(await summarize()).toEqual([
    ["booking-confirmed", "whatsapp", "30001", "Asha Rani"],
    ["booking-confirmed", "email", "e.com", "Asha and Ravi"],
    ["booking-confirmed", "whatsapp", "30002", "Ravi Kumar"],
    ["visit-moved", "whatsapp", "30001", "Asha Rani"],
    ["visit-moved", "email", "e.com", "Asha and Ravi"],
    ["visit-moved", "whatsapp", "30002", "Ravi Kumar"],
  ]);
});

test("a family gets one message on a move, and one on each cancellation of its members together", async () => {
  const family = await bookFamily();
  const [asha, ravi = asha] = family;
  const { day } = await find(asha.id);
  await app.db.delete(messages);
  await act(ravi.id, "move", { bookingDate: day, bookingTime: "08:00 AM" });
  expect(await summarize()).toEqual([
    ["visit-moved", "whatsapp", "30001", expect.stringMatching(/^Asha, Ravi, Simran and /)],
  ]);
  await act(asha.id, "move", { bookingDate: day, bookingTime: "07:00 AM" });
  expect(await outbox()).toHaveLength(2);
  await app.db.delete(messages);
  for (const { id } of family) await act(id, "cancel", { reason: "patient-asked" });
  expect(await summarize()).toEqual([
    ["visit-cancelled", "whatsapp", "30001", expect.stringMatching(/^Asha, Ravi, Simran and /)],
  ]);
});

test("a new address of the visit is one message", async () => {
  const [asha] = await bookFamily();
  await app.db.delete(messages);
  await app.call("PATCH", `/api/bookings/${asha.id}`, { address: "House 9, Model Town" }, owner);
  expect(await summarize()).toEqual([
    ["booking-changed", "whatsapp", "30001", expect.stringMatching(/^Asha, Ravi, Simran and /)],
  ]);
});

test("a waiting message no longer names who was cancelled, deleted or moved meanwhile", async () => {
  const asha = await book(nextSlot(), { name: "Asha Rani", phone: shared });
  const ravi = await join(asha.visitId, { name: "Ravi Kumar", phone: shared });
  await join(asha.visitId, { name: "Simran Kaur", phone: shared });
  const [waiting] = await outbox();
  await app.call("DELETE", `/api/bookings/${asha.id}`, { reason: "duplicate" }, owner);
  await app.db.update(bookings).set({ status: "declined" }).where(eq(bookings.id, ravi.id));
  const sent = await driver().deliver(waiting?.id ?? 0);
  expect(sent).toMatchObject({ state: "sent", variables: expect.arrayContaining(["Simran Kaur"]) });
  expect(sent.body).not.toMatch(/Asha|Ravi/);
});

const find = async (id: number) => {
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error("No such booking.");
  return booking;
};

test("a phone that wants no messages about one patient gets those about the others", async () => {
  const [asha, ravi = asha] = await bookFamily();
  await app.db.delete(messages);
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, asha.id));
  if (!row) throw new Error("The booking is not stored.");
  const { phone, patientId } = row;
  await app.db.insert(optOuts).values({ phone, patientId, since: mondayMorning, source: "not-me" });
  const { bookingDate } = nextSlot();
  await act(asha.id, "move", { bookingDate, bookingTime: "08:00 AM" });
  expect(await summarize()).toEqual([
    ["visit-moved", "whatsapp", "30001", expect.stringMatching(/^Ravi, Simran and /)],
  ]);
  await app.db.delete(messages);
  await act(ravi.id, "cancel", { reason: "patient-asked" });
  await act(asha.id, "cancel", { reason: "patient-asked" });
  expect((await summarize()).map(([, , , name]) => name)).toEqual(["Ravi Kumar"]);
});

test("a waiting message to a family leaves out who opts out before it is sent", async () => {
  const [asha] = await bookFamily();
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, asha.id));
  if (!row) throw new Error("The booking is not stored.");
  const { phone, patientId } = row;
  await app.db.insert(optOuts).values({ phone, patientId, since: mondayMorning, source: "not-me" });
  const [waiting] = await outbox();
  await driver().deliver(waiting?.id ?? 0);
  expect((await outbox()).map(({ variables }) => variables[0])).toEqual([expect.stringMatching(/^Ravi, Simran and /)]);
});
