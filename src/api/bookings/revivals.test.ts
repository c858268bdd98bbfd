import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffRole } from "#core/access/policy.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, statusAnswers } from "#test/builders.ts";

const [today, later] = ["2026-11-23", "2026-12-04"];
const seatsOfHour = 4;

let app: TestApp;
let staff: Record<StaffRole, { cookie: string }>;
beforeAll(async () => {
  app = await createTestApp();
  const [desk, collector, lab, approver] = [
    await app.staffCookie("desk"),
    await app.staffCookie("collector"),
    await app.staffCookie("lab"),
    await app.staffCookie("approver"),
  ];
  staff = { owner: await app.deskCookie(), desk, collector, lab, approver };
});
afterAll(() => app.close());

type Hour = readonly [bookingDate: string, bookingTime: "02:00 PM" | "03:00 PM" | "04:00 PM" | "05:00 PM" | "06:00 PM"];

let persons = 0;
async function book([bookingDate, bookingTime]: Hour): Promise<{ id: number; version: number }> {
  const phone = `98765${70_000 + ++persons}`;
  const wish = await app.priced(aBooking({ patient: { phone }, booking: { bookingDate, bookingTime } }));
  const { status, body } = await app.call("POST", "/api/desk/bookings", wish, staff.desk);
  expect(status).toBe(201);
  return body.booking;
}

async function bookAll(hour: Hour, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await book(hour);
}

const note = "Sister rang for him";
async function bookCancelled(hour: Hour): Promise<{ id: number }> {
  const { id } = await book(hour);
  await app.call("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked", note }, staff.desk);
  return { id };
}

const set = (id: number, status: string, role: StaffRole = "desk", answers: object = {}) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...answers }, staff[role]);
const read = async (id: number) => (await app.call("GET", `/api/bookings/${id}`, undefined, staff.owner)).body;
const trailOf = async (id: number) => (await app.call("GET", `/api/bookings/${id}/trail`, undefined, staff.owner)).body;

async function takenAt([day, time]: Hour): Promise<number> {
  const [row] = await app.db
    .select()
    .from(slots)
    .where(and(eq(slots.day, day), eq(slots.time, time)));
  return row?.taken ?? 0;
}

test("who handles samples brings no cancelled visit back: seats, reason and history stay", async () => {
  const hour: Hour = [today, "04:00 PM"];
  const { id } = await bookCancelled(hour);
  await bookAll(hour, seatsOfHour);
  const before = await app.db.select().from(bookings).where(eq(bookings.id, id));
  for (const role of ["collector", "lab", "approver"] as const) {
    for (const status of ["sample_collected", "testing_in_progress", "completed", "confirmed"]) {
      const answer = await set(id, status, role, { overbook: true });
      expect([role, status, answer.status, answer.body.code]).toEqual([role, status, 403, "not-allowed"]);
    }
  }
  expect(await app.db.select().from(bookings).where(eq(bookings.id, id))).toEqual(before);
  expect(await takenAt(hour)).toBe(seatsOfHour);
  expect((await trailOf(id)).at(-1).action).toBe("cancelled");
});

test("nobody but owner and receptionist says of a visit to come that its sample is taken, tested or reported", async () => {
  const { id } = await book([later, "02:00 PM"]);
  for (const role of ["collector", "lab", "approver"] as const)
    for (const status of ["sample_collected", "testing_in_progress", "completed"])
      expect([role, status, (await set(id, status, role)).status]).toEqual([role, status, refusalOf(role, status)]);
  expect((await read(id)).status).toBe("confirmed");
  const refused = await set(id, "sample_collected", "lab");
  expect(refused.body.detail).toBe(
    "Your role cannot change this status, or not on this day. Please ask the owner or the receptionist.",
  );
});

test("what is no change tells nothing of a visit that is not one's own to see", async () => {
  const { id } = await book([later, "02:00 PM"]);
  await set(id, "sample_collected", "desk", statusAnswers);
  expect((await set(id, "sample_collected", "collector")).status).toBe(404);
});

/** Visits of other days are hidden from a phlebotomist, who sets this one status. */
function refusalOf(role: string, status: string): number {
  return role === "collector" && status === "sample_collected" ? 404 : 403;
}

test("a visit that comes back to a full hour is asked about first, and takes a seat more once it was said", async () => {
  const hour: Hour = [later, "03:00 PM"];
  const { id } = await bookCancelled(hour);
  await bookAll(hour, seatsOfHour);
  const asked = await set(id, "confirmed");
  expect([asked.status, asked.body.code]).toEqual([409, "ask-first"]);
  expect(asked.body.questions).toEqual([
    {
      field: "overbook",
      sentence: "All places of this hour are taken meanwhile. Take the visit back into this hour all the same?",
    },
  ]);
  expect(await takenAt(hour)).toBe(seatsOfHour);
  expect(await read(id)).toMatchObject({ status: "declined", cancelReason: "patient-asked", cancelNote: note });
  expect((await set(id, "confirmed", "desk", { overbook: true })).status).toBe(200);
  expect(await takenAt(hour)).toBe(seatsOfHour + 1);
  expect((await trailOf(id)).at(-1).change).toEqual({ from: "declined", to: "confirmed", overbook: true });
});

test("of two visits that come back at the same moment one takes the last seat", async () => {
  const hour: Hour = [later, "04:00 PM"];
  const [one, other] = [await bookCancelled(hour), await bookCancelled(hour)];
  await bookAll(hour, seatsOfHour - 1);
  const answers = await Promise.all([set(one.id, "confirmed"), set(other.id, "pending", "owner")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await takenAt(hour)).toBe(seatsOfHour);
});

test("a visit that comes back by a slip has its reason again once that is undone", async () => {
  const { id } = await bookCancelled([later, "05:00 PM"]);
  await set(id, "confirmed");
  expect(await read(id)).toMatchObject({ status: "confirmed", cancelReason: null, cancelNote: null });
  await set(id, "declined");
  expect(await read(id)).toMatchObject({ status: "declined", cancelReason: "patient-asked", cancelNote: note });
});

test("a visit that came back and is declined for something else has no reason", async () => {
  const { id } = await bookCancelled([later, "05:00 PM"]);
  await set(id, "confirmed");
  await app.call("PATCH", `/api/bookings/${id}`, { landmark: "Near the dairy" }, staff.desk);
  await set(id, "declined");
  expect(await read(id)).toMatchObject({ status: "declined", cancelReason: null, cancelNote: null });
});
