import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StaffRole } from "#core/access/policy.ts";
import { user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

let app: TestApp;
let owner: { cookie: string };
let ravi: { id: string; cookie: string };
let sunita: { id: string; cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  ravi = await addStaff("phlebotomist", "Ravi Kumar");
  sunita = await addStaff("phlebotomist", "Sunita Devi");
});
beforeEach(() => app.setClock(mondayMorning));
afterAll(() => app.close());

const today = "2026-11-23";
/** The next open day. */
const tomorrow = "2026-11-25";
const unavailable = "This person makes no visits. Please choose another one.";
const cleared = { roundPosition: null, promisedFrom: null, promisedTo: null };
type Booked = { id: number; visitId: number; version: number; code: string };
type BookInput = {
  day?: string;
  time?: "12:00 PM" | "03:00 PM" | "04:00 PM" | "05:00 PM";
  place?: "centre";
  /** Joins this visit. */
  visitId?: number;
};

let callers = 0;
async function book({ day = today, time = "12:00 PM", place, visitId }: BookInput = {}): Promise<Booked> {
  const patient = { phone: `98765${String(61000 + ++callers)}` };
  const wish = await app.withCurrentPrice(buildBooking({ patient, booking: { bookingDate: day, bookingTime: time } }));
  const overbooked = place || visitId ? {} : { overbook: true, reason: "urgent" };
  const request = { ...wish, ...overbooked, ...(place && { place }), ...(visitId && { visitId }) };
  const { status, body } = await app.call("POST", "/api/admin/bookings", request, owner);
  expect([status, body]).toMatchObject([201, {}]);
  return body.booking;
}

/** Adds a member of staff. */
async function addStaff(role: StaffRole, name: string): Promise<{ id: string; cookie: string }> {
  const { cookie } = await app.staffCookie(role);
  const [added] = await app.db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.name, `Test ${role}`));
  const id = added?.id ?? "";
  await app.db.update(user).set({ name }).where(eq(user.id, id));
  const invitedAt = new Date("2026-11-01T04:30:00Z");
  await app.db.insert(staff).values({ userId: id, contact: `${id}@nabz.example`, invitedAt, joinedAt: invitedAt });
  return { id, cookie };
}

async function visitOf({ visitId }: { visitId: number }) {
  const [row] = await app.db.select().from(visits).where(eq(visits.id, visitId));
  if (!row) throw new Error(`There is no visit ${visitId}.`);
  return row;
}

async function assign(booking: Booked, phlebotomistId: string | null, cookies = owner) {
  const { version } = await visitOf(booking);
  return app.call("PATCH", `/api/visits/${booking.visitId}/phlebotomist`, { phlebotomistId, version }, cookies);
}

const move = async ({ id }: Booked, bookingDate: string, bookingTime: string) => {
  const body = { bookingDate, bookingTime, overbook: true };
  expect((await app.call("POST", `/api/bookings/${id}/move`, body, owner)).status).toBe(200);
};
const setStatus = async ({ id }: Booked, status: string) => {
  const body = { status, beforeVisit: true, overbook: true };
  expect((await app.call("PATCH", `/api/bookings/${id}/status`, body, owner)).status).toBe(200);
};
const orderRound = (day: string, { id }: { id: string }, visitIds: number[], cookies = owner) =>
  app.call("PUT", `/api/runs/${day}/${id}`, { visitIds }, cookies);
/** What a phlebotomist's phone adds to a visit. */
const promise = ({ visitId }: Booked) =>
  app.db.update(visits).set({ roundPosition: 2, promisedFrom: 720, promisedTo: 750 }).where(eq(visits.id, visitId));

/** What the audit log says of who makes a booking's visit. */
async function listAssignments({ id }: { id: number }): Promise<object[]> {
  const { body } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, owner);
  const changes = body.filter(({ action }: { action: string }) => action === "visit-assigned");
  return changes.map(({ change }: { change: object }) => change);
}

describe("who makes a visit", () => {
  test("the desk gives a visit to a phlebotomist, and takes it back, with both names in the audit log", async () => {
    const booking = await book();
    const joined = await book({ visitId: booking.visitId });
    expect(await assign(booking, ravi.id)).toMatchObject({
      status: 200,
      body: { id: booking.visitId, version: 2, phlebotomistId: ravi.id },
    });
    expect((await assign(booking, sunita.id)).status).toBe(200);
    expect((await assign(booking, null)).body).toEqual({ id: booking.visitId, version: 4, phlebotomistId: null });
    for (const member of [booking, joined])
      expect(await listAssignments(member)).toEqual([
        { to: "Ravi Kumar" },
        { from: "Ravi Kumar", to: "Sunita Devi" },
        { from: "Sunita Devi" },
      ]);
  });

  test("the same phlebotomist again changes nothing", async () => {
    const booking = await book();
    await assign(booking, ravi.id);
    expect((await assign(booking, ravi.id)).body).toMatchObject({ version: 2 });
  });

  test("of two colleagues who assign at once, the second hears that the visit has changed", async () => {
    const { visitId } = await book();
    const give = (id: string) =>
      app.call("PATCH", `/api/visits/${visitId}/phlebotomist`, { phlebotomistId: id, version: 1 }, owner);
    const answers = await Promise.all([give(ravi.id), give(sunita.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "changed-meanwhile" });
  });

  test("several visits are given together, all or none", async () => {
    const [one, two] = [await book(), await book()];
    const give = (versions: [number, number]) => {
      const wanted = [one, two].map(({ visitId }, index) => ({ id: visitId, version: versions[index] }));
      return app.call("POST", "/api/visits/assignments", { visits: wanted, phlebotomistId: ravi.id }, owner);
    };
    expect((await give([1, 7])).status).toBe(409);
    expect((await visitOf(one)).phlebotomistId).toBeNull();
    expect((await give([1, 1])).body).toHaveLength(2);
    expect([(await visitOf(one)).phlebotomistId, (await visitOf(two)).phlebotomistId]).toEqual([ravi.id, ravi.id]);
  });

  test("only upcoming home visits have a phlebotomist", async () => {
    const [past, collected, declined] = [await book(), await book(), await book()];
    const centre = await book({ place: "centre" });
    await setStatus(collected, "sample_collected");
    await setStatus(declined, "declined");
    for (const booking of [collected, declined, centre])
      expect(await assign(booking, ravi.id)).toMatchObject({ status: 422, body: { code: "rule-broken" } });
    app.setClock(new Date("2026-11-24T04:00:00Z"));
    expect((await assign(past, ravi.id)).status).toBe(422);
  });

  test("a visit with one patient still to collect can change hands", async () => {
    const booking = await book();
    const joined = await book({ visitId: booking.visitId });
    await setStatus(joined, "sample_collected");
    expect((await assign(booking, ravi.id)).status).toBe(200);
  });

  test("an account without a round, or switched off, makes no visits", async () => {
    const booking = await book();
    const technician = await addStaff("technician", "Aman Gill");
    const left = await addStaff("phlebotomist", "Jaspal Singh");
    expect((await app.call("DELETE", `/api/admin/staff/${left.id}`, undefined, owner)).status).toBe(204);
    for (const id of [technician.id, left.id, "unknown"])
      expect(await assign(booking, id)).toMatchObject({
        status: 422,
        body: { errors: { phlebotomistId: unavailable } },
      });
  });

  test("a phlebotomist assigns nothing", async () => {
    const booking = await book();
    expect((await assign(booking, ravi.id, ravi)).status).toBe(403);
  });
});

describe("a phlebotomist who leaves", () => {
  test("gives back the coming visits, and keeps what is done", async () => {
    const leaving = await addStaff("phlebotomist", "Karan Gill");
    const [coming, done] = [await book({ day: tomorrow }), await book()];
    for (const booking of [coming, done]) await assign(booking, leaving.id);
    await setStatus(done, "sample_collected");
    expect((await app.call("DELETE", `/api/admin/staff/${leaving.id}`, undefined, owner)).status).toBe(204);
    expect(await visitOf(coming)).toMatchObject({ phlebotomistId: null, version: 3 });
    expect((await visitOf(done)).phlebotomistId).toBe(leaving.id);
    expect(await listAssignments(coming)).toEqual([{ to: "Karan Gill" }, { from: "Karan Gill" }]);
  });

  test("gives them back with a role that has no round, not with one that has", async () => {
    const changing = await addStaff("phlebotomist", "Rupinder Gill");
    const booking = await book({ day: tomorrow });
    await assign(booking, changing.id);
    const change = (role: string) => app.call("PATCH", `/api/admin/staff/${changing.id}`, { role }, owner);
    expect((await change("receptionist")).status).toBe(204);
    expect((await visitOf(booking)).phlebotomistId).toBe(changing.id);
    expect((await change("technician")).status).toBe(204);
    expect((await visitOf(booking)).phlebotomistId).toBeNull();
  });
});

describe("a moved visit", () => {
  test("keeps its phlebotomist within the day, without position and promise", async () => {
    const booking = await book();
    await assign(booking, ravi.id);
    await promise(booking);
    await move(booking, today, "04:00 PM");
    expect(await visitOf(booking)).toMatchObject({ phlebotomistId: ravi.id, ...cleared, version: 3 });
  });

  test("waits for a phlebotomist on another day", async () => {
    const booking = await book();
    await assign(booking, ravi.id);
    await promise(booking);
    await move(booking, tomorrow, "12:00 PM");
    expect(await visitOf(booking)).toMatchObject({ phlebotomistId: null, ...cleared, version: 3 });
  });

  test("takes the phlebotomist along within the day if a collected member stays behind", async () => {
    const booking = await book();
    const joined = await book({ visitId: booking.visitId });
    await assign(booking, ravi.id);
    await promise(booking);
    await setStatus(joined, "sample_collected");
    await move(booking, today, "04:00 PM");
    const visitId = await findVisitId(booking);
    expect(visitId).not.toBe(booking.visitId);
    expect(await visitOf({ visitId })).toMatchObject({ phlebotomistId: ravi.id, ...cleared });
    expect(await visitOf(booking)).toMatchObject({ phlebotomistId: ravi.id, roundPosition: 2 });
    await move(booking, tomorrow, "04:00 PM");
    expect((await visitOf({ visitId })).phlebotomistId).toBeNull();
  });

  test("a booking restored after its visit moved to another day waits for a phlebotomist", async () => {
    const booking = await book();
    const joined = await book({ visitId: booking.visitId });
    await setStatus(joined, "declined");
    await move(booking, tomorrow, "12:00 PM");
    await assign(booking, ravi.id);
    await setStatus(joined, "confirmed");
    const visitId = await findVisitId(joined);
    expect(visitId).not.toBe(booking.visitId);
    expect((await visitOf({ visitId })).phlebotomistId).toBeNull();
    expect((await visitOf(booking)).phlebotomistId).toBe(ravi.id);
  });
});

describe("the order of a round", () => {
  test("phlebotomists order their own stops of today, within each hour", async () => {
    const own = await addStaff("phlebotomist", "Own Round");
    const [first, second, later] = [await book(), await book(), await book({ time: "04:00 PM" })];
    for (const booking of [first, second, later]) await assign(booking, own.id);
    const ids = [second.visitId, first.visitId, later.visitId];
    expect((await orderRound(today, own, ids, own)).status).toBe(204);
    const positions = await Promise.all(
      [first, second, later].map(async (stop) => (await visitOf(stop)).roundPosition),
    );
    expect(positions).toEqual([2, 1, 3]);
    expect((await visitOf(first)).version).toBe(2);
    const acrossHours = [later.visitId, first.visitId];
    expect(await orderRound(today, own, acrossHours, own)).toMatchObject({ status: 422 });
  });

  test("a stop that is not of the round is refused, and nothing changes", async () => {
    const own = await addStaff("phlebotomist", "Other Round");
    const [mine, another, otherDay] = [await book(), await book(), await book({ day: tomorrow })];
    await assign(mine, own.id);
    await assign(another, ravi.id);
    await assign(otherDay, own.id);
    for (const { visitId } of [another, otherDay, { visitId: 999_999 }])
      expect(await orderRound(today, own, [visitId, mine.visitId])).toMatchObject({
        status: 409,
        body: { code: "changed-meanwhile" },
      });
    expect((await visitOf(mine)).roundPosition).toBeNull();
  });

  test("phlebotomists order no round of another, nor another day's; the desk does both", async () => {
    const own = await addStaff("phlebotomist", "Third Round");
    const booking = await book({ day: tomorrow });
    await assign(booking, own.id);
    const order = (cookies: { cookie: string }) => orderRound(tomorrow, own, [booking.visitId], cookies);
    expect([(await order(own)).status, (await order(ravi)).status]).toEqual([404, 404]);
    expect((await orderRound(today, own, [booking.visitId], ravi)).status).toBe(404);
    expect((await order(owner)).status).toBe(204);
    expect((await visitOf(booking)).roundPosition).toBe(1);
  });
});

async function findVisitId({ id }: Booked): Promise<number> {
  const { body } = await app.call("GET", `/api/bookings/${id}`, undefined, owner);
  return body.visitId;
}
