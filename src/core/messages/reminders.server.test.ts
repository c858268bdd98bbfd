import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { bookingEvents, bookingItems, bookings } from "#db/schema/bookings.ts";
import { tests } from "#db/schema/catalogue.ts";
import { holidays } from "#db/schema/lab.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";
import { createPaymentFixture } from "#test/payments.ts";
import { writeReminders } from "./reminders.server.ts";

const day = "2026-11-27";
const evening = "2026-11-26T19:00";
const moment = (text: string) => new Date(`${text}:00+05:30`);

let app: TestApp;
let twilio: FakeTwilio;
let fixture: ReturnType<typeof createPaymentFixture>;
let owner: { cookie: string };
let ids: number[];
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  owner = await app.adminCookie();
  fixture = createPaymentFixture(app, owner, await app.staffCookie("receptionist"));
});
afterAll(() => Promise.all([app.close(), twilio.close()]));

/** A visit of Asha and Ravi under one phone, 10 AM on `day`. */
beforeEach(async () => {
  app.setClock(mondayMorning);
  await app.db.update(bookings).set({ status: "declined" });
  await app.db.delete(holidays);
  await app.db.update(tests).set({ fastingMinH: 0 });
  ids = [await fixture.book({ day }), await fixture.book({ day })];
  const { visitId, phone } = await find(ids[0]);
  const shared = { visitId, phone, time: "10:00 AM" };
  await app.db.update(bookings).set(shared).where(inArray(bookings.id, ids));
  await change(ids[0], { patientName: "Asha Rani" });
  await change(ids[1], { patientName: "Ravi Kumar" });
  await app.db.update(tests).set({ fastingMinH: 10 });
  await app.db.delete(messages);
});

const find = async (id = 0) => {
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error("No such booking.");
  return booking;
};
const change = (id = 0, columns: Partial<typeof bookings.$inferInsert>) =>
  app.db.update(bookings).set(columns).where(eq(bookings.id, id));
const outbox = () => app.db.select().from(messages).orderBy(messages.id);
const remindAt = async (text: string) => {
  await writeReminders({ ...app.ctx(), now: moment(text) });
  return (await outbox()).map(({ kind, cause, recipient }) => [kind, cause, recipient]);
};

test("one reminder in the evening and one two hours before for all people of a phone", async () => {
  const { phone, code } = await find(ids[0]);
  expect(await remindAt("2026-11-26T18:55")).toEqual([]);
  const first = ["visit-tomorrow", `booking ${ids[0]} tomorrow, ${day} 10:00 AM`, phone];
  expect(await remindAt(evening)).toEqual([first]);
  expect(await remindAt("2026-11-26T20:55")).toEqual([first]);
  const second = ["visit-soon", `booking ${ids[0]} soon, ${day} 10:00 AM`, phone];
  expect(await remindAt(`${day}T08:00`)).toEqual([first, second]);
  expect(await remindAt(`${day}T09:55`)).toEqual([first, second]);
  const [message] = await outbox();
  expect(message?.variables.slice(0, 4)).toEqual([
    "Asha and Ravi",
    `${code}, ${(await find(ids[1])).code}`,
    "Friday, 27 November 2026",
    "10:00 AM",
  ]);
  expect(message?.body).toContain("Your home collection is tomorrow: Friday, 27 November 2026, 10:00 AM.");
  const [optOut, link] = message?.body.split("\n").slice(-2) ?? [];
  expect(optOut).toBe("Reply STOP to get no more messages.");
  const [, token = ""] = /^See, move or cancel your visit: https:\/\/nabz\.example\/v\/(.{22})$/.exec(link ?? "") ?? [];
  expect(parseVisitLinkToken(app.ctx().hash, token)).toBe(code);
});

test("a reminder after the last meal says to go on fasting in place of when to eat", async () => {
  await remindAt(evening);
  await remindAt(`${day}T08:00`);
  const [before, after] = await outbox();
  expect(before?.body).toContain("Last meal Thursday 11:00 PM at the latest.");
  expect(after?.body).not.toMatch(/Last meal|has passed/);
  const fasting = "Do not eat until your sample is taken; plain water is fine, tea, coffee and milk are not.";
  const since = "If you have eaten after Thursday 11:00 PM, please call us to choose another time.";
  expect(after?.body).toContain(`${fasting} ${since}`);
  expect(after?.variables[4]).toContain(fasting);
});

test("two processes at once, and a job that is late, send each reminder once", async () => {
  const late = moment("2026-11-26T20:30");
  await Promise.all([1, 2, 3].map(() => writeReminders({ ...app.ctx(), now: late })));
  expect(await outbox()).toHaveLength(1);
  await app.db.delete(messages);
  expect(await remindAt("2026-11-27T01:00")).toEqual([]);
  expect(await remindAt("2026-11-27T10:05")).toEqual([]);
});

test("each phone of a visit gets its own reminder, and each address one mail without the hint on replies", async () => {
  await change(ids[1], { phone: "+919811100099" });
  for (const id of ids) await change(id, { email: "family@example.com" });
  await remindAt(evening);
  expect((await outbox()).map(({ channel, variables }) => [channel, variables[0]])).toEqual([
    ["whatsapp", "Asha Rani"],
    ["whatsapp", "Ravi Kumar"],
    ["email", "Asha and Ravi"],
  ]);
  const mail = (await outbox())[2];
  expect(mail?.subject).toMatch(/^Your visit is tomorrow \(BK-/);
  expect(mail?.body).not.toContain("STOP");
});

test("no reminder at the centre, of a visit that is over or declined, or to an erased patient", async () => {
  await change(ids[1], { status: "declined" });
  for (const columns of [
    { place: "centre" },
    { status: "sample_collected" },
    { status: "declined" },
    { phone: "" },
  ] as const) {
    const before = await find(ids[0]);
    await change(ids[0], columns);
    expect(await remindAt(evening)).toEqual([]);
    await change(ids[0], { place: before.place, status: before.status, phone: before.phone });
  }
  expect(await remindAt(evening)).toHaveLength(1);
});

test("a reminder is not repeated after its first booking was declined", async () => {
  await remindAt(evening);
  await change(ids[0], { status: "declined" });
  expect(await remindAt("2026-11-26T19:05")).toHaveLength(1);
});

test("none within three hours of a move, and another one for the new slot", async () => {
  await app.db.insert(bookingEvents).values(
    ids.map((bookingId) => ({
      bookingId,
      kind: "moved" as const,
      at: moment("2026-11-26T16:30"),
      actor: "test",
      data: {},
    })),
  );
  expect(await remindAt(evening)).toEqual([]);
  expect(await remindAt("2026-11-26T20:00")).toEqual([]);
  await app.db.insert(holidays).values({ day, name: "Gurpurab" }).onConflictDoNothing();
  for (const id of ids) await change(id, { day: "2026-11-28" });
  expect((await remindAt("2026-11-27T19:00")).map(([, cause]) => cause)).toEqual([
    `booking ${ids[0]} tomorrow, 2026-11-28 10:00 AM`,
  ]);
});

test("a waiting reminder is not sent after a move, a cancellation or its time", async () => {
  await remindAt(evening);
  const driver = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
  const [message] = await outbox();
  const failureAt = async (text: string) => {
    const seconds = (moment(text).getTime() - mondayMorning.getTime()) / 1000;
    const { failure, state, body } = await driver.deliver(message?.id ?? 0, seconds);
    await app.db.update(messages).set({ state: "waiting", failure: null, stateAt: mondayMorning, tries: 0 });
    return failure ?? [state, body];
  };
  expect(await failureAt("2026-11-26T21:00")).toBe("The time of this reminder had passed.");
  for (const id of ids) await change(id, { time: "11:00 AM" });
  expect(await failureAt("2026-11-26T19:01")).toBe("The visit had been moved to another hour.");
  for (const id of ids) await change(id, { time: "10:00 AM" });
  await change(ids[0], { status: "declined" });
  expect(await failureAt("2026-11-26T19:01")).toEqual(["sent", expect.stringMatching(/^Hello Ravi Kumar,/)]);
  await change(ids[1], { status: "declined" });
  expect(await failureAt("2026-11-26T19:01")).toBe("The visit was over, or declined.");
});

test("the evening's template gets what its buttons send back, and the link last", async () => {
  const sid = `HX${"a".repeat(32)}`;
  await remindAt(evening);
  const [message] = await outbox();
  const driver = createOutboxDriver(
    app,
    createTestMessaging(toTwilioConfig(twilio, { templatesWithLink: { "visit-tomorrow": sid } })),
  );
  const seconds = (moment(evening).getTime() - mondayMorning.getTime()) / 1000;
  twilio.clock = () => moment(evening);
  twilio.templates[sid] = "Hello {{1}}, see {{8}} please.";
  twilio.answers = [{ takenAnd: "hung up" }];
  await driver.deliver(message?.id ?? 0, seconds);
  const filled = JSON.parse(twilio.messages.at(-1)?.form.ContentVariables ?? "{}");
  const link = message?.body.split(" ").at(-1) ?? "";
  expect(filled).toMatchObject({ "7": `${ids[0]} ${link.split("/").at(-1)}`, "8": link });
});

test("instructions for one of several people carry the name, everyone's fasting first", async () => {
  const [fasting, other] = await app.db.select({ id: tests.id }).from(tests).orderBy(tests.id).limit(2);
  await app.db.update(tests).set({ preparationNotes: ["Wear loose sleeves.", "Bring your papers."] });
  await app.db
    .update(tests)
    .set({ fastingMinH: 0 })
    .where(eq(tests.id, other?.id ?? 0));
  for (const [index, test] of [fasting, other].entries())
    await app.db
      .update(bookingItems)
      .set({ itemType: "test", itemId: test?.id ?? 0 })
      .where(eq(bookingItems.bookingId, ids[index] ?? 0));
  expect((await remindAt(evening)).map(([kind]) => kind)).toEqual(["visit-tomorrow"]);
  const lines = (await outbox())[0]?.body.split("\n") ?? [];
  const named = lines.filter((line) => /^(Asha|Ravi): /.test(line)).map((line) => line.slice(0, 17));
  expect(named).toEqual(["Asha: Last meal T", "Ravi: No fasting ", "Asha: On insulin "]);
});

test("a visit without fasting has the template without the questions on fasting", async () => {
  await app.db.update(tests).set({ fastingMinH: 0 });
  expect((await remindAt(evening)).map(([kind]) => kind)).toEqual(["visit-tomorrow-unrestricted"]);
  expect((await outbox())[0]?.body).not.toContain("Last meal");
});
