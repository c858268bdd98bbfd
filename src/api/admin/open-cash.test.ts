import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/bookings.ts";
import { staff } from "#db/schema/staff.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type ClosingFixture, createClosingFixture, monday, tuesday } from "#test/closings.ts";
import { cash } from "#test/payments.ts";

const tuesdayMorning = new Date("2026-11-24T04:30:00Z");

let app: TestApp;
let owner: Record<string, string>;
let world: ClosingFixture;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
});
beforeEach(async () => {
  world = await createClosingFixture(app, owner);
  const invitedAt = new Date("2026-11-01T04:30:00Z");
  for (const userId of [world.ids.ravi, world.ids.harleen])
    await app.db.insert(staff).values({ userId, contact: `${userId}@nabz.example`, invitedAt, joinedAt: invitedAt });
});
afterAll(() => app.close());

const open = [
  { field: "confirmed", sentence: "Test phlebotomist still has cash that is not closed. Go on all the same?" },
];
const switchOff = (query = "") => app.call("DELETE", `/api/admin/staff/${world.ids.ravi}${query}`, undefined, owner);
const changeRole = (role: string, more: object = {}) =>
  app.call("PATCH", `/api/admin/staff/${world.ids.ravi}`, { role, ...more }, owner);
const setRole = (id: string, role: string) => app.db.update(user).set({ role }).where(eq(user.id, id));
const countFor = (counted: string, more: object = {}, as = owner) =>
  world.count(counted, { personId: world.ids.ravi, ...more }, as);

describe("open cash of a member", () => {
  test("switching them off asks first", async () => {
    await world.take([cash("500")]);
    expect(await switchOff()).toMatchObject({ status: 409, body: { code: "ask-first", questions: open } });
    expect((await switchOff("?confirmed=no")).status).toBe(422);
    expect((await switchOff("?confirmed=true")).status).toBe(204);
  });

  test("a role that cannot close it asks first, another one does not", async () => {
    await world.take([cash("500")]);
    expect((await changeRole("receptionist")).status).toBe(204);
    expect(await changeRole("technician")).toMatchObject({ status: 409, body: { questions: open } });
    expect((await changeRole("technician", { confirmed: true })).status).toBe(204);
  });

  test("there is none without cash, and once the day is closed and nothing kept", async () => {
    expect((await changeRole("technician")).status).toBe(204);
    await setRole(world.ids.ravi, "phlebotomist");
    await world.take([cash("500")]);
    await world.count("500");
    expect((await switchOff()).status).toBe(409);
    await world.accept(world.ids.ravi, "500");
    expect((await switchOff()).status).toBe(204);
  });

  test("what they kept is open, and what is on its way to them", async () => {
    await world.take([cash("500")]);
    await world.count("500", { kept: "100" });
    await world.accept(world.ids.ravi, "400");
    expect((await switchOff()).status).toBe(409);
    app.setClock(tuesdayMorning);
    await world.count("100", { day: tuesday });
    await world.accept(world.ids.ravi, "100", world.harleen, tuesday);
    await world.move("float", "200", { fromDrawer: true, to: world.ids.ravi }, world.harleen);
    expect((await switchOff()).status).toBe(409);
  });
});

describe("the owner counts for an account that cannot do it itself any more", () => {
  beforeEach(async () => {
    await world.take([cash("500")]);
  });

  test.each(["switched-off", "technician"])("%s", async (role) => {
    await setRole(world.ids.ravi, role);
    expect(await world.findPerson(world.ids.ravi)).toMatchObject({ status: "open", isOwn: false, canCount: true });
    expect(await countFor("450")).toMatchObject({ status: 409, body: { count: { expected: "500.00" } } });
    expect((await countFor("450", { reason: "He left" })).status).toBe(200);
    expect(await world.findPerson(world.ids.ravi)).toMatchObject({ count: { counted: "450.00", kept: "0.00" } });
    expect(await world.findPerson(world.ids.ravi, monday, world.harleen)).toMatchObject({
      canCount: false,
      count: null,
    });
    expect((await world.accept(world.ids.ravi, "450")).status).toBe(200);
    expect(await world.findPerson(world.ids.ravi)).toMatchObject({ status: "accepted" });
    const change = sql`${auditLog.change} ->> 'staffId' = ${world.ids.ravi}`;
    const actions = (await app.db.select().from(auditLog).where(change).orderBy(auditLog.id)).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(["cash-counted", "cash-counted", "closing-accepted"]);
  });

  test("not while they can, only the owner, and nothing is kept for them", async () => {
    expect((await countFor("500")).status).toBe(403);
    await setRole(world.ids.ravi, "technician");
    expect((await countFor("500", {}, world.harleen)).status).toBe(403);
    expect((await countFor("500", {}, world.ravi)).status).toBe(403);
    const { status, body } = await countFor("500", { kept: "100" });
    expect([status, body.errors]).toEqual([422, { kept: "Nothing can be kept for another person." }]);
    expect((await world.count("0", { personId: "unknown" }, owner)).status).toBe(404);
  });

  test("what they kept is shown, and can be counted on any later day", async () => {
    await world.count("500", { kept: "100" });
    await world.accept(world.ids.ravi, "400");
    await setRole(world.ids.ravi, "switched-off");
    app.setClock(tuesdayMorning);
    expect(await world.findPerson(world.ids.ravi, tuesday)).toMatchObject({ canCount: true, status: "open" });
    expect((await countFor("100", { day: tuesday })).status).toBe(200);
    expect((await world.accept(world.ids.ravi, "100", world.harleen, tuesday)).status).toBe(200);
  });

  test("cash that they gave to another former member comes back by the owner alone", async () => {
    const { body: move } = await world.move("handover", "200", { to: world.ids.harleen });
    await setRole(world.ids.ravi, "switched-off");
    await setRole(world.ids.harleen, "technician");
    expect((await countFor("500")).status).toBe(422);
    const other = await app.staffCookie("receptionist");
    expect((await world.post(`/api/cash-moves/${move.id}/refusal`, {}, other)).status).toBe(403);
    const { moves } = await world.list();
    const shown = moves.find(({ id }: { id: number }) => id === move.id);
    expect(shown).toMatchObject({ canRefuse: true, canAccept: false });
    expect((await world.post(`/api/cash-moves/${move.id}/refusal`, {}, owner)).status).toBe(200);
    expect((await countFor("500")).status).toBe(200);
  });
});

test("a role changed in the middle of a day takes the day's cash along", async () => {
  await world.take([cash("500")]);
  await setRole(world.ids.ravi, "receptionist");
  await world.take([cash("70")]);
  expect((await world.count("570")).status).toBe(200);
  expect((await world.accept(world.ids.ravi, "570", world.ravi)).status).toBe(403);
  expect((await world.accept(world.ids.ravi, "570")).status).toBe(200);
});

test("of two owners, each accepts what the other counted, and neither their own", async () => {
  const second = await app.staffCookie("owner");
  await world.take([cash("500")], second);
  await world.count("500", {}, second);
  const { people } = await world.list(monday, second);
  const { person } = people.find(({ isOwn }: { isOwn: boolean }) => isOwn);
  expect((await world.accept(person.id, "500", second)).status).toBe(403);
  expect((await world.accept(person.id, "500", owner)).status).toBe(200);
});
