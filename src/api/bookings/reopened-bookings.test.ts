import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffRole } from "#core/access/policy.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, statusAnswers } from "#test/builders.ts";

const [today, later] = ["2026-11-23", "2026-12-04"];
const SEATS_OF_SLOT = 4;

let app: TestApp;
let staff: Record<StaffRole, { cookie: string }>;
beforeAll(async () => {
  app = await createTestApp();
  staff = {
    owner: await app.adminCookie(),
    receptionist: await app.staffCookie("receptionist"),
    phlebotomist: await app.staffCookie("phlebotomist"),
    technician: await app.staffCookie("technician"),
    pathologist: await app.staffCookie("pathologist"),
  };
});
afterAll(() => app.close());

type Slot = readonly [bookingDate: string, bookingTime: "02:00 PM" | "03:00 PM" | "04:00 PM" | "05:00 PM" | "06:00 PM"];

let persons = 0;
async function book([bookingDate, bookingTime]: Slot): Promise<{ id: number; version: number }> {
  const phone = `98765${70_000 + ++persons}`;
  const wish = await app.withCurrentPrice(buildBooking({ patient: { phone }, booking: { bookingDate, bookingTime } }));
  const { status, body } = await app.call("POST", "/api/admin/bookings", wish, staff.receptionist);
  expect(status).toBe(201);
  return body.booking;
}

async function bookAll(slot: Slot, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await book(slot);
}

const note = "Sister rang for him";
async function bookCancelled(slot: Slot): Promise<{ id: number }> {
  const { id } = await book(slot);
  await app.call("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked", note }, staff.receptionist);
  return { id };
}

const set = (id: number, status: string, role: StaffRole = "receptionist", answers: object = {}) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...answers }, staff[role]);
const read = async (id: number) => (await app.call("GET", `/api/bookings/${id}`, undefined, staff.owner)).body;
const readAudit = async (id: number) =>
  (await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, staff.owner)).body;

async function countTaken([day, time]: Slot): Promise<number> {
  const [row] = await app.db
    .select()
    .from(slots)
    .where(and(eq(slots.day, day), eq(slots.time, time)));
  return row?.taken ?? 0;
}

test("lab roles cannot reopen a cancelled visit: seats, reason and audit log stay", async () => {
  const slot: Slot = [today, "04:00 PM"];
  const { id } = await bookCancelled(slot);
  await bookAll(slot, SEATS_OF_SLOT);
  const before = await app.db.select().from(bookings).where(eq(bookings.id, id));
  for (const role of ["phlebotomist", "technician", "pathologist"] as const) {
    for (const status of ["sample_collected", "testing_in_progress", "completed", "confirmed"]) {
      const answer = await set(id, status, role, { overbook: true });
      expect([role, status, answer.status, answer.body.code]).toEqual([role, status, 403, "not-allowed"]);
    }
  }
  expect(await app.db.select().from(bookings).where(eq(bookings.id, id))).toEqual(before);
  expect(await countTaken(slot)).toBe(SEATS_OF_SLOT);
  expect((await readAudit(id)).at(-1).action).toBe("cancelled");
});

test("only owner and receptionist set an upcoming visit to sampled, tested or completed", async () => {
  const { id } = await book([later, "02:00 PM"]);
  for (const role of ["phlebotomist", "technician", "pathologist"] as const)
    for (const status of ["sample_collected", "testing_in_progress", "completed"])
      expect([role, status, (await set(id, status, role)).status]).toEqual([
        role,
        status,
        rejectionStatusOf(role, status),
      ]);
  expect((await read(id)).status).toBe("confirmed");
  const rejected = await set(id, "sample_collected", "technician");
  expect(rejected.body.detail).toBe(
    "Your role cannot change this status, or not on this day. Please ask the owner or the receptionist.",
  );
});

test("an unchanged status reveals nothing of a visit that the role cannot see", async () => {
  const { id } = await book([later, "02:00 PM"]);
  await set(id, "sample_collected", "receptionist", statusAnswers);
  expect((await set(id, "sample_collected", "phlebotomist")).status).toBe(404);
});

/** Visits of other days are hidden from a phlebotomist, who may set this one status. */
function rejectionStatusOf(role: string, status: string): number {
  return role === "phlebotomist" && status === "sample_collected" ? 404 : 403;
}

test("reopening into a full slot asks first, and overbooks once confirmed", async () => {
  const slot: Slot = [later, "03:00 PM"];
  const { id } = await bookCancelled(slot);
  await bookAll(slot, SEATS_OF_SLOT);
  const response = await set(id, "confirmed");
  expect([response.status, response.body.code]).toEqual([409, "ask-first"]);
  expect(response.body.questions).toEqual([
    {
      field: "overbook",
      sentence: "All places of this hour are taken meanwhile. Take the visit back into this hour all the same?",
    },
  ]);
  expect(await countTaken(slot)).toBe(SEATS_OF_SLOT);
  expect(await read(id)).toMatchObject({ status: "declined", cancelReason: "patient-asked", cancelNote: note });
  expect((await set(id, "confirmed", "receptionist", { overbook: true })).status).toBe(200);
  expect(await countTaken(slot)).toBe(SEATS_OF_SLOT + 1);
  expect((await readAudit(id)).at(-1).change).toEqual({ from: "declined", to: "confirmed", overbook: true });
});

test("of two simultaneous reopenings one takes the last seat", async () => {
  const slot: Slot = [later, "04:00 PM"];
  const [first, second] = [await bookCancelled(slot), await bookCancelled(slot)];
  await bookAll(slot, SEATS_OF_SLOT - 1);
  const answers = await Promise.all([set(first.id, "confirmed"), set(second.id, "pending", "owner")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await countTaken(slot)).toBe(SEATS_OF_SLOT);
});

test("undoing an accidental reopening restores the reason", async () => {
  const { id } = await bookCancelled([later, "05:00 PM"]);
  await set(id, "confirmed");
  expect(await read(id)).toMatchObject({ status: "confirmed", cancelReason: null, cancelNote: null });
  await set(id, "declined");
  expect(await read(id)).toMatchObject({ status: "declined", cancelReason: "patient-asked", cancelNote: note });
});

test("a reopened visit that is declined for another cause has no reason", async () => {
  const { id } = await bookCancelled([later, "05:00 PM"]);
  await set(id, "confirmed");
  await app.call("PATCH", `/api/bookings/${id}`, { landmark: "Near the dairy" }, staff.receptionist);
  await set(id, "declined");
  expect(await read(id)).toMatchObject({ status: "declined", cancelReason: null, cancelNote: null });
});
