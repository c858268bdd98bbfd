import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Worklists } from "#core/admin/worklist-schema.ts";
import { user } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { tubes, visitEvents } from "#db/schema/round.ts";
import type { VisitEventDoubt, VisitEventKind } from "#db/schema/values.ts";
import { visits } from "#db/schema/visits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { createPaymentFixture } from "#test/payments.ts";

const today = "2026-11-28";
const yesterday = "2026-11-27";
const at = (time: string, day = today) => new Date(`${day}T${time}:00+05:30`);

let app: TestApp;
let owner: { cookie: string };
let technician: { cookie: string };
let fixture: ReturnType<typeof createPaymentFixture>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  technician = await app.staffCookie("technician");
  fixture = createPaymentFixture(app, owner, await app.staffCookie("receptionist"));
  const people = ["Ravi Kumar", "Sunita Devi"].map((name) => ({ id: name, name, email: `${name}@staff.invalid` }));
  await app.db.insert(user).values(people);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(visitEvents);
  await app.db.delete(tubes);
  await app.db.update(bookings).set({ status: "completed" });
});

async function book(day: string, phlebotomistId = "Ravi Kumar") {
  app.setClock(mondayMorning);
  const id = await fixture.book({ day: today });
  await app.db.update(bookings).set({ day, time: "08:00 AM" }).where(eq(bookings.id, id));
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error("No such booking.");
  await app.db.update(visits).set({ phlebotomistId }).where(eq(visits.id, booking.visitId));
  app.setClock(at("12:00"));
  return booking;
}

type EventOptions = { data?: Record<string, unknown>; doubtful?: VisitEventDoubt; byId?: string; bookingId?: number };

async function report(kind: VisitEventKind, visitId: number, when: Date, options: EventOptions = {}) {
  const id = randomUUID();
  const { data = {}, byId = "Ravi Kumar", ...rest } = options;
  await app.db.insert(visitEvents).values({ id, visitId, kind, at: when, receivedAt: when, byId, data, ...rest });
  return id;
}

const work = async (cookies = owner): Promise<Worklists> =>
  (await app.call("GET", "/api/admin/worklists", undefined, cookies)).body;

test("a visit where no one was at home waits for a new time, with its phlebotomist and the time", async () => {
  const { id, visitId } = await book(today);
  expect((await work()).toRebook).toEqual([]);
  const eventId = await report("not-home", visitId, at("08:20"));
  const { toRebook } = await work();
  expect(toRebook).toHaveLength(1);
  expect(toRebook?.[0]).toMatchObject({
    ...{ id, outcome: "not-home", phlebotomist: "Ravi Kumar", refusedReason: null },
    reportedAt: at("08:20").toISOString(),
    tubes: ["edta"],
  });
  await report("undone", visitId, at("08:21"), { data: { eventId } });
  expect((await work()).toRebook).toEqual([]);
  await report("not-home", visitId, at("08:30"));
  await report("arrived", visitId, at("11:00"));
  expect((await work()).toRebook).toEqual([]);
});

test("a refused sample is listed with its reason, for its patient alone, until it is moved or collected", async () => {
  const { id, visitId } = await book(today);
  const other = await book(today);
  await app.db.update(bookings).set({ visitId }).where(eq(bookings.id, other.id));
  await report("refused", visitId, at("08:20"), { bookingId: id, data: { reason: "ate" } });
  const listed = async () => (await work()).toRebook?.map((row) => [row.id, row.outcome, row.refusedReason]);
  expect(await listed()).toEqual([[id, "refused", "ate"]]);
  await app.db.update(bookings).set({ day: "2026-11-30" }).where(eq(bookings.id, id));
  expect(await listed()).toEqual([]);
  await app.db.update(bookings).set({ day: today, status: "sample_collected" }).where(eq(bookings.id, id));
  expect(await listed()).toEqual([]);
});

test("yesterday's missed visits tell whether no one was at home or no one went; another day's event counts for none", async () => {
  const [first, second] = [await book(yesterday), await book(yesterday)];
  await report("not-home", first.visitId, at("08:20", yesterday));
  await report("not-home", second.visitId, at("08:20", "2026-11-25"));
  const { toRebook } = await work();
  expect(toRebook?.map(({ id, outcome }) => [id, outcome])).toEqual([
    [first.id, "not-home"],
    [second.id, "not-visited"],
  ]);
});

test("a redraw is listed until its sample is collected, with what was rejected, when and by whom", async () => {
  const original = await book(yesterday);
  const redraw = await book("2026-11-29", "Sunita Devi");
  await app.db.update(bookings).set({ redrawOf: original.id }).where(eq(bookings.id, redraw.id));
  await app.db.update(bookings).set({ status: "sample_collected" }).where(eq(bookings.id, original.id));
  const [labelledAt, rejectedAt] = [at("08:00", yesterday), at("10:31")];
  await app.db.insert(tubes).values({
    ...{ code: "TB-004821", bookingId: original.id, kind: "fluoride", labelledAt, labelledBy: "Ravi Kumar" },
    ...{ rejectedAt, rejectedBy: "Ravi Kumar", reason: "haemolysed" },
  });
  for (const lists of [await work(), await work(technician)])
    expect(lists.toRedraw).toEqual([
      expect.objectContaining({
        ...{ id: redraw.id, rejected: [{ kind: "fluoride", reason: "haemolysed" }], rejectedBy: "Ravi Kumar" },
        ...{ rejectedAt: rejectedAt.toISOString(), phlebotomist: "Sunita Devi" },
      }),
    ]);
  const [listed] = (await work()).toReport;
  expect(listed).toMatchObject({ id: original.id, labels: ["TB-004821"], tubesOnTheWay: 0 });
  expect((await work(technician)).toRedraw[0]?.phone).toBe("");
  await app.db.update(bookings).set({ status: "sample_collected" }).where(eq(bookings.id, redraw.id));
  expect((await work()).toRedraw).toEqual([]);
});

test("a doubtful event is listed once a booking, with its phone's owner, until it is settled", async () => {
  const { id, visitId } = await book(today);
  await report("arrived", visitId, at("08:20"), { doubtful: "another-phlebotomist", byId: "Sunita Devi" });
  await report("collected", visitId, at("08:30"), {
    ...{ doubtful: "another-phlebotomist", byId: "Sunita Devi", bookingId: id },
  });
  await report("arrived", visitId, at("08:00"));
  const listed = async () =>
    (await work()).toCheck?.map(({ id, doubt, event, reporter }) => [id, doubt, event, reporter]);
  expect(await listed()).toEqual([[id, "another-phlebotomist", "collected", "Sunita Devi"]]);
  await app.db.update(visits).set({ phlebotomistId: "Sunita Devi" }).where(eq(visits.id, visitId));
  expect(await listed()).toEqual([]);
});

test("the office takes what it has looked at from the list, once; a cancelled booking's sample stays until then", async () => {
  const { id, visitId } = await book(today);
  await report("collected", visitId, at("08:30"), { doubtful: "cancelled", bookingId: id });
  await app.call("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked" }, owner);
  const listed = async () => (await work()).toCheck?.map(({ doubt }) => doubt);
  expect(await listed()).toEqual(["cancelled"]);
  const check = (doubt: string) => app.call("POST", `/api/bookings/${id}/event-checks`, { doubt }, owner);
  expect((await check("moved")).status).toBe(204);
  expect(await listed()).toEqual(["cancelled"]);
  expect((await check("cancelled")).status).toBe(204);
  expect(await listed()).toEqual([]);
  const again = app.db.update(visitEvents).set({ checkedAt: new Date() }).where(eq(visitEvents.visitId, visitId));
  await expect(again).rejects.toThrow();
  expect((await app.call("POST", "/api/bookings/999999/event-checks", { doubt: "moved" }, owner)).status).toBe(404);
});

test("a report in testing says who has it since when, and whether its report was withdrawn", async () => {
  const { id } = await book(today);
  const moved = await app.call("PATCH", `/api/bookings/${id}/status`, { status: "sample_collected" }, owner);
  expect(moved.status).toBe(200);
  const [row] = (await work()).toReport;
  expect(row).toMatchObject({ id, heldSince: at("12:00").toISOString(), withdrawnAt: null });
  expect(row?.holder).not.toBeNull();
});

test("the lab's roles get neither visits to rebook nor events to check", async () => {
  const { visitId } = await book(today);
  await report("not-home", visitId, at("08:20"), { doubtful: "clock" });
  expect(await work(technician)).toMatchObject({ toRebook: null, toCheck: null });
  expect(await work()).toMatchObject({ toRebook: [{}], toCheck: [{}] });
});

test("redraws and doubtful events are read by their partial indexes", async () => {
  const plans = await app.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    const planOf = async (query: ReturnType<typeof sql>) =>
      JSON.stringify((await transaction.execute(sql`explain (format json) ${query}`)).rows);
    return [
      await planOf(sql`select id from bookings where redraw_of is not null`),
      await planOf(
        sql`select id from visit_events where doubtful is not null and checked_at is null and received_at >= now()`,
      ),
    ];
  });
  expect(plans[0]).toContain("redraws_of_booking");
  expect(plans[1]).toContain("doubtful_events");
});
